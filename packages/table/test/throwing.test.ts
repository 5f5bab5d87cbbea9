/** A game that nobody knows tells the table how it throws: plain data, and the table asks no name. */

import { sayPlainly } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';
import {
  compose,
  loadJolt,
  makeRelease,
  obedientGesture,
  type SpecificThrow,
  sayThrow,
  type Throwing,
  throwDie,
} from '../src/index.ts';

const engine = await loadJolt();

const makeThrow = (id: string, parts: Partial<SpecificThrow['reading']> = {}): SpecificThrow => ({
  id,
  slot: 'path',
  band: 'simple',
  view: 'plain',
  control: 'swing',
  shake: 1,
  hint: [],
  recipe: { mouse: '', touch: '', also: '' },
  figures: [],
  handling: { touch: 1, tremble: 0 },
  reading: { text: 'Do.', needs: {}, limits: {}, props: [], ...parts },
});

const FORTY = Array.from({ length: 40 }, (_, i) => `way-${String(i).padStart(2, '0')}`);

const GAME: Throwing = {
  board: { bones: false },
  landing: { flat: 'outline', leaning: 'corners', holeByTouch: true },
  writingHand: true,
  throws: [
    ...FORTY.map(id => makeThrow(id)).reverse(),
    makeThrow('often', { way: { asks: 'bounces', atLeast: 9 } }),
    makeThrow('nosed', { way: { asks: 'by-body', part: 'nose' } }),
    makeThrow('slow', { limits: { speed: [0, 10] } }),
  ],
  bends: [
    {
      one: 'often',
      others: ['slow'],
      reason: 'slow dice do not bounce',
      instead: 'be quick',
      eased: { slow: { within: { speed: [0, 6000] } } },
    },
  ],
};

const made = (...ids: string[]) => {
  const requirements = compose(GAME, ids);
  if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
  return requirements.value;
};

test('forty throws in any order become a set in the order of the alphabet', () => {
  expect(made(...FORTY.toReversed(), 'often').throws).toEqual(['often', ...FORTY]);
  for (const one of FORTY)
    for (const other of FORTY) expect(made(one, other).throws).toEqual([...new Set([one, other])].sort());
});

test('what the game asks is judged, by its own names', () => {
  const thrown = throwDie(engine, { release: makeRelease(), throwing: GAME, throws: ['often', 'nosed'] });
  expect(thrown.ok && thrown.value.verdict.requirements.map(({ id, met }) => [id, met])).toEqual([
    ['bounce', expect.any(Boolean)],
    ['nosed', false],
    ['often', false],
  ]);
  expect(thrown.ok && thrown.value.revision).toMatch(/ bare,/);
  expect(obedientGesture(made('nosed')).onNose).toBe('yes');
});

test('the writing hand throws where the game says so', () => {
  const gesture = { ...makeRelease().gesture, hand: 'weak' } as const;
  const idsOf = (throwing: Throwing): string[] => {
    const thrown = throwDie(engine, { release: makeRelease({ gesture }), throwing });
    return thrown.ok ? thrown.value.verdict.requirements.map(({ id }) => id) : [];
  };
  expect(idsOf(GAME)).toEqual(['bounce', 'standard-hand']);
  expect(idsOf({ ...GAME, writingHand: false })).toEqual(['bounce']);
});

test('what excludes each other bends as the game says', () => {
  expect(made('slow').limits).toEqual({ speed: [0, 10] });
  expect(made('slow', 'often')).toMatchObject({
    limits: { speed: [0, 6000] },
    conflicts: [{ between: ['often', 'slow'], instead: 'be quick' }],
  });
});

test('a throw of another game is refused, with the nearest name', () => {
  const made = compose(GAME, ['oftn']);
  expect(made).toMatchObject({ ok: false, error: { code: 'throw' } });
  expect(made.ok ? '' : sayThrow(made.error)).toBe('there is no throw "oftn"; did you mean often?');
});
