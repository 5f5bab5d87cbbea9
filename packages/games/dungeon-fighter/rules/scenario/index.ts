export {
  type Mismatch,
  printProblem,
  printReport,
  runScenario,
  type ScenarioReport,
} from '@tumblekeep/kernel/scenario';
export { EVENT_LINES } from '../notation/event-lines.ts';
export { REFUSALS, type RefusalCode } from '../refusals.ts';
export {
  editionWith,
  type Loose,
  makeAbility,
  makeArmor,
  makeBoss,
  makeMapRoom,
  makeMonster,
  makeMonsterAbility,
  makeRoom,
  makeSpendable,
  makeWeapon,
} from './cards.ts';
export { languageOf, PLACES } from './language.ts';
export { makeReady, type ReadyScenario, readScenarios } from './read.ts';
export { scenarioJsonSchema } from './schema.ts';
export { type CombatStage, type HeroStage, type Stage, stageState } from './stage.ts';
