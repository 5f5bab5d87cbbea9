export * from './forecast.ts';
export * from './foregone.ts';
export * from './hosted.ts';
export { provingCrawl } from './prove.ts';
export * from './replay.ts';
export * from './seats.ts';
export * from './snapshot.ts';
export * from './tale.ts';
