export * from './chance.ts';
export { EVEN } from './even.ts';
export * from './guess.ts';
export * from './hands.ts';
export * from './search.ts';
export * from './table.ts';
