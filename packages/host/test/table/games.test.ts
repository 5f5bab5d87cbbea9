/** Both games at the one table: whole games of bots and people, opened again on the way. */

import { RULE_SETS as CRAWLS, type DieInTheDungeon } from '@tumblekeep/die-in-the-dungeon';
import { makeSearchCrawler } from '@tumblekeep/die-in-the-dungeon/bots';
import { hostedCrawl } from '@tumblekeep/die-in-the-dungeon/hosted';
import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { hostedFight, provingFight } from '@tumblekeep/dungeon-fighter/hosted';
import { makeStream, parseLog, pick, type Refusal, type Result, sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import type { Hosted, Kinds } from '../../src/table/hosted.ts';
import { prove } from '../../src/table/prove.ts';
import { MemoryStore } from '../../src/table/store.ts';
import { Table } from '../../src/table/table.ts';
import { NOBODY, SPECTATOR } from '../../src/table/told.ts';

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(`${result.error.code}: ${sayPlainly(result.error)}`);
  return result.value;
};

const noPhysics = () => Promise.reject(new Error('nothing is thrown here'));

/** People answer at random, throw when they are asked to, and take back now and then. */
async function play<K extends Kinds>(
  hosted: Hosted<K>,
  match: { readonly options: unknown; readonly seating: K['Seating'] },
  seed: string,
): Promise<MemoryStore> {
  const store = new MemoryStore();
  const table = must(await Table.begin({ hosted, store }, { ...match, seed }));
  const stream = makeStream(seed, 'people');
  for (let i = 0; i < 3000; i++) {
    await table.settled();
    const { outcome, asked, at } = must(table.tell(NOBODY, SPECTATOR));
    if (outcome !== undefined) return store;
    const caller = { seats: asked };
    const [viewer = ''] = asked;
    const { legal, undo } = must(table.tell(caller, viewer));
    if (i % 23 === 22 && undo === 'free') must(await table.act(caller, { type: 'takeback' }, at));
    else if (legal.length > 0)
      must(await table.act(caller, { type: 'act', action: pick(stream, legal) }, at));
    else must(await table.act(caller, { type: 'throw', release: undefined }, at));
    if (i % 17 === 0) {
      await table.settled();
      const again = must(await Table.open({ hosted, store }));
      await again.settled();
      for (const seat of [...asked, SPECTATOR])
        expect(must(again.tell({ seats: [seat] }, seat))).toEqual(must(table.tell({ seats: [seat] }, seat)));
    }
  }
  throw new Error(`${seed} does not end`);
}

const textOf = async (store: MemoryStore): Promise<string> => must(await store.read()).join('');

describe.each(Object.keys(RULE_SETS))('Dungeon Fighter, %s', rules => {
  const game = RULE_SETS[rules] as DungeonFighter;
  const hosted = hostedFight(game, noPhysics);

  test('a whole game of people and a bot, which can be proven', async () => {
    const heroes = game.edition.tables.heroes.slice(0, 3).map(({ id }) => id);
    const seats = Object.fromEntries(
      heroes.map((hero, i) => [hero, { kind: i === 1 ? 'sensible' : 'human', skill: 'average' } as const]),
    );
    const match = {
      options: { heroes, leader: heroes[0] },
      seating: { table: { dice: 'simulated', seats }, landings: 'drawn' } as const,
    };
    const text = await textOf(await play(hosted, match, `table ${rules}`));
    const proof = must(await prove(provingFight(game, noPhysics), must(parseLog(text))));
    expect(proof.unproven).toEqual([]);
    expect(proof.throws).toBeGreaterThan(5);
  });
});

test('DIE in the Dungeon!, two players, one of them a bot', async () => {
  const game = CRAWLS['die-in-the-dungeon'] as DieInTheDungeon;
  const hosted = hostedCrawl(game, makeSearchCrawler({ playouts: 2, turns: 1 }));
  const match = {
    options: { map: 'neighbours', players: ['diemon', 'dierake'] },
    seating: { seats: { diemon: 'human', dierake: 'search' }, bots: 'of the test' } as never,
  };
  const text = await textOf(await play(hosted, match, 'table crawl'));
  expect(text).toContain('"end"');
});

describe('taking back at a table with dice', () => {
  const game = RULE_SETS['second'] as DungeonFighter;
  const hosted = hostedFight(game, noPhysics);
  const seats = {
    brad: { kind: 'human', skill: 'average' },
    murka: { kind: 'human', skill: 'average' },
  } as const;
  const caller = { seats: ['brad', 'murka'] };

  /** Up to the first throw and behind it. */
  async function thrown(dice: 'simulated' | 'real') {
    const store = new MemoryStore();
    const match = { options: { heroes: ['brad', 'murka'] }, seed: 'back' };
    const seating = { table: { dice, seats }, landings: 'drawn' } as const;
    const table = must(await Table.begin({ hosted, store }, { ...match, seating }));
    for (;;) {
      await table.settled();
      const [viewer = ''] = must(table.tell(caller, SPECTATOR)).asked;
      const { legal, at, inputs } = must(table.tell(caller, viewer));
      if (hosted.throwing?.throwerOf(table.position.state) !== undefined) {
        const landing = { type: 'land', zone: '3', face: 'blank', bounces: 1, failed: [] } as const;
        const input =
          dice === 'real'
            ? ({ type: 'act', action: landing } as const)
            : ({ type: 'throw', release: undefined } as const);
        must(await table.act(caller, input, at));
        return { table, store, inputs };
      }
      const action = legal.find(({ type }) => type === 'throw') ?? legal[0];
      must(await table.act(caller, { type: 'act', action: action as never }, at));
    }
  }

  test('what a hand has let go stays; the choice to throw can be taken back', async () => {
    const { table, inputs } = await thrown('simulated');
    expect(table.position.takebackTarget).toBe(inputs - 1);
  });

  test('a report can be taken back', async () => {
    const { table, inputs } = await thrown('real');
    expect(table.position.takebackTarget).toBe(inputs);
  });

  test('a log that does not say who decided is taken back to the same place', async () => {
    for (const dice of ['simulated', 'real'] as const) {
      const { table, store } = await thrown(dice);
      const older = new MemoryStore();
      await older.append(
        0,
        must(await store.read()).map(line => line.replace(/,"by":"\w+"/, '')),
      );
      const opened = must(await Table.open({ hosted, store: older }));
      expect(opened.position.takebackTarget).toBe(table.position.takebackTarget);
    }
  });
});
