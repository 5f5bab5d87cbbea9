/** What is printed on a card, in words. */
import type {
  ArmorCard,
  DungeonCard,
  EquipmentCard,
  MapRoom,
  Marker,
  Room,
  RoomEffect,
  RoomKind,
  SpendableCard,
  WeaponCard,
} from '../cards.ts';
import type { Edition } from '../edition.ts';
import type { MonsterType } from '../vocabulary.ts';
import { nameOf } from './names.ts';
import { count, lifeOf, list, withArticle } from './words.ts';

const TYPE_PLURALS: Readonly<Record<MonsterType, string>> = {
  beast: 'beasts',
  undead: 'the undead',
  rabble: 'rabble',
  fiend: 'fiends',
  ooze: 'oozes',
};

const typePlural = (type: MonsterType): string => TYPE_PLURALS[type];

function roomEffectText(effect: RoomEffect): string {
  if ('coins' in effect) return `${count(effect.coins, 'coin')} for the chest`;
  if ('healParty' in effect) return `every standing hero heals ${effect.healParty}`;
  if ('bonusDice' in effect) return `${count(effect.bonusDice, 'bonus die')} for the chest`;
  return `${count(effect.freeEquipment, 'free equipment card')}`;
}

const KIND_TEXTS: Readonly<Record<RoomKind, string>> = {
  plain: '',
  danger: '',
  shop: 'a shop after the fight',
  fountain: 'a fountain heals everybody after the fight',
  treasure: 'after the fight',
};

const dungeonCardText = (edition: Edition, card: DungeonCard): string[] => [
  count(card.shopIcons, 'shop icon'),
  ...card.onReveal.map(roomEffectText),
  ...(card.monsterAdvantage > 0
    ? [`the monster has ${card.monsterAdvantage} more ${edition.words.life.many}`]
    : []),
];

function mapRoomText(room: MapRoom): string[] {
  const reward = list(
    (room.reward ?? []).map(effect => roomEffectText(effect).replace(' for the chest', '')),
  );
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
    ...(mapRoom ? mapRoomText(mapRoom) : []),
    ...(room.requirement ? [`every throw must be ${nameOf(edition, room.requirement)}`] : []),
  ];
  return parts.length === 0 ? NOTHING_SPECIAL : parts.join('; ');
}

const weaponText = (edition: Edition, card: WeaponCard): string => {
  const versus = card.versus ? `, +${card.versus.bonus} against ${typePlural(card.versus.type)}` : '';
  return `+${card.bonus} damage${versus}, if you throw ${nameOf(edition, card.requirement)}`;
};

const preventText = (prevent: number | 'all' | undefined): string[] =>
  prevent === undefined
    ? []
    : [
        `takes ${prevent === 'all' ? 'all the damage' : prevent} off ${prevent === 'all' ? '' : 'the damage to '}its carrier`,
      ];

/** What an armor does by being worn. */
const wornText = (card: ArmorCard): string[] => [
  ...(card.reduce === undefined ? [] : [`every miss of its carrier hurts ${card.reduce} less`]),
  ...(card.counterblow ? ['the monster suffers what its carrier suffers from a miss'] : []),
];

function armorText(edition: Edition, card: ArmorCard): string {
  const effects = preventText(card.prevent);
  if (card.heal)
    effects.push(
      `${card.heal.whom === 'party' ? 'every standing hero' : 'you'} heal${card.heal.whom === 'party' ? 's' : ''} ${card.heal.amount}`,
    );
  if (card.coins !== undefined) effects.push(`${count(card.coins, 'coin')} for the chest`);
  if (card.strike !== undefined) effects.push(`the monster loses ${lifeOf(edition, card.strike)}`);
  const when = card.once ? 'once' : `once ${withArticle(edition.words.fight)}`;
  const used = effects.length === 0 ? [] : [`${when}, on a miss: ${list(effects)}`];
  return [...wornText(card), ...used].join('; ');
}

function spendableText(edition: Edition, card: SpendableCard): string {
  const { ownThrowOnly } = edition.constants;
  const effects = preventText(card.prevent).map(effect => `on a miss, ${effect}`);
  if (card.hitBonus !== undefined)
    effects.push(`+${card.hitBonus} damage on ${ownThrowOnly ? 'a hit of its carrier' : 'any hit'}`);
  if (card.heal)
    effects.push(
      `${card.heal.whom === 'party' ? 'every standing hero heals' : 'one hero heals'} ${card.heal.amount}`,
    );
  if (card.bonusDice !== undefined) effects.push(`${count(card.bonusDice, 'bonus die')} for the chest`);
  if (card.rethrow)
    effects.push(ownThrowOnly ? 'its carrier throws the die again' : 'the die just thrown is thrown again');
  return `once: ${list(effects)}`;
}

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
export function markerText(edition: Edition, marker: Marker): string {
  const { words } = edition;
  const effects: string[] = [];
  if (marker.hitBonus !== undefined) effects.push(`every hit deals ${marker.hitBonus} more damage`);
  if (marker.missReduction !== undefined) effects.push(`a miss hurts ${marker.missReduction} less`);
  if (marker.shield) effects.push('their own misses do not hurt them');
  if (marker.capture) effects.push('once defeated it follows the hero who charmed it');
  if (marker.silence)
    effects.push(`its ${words.monsterAbility.one} and its ${words.requirement.one} are gone`);
  return list(effects);
}
