export * from './hint.ts';
export * from './play-crawl.ts';
export * from './player.ts';
export { quickChoice, quickCrawler } from './quick.ts';
export * from './search.ts';
export { winChance } from './value.ts';
