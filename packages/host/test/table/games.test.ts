/** Both games at the one table: whole games of bots and people, opened again on the way. */
import { makeSearchCrawler } from '@tumblekeep/bots/die-in-the-dungeon';
import { RULE_SETS as CRAWLS, type DieInTheDungeon } from '@tumblekeep/die-in-the-dungeon';
import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { makeStream, parseLog, pick, type Refusal, type Result } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import { hostedCrawl } from '../../src/crawl/hosted.ts';
import { hostedFight } from '../../src/fight/hosted.ts';
import { proveFight } from '../../src/prove.ts';
import type { Hosted, Kinds } from '../../src/table/hosted.ts';
import { MemoryStore } from '../../src/table/store.ts';
import { Table } from '../../src/table/table.ts';
import { NOBODY, SPECTATOR } from '../../src/table/told.ts';

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`);
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
    const proof = must(proveFight(game, undefined as never, must(parseLog(text))));
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
