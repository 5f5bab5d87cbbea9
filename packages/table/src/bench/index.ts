export * from './fuzz.ts';
export * from './golden.ts';
export * from './quality.ts';
export * from './releases.ts';
export * from './rivals.ts';
