export * from './dice.ts';
export * from './made-up.ts';
export * from './stage.ts';
