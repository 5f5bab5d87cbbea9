/** What is printed on a card, in words. */
import type {
  Ability,
  ArmorCard,
  DungeonCard,
  EquipmentCard,
  MapRoom,
  Marker,
  MonsterAbility,
  Room,
  RoomEffect,
  RoomKind,
  SpendableCard,
  WeaponCard,
} from '../rules/cards.ts';
import type { Edition } from '../rules/edition.ts';
import { abilitySays } from '../rules/verbs/abilities.ts';
import { equipmentSays } from '../rules/verbs/equipment.ts';
import { markerSays } from '../rules/verbs/markers.ts';
import { curseSays } from '../rules/verbs/monster-abilities.ts';
import { roomSays } from '../rules/verbs/rooms.ts';
import { inWords } from '../rules/verbs/verb.ts';
import { nameOf } from './names.ts';
import { capital, count, list, withArticle } from './words.ts';

const roomEffectText = (
  edition: Edition,
  effect: RoomEffect,
  reading?: { readonly asReward: true },
): string => list(inWords(roomSays(effect), edition, reading));

const KIND_TEXTS: Readonly<Record<RoomKind, string>> = {
  plain: '',
  danger: '',
  shop: 'a shop after the fight',
  fountain: 'a fountain heals everybody after the fight',
  treasure: 'after the fight',
};

const dungeonCardText = (edition: Edition, card: DungeonCard): string[] => [
  count(card.shopIcons, 'shop icon'),
  ...card.onReveal.map(effect => roomEffectText(edition, effect)),
  ...(card.monsterAdvantage > 0
    ? [`the monster has ${card.monsterAdvantage} more ${edition.words.life.many}`]
    : []),
];

function mapRoomText(edition: Edition, room: MapRoom): string[] {
  const reward = list((room.reward ?? []).map(effect => roomEffectText(edition, effect, { asReward: true })));
  const text = [reward, KIND_TEXTS[room.kind]].filter(part => part !== '').join(' ');
  return text === '' ? [] : [text];
}

export const NOTHING_SPECIAL = 'nothing special';

/** "3 shop icons; 1 coin for the chest; the monster has 3 more life" */
export function roomText(edition: Edition, room: Room | undefined): string {
  if (room === undefined) return 'unknown';
  const card = edition.dungeonCard.get(room.id);
  const mapRoom = edition.mapRoom.get(room.id);
  const parts = [
    ...(card ? dungeonCardText(edition, card) : []),
    ...(mapRoom ? mapRoomText(edition, mapRoom) : []),
    ...(room.requirement ? [`every throw must be ${nameOf(edition, room.requirement)}`] : []),
  ];
  return parts.length === 0 ? NOTHING_SPECIAL : parts.join('; ');
}

const weaponText = (edition: Edition, card: WeaponCard): string =>
  `${inWords(equipmentSays(card), edition).join(', ')}, if you throw ${nameOf(edition, card.requirement)}`;

function armorText(edition: Edition, card: ArmorCard): string {
  const said = equipmentSays(card);
  const isUsed = ({ verb: { does } }: (typeof said)[number]): boolean =>
    (does.softens ?? does.onMiss) !== undefined;
  const used = inWords(said.filter(isUsed), edition);
  const worn = inWords(
    said.filter(one => !isUsed(one)),
    edition,
  );
  const when = card.once ? 'once' : `once ${withArticle(edition.words.fight)}`;
  return [...worn, ...(used.length === 0 ? [] : [`${when}, on a miss: ${list(used)}`])].join('; ');
}

const spendableText = (edition: Edition, card: SpendableCard): string =>
  `once: ${list(inWords(equipmentSays(card), edition))}`;

export function equipmentText(edition: Edition, card: EquipmentCard): string {
  if (card.kind === 'weapon') return weaponText(edition, card);
  return card.kind === 'armor' ? armorText(edition, card) : spendableText(edition, card);
}

export function foeAbilityName(edition: Edition, foe: string): string | undefined {
  const card = edition.monster.get(foe) ?? edition.boss.get(foe);
  if (card?.ability === undefined) return undefined;
  const name = nameOf(edition, card.ability);
  if (card.immuneTo !== undefined) return `${name} (${card.immuneTo})`;
  return card.abilityValue === undefined ? name : `${name} ${card.abilityValue}`;
}

/** What makes a monster special: its ability or the throw it demands. */
export function foeTraits(edition: Edition, foe: string): string[] {
  const card = edition.monster.get(foe) ?? edition.boss.get(foe);
  const ability = foeAbilityName(edition, foe);
  return [
    ...(ability === undefined ? [] : [ability]),
    ...(card?.requirement === undefined ? [] : [`every throw must be ${nameOf(edition, card.requirement)}`]),
  ];
}

/** What a marker does while it lies there. */
export const markerText = (edition: Edition, marker: Marker): string =>
  list(inWords(markerSays(marker), edition));

const sentence = (edition: Edition, said: Parameters<typeof inWords>[0]): string =>
  said.length === 0 ? '' : `${capital(list(inWords(said, edition)))}.`;

/** What an ability of a hero does: in our own words, or in those of its verbs. */
export const abilityText = (edition: Edition, ability: Ability): string =>
  ability.text ?? sentence(edition, abilitySays(ability));

export const monsterAbilityText = (edition: Edition, ability: MonsterAbility): string =>
  ability.text ?? sentence(edition, curseSays(ability));
