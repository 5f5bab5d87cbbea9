/** What is printed on a card, in words. */
import type {
  ArmorCard,
  DungeonCard,
  EquipmentCard,
  MapRoom,
  Room,
  RoomEffect,
  RoomKind,
  SpendableCard,
  WeaponCard,
} from '../cards.ts';
import type { Edition } from '../edition.ts';
import type { MonsterType } from '../vocabulary.ts';
import { nameOf } from './names.ts';
import { count, list } from './words.ts';

const TYPE_PLURALS: Readonly<Record<MonsterType, string>> = {
  beast: 'beasts',
  undead: 'the undead',
  rabble: 'rabble',
  fiend: 'fiends',
  ooze: 'oozes',
};

export const typePlural = (type: MonsterType): string => TYPE_PLURALS[type];

export function roomEffectText(effect: RoomEffect): string {
  if ('coins' in effect) return `${count(effect.coins, 'coin')} for the chest`;
  if ('healParty' in effect) return `every standing hero heals ${effect.healParty}`;
  if ('bonusDice' in effect) return `${count(effect.bonusDice, 'bonus die')} for the chest`;
  return `${count(effect.freeEquipment, 'free equipment card')}`;
}

const KIND_TEXTS: Readonly<Record<RoomKind, readonly string[]>> = {
  plain: [],
  danger: [],
  shop: ['a shop behind the monster'],
  fountain: ['a fountain behind the monster heals everybody'],
  treasure: ['a treasure behind the monster'],
};

const dungeonCardText = (card: DungeonCard): string[] => [
  count(card.shopIcons, 'shop icon'),
  ...card.onReveal.map(roomEffectText),
  ...(card.monsterAdvantage > 0 ? [`the monster has ${card.monsterAdvantage} more life`] : []),
];

const mapRoomText = (room: MapRoom): string[] => [
  ...KIND_TEXTS[room.kind],
  ...(room.reward ?? []).map(roomEffectText),
];

/** "3 shop icons; 1 coin for the chest; the monster has 3 more life" */
export function roomText(edition: Edition, room: Room | undefined): string {
  if (room === undefined) return 'unknown';
  const card = edition.dungeonCard.get(room.id);
  const mapRoom = edition.mapRoom.get(room.id);
  const parts = [
    ...(card ? dungeonCardText(card) : []),
    ...(mapRoom ? mapRoomText(mapRoom) : []),
    ...(room.requirement ? [`every throw must be ${nameOf(edition, room.requirement)}`] : []),
  ];
  return parts.length === 0 ? 'nothing special' : parts.join('; ');
}

const weaponText = (edition: Edition, card: WeaponCard): string => {
  const versus = card.versus ? `, +${card.versus.bonus} against ${typePlural(card.versus.type)}` : '';
  return `+${card.bonus} damage${versus}, if you throw ${nameOf(edition, card.requirement)}`;
};

function armorText(card: ArmorCard): string {
  const effects: string[] = [];
  if (card.prevent === 'all') effects.push('takes all the damage off its carrier');
  else if (card.prevent !== undefined) effects.push(`takes ${card.prevent} off the damage to its carrier`);
  if (card.heal)
    effects.push(
      `${card.heal.whom === 'party' ? 'every standing hero' : 'you'} heal${card.heal.whom === 'party' ? 's' : ''} ${card.heal.amount}`,
    );
  if (card.coins !== undefined) effects.push(`${count(card.coins, 'coin')} for the chest`);
  if (card.strike !== undefined) effects.push(`the monster loses ${card.strike} life`);
  return `once a combat, on a miss: ${list(effects)}`;
}

function spendableText(card: SpendableCard): string {
  const effects: string[] = [];
  if (card.hitBonus !== undefined) effects.push(`+${card.hitBonus} damage on any hit`);
  if (card.heal)
    effects.push(
      `${card.heal.whom === 'party' ? 'every standing hero heals' : 'one hero heals'} ${card.heal.amount}`,
    );
  if (card.bonusDice !== undefined) effects.push(`${count(card.bonusDice, 'bonus die')} for the chest`);
  if (card.rethrow) effects.push('the die just thrown is thrown again');
  return `once: ${list(effects)}`;
}

export function equipmentText(edition: Edition, card: EquipmentCard): string {
  if (card.kind === 'weapon') return weaponText(edition, card);
  return card.kind === 'armor' ? armorText(card) : spendableText(card);
}

export function foeAbilityName(edition: Edition, foe: string): string | undefined {
  const card = edition.monster.get(foe) ?? edition.boss.get(foe);
  if (card?.ability === undefined) return undefined;
  const name = nameOf(edition, card.ability);
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
