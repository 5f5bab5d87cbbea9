/** What is shown on the stage is what was rolled and turned, all of it and in its order. */

import { expect, test } from 'vitest';
import { waysTo } from '../../page/desk/groups.ts';
import { momentsOf } from '../../page/moments.ts';
import { CONTENT, lessonsOf } from '../../rules/index.ts';
import { GAME } from './support/crawl-games.ts';
import { playthrough } from './support/crawl-steps.ts';

test.each(['a', 'b', 'c', 'd'])('every die and tile of a game is shown once (seed %s)', seed => {
  for (const { before, events } of playthrough('two-thrones', seed)) {
    const moments = momentsOf(CONTENT, events, before.view);
    const shown = moments.map(moment =>
      moment.kind === 'tile' ? moment.tile : [moment.sides, ...moment.faces].join(' '),
    );
    const happened = events.flatMap((event, i) => {
      if (event.type === 'turned') return [event.tile];
      if (event.type === 'random-hero') return [`6 ${event.face}`];
      if (event.type === 'attacked') return [`${event.die} ${event.face}`];
      if (event.type === 'rolled') return [[event.die, ...event.faces].join(' ')];
      if (event.type !== 'modified' || event.by !== 'minion') return [];
      const sent = events.slice(0, i).findLast(one => one.type === 'minion');
      return sent?.type === 'minion' ? [`${sent.die.slice(1)} ${event.change}`] : [];
    });
    expect(shown).toEqual(happened);
  }
});

test.each(['a', 'b', 'c', 'd'])('what a roll is measured against decides its success (seed %s)', seed => {
  let measured = 0;
  for (const { before, events } of playthrough('two-thrones', seed)) {
    const isCheck = before.view.roll?.what === 'check' || events.some(({ type }) => type === 'check');
    for (const moment of momentsOf(CONTENT, events, before.view)) {
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
    for (const { before } of playthrough('cellar', seed)) {
      const at = before.view.question?.at ?? '';
      for (const [cell, action] of waysTo(before)) {
        met.add(at);
        expect(before.view.cells[cell]?.reachable).toBe(true);
        expect(GAME.apply(GAME.clone(before.state), action)).toBeUndefined();
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
