export {
  ABILITY_VERBS,
  type AbilityVerb,
  type GainFacts,
  gainWorth,
  type HopeFacts,
  hopeWorth,
  type Whom,
} from './abilities.ts';
export {
  ARMOR_VERBS,
  type EquipmentVerb,
  equipmentSays,
  equipmentWorth,
  type Prospects,
  SPENDABLE_VERBS,
  WEAPON_VERBS,
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
  isMissSection,
  type MissFacts,
  MONSTER_VERBS,
  type MonsterVerb,
  missCost,
  sectionFor,
} from './monster-abilities.ts';
export { ROOM_VERBS, type RoomFacts, type RoomVerb, roomEffectWorth } from './rooms.ts';
export { SEEN_IN_LANDINGS } from './verb.ts';
