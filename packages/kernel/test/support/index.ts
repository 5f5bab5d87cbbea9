/** What the tests of every game need, as `@tumblekeep/kernel/testing`. */
export * from './altered.ts';
export * from './clause.ts';
export * from './random-game.ts';
export * from './test-table.ts';
