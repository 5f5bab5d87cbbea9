export * from './differences.ts';
export * from './documents.ts';
export * from './expect.ts';
export * from './places.ts';
export * from './report.ts';
export * from './run.ts';
export * from './schema-expect.ts';
export * from './schema-parts.ts';
