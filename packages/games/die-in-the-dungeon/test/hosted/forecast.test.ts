/** What DIE in the Dungeon! promises before an answer, and what it tells afterwards. */

import { Match, parseLog, sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import { choicesOf, crawlTale, isRevealing, replayLines } from '../../hosted/index.ts';
import {
  type Action,
  type DieInTheDungeon,
  type Event,
  type Outcome,
  RULE_SETS,
  type State,
} from '../../rules/index.ts';

const GAME = RULE_SETS['die-in-the-dungeon'] as DieInTheDungeon;

/** A game without a table: its state, and what was heard. */
class Play {
  readonly #match: Match<State, Action, Event>;
  readonly lines: string[] = [];
  /** Of the beginning, then of every input. */
  readonly heard: (readonly Event[])[] = [];

  constructor(map = 'training', seed = 'crawl') {
    const players = map === 'neighbours' ? ['diemon', 'dierake'] : ['diemon'];
    const events: Event[] = [];
    const append = (line: string): void => void this.lines.push(line);
    const begun = Match.start<State, Action, Event>(
      GAME,
      { map, players },
      seed,
      append,
      event => void events.push(event),
    );
    if (!begun.ok) throw new Error(sayPlainly(begun.error));
    this.#match = begun.value;
    this.heard.push(events);
  }

  get state(): State {
    return this.#match.state;
  }

  get choices() {
    return choicesOf(GAME, this.state);
  }

  act(action: Action): readonly Event[] {
    const events: Event[] = [];
    const refusal = this.#match.play(action, event => void events.push(event));
    if (refusal) throw new Error(sayPlainly(refusal));
    this.heard.push(events);
    return events;
  }
}

/** Whatever comes first, but never a token, so that games end. */
function goOn(play: Play) {
  const { choices } = play;
  const choice = choices.find(({ action }) => action.type !== 'token') ?? choices[0];
  if (choice === undefined) throw new Error('the game is over');
  return { choice, events: play.act(choice.action) };
}

const MAPS = ['training', 'cellar', 'neighbours'] as const;
const SEEDS = ['a', 'b', 'c'] as const;
const GAMES = MAPS.flatMap(map => SEEDS.map(seed => [map, seed] as const));

describe('what is promised before an answer', () => {
  test.each(GAMES)('on %s with seed %s: certain changes come first and as promised', (map, seed) => {
    const play = new Play(map, seed);
    while (play.choices.length > 0) {
      const { choice, events } = goOn(play);
      const end = events.findIndex(event => isRevealing(event) || event.type === 'turn');
      const certain = end < 0 ? events : events.slice(0, end);
      const changed = certain.filter(
        event => event.type === 'track' && (event.from !== event.to || event.dieFrom !== event.die),
      );
      expect(changed).toMatchObject(choice.changes);
      expect(choice.changes).toHaveLength(changed.length);
    }
  });

  test.each(GAMES)(
    'on %s with seed %s: odds of 0 and 1 are kept, and looking changes nothing',
    (map, seed) => {
      const play = new Play(map, seed);
      while (play.choices.length > 0) {
        const before = GAME.hash(play.state);
        choicesOf(GAME, play.state);
        expect(GAME.hash(play.state)).toBe(before);
        const { choice, events } = goOn(play);
        const verdict = events.find(
          event => event.type === 'rolled' || event.type === 'modified' || event.type === 'checked',
        );
        if (verdict === undefined || !('success' in verdict)) continue;
        if (choice.chance === 1) expect(verdict.success).toBe(true);
        if (choice.chance === 0) expect(verdict.success).toBe(false);
      }
    },
  );

  test('odds of attacks are what the dice do in many games', () => {
    let expected = 0;
    let variance = 0;
    let hits = 0;
    for (let game = 0; game < 120; game++) {
      const play = new Play('training', `odds ${game}`);
      for (let i = 0; i < 120 && play.choices.length > 0; i++) {
        const { choice, events } = goOn(play);
        const roll = events.find(event => event.type === 'rolled');
        if (choice.chance === undefined || choice.action.type !== 'attack' || roll === undefined) continue;
        expected += choice.chance;
        variance += choice.chance * (1 - choice.chance);
        if (roll.success) hits++;
      }
    }
    expect(variance).toBeGreaterThan(30);
    expect(Math.abs(hits - expected)).toBeLessThan(4 * Math.sqrt(variance));
  });

  test('what an addition is worth with everything that is left is what happens if all of it is added', () => {
    let expected = 0;
    let variance = 0;
    let successes = 0;
    for (let game = 0; game < 120; game++) {
      const play = new Play('cellar', `help ${game}`);
      for (let i = 0; i < 120; i++) {
        const { choices } = play;
        if (choices.length === 0) break;
        const additions = choices.filter(({ action }) => ADDITIONS.has(action.type));
        const addition = additions[game % Math.max(1, additions.length)];
        if (addition === undefined) {
          goOn(play);
          continue;
        }
        const { chance = 0, withHelp } = addition;
        if (withHelp !== undefined) expect(withHelp).toBeGreaterThan(chance);
        const promised = withHelp ?? chance;
        const isSuccess = addEverything(play, addition.action);
        if (promised === 1) expect(isSuccess).toBe(true);
        expected += promised;
        variance += promised * (1 - promised);
        if (isSuccess) successes++;
      }
    }
    expect(variance).toBeGreaterThan(5);
    expect(Math.abs(successes - expected)).toBeLessThan(4 * Math.sqrt(variance));
  });
});

const ADDITIONS: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'minion',
  'pips',
  'spend',
  'pay-time',
]);

/** This first, then DieMinions, then the most of whatever else there is. */
function addEverything(play: Play, first: Action): boolean {
  const isSuccess = (events: readonly Event[]): boolean =>
    events.some(event => event.type === 'modified' && event.success);
  let events = play.act(first);
  while (!isSuccess(events)) {
    const legal = GAME.legal(play.state).filter(({ type }) => ADDITIONS.has(type));
    const isSameRoll = play.state.frames.at(-1)?.at === 'modify';
    const next = legal.find(({ type }) => type === 'minion') ?? legal.at(-1);
    if (next === undefined || !isSameRoll) return false;
    events = play.act(next);
  }
  return true;
}

test.each(GAMES)(
  'on %s with seed %s: a game seen again tells who chose what and what came of it',
  (map, seed) => {
    const play = new Play(map, seed);
    for (let i = 0; i < 40 && play.choices.length > 0; i++) goOn(play);
    const log = parseLog(play.lines.join(''));
    const told = log.ok ? replayLines(GAME, log.value) : log;
    if (!told.ok) throw new Error(sayPlainly(told.error));
    expect(told.value[0]).toMatchObject({ n: 0, choice: undefined, isRevealing: false });
    expect(told.value).toHaveLength(play.heard.length);
    for (const [n, events] of play.heard.entries()) {
      if (n === 0) continue;
      expect(told.value[n]?.choice).toMatch(/^The \w.*: \S/);
      expect(told.value[n]?.isRevealing).toBe(events.some(isRevealing));
    }
  },
);

test('the tale counts what happened to whom', () => {
  const play = new Play('neighbours', 'tale');
  while (play.choices.length > 0) goOn(play);
  const events = play.heard.flat();
  const outcome = GAME.outcome(play.state) as Outcome;
  const tale = crawlTale(GAME.content, events, ['diemon', 'dierake'], outcome);
  const total = (what: 'tiles' | 'heroes' | 'damage'): number =>
    Object.values(tale.deeds).reduce((sum, deeds) => sum + deeds[what], 0);
  expect(total('tiles')).toBe(events.filter(({ type }) => type === 'explored').length);
  expect(total('heroes')).toBe(events.filter(({ type }) => type === 'defeated').length);
  expect(total('damage')).toBe(
    events.reduce((sum, event) => sum + (event.type === 'damage' ? event.amount : 0), 0),
  );
  expect(tale.outcome).toEqual(outcome);
  expect(tale.ending.length).toBeGreaterThan(0);
  expect(tale.highlights.length).toBeGreaterThan(0);
});
