export { abilityLabel, actionLabel, dieLabel, landingText, weaponsLabel } from './actions.ts';
export { isAside, makesRoom } from './asides.ts';
export {
  abilityText,
  equipmentText,
  foeAbilityName,
  foeTraits,
  markerText,
  monsterAbilityText,
  NOTHING_SPECIAL,
  roomText,
} from './cards.ts';
export { eventText, lossText } from './events.ts';
export { entriesOf, explain, explanation } from './explain.ts';
export { hasMaps, leftBehind } from './facts.ts';
export { handicapLine, handicapName, handicapText } from './handicap.ts';
export { dieName, difficultyName, heroName, nameOf, tokenName, zonePlace } from './names.ts';
export { narrate } from './narration.ts';
export { outcomeText } from './outcome.ts';
export { type QuestionText, questionText } from './questions.ts';
export { sayIn } from './refusals.ts';
export { EMPTY_SCENE, type Scene, sceneOf } from './scene.ts';
export { reason, sum } from './sums.ts';
export { capital, count, lifeOf, list, number } from './words.ts';
