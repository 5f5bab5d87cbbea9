import { expect, test } from 'vitest';
import { answered, dropFrames, type ProcedureFrame, repeatStep, settle, topFrame } from '../src/index.ts';

type Frame = ProcedureFrame<'meal' | 'toast'> | { at: 'question' };

test('procedures run step by step, wait at a question and go on after it', () => {
  const frames: Frame[] = [{ at: 'do', what: 'meal', step: 0 }];
  const told: string[] = [];
  const procedures = {
    meal: [
      () => told.push('soup'),
      () => frames.push({ at: 'question' }),
      () => frames.push({ at: 'do', what: 'toast', step: 0 }),
      () => told.push('dessert'),
    ],
    toast: [() => told.push('toast')],
  } as const;
  settle(undefined, frames, procedures as never);
  expect(told).toEqual(['soup']);
  expect(JSON.parse(JSON.stringify(frames))).toEqual([
    { at: 'do', what: 'meal', step: 2 },
    { at: 'question' },
  ]);
  frames.pop();
  settle(undefined, frames, procedures as never);
  expect(told).toEqual(['soup', 'toast', 'dessert']);
  expect(frames).toEqual([]);
});

test('a step that has asked can run again after the answer', () => {
  const state: { frames: Frame[] } = { frames: [{ at: 'do', what: 'meal', step: 0 }] };
  const play = { state };
  let helpings = 0;
  const meal = [
    () => {
      if (++helpings === 3) return;
      repeatStep(play);
      state.frames.push({ at: 'question' });
    },
  ];
  const procedures = { meal, toast: [] };
  for (let asked = 0; asked < 2; asked++) {
    settle(play, state.frames, procedures);
    expect(topFrame(state)).toEqual({ at: 'question' });
    answered(play);
  }
  settle(play, state.frames, procedures);
  expect(helpings).toBe(3);
  expect(topFrame(state)).toBeUndefined();
});

test('the step that runs is repeated, also below a question', () => {
  const state = {
    frames: [{ at: 'do', what: 'meal', step: 2 }, { at: 'do', what: 'toast', step: 1 }, { at: 'question' }],
  };
  repeatStep({ state });
  expect(state.frames).toMatchObject([{ step: 2 }, { step: 0 }, { at: 'question' }]);
  dropFrames({ state });
  expect(state.frames).toEqual([]);
});
