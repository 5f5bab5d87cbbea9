export * from './agreement.ts';
export * from './measure.ts';
export * from './often.ts';
export * from './plan.ts';
export * from './readings.ts';
export * from './sources.ts';
export * from './together.ts';
