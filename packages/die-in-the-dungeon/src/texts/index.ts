export { actionLabel } from './actions.ts';
export { eventText, lossText, sumText } from './events.ts';
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
export { type QuestionText, questionText } from './questions.ts';
