export { actionLabel, ownRollText } from './actions.ts';
export {
  creatureText,
  difficultyName,
  mapText,
  progressText,
  tileText,
  totalText,
  winText,
} from './cards.ts';
export { cautionText } from './cautions.ts';
export { eventText, sumText } from './events.ts';
export { entriesOf, explain, explanation } from './explain.ts';
export {
  abilityName,
  creatureName,
  heroName,
  mapName,
  partyHeroName,
  tileName,
  tokenName,
  trackName,
} from './names.ts';
export { narrate } from './narration.ts';
export { outcomeText } from './outcome.ts';
export { questionText } from './questions.ts';
export { sayIn } from './refusals.ts';
