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
export { type Problem, printProblem } from './places.ts';
export { type ReadScenarios, type ReadyScenario, readScenarios } from './read.ts';
export { printReport } from './report.ts';
export { type Mismatch, runScenario, type ScenarioReport } from './run.ts';
export { type Expectation, type Scenario, scenarioJsonSchema } from './schema.ts';
export { type CombatStage, type HeroStage, type Stage, stageState } from './stage.ts';
