export {
  type Expectation,
  type Mismatch,
  type Problem,
  printProblem,
  printReport,
  type ReadScenarios,
  runScenario,
  type ScenarioReport,
} from '@tumblekeep/kernel/scenario';
export {
  editionWith,
  type Loose,
  type MadeUpCards,
  makeArmor,
  makeBoss,
  makeMapRoom,
  makeMonster,
  makeRoom,
  makeSpendable,
  makeWeapon,
  type SheetChanges,
} from './cards.ts';
export { makeReady, type ReadyScenario, readScenarios } from './read.ts';
export { type Scenario, scenarioJsonSchema } from './schema.ts';
export { type CombatStage, type HeroStage, type Stage, stageState } from './stage.ts';
