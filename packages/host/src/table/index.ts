export * from './hosted.ts';
export * from './pace.ts';
export { foldLog, type Position, type Takeback, type TakebackKind } from './position.ts';
export * from './proof.ts';
export * from './prove.ts';
export { HOST_SENTENCES } from './sentences.ts';
export * from './store.ts';
export * from './table.ts';
export * from './told.ts';
