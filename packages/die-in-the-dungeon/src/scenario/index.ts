export * from './dice.ts';
export * from './made-up.ts';
export { makeReady, readScenarios } from './read.ts';
export { scenarioJsonSchema } from './schema.ts';
export * from './stage.ts';
