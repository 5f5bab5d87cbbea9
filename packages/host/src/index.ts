export * from './evidence.ts';
export * from './flight.ts';
export * from './foregone.ts';
export * from './history.ts';
export * from './seats.ts';
export * from './sitting.ts';
export * from './story.ts';
export * from './why.ts';
