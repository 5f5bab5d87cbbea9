export * from './forecast.ts';
export * from './sitting.ts';
export * from './tale.ts';
