export * from './play-game.ts';
export * from './player.ts';
export * from './revision.ts';
export { makeSensiblePlayer, sensiblePlayer } from './sensible/index.ts';
export { MEASURED } from './skill/measured.ts';
export * from './skill/model.ts';
export { TARGETS } from './skill/rows.ts';
export * from './skill/table.ts';
