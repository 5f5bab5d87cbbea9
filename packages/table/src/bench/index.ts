export { loadCannon } from '../engine/cannon.ts';
export { loadRapier } from '../engine/rapier.ts';
export * from './fuzz.ts';
export * from './golden.ts';
export * from './quality.ts';
export * from './releases.ts';
