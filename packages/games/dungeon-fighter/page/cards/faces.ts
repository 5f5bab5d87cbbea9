/** What is printed on a card, as a face is drawn from it. */
import { type CardId, type Edition, texts } from '../../rules/index.ts';
import { words } from '../words/index.ts';

export type FaceKind = 'monster' | 'boss' | 'weapon' | 'armor' | 'spendable' | 'room' | 'hero';

export interface Face {
  readonly kind: FaceKind;
  readonly name: string;
  /** What it is, under the name. */
  readonly line: string;
  readonly text: string;
  readonly flavour: string;
  /** Things in the corners. */
  readonly badges: readonly {
    readonly what: 'life' | 'damage' | 'coins' | 'price' | 'bonus' | 'shop';
    readonly value: string;
  }[];
}

const capital = texts.capital;

function foeFace(edition: Edition, id: CardId): Face | undefined {
  const monster = edition.monster.get(id);
  const card = monster ?? edition.boss.get(id);
  if (card === undefined) return undefined;
  const ability = card.ability === undefined ? undefined : edition.monsterAbility.get(card.ability);
  const demand = card.requirement === undefined ? undefined : texts.nameOf(edition, card.requirement);
  return {
    kind: monster === undefined ? 'boss' : 'monster',
    name: card.name,
    line: monster === undefined ? words.cards.boss(card.type) : words.cards.level(monster.level, card.type),
    text: [
      ...(ability === undefined
        ? []
        : [`${texts.foeAbilityName(edition, id)}: ${texts.monsterAbilityText(edition, ability)}`]),
      ...(demand === undefined ? [] : [words.cards.demand(demand)]),
    ].join(' '),
    flavour: card.flavour,
    badges: [
      { what: 'life', value: `${card.life}` },
      { what: 'damage', value: `${card.damage}` },
      ...(monster === undefined ? [] : [{ what: 'coins', value: `${monster.coins}` } as const]),
    ],
  };
}

function equipmentFace(edition: Edition, id: CardId): Face | undefined {
  const card = edition.equipment.get(id);
  if (card === undefined) return undefined;
  return {
    kind: card.kind,
    name: card.name,
    line: capital(card.kind === 'spendable' ? edition.words.spendable.one : card.kind),
    text: `${capital(texts.equipmentText(edition, card))}.`,
    flavour: card.flavour,
    badges: [
      { what: 'price', value: `${card.price}` },
      ...(card.kind === 'weapon' ? [{ what: 'bonus', value: `+${card.bonus}` } as const] : []),
    ],
  };
}

function roomFace(edition: Edition, id: CardId): Face | undefined {
  const card = edition.room.get(id);
  if (card === undefined) return undefined;
  const icons = edition.dungeonCard.get(id)?.shopIcons;
  return {
    kind: 'room',
    name: card.name,
    line: edition.dungeonCard.has(id) ? words.cards.door : words.cards.room,
    text: `${capital(texts.roomText(edition, card))}.`,
    flavour: card.flavour,
    badges: icons === undefined ? [] : [{ what: 'shop', value: `${icons}` }],
  };
}

function heroFace(edition: Edition, id: CardId): Face | undefined {
  const card = edition.hero.get(id);
  if (card === undefined) return undefined;
  return {
    kind: 'hero',
    name: card.name,
    line: words.cards.hero,
    text: '',
    flavour: card.flavour,
    badges: [],
  };
}

export const faceOf = (edition: Edition, id: CardId): Face | undefined =>
  foeFace(edition, id) ?? equipmentFace(edition, id) ?? roomFace(edition, id) ?? heroFace(edition, id);

export const hasFace = (edition: Edition, id: CardId): boolean => faceOf(edition, id) !== undefined;
