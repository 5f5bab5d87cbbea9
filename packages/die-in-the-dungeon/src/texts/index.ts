export { actionLabel } from './actions.ts';
export {
  abilityText,
  creatureText,
  difficultyName,
  heroCardText,
  heroStatsText,
  mapText,
  progressText,
  tileText,
  totalText,
  winText,
} from './cards.ts';
export { eventText, lossText, sumText } from './events.ts';
export { entriesOf, explain, explanation } from './explain.ts';
export {
  abilityName,
  creatureName,
  heroName,
  mapName,
  partName,
  partyHeroName,
  reason,
  tileName,
  tokenName,
  trackName,
} from './names.ts';
export { narrate } from './narration.ts';
export { outcomeText } from './outcome.ts';
export { type QuestionText, questionText } from './questions.ts';
