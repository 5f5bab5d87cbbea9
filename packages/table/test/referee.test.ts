import { sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import {
  BOARD,
  bitOf,
  EMPTY_SCENE,
  type Gesture,
  judge,
  loadJolt,
  makeRelease,
  PLAIN_GESTURE,
  type Release,
  RULES,
  STATE_SIZE,
  sayFindings,
  type Throw,
  type Touch,
  type Trajectory,
  type Verdict,
  verdictMessage,
} from '../src/index.ts';
import { compose, type EditionId, throwDie } from './support/editions.ts';

const engine = await loadJolt();

type Step = readonly [y: number, ...touches: Touch[]];

/** A trajectory by hand: the height of the die and what it touches in each step, and where it ends. */
function pathOf(
  steps: readonly Step[],
  rest: readonly [x: number, y: number, z: number],
  from = -500,
): Trajectory {
  const all: Step[] = [...steps, ...Array.from({ length: RULES.restSteps }, (): Step => [rest[1], 'board'])];
  const states = new Float32Array((all.length + 1) * STATE_SIZE);
  for (let i = 0; i <= all.length; i++) {
    const isRest = i > steps.length;
    const y = isRest ? rest[1] : ((all[Math.max(0, i - 1)] as Step)[0] as number);
    states.set([isRest ? rest[0] : 0, y, isRest ? rest[2] : from, 0, 0, 0, 1], i * STATE_SIZE);
  }
  const touched = Uint16Array.from(all, ([, ...touches]) =>
    touches.reduce((bits, touch) => bits | bitOf(touch), 0),
  );
  return { steps: all.length, end: 'rest', states, touched, others: [] };
}

const flight: Step[] = Array.from({ length: 6 }, () => [60]);
const table: Step = [8, 'table'];
const board: Step = [11, 'board'];
const middle = [0, BOARD.thickness + 8, 40] as const;

function verdictOf(
  steps: readonly Step[],
  throws: readonly Throw[] = [],
  edition: EditionId = 'second',
  release: Partial<Release> = {},
) {
  const requirements = compose(edition, throws);
  if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
  return judge(requirements.value, EMPTY_SCENE, makeRelease(release), pathOf(steps, middle));
}

const by = (gesture: Partial<Gesture>): Partial<Release> => ({ gesture: { ...PLAIN_GESTURE, ...gesture } });

const said = (verdict: Verdict): string => sayFindings()(verdictMessage(verdict));

describe('the bounce', () => {
  test('TH-R-01 DF1-R-62 DF2-R-31 DF2-DICE-02 DF1-DICE-04 DF0-DICE-01 is a contact of the flying die with the table', () => {
    expect(verdictOf([...flight, table, ...flight, board])).toMatchObject({ hit: true, bounces: 1 });
  });
  test('DF2-MISS-01 DF1-MISS-01 DF0-MISS-01 is missing when the board is touched first', () => {
    const verdict = verdictOf([...flight, board, ...flight, table, ...flight]);
    expect(verdict).toMatchObject({ hit: false, bounces: 0, zone: '5' });
    expect(said(verdict)).toBe('Miss: bounce not fulfilled, first touched the board after 0 bounces.');
  });
  test('TH-R-01 rolling or sliding on is the same bounce', () => {
    expect(verdictOf([...flight, table, table, [8], table, [9], table, board]).bounces).toBe(1);
  });
  test('TH-R-01 a die that starts on the table has none until it has been airborne', () => {
    expect(verdictOf([table, table, table, board]).bounces).toBe(0);
    expect(verdictOf([table, ...flight, table, ...flight, board]).bounces).toBe(1);
  });
  test('TH-R-01 table and board in the same moment are no bounce', () => {
    expect(verdictOf([...flight, [8, 'table', 'board'], ...flight, table]).bounces).toBe(0);
  });
  test('DF2-DICE-03 DF1-DICE-05 may come more than once', () => {
    expect(verdictOf([...flight, table, ...flight, table, ...flight, table, ...flight, board])).toMatchObject(
      {
        hit: true,
        bounces: 3,
      },
    );
  });
  test('TH-G-06 contacts with props and dice are none', () => {
    const verdict = verdictOf([...flight, [60, 'box'], ...flight, [12, 'die'], ...flight, board]);
    expect(verdict.bounces).toBe(0);
  });
  test('TH-G-01 DF2-REQ-06 DF1-REQ-08 DF0-REQ-05 is needed with every throw', () => {
    const verdict = verdictOf([...flight, board], ['blind'], 'second', by({ eyes: 'closed' }));
    expect(verdict.requirements).toMatchObject([
      { id: 'bounce', met: false },
      { id: 'blind', met: true },
    ]);
    expect(verdict.hit).toBe(false);
  });
});

describe('requirements', () => {
  const good = [...flight, table, ...flight, board];
  test('TH-G-02 DF2-REQ-04 are all in force together, and equal ids count once (DF2-REQ-05, DF1-REQ-07)', () => {
    const verdict = verdictOf(
      good,
      ['jump', 'blind', 'jump'],
      'second',
      by({ eyes: 'closed', airborne: 'yes' }),
    );
    expect(verdict.requirements.map(({ id }) => id)).toEqual(['bounce', 'blind', 'jump']);
    expect(verdict.hit).toBe(true);
  });
  test('TH-G-03 DF2-MISS-05 DF1-MISS-05 DF1-REQ-06 DF0-REQ-06 make the throw a miss when one is not fulfilled', () => {
    const verdict = verdictOf(good, ['jump', 'blind'], 'second', by({ eyes: 'closed' }));
    expect(verdict).toMatchObject({ hit: false, points: 0, zone: '5' });
    expect(said(verdict)).toBe('Miss: jump not fulfilled, airborne was no, needs yes.');
  });
  test('TH-G-05 DF1-DICE-02 the older editions throw with the writing hand, the second with any', () => {
    const weak = by({ hand: 'weak' });
    expect(verdictOf(good, [], 'second', weak).hit).toBe(true);
    expect(verdictOf(good, [], 'first', weak).hit).toBe(false);
    expect(verdictOf(good, ['weak-hand'], 'first', weak).hit).toBe(true);
  });
  test('DF2-MISS-06 DF1-MISS-10 several of them not fulfilled are still one miss', () => {
    const verdict = verdictOf([...flight, board], ['jump', 'blind']);
    expect(verdict.requirements.filter(({ met }) => !met)).toHaveLength(3);
    expect(verdict.hit).toBe(false);
    expect(said(verdict)).toBe('Miss: bounce not fulfilled, first touched the board after 0 bounces.');
  });
  test('TH-R-05 at once is within a second of the catch, half a second after the turn', () => {
    const catching = (delay: number) => by({ toss: 'left-neighbor', delay });
    expect(verdictOf(good, ['hot-potato'], 'second', catching(1000)).hit).toBe(true);
    expect(verdictOf(good, ['hot-potato'], 'second', catching(1001)).hit).toBe(false);
    const dancing = (delay: number) => by({ turned: 360, delay });
    expect(verdictOf(good, ['dancing'], 'second', dancing(500)).hit).toBe(true);
    expect(verdictOf(good, ['dancing'], 'second', dancing(501)).hit).toBe(false);
  });
  test('TH-R-07 sitting in the second edition is within a palm of the table', () => {
    const sitting = (eyeHeight: number) => by({ posture: 'sitting', eyeHeight });
    expect(verdictOf(good, ['sitting'], 'second', sitting(90)).hit).toBe(true);
    expect(verdictOf(good, ['sitting'], 'second', sitting(91)).hit).toBe(false);
    expect(verdictOf(good, ['sitting'], 'first', sitting(1)).hit).toBe(false);
    expect(verdictOf(good, ['sitting'], 'prototype', sitting(-1)).hit).toBe(true);
  });
  test('TH-R-04 a step is 0.75 m: one in the later editions, two in the prototype', () => {
    const from = (distance: number): Partial<Release> => ({ at: [0, 100, -600 - distance] });
    expect(verdictOf(good, ['far'], 'second', from(750)).hit).toBe(true);
    expect(verdictOf(good, ['far'], 'second', from(749)).hit).toBe(false);
    expect(verdictOf(good, ['far'], 'prototype', from(1499)).hit).toBe(false);
    expect(verdictOf(good, ['far'], 'prototype', from(1500)).hit).toBe(true);
  });
});

test('every throw has a verdict in one sentence', () => {
  const thrown = throwDie(engine, { release: makeRelease() });
  expect(thrown.ok && said(thrown.value.verdict)).toMatch(/^(Hit|Miss): .*\.$/);
});

describe('what cannot be thrown is refused with a code', () => {
  const code = (order: Parameters<typeof throwDie>[1]): string => {
    const thrown = throwDie(engine, order);
    return thrown.ok ? 'ok' : thrown.error.code;
  };
  const release = makeRelease();
  const pose = [0, 0, 0, 1000] as const;
  const onEdge = { die: 'red', at: [0, 11, -505], pose } as const;
  const lying = (x: number, die: 'red' | 'green' = 'red') => ({ die, at: [x, 11, 0] as const, pose });
  test.each([
    ['throw', { release, throws: ['blnd'] }],
    ['throw', { release, throws: ['catapult'] }],
    ['prop', { release, scene: { dice: [], props: [{ kind: 'box', at: [0, 0, 700], turn: [0, 1000] }] } }],
    ['prop', { release, scene: { dice: [], props: [{ kind: 'card', at: [0, 0, 0], turn: [0, 1000] }] } }],
    ['prop', { release, scene: { dice: [], props: [{ kind: 'card', at: [230, 0, 0], turn: [0, 1000] }] } }],
    ['ok', { release, scene: { dice: [], props: [{ kind: 'card', at: [230, 0, 0], turn: [707, 707] }] } }],
    ['ok', { release, scene: { dice: [], props: [{ kind: 'box', at: [365, 0, 0], turn: [0, 1000] }] } }],
    ['prop', { release, scene: { dice: [], props: [{ kind: 'box', at: [365, 0, 0], turn: [383, 924] }] } }],
    [
      'prop',
      { release, scene: { dice: [], props: [{ kind: 'head', at: [0, 300, 2700], turn: [0, 1000] }] } },
    ],
    ['pose', { release, scene: { dice: [], props: [{ kind: 'box', at: [0, 0, 400], turn: [0, 10] }] } }],
    [
      'prop',
      { release, scene: { dice: [], props: [{ kind: 'sofa' as never, at: [0, 0, 400], turn: [0, 1000] }] } },
    ],
    [
      'number',
      { release, scene: { dice: [], props: [{ kind: 'box', at: [0, 0, Number.NaN], turn: [0, 1000] }] } },
    ],
    ['overlap', { release, scene: { dice: [lying(0), lying(9, 'green')], props: [] } }],
    ['ok', { release, scene: { dice: [lying(0), lying(17, 'green')], props: [] } }],
    [
      'overlap',
      { release, scene: { dice: [lying(0), { ...lying(17, 'green'), pose: [0, 383, 0, 924] }], props: [] } },
    ],
    ['overlap', { release: makeRelease({ at: [0, 20, -500] }), scene: { dice: [onEdge], props: [] } }],
    ['scene', { release, scene: { dice: [null as never], props: [] } }],
    ['scene', { release, scene: { dice: [] } as never }],
    ['scene', { release, scene: { dice: Array.from({ length: 21 }, (_, i) => lying(i * 20)), props: [] } }],
    [
      'overlap',
      {
        release: makeRelease({ at: [-145, 29, -470] }),
        scene: { dice: [], props: [{ kind: 'box', at: [-126, 0, -556], turn: [0, 1000] }] },
      },
    ],
    ['place', { release, scene: { dice: [lying(700)], props: [] } }],
    ['number', { release: makeRelease({ at: [Number.NaN, 0, 0] }) }],
  ] as [string, Parameters<typeof throwDie>[1]][])('%s', (expected, order) => {
    expect(code(order)).toBe(expected);
  });
});
