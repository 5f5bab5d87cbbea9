export * as texts from '../texts/index.ts';
export * from './action.ts';
export * from './cards.ts';
export { throwableDice } from './chapters/combat.ts';
export { boostOf } from './chapters/gear.ts';
export { markersInPlay } from './chapters/hero/markers.ts';
export { readyAbility } from './chapters/icon.ts';
export { throwableIn, throwableOf } from './chapters/mon.ts';
export * from './chapters/req.ts';
export type { Outcome } from './chapters/score.ts';
export { BEGINNINGS, type BeginningId, beginningsIn } from './chapters/setup/beginning.ts';
export {
  HANDICAP,
  type HandicapEffects,
  handicapEffects,
  handicapLife,
  isHandicap,
} from './chapters/setup/handicap.ts';
export { RANDOM_HERO, type Wishes } from './chapters/setup.ts';
export * from './edition.ts';
export * from './event.ts';
export { type DungeonFighter, makeGame, questionOf } from './game.ts';
export { problemsOf } from './invariants.ts';
export * from './landing.ts';
export { parseAction, printAction } from './notation/action.ts';
export { parsePosition, printPosition } from './notation/position.ts';
export { RULE_SETS } from './rule-sets.ts';
export { scrambleSecrets } from './secrets.ts';
export * from './state.ts';
export { ThrowSets } from './throws/sets.ts';
export type { EditionThrow } from './throws/special.ts';
export * from './verbs/index.ts';
export * from './view.ts';
export * from './vocabulary.ts';
