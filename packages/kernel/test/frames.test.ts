import { type ProcedureFrame, settle } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';

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
