export * from './fingerprint.ts';
export * from './frames.ts';
export * from './game.ts';
export * from './log.ts';
export * from './plain.ts';
export * from './random.ts';
export * from './result.ts';
export * from './words.ts';
