export {
  ABILITY_VERBS,
  type AbilityVerb,
  type GainFacts,
  gainWorth,
  type HopeFacts,
  hopeWorth,
  offeringOf,
  riposteOf,
  type StruckFacts,
  struckWorth,
  throwsAgain,
  type Whom,
  worthPerIcon,
} from './abilities.ts';
export {
  ARMOR_VERBS,
  type BossHope,
  bringsDice,
  type EquipmentVerb,
  equipmentSays,
  equipmentWorth,
  healingOf,
  isForAnyTime,
  type Prospects,
  SPENDABLE_VERBS,
  WEAPON_VERBS,
  worthBeforeBoss,
} from './equipment.ts';
export {
  MARKER_VERBS,
  type MarkerFacts,
  type MarkerVerb,
  markerSays,
  TOKEN_VERBS,
  type TokenFacts,
  type TokenVerb,
} from './markers.ts';
export {
  barredColor,
  isMissSection,
  type MissFacts,
  MONSTER_VERBS,
  type MonsterVerb,
  sectionFor,
  worthLost,
} from './monster-abilities.ts';
export type { OfferFacts, Offering } from './offer.ts';
export { ROOM_VERBS, type RoomFacts, type RoomVerb, roomEffectWorth } from './rooms.ts';
export { SEEN_IN_LANDINGS } from './verb.ts';
