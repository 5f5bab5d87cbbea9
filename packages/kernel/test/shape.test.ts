import { expect, test } from 'vitest';
import { refuseByShape, type Shapes } from '../src/index.ts';

type Move =
  | { readonly type: 'wait' }
  | { readonly type: 'go'; readonly to: string; readonly steps: number }
  | { readonly type: 'ask'; readonly whom: string | null; readonly loud: boolean; readonly about: string[] };

const SHAPES: Shapes<Move> = {
  wait: {},
  go: { to: 'word', steps: 'number' },
  ask: { whom: 'word or null', loud: 'truth', about: 'words' },
};

const refuseShape = refuseByShape(SHAPES);

test.each([
  [{ type: 'wait' }],
  [{ type: 'go', to: 'a1', steps: 0 }],
  [{ type: 'go', to: '', steps: -3 }],
  [{ type: 'ask', whom: null, loud: false, about: [] }],
  [{ type: 'ask', whom: 'you', loud: true, about: ['this', 'that'] }],
])('%j is an action', action => {
  expect(refuseShape(action)).toBeUndefined();
});

test.each([
  [undefined],
  [null],
  ['wait'],
  [{}],
  [[]],
  [{ type: 'fly' }],
  [{ type: ['wait'] }],
  [{ type: 'constructor' }],
  [{ type: '__proto__' }],
  [{ type: 'wait', to: 'a1' }],
  [{ type: 'wait', toString: 'x' }],
  [Object.create({ type: 'go', to: 'a1', steps: 1 })],
  [Object.assign(Object.create({ to: 'a1' }), { type: 'go', steps: 1 })],
  [{ type: 'go', to: 'a1' }],
  [{ type: 'go', to: null, steps: 1 }],
  [{ type: 'go', to: 'a1', steps: '1' }],
  [{ type: 'go', to: 'a1', steps: 0.5 }],
  [{ type: 'go', to: 'a1', steps: -0 }],
  [{ type: 'go', to: 'a1', steps: Number.NaN }],
  [{ type: 'ask', whom: undefined, loud: true, about: [] }],
  [{ type: 'ask', whom: null, loud: 1, about: [] }],
  [{ type: 'ask', whom: null, loud: true, about: 'this' }],
  [{ type: 'ask', whom: null, loud: true, about: [1] }],
])('%j is none', action => {
  expect(refuseShape(action)?.code).toBe('action');
});
