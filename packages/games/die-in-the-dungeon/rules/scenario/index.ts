export { EVENT_LINES } from '../notation/event-lines.ts';
export { REFUSALS, type RefusalCode } from '../refusals.ts';
export * from './dice.ts';
export { languageOf, PLACES } from './language.ts';
export * from './made-up.ts';
export { makeReady, readScenarios } from './read.ts';
export { scenarioJsonSchema } from './schema.ts';
export * from './stage.ts';
