/** One match that is open at several places at once: whoever stores a line tells the others, who may not hear of it. */
import { ok, parseLog, type Refusal, type Result, sayPlainly } from '@tumblekeep/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldLog } from '../../src/table/position.ts';
import { type LogStore, MemoryStore } from '../../src/table/store.ts';
import { type Input, Table } from '../../src/table/table.ts';
import { SPECTATOR, type Step, type Told } from '../../src/table/told.ts';
import { type HighLow, hostedHighLow, type Seating } from '../high-low/hosted.ts';

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(`${result.error.code}: ${sayPlainly(result.error)}`);
  return result.value;
};

const turns = async (count: number): Promise<void> => {
  for (let i = 0; i < count; i++) await new Promise(resolve => setImmediate(resolve));
};

/** Of the lines that one place has stored, for another. */
type Fate = 'soon' | 'late' | 'twice' | 'lost';

interface News {
  readonly at: number;
  readonly lines: readonly string[];
}

const VIEWERS = ['ann', 'bob', SPECTATOR];
const PLACES = 3;

/** A place at which people see and play the match. */
class Place {
  readonly steps = new Map<string, Step<HighLow>[]>(VIEWERS.map(viewer => [viewer, []]));
  readonly first = new Map<string, Told<HighLow>>();
  readonly table: Table<HighLow>;

  constructor(table: Table<HighLow>) {
    this.table = table;
    for (const viewer of VIEWERS) {
      const caller = { seats: viewer === SPECTATOR ? [] : [viewer] };
      this.first.set(viewer, must(table.tell(caller, viewer)));
      table.listen(caller, viewer, step => this.steps.get(viewer)?.push(step));
    }
  }

  lastTold(viewer: string): Told<HighLow> | undefined {
    return this.steps.get(viewer)?.at(-1)?.told ?? this.first.get(viewer);
  }
}

class World {
  readonly lines = new MemoryStore();
  readonly places: Place[] = [];
  readonly #fates: Fate[];
  readonly #late: (() => Promise<unknown>)[] = [];
  #next = 0;

  constructor(fates: readonly Fate[]) {
    this.#fates = [...fates];
  }

  #fate(): Fate {
    return this.#fates[this.#next++ % this.#fates.length] ?? 'soon';
  }

  /** As one place sees the store: what it has stored is told to the others. */
  #storeOf(place: number): LogStore {
    return {
      append: async (at, lines) => {
        await turns(1 + (at % 2));
        const stored = await this.lines.append(at, lines);
        if (stored.ok) this.#spread(place, { at, lines });
        return stored;
      },
      read: from => this.lines.read(from),
    };
  }

  #spread(from: number, { at, lines }: News): void {
    for (const [i, { table }] of this.places.entries()) {
      if (i === from) continue;
      const hear = (): Promise<unknown> => table.hear(at, lines);
      const fate = this.#fate();
      if (fate === 'soon' || fate === 'twice') void hear();
      if (fate === 'late' || fate === 'twice') this.#late.push(hear);
    }
  }

  async begin(seats: Seating['seats']): Promise<void> {
    const header = new MemoryStore();
    must(
      await Table.begin(
        { hosted: hostedHighLow, store: header, pause: () => new Promise(() => undefined) },
        { options: { players: Object.keys(seats) }, seed: 'places', seating: { seats } },
      ),
    );
    must(await this.lines.append(0, must(await header.read())));
    for (let i = 0; i < PLACES; i++) {
      const table = await Table.open({
        hosted: hostedHighLow,
        store: this.#storeOf(i),
        pause: (_before, wasHeard) => turns(wasHeard ? 6 : 0),
      });
      this.places.push(new Place(must(table)));
    }
  }

  async late(): Promise<void> {
    await this.#late.shift()?.();
  }

  async settle(): Promise<void> {
    await turns(40);
    for (const { table } of this.places) must(await table.catchUp());
    await turns(40);
    for (const { table } of this.places) {
      must(await table.catchUp());
      await table.settled();
    }
    for (const { table } of this.places) must(await table.catchUp());
  }
}

type Deed =
  | { readonly type: 'act'; readonly place: number; readonly choice: number }
  | { readonly type: 'takeback' | 'agree' | 'seat' | 'late'; readonly place: number };

const BOTH = { seats: ['ann', 'bob'] };

function inputOf(table: Table<HighLow>, deed: Deed): Input<HighLow> | undefined {
  switch (deed.type) {
    case 'act': {
      const told = table.tell(BOTH, SPECTATOR);
      const legal = told.ok ? told.value.legal : [];
      const action = legal[deed.choice % Math.max(1, legal.length)];
      return action && { type: 'act', action };
    }
    case 'takeback':
      return { type: 'takeback' };
    case 'agree':
      return { type: 'consent', agrees: deed.place !== 1 };
    case 'seat':
      return {
        type: 'seat',
        seating: { seats: { ann: 'person', bob: deed.place === 0 ? 'bot' : 'person' } },
      };
    case 'late':
      return undefined;
  }
}

async function doIt(world: World, deed: Deed): Promise<void> {
  if (deed.type === 'late') return world.late();
  const { table } = world.places[deed.place] as Place;
  const input = inputOf(table, deed);
  if (input === undefined) return;
  // Who takes back alone has to be agreed with.
  const caller =
    deed.type === 'takeback' ? { seats: ['ann'] } : deed.type === 'agree' ? { seats: ['bob'] } : BOTH;
  const done = table.act(caller, input, table.at);
  if (deed.place !== 2) await done;
}

/** What stands after so many lines, for somebody who has never heard of anything else. */
async function fromLines(lines: readonly string[], viewer: string): Promise<Told<HighLow>> {
  const store = new MemoryStore();
  must(await store.append(0, lines));
  const table = must(
    await Table.open({ hosted: hostedHighLow, store, pause: () => new Promise(() => undefined) }),
  );
  return must(table.tell({ seats: viewer === SPECTATOR ? [] : [viewer] }, viewer));
}

const fates = fc.array(fc.constantFrom<Fate>('soon', 'soon', 'late', 'twice', 'lost'), {
  minLength: 1,
  maxLength: 12,
});
const place = fc.integer({ min: 0, max: PLACES - 1 });
const deeds = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('act' as const), place, choice: fc.nat(5) }) },
    {
      weight: 3,
      arbitrary: fc.record({ type: fc.constantFrom('takeback', 'agree', 'seat', 'late'), place }),
    },
  ) as fc.Arbitrary<Deed>,
  { minLength: 1, maxLength: 24 },
);

describe('a match that is open at three places', () => {
  test('is the same for everybody, line by line, however news travel', async () => {
    await fc.assert(
      fc.asyncProperty(fates, deeds, fc.boolean(), async (news, done, hasBot) => {
        const world = new World(news);
        await world.begin({ ann: 'person', bob: hasBot ? 'bot' : 'person' });
        for (const deed of done) await doIt(world, deed);
        await world.settle();
        const lines = must(await world.lines.read());
        must(foldLog(hostedHighLow, must(parseLog(lines.join('')))));
        for (const { table, steps } of world.places) {
          expect(table.at).toBe(lines.length);
          for (const [viewer, heard] of steps) {
            let before = 0;
            for (const { told } of heard) {
              expect(told.at).toBeGreaterThan(before);
              before = told.at;
              expect(told).toEqual(await fromLines(lines.slice(0, told.at), viewer));
            }
          }
        }
        for (const viewer of VIEWERS)
          for (const one of world.places)
            expect(one.lastTold(viewer)).toEqual(await fromLines(lines, viewer));
      }),
      { numRuns: 60 },
    );
  });

  test('tells each line as what it was, also to whoever missed some', async () => {
    const world = new World(['lost']);
    await world.begin({ ann: 'person', bob: 'person' });
    const [here, there] = world.places as [Place, Place];
    for (const player of ['ann', 'bob'])
      must(
        await here.table.act(
          BOTH,
          { type: 'act', action: { type: 'guess', player, guess: 'low' } },
          here.table.at,
        ),
      );
    expect(there.table.at).toBe(1);
    must(await there.table.hear(2, must(await world.lines.read(2))));
    const told = (one: Place) =>
      one.steps.get('ann')?.map(({ action, by, events }) => ({ action, by, events }));
    expect(told(there)).toEqual(told(here));
    expect(told(there)).toHaveLength(2);
  });

  test('whoever comes too late with an input hears first what was faster', async () => {
    const world = new World(['lost']);
    await world.begin({ ann: 'person', bob: 'person' });
    const [here, there] = world.places as [Place, Place];
    const input: Input<HighLow> = { type: 'act', action: { type: 'guess', player: 'ann', guess: 'low' } };
    expect(await here.table.act(BOTH, input, 1)).toEqual(ok(1));
    expect(await there.table.act(BOTH, input, 1)).toMatchObject({ ok: false, error: { code: 'taken' } });
    expect(there.table.at).toBe(2);
    expect(there.steps.get('bob')).toHaveLength(1);
    expect(there.lastTold('bob')).toEqual(here.lastTold('bob'));
  });
});
