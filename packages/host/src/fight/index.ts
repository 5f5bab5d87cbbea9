export * from './hosted.ts';
export type { FightLying, HandRelease, Physics } from './throwing.ts';
