export * from './play-game.ts';
export * from './player.ts';
export { makeSensiblePlayer, sensiblePlayer } from './sensible/index.ts';
export * from './skill/model.ts';
export * from './skill/table.ts';
