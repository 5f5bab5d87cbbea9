import { fail, inWords, ok, parseLog, type Refusal, type Result, sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import { type LogStore, MemoryStore } from '../../src/table/store.ts';
import { type Input, Table } from '../../src/table/table.ts';
import { NOBODY, SPECTATOR, type Step, type Told } from '../../src/table/told.ts';
import { type HighLow, hostedHighLow, type Seating } from '../high-low/hosted.ts';

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(`${result.error.code}: ${sayPlainly(result.error)}`);
  return result.value;
};

const ANN = { seats: ['ann'] };
const BOB = { seats: ['bob'] };
const BOTH = { seats: ['ann', 'bob'] };
const PEOPLE: Seating['seats'] = { ann: 'person', bob: 'person' };

const guess = (player: string): Input<HighLow> => ({
  type: 'act',
  action: { type: 'guess', player, guess: 'high' },
});

async function begin(seats: Seating['seats'] = PEOPLE, store: LogStore = new MemoryStore()) {
  const parts = { hosted: hostedHighLow, store };
  const options = { players: Object.keys(seats) };
  const table = must(await Table.begin(parts, { options, seed: 'table', seating: { seats } }));
  await table.settled();
  return { table, store, parts };
}

const linesOf = async (store: LogStore): Promise<string[]> =>
  must(await store.read()).map(line => line.trimEnd());

describe('who may do what', () => {
  test('the seat that is asked, and nobody else', async () => {
    const { table, store } = await begin();
    expect(await table.act(NOBODY, guess('ann'), 1)).toMatchObject({ error: { code: 'spectator' } });
    expect(await table.act(BOB, guess('ann'), 1)).toMatchObject({ error: { code: 'turn' } });
    expect(await table.act(BOB, guess('bob'), 1)).toMatchObject({ error: { code: 'turn' } });
    expect(await linesOf(store)).toHaveLength(1);
    expect(await table.act(ANN, guess('ann'), 1)).toEqual(ok(1));
    expect(table.at).toBe(2);
    expect(must(parseLog((await linesOf(store)).join('\n').concat('\n'))).lines).toMatchObject([
      { n: 1, action: 'ann guesses high', by: 'ann' },
    ]);
  });

  test('everybody of the party where the party is asked', async () => {
    const { table } = await begin();
    for (let i = 0; i < 6; i++) must(await table.act(BOTH, guess(i % 2 === 0 ? 'ann' : 'bob'), table.at));
    const input: Input<HighLow> = { type: 'act', action: { type: 'last-round', yes: false } };
    expect(must(table.tell(BOB, 'bob')).legal).toHaveLength(2);
    expect(await table.act(BOB, input, table.at)).toMatchObject({ ok: true });
    expect(must(table.tell(NOBODY, SPECTATOR)).outcome).toMatchObject({ points: expect.any(Array) });
    expect(await table.act(BOB, input, table.at)).toMatchObject({ error: { code: 'over' } });
  });

  test('a seat that a bot has is nobody’s to play', async () => {
    const { table } = await begin({ ann: 'person', bob: 'bot' });
    const answered = table.act(BOTH, guess('ann'), 1);
    expect(await table.act(BOTH, guess('bob'), 1)).toMatchObject({ error: { code: 'behind' } });
    must(await answered);
    await table.settled();
    const [ann] = must(table.tell(BOTH, 'ann')).legal;
    expect(ann).toMatchObject({ player: 'ann' });
    const asBot = { type: 'seat', seating: { seats: { ann: 'bot', bob: 'bot' } } } as const;
    must(await table.act(BOTH, asBot, table.at));
    expect(must(table.tell(BOTH, 'ann')).legal).toEqual([]);
  });

  test.each([
    ['takes away the seat of another person', PEOPLE, { ann: 'bot', bob: 'person' }],
    ['seats another person', { ann: 'bot', bob: 'person' }, PEOPLE],
    ['says anything of the seat of another person', PEOPLE, PEOPLE],
  ] as const)('nobody %s', async (_, before, seats) => {
    const { table, store } = await begin(before);
    const lines = await linesOf(store);
    expect(await table.act(BOB, { type: 'seat', seating: { seats } }, table.at)).toMatchObject({
      error: { code: 'seats', sentence: 'seats-of-others' },
    });
    expect(await linesOf(store)).toEqual(lines);
    must(await table.act(BOTH, { type: 'seat', seating: { seats } }, table.at));
  });

  test('an action that the rules refuse changes nothing', async () => {
    const { table, store } = await begin();
    const wrong = { type: 'act', action: { type: 'last-round', yes: true } } as const;
    const before = must(table.tell(ANN, 'ann'));
    expect(await table.act(ANN, wrong, 1)).toMatchObject({ error: { code: 'not-now' } });
    expect(must(table.tell(ANN, 'ann'))).toEqual(before);
    expect(await linesOf(store)).toHaveLength(1);
  });
});

describe('what is told', () => {
  test('the view, the legal actions and the events of that viewer', async () => {
    const { table } = await begin();
    const ann = must(table.tell(ANN, 'ann'));
    const bob = must(table.tell(BOB, 'bob'));
    const watcher = must(table.tell(NOBODY, SPECTATOR));
    expect(ann.legal).toHaveLength(3);
    expect(bob.legal).toEqual([]);
    expect(watcher.legal).toEqual([]);
    expect(ann.view.secrets).toEqual([expect.any(Number), null]);
    expect(bob.view.secrets).toEqual([null, expect.any(Number)]);
    expect(watcher.view.secrets).toEqual([null, null]);
    expect(ann).toMatchObject({ asked: ['ann'], isForPeople: true, undo: 'nothing', inputs: 0, at: 1 });
  });

  test('everybody who listens hears each step once, in order', async () => {
    const { table } = await begin({ ann: 'person', bob: 'bot' });
    const heard: Step<HighLow>[] = [];
    const stop = table.listen(NOBODY, SPECTATOR, step => void heard.push(step));
    must(await table.act(ANN, guess('ann'), table.at));
    await table.settled();
    expect(heard.map(({ by, told }) => [by, told.at, told.inputs])).toEqual([
      ['ann', 2, 1],
      ['bob', 3, 2],
    ]);
    expect(heard[0]?.events).toMatchObject([{ type: 'rolled', player: 'ann' }]);
    stop();
    must(await table.act(ANN, guess('ann'), table.at));
    expect(heard).toHaveLength(2);
  });
});

describe('`at`', () => {
  test('a client that lags is refused', async () => {
    const { table } = await begin();
    must(await table.act(ANN, guess('ann'), 1));
    expect(await table.act(BOB, guess('bob'), 1)).toMatchObject({ error: { code: 'behind' } });
    expect(await table.act(BOB, guess('bob'), 3)).toMatchObject({ error: { code: 'behind' } });
    expect(await table.act(BOB, guess('bob'), 2)).toMatchObject({ ok: true });
  });

  test('of two inputs at the same moment the first counts', async () => {
    const { table } = await begin();
    const [first, second] = await Promise.all([
      table.act(ANN, guess('ann'), 1),
      table.act(ANN, guess('ann'), 1),
    ]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toMatchObject({ error: { code: 'behind' } });
  });

  test('never goes back, also over takebacks', async () => {
    const { table } = await begin();
    const before = must(table.tell(ANN, 'ann'));
    must(await table.act(BOTH, guess('ann'), 1));
    must(await table.act(BOTH, { type: 'takeback' }, 2));
    const after = must(table.tell(ANN, 'ann'));
    expect(after).toEqual({ ...before, at: 3 });
    expect(await table.act(ANN, guess('ann'), 1)).toMatchObject({ error: { code: 'behind' } });
    must(await table.act(ANN, guess('ann'), 3));
  });
});

describe('taking back', () => {
  test('waits for everybody concerned', async () => {
    const { table, store, parts } = await begin({ ann: 'person', bob: 'person', cid: 'person' });
    must(await table.act(ANN, guess('ann'), table.at));
    must(await table.act(ANN, { type: 'takeback' }, table.at));
    expect(must(table.tell(BOB, 'bob')).takeback).toEqual({ to: 0, by: 'ann', open: ['bob', 'cid'] });
    expect(await table.act(ANN, { type: 'consent', agrees: true }, table.at)).toMatchObject({
      error: { code: 'consent' },
    });
    must(await table.act(BOB, { type: 'consent', agrees: true }, table.at));
    expect(must(table.tell(BOB, 'bob'))).toMatchObject({ inputs: 1, takeback: { open: ['cid'] } });
    const opened = must(await Table.open(parts));
    expect(must(opened.tell(BOB, 'bob'))).toEqual(must(table.tell(BOB, 'bob')));
    must(await table.act({ seats: ['cid'] }, { type: 'consent', agrees: true }, table.at));
    expect(must(table.tell(BOB, 'bob'))).toMatchObject({ inputs: 0, takeback: undefined });
    expect((await linesOf(store)).slice(2).map(line => Object.keys(JSON.parse(line))[0])).toEqual([
      'takeback',
      'consent',
      'consent',
      'undo',
    ]);
  });

  test('one refusal is enough, and the next input forgets the question', async () => {
    const { table } = await begin();
    must(await table.act(ANN, guess('ann'), table.at));
    must(await table.act(ANN, { type: 'takeback' }, table.at));
    must(await table.act(BOB, { type: 'consent', agrees: false }, table.at));
    expect(must(table.tell(BOB, 'bob'))).toMatchObject({ inputs: 1, takeback: undefined });
    must(await table.act(ANN, { type: 'takeback' }, table.at));
    must(await table.act(BOB, guess('bob'), table.at));
    expect(must(table.tell(BOB, 'bob')).takeback).toBeUndefined();
    expect(await table.act(BOB, { type: 'consent', agrees: true }, table.at)).toMatchObject({
      error: { code: 'consent' },
    });
  });

  test('bots agree, and what they did after it goes with it', async () => {
    const { table } = await begin({ ann: 'person', bob: 'bot' });
    must(await table.act(ANN, guess('ann'), table.at));
    await table.settled();
    expect(must(table.tell(ANN, 'ann')).inputs).toBe(2);
    must(await table.act(ANN, { type: 'takeback' }, table.at));
    expect(must(table.tell(ANN, 'ann'))).toMatchObject({ inputs: 0, undo: 'nothing' });
    expect(await table.act(ANN, { type: 'takeback' }, table.at)).toMatchObject({ error: { code: 'undo' } });
  });
});

describe('what goes by itself', () => {
  test('bots move without anybody asking them to, to the end if all are bots', async () => {
    const { table } = await begin({ ann: 'bot', bob: 'bot' });
    expect(must(table.tell(NOBODY, SPECTATOR)).outcome).toBeDefined();
  });

  test('the same seed plays the same', async () => {
    const first = await begin({ ann: 'bot', bob: 'bot' });
    const second = await begin({ ann: 'bot', bob: 'bot' });
    expect(await linesOf(first.store)).toEqual(await linesOf(second.store));
  });

  test('nobody is asked what goes without saying, and nobody takes it back', async () => {
    const { table } = await begin();
    table.asking = { alwaysSeven: true };
    await table.settled();
    expect(must(table.tell(ANN, 'ann'))).toMatchObject({ inputs: 6, asked: ['ann', 'bob'], undo: 'nothing' });
  });

  test('a bot gets a seat and gives it back', async () => {
    const { table, parts } = await begin();
    must(
      await table.act(BOTH, { type: 'seat', seating: { seats: { ann: 'bot', bob: 'person' } } }, table.at),
    );
    await table.settled();
    expect(must(table.tell(BOB, 'bob'))).toMatchObject({ inputs: 1, asked: ['bob'] });
    const opened = must(await Table.open(parts));
    expect(must(opened.tell(BOB, 'bob'))).toEqual(must(table.tell(BOB, 'bob')));
    expect(
      await table.act(BOB, { type: 'seat', seating: { seats: { ann: 'ghost' } } }, table.at),
    ).toMatchObject({ error: { code: 'seats' } });
  });

  test('a bot gets a seat and gives it back while bots go on and on', async () => {
    const store = new MemoryStore();
    const parts = { hosted: hostedHighLow, store };
    const seating: Seating = { seats: { ann: 'bot', bob: 'bot' } };
    const begun = Table.begin(parts, { options: { players: ['ann', 'bob'] }, seed: 'table', seating });
    const table = must(await begun);
    // Whoever names the lines it knows is behind when its turn comes.
    const late = await table.act(BOTH, { type: 'seat', seating: { seats: PEOPLE } }, table.at);
    expect(late).toMatchObject({ error: { code: 'behind' } });
    must(await table.reseat(BOTH, () => ({ seats: PEOPLE })));
    await table.settled();
    const { inputs, isForPeople } = must(table.tell(BOTH, SPECTATOR));
    expect(isForPeople).toBe(true);
    expect(inputs).toBeLessThan(6);
    expect(await table.reseat(BOTH, now => now)).toEqual(ok(undefined));
    expect(await table.reseat(BOB, () => seating)).toMatchObject({ error: { code: 'seats' } });
  });

  test('people can put something in between while a bot waits', async () => {
    const store = new MemoryStore();
    let release = (): void => undefined;
    const waiting = new Promise<void>(resolve => {
      release = resolve;
    });
    const parts = { hosted: hostedHighLow, store, pause: () => waiting };
    const seating: Seating = { seats: { ann: 'bot', bob: 'person' } };
    const table = must(
      await Table.begin(parts, { options: { players: ['ann', 'bob'] }, seed: 'table', seating }),
    );
    must(await table.act(BOTH, { type: 'seat', seating: { seats: PEOPLE } }, table.at));
    release();
    await table.settled();
    expect(must(table.tell(ANN, 'ann'))).toMatchObject({ inputs: 0, asked: ['ann'] });
  });
});

test('what goes wrong where nobody has asked is reported, ends nothing, and is tried again', async () => {
  const troubles: unknown[] = [];
  let thoughts = 0;
  const table = must(
    await Table.begin(
      {
        hosted: hostedHighLow,
        store: new MemoryStore(),
        think: async (state, seating, moment) => {
          if (thoughts++ === 0) throw new Error('a thread is gone');
          return ok(hostedHighLow.botAnswer(state, seating, moment));
        },
        stuck: async () => undefined,
        trouble: error => void troubles.push(error),
      },
      {
        options: { players: ['ann', 'bob'] },
        seed: 'table',
        seating: { seats: { ann: 'bot', bob: 'bot' } },
      },
    ),
  );
  await table.settled();
  expect(must(table.tell(NOBODY, SPECTATOR)).outcome).toBeDefined();
  expect(troubles).toEqual([new Error('a thread is gone')]);
});

/** A store that does something else before it stores, as often as it is told. */
class Fragile extends MemoryStore {
  #before: (() => Promise<Result<undefined, Refusal>>)[] = [];

  next(...before: (() => Promise<Result<undefined, Refusal>>)[]): void {
    this.#before.push(...before);
  }

  override async append(at: number, lines: readonly string[]): Promise<Result<undefined, Refusal>> {
    const done = (await this.#before.shift()?.()) ?? ok(undefined);
    return done.ok ? super.append(at, lines) : done;
  }
}

describe('the store', () => {
  test('a line that is not stored has not happened', async () => {
    const store = new Fragile();
    const { table } = await begin(PEOPLE, store);
    const before = must(table.tell(ANN, 'ann'));
    const heard: Told<HighLow>[] = [];
    table.listen(ANN, 'ann', ({ told }) => void heard.push(told));
    const full = inWords('storage', 'the disk is full');
    store.next(
      async () => fail(full),
      async () => fail(full),
    );
    for (const input of [guess('ann'), { type: 'seat', seating: { seats: PEOPLE } } as const])
      expect(await table.act(BOTH, input, 1)).toMatchObject({ error: full });
    expect(must(table.tell(ANN, 'ann'))).toEqual(before);
    expect(heard).toEqual([]);
    must(await table.act(ANN, guess('ann'), 1));
    expect(heard).toHaveLength(1);
  });

  test('a store that throws has not stored, and the table stands as it was', async () => {
    const store = new Fragile();
    const { table } = await begin(PEOPLE, store);
    store.next(() => Promise.reject(new Error('the disk is gone')));
    expect(await table.act(ANN, guess('ann'), 1)).toMatchObject({ ok: false, error: { code: 'storage' } });
    expect(table.at).toBe(1);
    expect(must(await table.told(ANN, 'ann')).legal).toHaveLength(3);
    expect(await table.act(ANN, guess('ann'), 1)).toEqual(ok(1));
  });

  test('an older copy that was put in its place is what has happened, and everybody is told', async () => {
    let lines: readonly string[] = [];
    const store: LogStore = {
      append: async (at, more) => {
        if (at !== lines.length) return fail(inWords('storage', 'the disk is new'));
        lines = [...lines, ...more];
        return ok(undefined);
      },
      read: async (from = 0) => ok(lines.slice(from)),
    };
    const { table } = await begin(PEOPLE, store);
    const before = must(table.tell(BOB, 'bob'));
    must(await table.act(ANN, guess('ann'), 1));
    const heard: Told<HighLow>[] = [];
    table.listen(BOB, 'bob', ({ told }) => void heard.push(told));
    lines = lines.slice(0, 1);
    expect(await table.act(BOB, guess('bob'), 2)).toMatchObject({ error: { code: 'storage' } });
    expect(heard).toEqual([before]);
    expect(table.at).toBe(1);
    must(await table.act(ANN, guess('ann'), 1));
  });

  test('nobody is told of a move that is not stored yet', async () => {
    const store = new Fragile();
    const { table } = await begin(PEOPLE, store);
    const before = must(table.tell(ANN, 'ann'));
    let release = (): void => undefined;
    const held = new Promise<Result<undefined, Refusal>>(resolve => {
      release = () => resolve(ok(undefined));
    });
    store.next(() => held);
    const acting = table.act(ANN, guess('ann'), 1);
    expect(table.tell(BOB, 'bob')).toMatchObject({ ok: false, error: { code: 'storage' } });
    const asked = table.told(BOB, 'bob');
    release();
    expect(await acting).toEqual(ok(1));
    expect(must(await asked)).toMatchObject({ at: 2 });
    expect(before.at).toBe(1);
  });

  test('whoever loses a race for a place sees what the other did', async () => {
    const { table, parts } = await begin();
    const other = must(await Table.open(parts));
    must(await other.act(ANN, guess('ann'), 1));
    expect(await table.act(ANN, guess('ann'), 1)).toMatchObject({ error: { code: 'taken' } });
    expect(must(table.tell(BOB, 'bob'))).toEqual(must(other.tell(BOB, 'bob')));
    must(await table.act(BOB, guess('bob'), table.at));
  });

  test('a match that begins where one is already is refused', async () => {
    const { store } = await begin();
    const parts = { hosted: hostedHighLow, store };
    const match = { options: { players: ['ann', 'bob'] }, seed: 'x', seating: { seats: PEOPLE } };
    expect(await Table.begin(parts, match)).toMatchObject({ error: { code: 'taken' } });
  });

  test('a table that is opened again is where it was, at any line', async () => {
    const { table, parts } = await begin({ ann: 'person', bob: 'bot', cid: 'person' });
    while (must(table.tell(NOBODY, SPECTATOR)).outcome === undefined) {
      await table.settled();
      const [seat = ''] = must(table.tell(NOBODY, SPECTATOR)).asked;
      const { legal, at } = must(table.tell({ seats: [seat] }, seat));
      must(await table.act({ seats: [seat] }, { type: 'act', action: legal[0] as never }, at));
      await table.settled();
      const opened = must(await Table.open(parts));
      for (const viewer of ['ann', 'cid', SPECTATOR])
        expect(must(opened.tell({ seats: [viewer] }, viewer))).toEqual(
          must(table.tell({ seats: [viewer] }, viewer)),
        );
    }
  });
});

test('who was asked to agree and takes back with all seats agrees by that', async () => {
  const { table, store } = await begin();
  must(await table.act(ANN, guess('ann'), table.at));
  must(await table.act(ANN, { type: 'takeback' }, table.at));
  must(await table.act(BOTH, { type: 'takeback' }, table.at));
  expect((await linesOf(store)).slice(2).map(line => JSON.parse(line))).toEqual([
    { takeback: { to: 0, by: 'ann', open: ['bob'] } },
    { consent: { by: ['bob'], agrees: true } },
    { undo: 0 },
  ]);
});

test('a seed that no log could keep is refused', async () => {
  const match = { options: { players: ['ann', 'bob'] }, seating: { seats: PEOPLE } };
  const parts = { hosted: hostedHighLow, store: new MemoryStore() };
  expect(await Table.begin(parts, { ...match, seed: 'x'.repeat(201) })).toMatchObject({
    error: { code: 'seed' },
  });
});

describe('what it costs', () => {
  test('a view for each viewer at most, and one look at the answers that go without saying', async () => {
    let views = 0;
    let looks = 0;
    const hosted: typeof hostedHighLow = {
      ...hostedHighLow,
      game: {
        ...hostedHighLow.game,
        view: (state, viewer) => {
          views++;
          return hostedHighLow.game.view(state, viewer);
        },
      },
      foregone: (state, seating, asking) => {
        looks++;
        return hostedHighLow.foregone(state, seating, asking);
      },
    };
    const match = { options: { players: ['ann', 'bob'] }, seed: 'table', seating: { seats: PEOPLE } };
    const table = must(await Table.begin({ hosted, store: new MemoryStore() }, match));
    const heard: Step<HighLow>[] = [];
    for (const viewer of ['ann', 'bob', SPECTATOR, SPECTATOR])
      table.listen(
        viewer === SPECTATOR ? NOBODY : { seats: [viewer] },
        viewer,
        step => void heard.push(step),
      );
    looks = 0;
    must(await table.act(ANN, guess('ann'), table.at));
    await table.settled();
    expect([views, looks]).toEqual([3, 1]);
    expect(heard.map(({ told }) => told.legal.length)).toEqual([0, 3, 0, 0]);
    expect(heard[2]).toBe(heard[3]);
  });

  test('inputs that come at once are taken one after another', async () => {
    const { table } = await begin();
    const answers = await Promise.all([
      table.act(ANN, guess('ann'), 1),
      table.act(BOB, guess('bob'), 2),
      table.act(BOB, guess('bob'), 2),
    ]);
    expect(answers).toMatchObject([ok(1), ok(2), { error: { code: 'behind' } }]);
  });
});
