import { bitOf, RATE, STATE_SIZE, type Touch, type Trajectory, VELOCITY } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import { KNOCK_MATERIALS, knocksOf } from '../../src/sound/knocks.ts';
import { fly, manyFlights } from './support.ts';

/** A recording in which the die meets things at given steps with given changes of velocity (mm/s). */
function record(
  contacts: readonly (readonly [step: number, touches: readonly Touch[], change: number])[],
): Trajectory {
  const steps = 200;
  const states = new Float32Array((steps + 1) * STATE_SIZE);
  const touched = new Uint16Array(steps);
  let sideways = 0;
  for (let step = 0; step < steps; step++) {
    const contact = contacts.find(([at]) => at === step);
    if (contact) {
      touched[step] = contact[1].reduce((bits, touch) => bits | bitOf(touch), 0);
      sideways += contact[2];
    }
    states[(step + 1) * STATE_SIZE + VELOCITY] = sideways;
    // Gravity alone is no knock.
    states[(step + 1) * STATE_SIZE + VELOCITY + 1] = (-9810 / RATE) * (step + 1);
  }
  return { steps, end: 'rest', states, touched, others: [] };
}

describe('knocks', () => {
  test('one for each contact, at its time, stronger with the change of velocity', () => {
    const knocks = knocksOf(
      record([
        [24, ['table'], 1500],
        [96, ['board'], 300],
      ]),
    );
    expect(knocks.map(({ material }) => material)).toEqual(['wood', 'felt']);
    expect(knocks[0]!.time).toBeCloseTo(25 / RATE, 6);
    expect(knocks[0]!.strength).toBeGreaterThan(knocks[1]!.strength);
    expect(knocks.every(({ strength }) => strength > 0 && strength <= 1)).toBe(true);
  });

  test('a die that only slides or lies is silent, and so is free flight', () => {
    expect(
      knocksOf(
        record([
          [10, ['table'], 20],
          [11, ['table'], 44],
        ]),
      ),
    ).toEqual([]);
    expect(knocksOf(record([]))).toEqual([]);
  });

  test('contacts within a moment are one knock, as strong as the strongest', () => {
    const knocks = knocksOf(
      record([
        [50, ['table'], 200],
        [52, ['board'], 900],
        [53, ['board'], 100],
      ]),
    );
    expect(knocks.length).toBe(1);
    expect(knocks[0]!.material).toBe('felt');
    expect(knocks[0]!.time).toBeCloseTo(51 / RATE, 6);
  });

  test('every thing has its sound; the harder one is heard', () => {
    const heard = (...touches: Touch[]): string | undefined =>
      knocksOf(record([[5, touches, 900]]))[0]?.material;
    expect(heard('bones', 'board')).toBe('bone');
    expect(heard('die', 'table')).toBe('die');
    expect(heard('hole')).toBe('wood');
    expect(['box', 'sheet', 'card'].map(touch => heard(touch as Touch))).toEqual([
      'cardboard',
      'cardboard',
      'cardboard',
    ]);
    expect(['head', 'nose', 'elbow', 'leg'].map(touch => heard(touch as Touch))).toEqual([
      'flesh',
      'flesh',
      'flesh',
      'flesh',
    ]);
  });

  test('a die that falls off the table is heard on the floor a little later', () => {
    const { trajectory } = fly({ velocity: [0, 600, 5000] });
    expect(trajectory.end).toBe('floor');
    const last = knocksOf(trajectory).at(-1)!;
    expect(last.material).toBe('floor');
    expect(last.time - trajectory.steps / RATE).toBeGreaterThan(0.05);
    expect(last.time - trajectory.steps / RATE).toBeLessThan(0.4);
  });

  test('of real flights: in order, apart, and a bounce on the table is always heard', () => {
    for (const { trajectory, verdict } of manyFlights()) {
      const knocks = knocksOf(trajectory);
      for (let i = 1; i < knocks.length; i++)
        expect(knocks[i]!.time - knocks[i - 1]!.time).toBeGreaterThan(0.02);
      for (const { material } of knocks) expect(KNOCK_MATERIALS).toContain(material);
      if (verdict.bounces > 0) expect(knocks[0]!.material).toBe('wood');
    }
  });
});
