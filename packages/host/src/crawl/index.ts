export * from './forecast.ts';
export * from './replay.ts';
export * from './seats.ts';
export * from './sitting.ts';
export * from './tale.ts';
