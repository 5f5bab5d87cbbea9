export { type CombatStage, type HeroStage, type Stage, stageState } from './stage.ts';
