/** A verb that cannot fail would let every rule pass. */

import { expect, test } from 'vitest';
import { type Countdown, countdown, type Taken } from './support/countdown.ts';
import { playRandomGame, TestTable } from './support/index.ts';

class Table extends TestTable<typeof countdown, Countdown, number, Taken> {
  game = countdown;

  constructor() {
    super([]);
  }

  protected problems(): readonly string[] {
    return this.state.left < 0 ? ['fewer than none are left'] : [];
  }
}

const table = (): Table => new Table().setUp(5).does('take 1', 'take 2');

const verbs: readonly [name: string, holds: (t: Table) => unknown, fails: (t: Table) => unknown][] = [
  ['expect', t => t.expect('4 left', '2 left'), t => t.expect('4 left')],
  ['begins', t => t.begins('4 left'), t => t.begins('2 left')],
  ['includes', t => t.includes('2 left'), t => t.includes('2 left', '4 left')],
  ['excludes', t => t.excludes(/3/), t => t.excludes(/4/)],
  ['shows', t => t.shows({ left: 2 }), t => t.shows({ left: 3 })],
  ['offers', t => t.offers('take 2', 'take 1'), t => t.offers('take 1')],
  ['may', t => t.may('take 1'), t => t.may('take 1', 'take 3')],
  ['mayNot', t => t.does('take 1').mayNot('take 2', 'take 3'), t => t.mayNot('take 2')],
  ['cannotSetUp', t => t.cannotSetUp('many'), t => t.cannotSetUp('many', 7)],
  ['goesOn', t => t.goesOn(), t => t.does('take 2').goesOn()],
  ['verify', t => t.verify(() => undefined), t => t.verify(({ state }) => expect(state.left).toBe(3))],
  ['does', t => t.does('take 2'), t => t.does('take 2', 'take 1')],
];

test.each(verbs)('%s holds, and fails where it does not hold', (name, holds, fails) => {
  const at = table();
  holds(at);
  expect(at.expectations).toBe(name === 'does' ? 0 : 1);
  expect(() => fails(table())).toThrow();
});

test('what may not be done is refused by the rules, not only left out of the list', () => {
  const lenient = table();
  lenient.game = { ...countdown, legal: () => [] };
  expect(() => lenient.mayNot('take 1')).toThrow();
});

test('an act that leads to an impossible position fails', () => {
  const at = table();
  at.state.left = -3;
  expect(() => at.does()).toThrow(/fewer than none/);
});

test('a random game visits every state, and one that does not end fails', () => {
  const seen: number[] = [];
  const end = playRandomGame(
    countdown,
    4,
    'seed',
    ({ left }, events) => seen.push(left - (events.at(-1)?.left ?? 4)),
    () => 1,
  );
  expect(end.left).toBe(0);
  expect(seen).toEqual([0, 0, 0, 0, 0]);
  const endless = { ...countdown, apply: () => undefined };
  expect(() => playRandomGame(endless, 4, 'seed', () => undefined)).toThrow(/does not end/);
});
