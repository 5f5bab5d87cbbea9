export * from './hosted.ts';
export { foldLog, type Position, type Takeback } from './position.ts';
export * from './store.ts';
export * from './table.ts';
export * from './told.ts';
