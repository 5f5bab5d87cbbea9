/** What nobody is asked: questions with one sensible answer. */
import { must } from '@tumblekeep/dungeon-fighter/test/hosted/party.ts';
import { MemoryStore, prove, Table } from '@tumblekeep/host';
import { makeStream, parseLog } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';
import { quickCrawler } from '../../bots/index.ts';
import { foregoneAnswer, hostedCrawl, peopleOf, provingCrawl } from '../../hosted/index.ts';
import {
  ABILITY,
  type Action,
  actionsToShow,
  cautionOf,
  HEALTH,
  type QuestionAt,
  questionOf,
  type State,
} from '../../rules/index.ts';
import { GAME } from '../page/support/crawl-games.ts';

interface Met {
  readonly at: QuestionAt;
  readonly state: State;
  readonly legal: readonly Action[];
  readonly answer: Action | undefined;
}

/** Games of the quick player, question by question; some of them by one who saves every ability. */
function* questions(): Generator<Met> {
  for (const map of ['cellar', 'larder', 'two-thrones'])
    for (const seed of ['a', 'b', 'thrifty']) {
      const state = must(GAME.setup({ map, players: ['dierake'] }, `foregone ${seed}`));
      const stream = makeStream(seed, 'bots');
      for (let legal = GAME.legal(state); legal.length > 0; legal = GAME.legal(state)) {
        const at = questionOf(state)?.at as QuestionAt;
        yield { at, state, legal, answer: foregoneAnswer(GAME, state) };
        const wanted = GAME.legal(state).filter(({ type }) => seed !== 'thrifty' || type !== 'use');
        GAME.apply(state, quickCrawler.choose(GAME, state, wanted, stream));
      }
    }
}

test('what goes without saying is legal, and every question that it leaves is still asked somewhere', () => {
  const unasked = new Set<QuestionAt>();
  const asked = new Set<QuestionAt>();
  for (const { at, legal, answer } of questions()) {
    (answer === undefined ? asked : unasked).add(at);
    if (answer !== undefined) expect(legal).toContainEqual(answer);
  }
  expect([...unasked]).toEqual(expect.arrayContaining(['power-up', 'rest', 'round', 'hit']));
  for (const at of ['rest', 'move', 'attack', 'round', 'modify', 'damage']) expect(asked).toContain(at);
});

test('nobody is asked to rest with full Health, unless an ability or a token could be of use', () => {
  let full = 0;
  let hurt = 0;
  for (const { at, state, legal, answer } of questions()) {
    if (at !== 'rest') continue;
    const creature = state.creatures[state.active];
    const isFull = creature?.values[HEALTH] === creature?.dice[HEALTH];
    const isUseful = legal.some(
      action =>
        action.type === 'token' ||
        (action.type === 'use' && cautionOf(GAME.content, state, action) === undefined),
    );
    if (isFull && !isUseful) {
      full++;
      expect(answer).toEqual({ type: 'rest', points: 0 });
    }
    if (legal.some(action => action.type === 'rest' && action.points > 0)) {
      hurt++;
      expect(answer).toBeUndefined();
    }
  }
  expect(full).toBeGreaterThan(0);
  expect(hurt).toBeGreaterThan(0);
});

test('before Power Up people are asked only where its point would be lost', () => {
  let lost = 0;
  for (const { at, state, legal, answer } of questions()) {
    if (at !== 'power-up') continue;
    const creature = state.creatures[state.active];
    const isFull = creature?.values[ABILITY] === creature?.dice[ABILITY];
    const isUseful = actionsToShow(GAME.content, state, legal).some(
      action => action.type === 'use' && cautionOf(GAME.content, state, action) === undefined,
    );
    if (!isFull) expect(answer).toEqual({ type: 'power-up' });
    if (isFull && isUseful) {
      lost++;
      expect(answer).toBeUndefined();
    }
  }
  expect(lost).toBeGreaterThan(0);
});

test('what went without saying is nobody’s decision in the log, and the log is proven', async () => {
  const store = new MemoryStore();
  const hosted = hostedCrawl(GAME);
  const seating = { seats: peopleOf(['dierake']) };
  const options = { map: 'cellar', players: ['dierake'] };
  const table = must(await Table.begin({ hosted, store }, { options, seed: 'unsaid', seating }));
  const stream = makeStream('unsaid', 'person');
  for (let i = 0; i < 60; i++) {
    await table.settled();
    const { state } = table.position;
    const legal = GAME.legal(state);
    if (legal.length === 0) break;
    expect(foregoneAnswer(GAME, state)).toBeUndefined();
    const action = quickCrawler.choose(GAME, state, legal, stream);
    must(await table.act({ seats: table.position.seats }, { type: 'act', action }, table.at));
  }
  const text = must(await store.read()).join('');
  const log = must(parseLog(text));
  const lines = text.split('\n').filter(line => line.includes('"action"'));
  expect(lines.filter(line => !line.includes('"by"')).length).toBeGreaterThan(3);
  must(await prove(provingCrawl(GAME), log));

  // Where it does not go without saying, somebody has to have said it.
  const stripped = text
    .split('\n')
    .map(line => (line.includes('explore') ? line.replace(/,?"by":"dierake"/, '') : line))
    .join('\n');
  expect(await prove(provingCrawl(GAME), must(parseLog(stripped)))).toMatchObject({
    ok: false,
    error: { code: 'log-by' },
  });
});
