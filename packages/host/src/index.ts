export * from './daily.ts';
export * from './game-folder.ts';
export * from './table/index.ts';
