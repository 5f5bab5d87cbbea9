/** A game of DIE in the Dungeon! on one device: prospects, taking back, resuming. */
import { type Action, type DieInTheDungeon, type Event, RULE_SETS } from '@tumblekeep/die-in-the-dungeon';
import { parseLog } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import {
  CrawlSitting,
  type CrawlStep,
  crawlTale,
  isRevealing,
  replayLines,
  replayStep,
} from '../../src/crawl/index.ts';

const GAME = RULE_SETS['die-in-the-dungeon'] as DieInTheDungeon;

function begin(map = 'training', seed = 'crawl') {
  const lines: string[] = [];
  const players = map === 'neighbours' ? ['diemon', 'dierake'] : ['diemon'];
  const begun = CrawlSitting.begin(GAME, { map, players }, seed, line => void lines.push(line));
  if (!begun.ok) throw new Error(begun.error.message);
  return { sitting: begun.value, lines };
}

function act(sitting: CrawlSitting, action: Action) {
  const step = sitting.act(action);
  if (!step.ok) throw new Error(step.error.message);
  return step.value;
}

/** Whatever comes first, but never a token, so that games end. */
function goOn(sitting: CrawlSitting) {
  const { choices } = sitting.snapshot();
  const choice = choices.find(({ action }) => action.type !== 'token') ?? choices[0];
  if (choice === undefined) throw new Error('the game is over');
  return { choice, step: act(sitting, choice.action) };
}

const MAPS = ['training', 'cellar', 'neighbours'] as const;
const SEEDS = ['a', 'b', 'c'] as const;
const GAMES = MAPS.flatMap(map => SEEDS.map(seed => [map, seed] as const));

describe('what is promised before an answer', () => {
  test.each(GAMES)('on %s with seed %s: certain changes come first and as promised', (map, seed) => {
    const { sitting } = begin(map, seed);
    while (sitting.snapshot().choices.length > 0) {
      const { choice, step } = goOn(sitting);
      const end = step.events.findIndex(event => isRevealing(event) || event.type === 'turn');
      const certain = end < 0 ? step.events : step.events.slice(0, end);
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
      const { sitting } = begin(map, seed);
      while (sitting.snapshot().choices.length > 0) {
        const before = GAME.hash(sitting.state);
        sitting.snapshot();
        expect(GAME.hash(sitting.state)).toBe(before);
        const { choice, step } = goOn(sitting);
        const verdict = step.events.find(
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
      const { sitting } = begin('training', `odds ${game}`);
      for (let i = 0; i < 120 && sitting.snapshot().choices.length > 0; i++) {
        const { choice, step } = goOn(sitting);
        const roll = step.events.find(event => event.type === 'rolled');
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
      const { sitting } = begin('cellar', `help ${game}`);
      for (let i = 0; i < 120; i++) {
        const { choices } = sitting.snapshot();
        if (choices.length === 0) break;
        const additions = choices.filter(({ action }) => ADDITIONS.has(action.type));
        const addition = additions[game % Math.max(1, additions.length)];
        if (addition === undefined) {
          goOn(sitting);
          continue;
        }
        const { chance = 0, withHelp } = addition;
        if (withHelp !== undefined) expect(withHelp).toBeGreaterThan(chance);
        const promised = withHelp ?? chance;
        const isSuccess = addEverything(sitting, addition.action);
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
function addEverything(sitting: CrawlSitting, first: Action): boolean {
  const isSuccess = ({ events }: CrawlStep): boolean =>
    events.some(event => event.type === 'modified' && event.success);
  let step = act(sitting, first);
  while (!isSuccess(step)) {
    const legal = GAME.legal(sitting.state).filter(({ type }) => ADDITIONS.has(type));
    const isSameRoll = sitting.state.frames.at(-1)?.at === 'modify';
    const next = legal.find(({ type }) => type === 'minion') ?? legal.at(-1);
    if (next === undefined || !isSameRoll) return false;
    step = act(sitting, next);
  }
  return true;
}

/** A die was rolled or a tile was turned. */
const isLuck = (event: Event): boolean =>
  ['turned', 'rolled', 'attacked', 'random-hero'].includes(event.type) ||
  (event.type === 'modified' && event.by === 'minion');

describe('taking back', () => {
  test.each(GAMES)('on %s with seed %s: free exactly until luck has spoken', (map, seed) => {
    const { sitting } = begin(map, seed);
    expect(sitting.snapshot().undo).toBe('nothing');
    while (sitting.snapshot().choices.length > 0) {
      const before = GAME.hash(sitting.state);
      const { choice, step } = goOn(sitting);
      const after = GAME.hash(sitting.state);
      expect(step.snapshot.undo).toBe(step.events.some(isLuck) ? 'consent' : 'free');
      if (step.snapshot.undo === 'consent')
        expect(sitting.undo(false)).toMatchObject({ ok: false, error: { code: 'consent' } });
      expect(sitting.undo(true).ok).toBe(true);
      expect(GAME.hash(sitting.state)).toBe(before);
      // The same answer meets the same luck.
      act(sitting, choice.action);
      expect(GAME.hash(sitting.state)).toBe(after);
    }
  });

  test('there is nothing to take back at the beginning', () => {
    expect(begin().sitting.undo(true)).toMatchObject({ ok: false, error: { code: 'undo' } });
  });
});

describe('a game that is opened again', () => {
  test('is where it was, with the same story', () => {
    const { sitting, lines } = begin('cellar', 'again');
    for (let i = 0; i < 25; i++) goOn(sitting);
    sitting.undo(true);
    const log = parseLog(lines.join(''));
    if (!log.ok) throw new Error(log.error.message);
    const again = CrawlSitting.resume(GAME, log.value);
    if (!again.ok) throw new Error(again.error.message);
    expect(again.value.snapshot()).toEqual(sitting.snapshot());
    expect(again.value.steps).toEqual(sitting.steps);
  });

  test('refuses what is not offered, in the rules’ words, and may be given up', () => {
    const { sitting } = begin();
    const n = sitting.inputs.length;
    expect(sitting.act({ type: 'explore', cell: 'a1' }).ok).toBe(false);
    expect(sitting.inputs).toHaveLength(n);
    expect(act(sitting, { type: 'concede' }).snapshot.outcome).toMatchObject({ won: false, why: 'conceded' });
    expect(sitting.act({ type: 'concede' })).toMatchObject({ ok: false, error: { code: 'over' } });
  });
});

describe('a game seen again', () => {
  test.each(GAMES)('on %s with seed %s: every step is as it was', (map, seed) => {
    const { sitting } = begin(map, seed);
    const seen = [sitting.snapshot()];
    const steps = [];
    for (let i = 0; i < 40 && sitting.snapshot().choices.length > 0; i++) {
      const { step } = goOn(sitting);
      steps.push(step);
      seen.push(step.snapshot);
    }
    const told = replayLines(sitting);
    expect(told.map(({ lines }) => lines)).toEqual(sitting.steps.map(({ lines }) => lines));
    expect(told[0]).toMatchObject({ n: 0, choice: undefined, isRevealing: false });
    for (const [i, { snapshot, events }] of steps.entries()) {
      const n = i + 1;
      expect(told[n]?.choice).toMatch(/^The \w.*: \S/);
      expect(told[n]?.isRevealing).toBe(events.some(isLuck));
      const again = replayStep(sitting, n);
      if (!again.ok) throw new Error(again.error.message);
      expect(again.value.events).toEqual(events);
      expect(again.value.snapshot).toEqual({ ...snapshot, undo: 'nothing' });
      expect(again.value.before).toEqual({ ...seen[i], undo: 'nothing' });
    }
    expect(sitting.snapshot()).toEqual(seen.at(-1));
    expect(replayStep(sitting, seen.length).ok).toBe(false);
  });
});

test('the tale counts what happened to whom', () => {
  const { sitting } = begin('neighbours', 'tale');
  while (sitting.snapshot().choices.length > 0) goOn(sitting);
  const events = sitting.steps.flatMap(step => step.events);
  const { outcome } = sitting.snapshot();
  const tale = crawlTale(GAME.content, sitting.steps, ['diemon', 'dierake'], outcome);
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
