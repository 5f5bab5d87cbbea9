export {
  type Mismatch,
  printProblem,
  printReport,
  runScenario,
  type ScenarioReport,
} from '@tumblekeep/kernel/scenario';
export {
  editionWith,
  type Loose,
  makeArmor,
  makeBoss,
  makeMapRoom,
  makeMonster,
  makeRoom,
  makeSpendable,
  makeWeapon,
} from './cards.ts';
export { makeReady, type ReadyScenario, readScenarios } from './read.ts';
export { scenarioJsonSchema } from './schema.ts';
export { type CombatStage, type HeroStage, type Stage, stageState } from './stage.ts';
