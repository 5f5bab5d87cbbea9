/** DIE in the Dungeon! at a table: what may be taken back, and what a snapshot says. */

import { must } from '@tumblekeep/dungeon-fighter/test/hosted/party.ts';
import { MemoryStore, Table } from '@tumblekeep/host';
import { describe, expect, test } from 'vitest';
import { type CrawlKinds, crawlSnapshotOf, hostedCrawl, PROSPECTS, peopleOf } from '../../hosted/index.ts';
import { type Action, type DieInTheDungeon, type Event, RULE_SETS } from '../../rules/index.ts';

const GAME = RULE_SETS['die-in-the-dungeon'] as DieInTheDungeon;
const hosted = hostedCrawl(GAME);

async function begin(map = 'training', seed = 'crawl') {
  const players = map === 'neighbours' ? (['diemon', 'dierake'] as const) : (['diemon'] as const);
  const store = new MemoryStore();
  const seating = { seats: peopleOf([...players]) };
  const table = must(await Table.begin({ hosted, store }, { options: { map, players }, seed, seating }));
  await table.settled();
  return { table, store };
}

const told = (table: Table<CrawlKinds>) => must(crawlSnapshotOf(GAME, table));

/** With everything that goes without saying after it. */
async function act(table: Table<CrawlKinds>, action: Action) {
  const done = await table.act({ seats: table.position.seats }, { type: 'act', action }, table.at);
  await table.settled();
  return done;
}

/** A die was rolled or a tile was turned. */
const isLuck = (event: Event): boolean =>
  ['turned', 'rolled', 'attacked', 'random-hero'].includes(event.type) ||
  (event.type === 'modified' && event.by === 'minion');

const GAMES = ['training', 'cellar', 'neighbours'].flatMap(map => ['a', 'b', 'c'].map(seed => [map, seed]));

describe('taking back', () => {
  test.each(GAMES)(
    'DIE-R-100 on %s with seed %s: free exactly until luck has spoken, and then never',
    async (map, seed) => {
      const { table } = await begin(map, seed);
      let events: Event[] = [];
      table.listen({ seats: [] }, 'spectator', step => void events.push(...step.events));
      expect(told(table).undo).toBe('nothing');
      for (let i = 0; i < 60; i++) {
        const { choices } = told(table);
        const choice = choices.find(({ action }) => action.type !== 'token') ?? choices[0];
        if (choice === undefined) break;
        const before = GAME.hash(table.position.state);
        events = [];
        must(await act(table, choice.action));
        const after = GAME.hash(table.position.state);
        const isFree = !events.some(isLuck);
        expect(told(table).undo).toBe(isFree ? 'free' : 'nothing');
        const taken = await table.act({ seats: table.position.seats }, { type: 'takeback' }, table.at);
        if (!isFree) {
          expect(taken).toMatchObject({ ok: false, error: { code: 'undo' } });
          expect(GAME.hash(table.position.state)).toBe(after);
          continue;
        }
        expect(GAME.hash(table.position.state)).toBe(before);
        must(await act(table, choice.action));
        expect(GAME.hash(table.position.state)).toBe(after);
      }
    },
  );
});

test('what is not offered is refused in the rules’ words, and a game may be given up', async () => {
  const { table } = await begin();
  const { at, n } = told(table);
  expect(await act(table, { type: 'explore', cell: 'a1' })).toMatchObject({ ok: false });
  expect(told(table)).toMatchObject({ at, n });
  must(await act(table, { type: 'concede' }));
  expect(told(table)).toMatchObject({ outcome: { won: false, why: 'conceded' }, choices: [] });
  expect(await act(table, { type: 'concede' })).toMatchObject({ error: { code: 'over' } });
});

test('whoever is asked may ask for the odds; others see only what the party would do', async () => {
  const { table } = await begin('neighbours');
  const [first, second] = table.position.seats as readonly [string, string];
  const asked = must(table.tell({ seats: [] }, 'spectator')).asked[0];
  const other = asked === first ? second : first;
  const ask = async (seat: string) => must(await table.inquire({ seats: [seat] }, seat, PROSPECTS));
  expect(await ask(asked as string)).toEqual({ choices: told(table).choices, attacks: told(table).attacks });
  expect(await ask(other)).toEqual({ choices: [], attacks: told(table).attacks });
  expect(await table.inquire({ seats: [other] }, other, 'what lies there?')).toMatchObject({
    error: { code: 'inquiry' },
  });
});
