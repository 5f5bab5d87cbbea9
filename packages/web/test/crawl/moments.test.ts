/** What is shown on the stage is what was rolled and turned, all of it and in its order. */
import { CONTENT, type DieInTheDungeon, lessonsOf, RULE_SETS } from '@tumblekeep/die-in-the-dungeon';
import { CrawlSitting } from '@tumblekeep/host/crawl';
import { expect, test } from 'vitest';
import { waysTo } from '../../src/crawl/desk/groups.ts';
import { momentsOf } from '../../src/crawl/moments.ts';

const GAME = RULE_SETS['die-in-the-dungeon'] as DieInTheDungeon;

function* playthrough(map: string, seed: string) {
  const begun = CrawlSitting.begin(GAME, { map, players: ['dierake'] }, seed);
  if (!begun.ok) throw new Error(begun.error.message);
  const sitting = begun.value;
  for (let before = sitting.snapshot(); before.choices.length > 0; ) {
    const choice = before.choices.find(({ action }) => action.type !== 'token') ?? before.choices[0];
    const step = sitting.act((choice as NonNullable<typeof choice>).action);
    if (!step.ok) throw new Error(step.error.message);
    yield { before, step: step.value, sitting };
    before = step.value.snapshot;
  }
}

test.each(['a', 'b', 'c', 'd'])('every die and tile of a game is shown once (seed %s)', seed => {
  for (const { before, step } of playthrough('two-thrones', seed)) {
    const moments = momentsOf(CONTENT, step.events, before.view);
    const shown = moments.map(moment =>
      moment.kind === 'tile' ? moment.tile : [moment.sides, ...moment.faces].join(' '),
    );
    const happened = step.events.flatMap((event, i) => {
      if (event.type === 'turned') return [event.tile];
      if (event.type === 'random-hero') return [`6 ${event.face}`];
      if (event.type === 'attacked') return [`${event.die} ${event.face}`];
      if (event.type === 'rolled') return [[event.die, ...event.faces].join(' ')];
      if (event.type !== 'modified' || event.by !== 'minion') return [];
      const sent = step.events.slice(0, i).findLast(one => one.type === 'minion');
      return sent?.type === 'minion' ? [`${sent.die.slice(1)} ${event.change}`] : [];
    });
    expect(shown).toEqual(happened);
  }
});

test.each(['a', 'b', 'c', 'd'])('what a roll is measured against decides its success (seed %s)', seed => {
  let measured = 0;
  for (const { before, step } of playthrough('two-thrones', seed)) {
    const isCheck = before.view.roll?.what === 'check' || step.events.some(({ type }) => type === 'check');
    for (const moment of momentsOf(CONTENT, step.events, before.view)) {
      if (moment.kind !== 'roll' || moment.against === undefined) continue;
      measured++;
      const isTop = moment.what === 'party' && moment.faces[0] === moment.sides;
      const isEnough =
        isCheck && moment.what !== 'party'
          ? moment.value >= moment.against
          : moment.value > moment.against || isTop;
      expect(moment.success).toBe(isEnough);
    }
  }
  expect(measured).toBeGreaterThan(5);
});

test('a tap on a glowing tile is an answer the rules take, at every question before the move', () => {
  const met = new Set<string>();
  for (const seed of ['a', 'b', 'c'])
    for (const { before, sitting } of playthrough('cellar', seed)) {
      const at = before.view.question?.at ?? '';
      for (const [cell, actions] of waysTo(before)) {
        met.add(at);
        expect(before.view.cells[cell]?.reachable).toBe(true);
        const begun = GAME.setup(sitting.state.options, seed);
        if (!begun.ok) throw new Error(begun.error.message);
        for (const input of sitting.inputs.slice(0, before.n)) {
          const action = GAME.parse(input.action);
          if (action.ok) GAME.apply(begun.value, action.value);
        }
        for (const action of actions) expect(GAME.apply(begun.value, action)).toBeUndefined();
      }
    }
  expect([...met].sort()).toEqual(['move', 'power-up', 'rest']);
});

test('the training map teaches at home, on every tile and at its questions', () => {
  const taught = new Set<string>();
  for (const { before } of playthrough('training', 'a'))
    for (const { key } of lessonsOf(CONTENT, before.view)) taught.add(key);
  expect([...taught]).toContain('at a3');
  expect([...taught]).toContain('question move');
  expect(taught.size).toBeGreaterThan(6);
});
