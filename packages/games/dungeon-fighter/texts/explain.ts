/** Rules text for any word of the game. */
import { type Entry, type Explained, explainedLines, lookUp, onceFor } from '@tumblekeep/kernel';
import {
  type Ability,
  type BossCard,
  type DungeonMap,
  type HeroCard,
  type MonsterCard,
  ROOM_KINDS,
  type Room,
} from '../rules/cards.ts';
import type { Edition } from '../rules/edition.ts';
import { COLORS } from '../rules/vocabulary.ts';
import { abilityText, equipmentText, foeAbilityName, monsterAbilityText, roomText } from './cards.ts';
import { glossary } from './glossary/index.ts';
import { heroName, nameOf } from './names.ts';
import { capital, count, lifeOf, list, sentences } from './words.ts';

export type { Entry, Explained };

function heroText(edition: Edition, hero: HeroCard): string {
  const abilities = COLORS.map(color => {
    const ability = edition.ability.get(hero.abilities[color]);
    return `${capital(color)}: ${ability?.name ?? ''}. ${ability === undefined ? '' : abilityText(edition, ability)}`;
  });
  const sworn = hero.swornEnemy === undefined ? '' : ` Sworn enemy: ${hero.swornEnemy}.`;
  const { weapon, armor, spendable } = hero.slots;
  return `${abilities.join(' ')}${sworn} Carries ${count(weapon, 'weapon')}, ${count(armor, 'armor')}, ${count(spendable, edition.words.spendable)}. ${hero.flavour}`;
}

function foeText(edition: Edition, card: MonsterCard | BossCard): string {
  const level = 'level' in card ? `Level ${card.level}, ` : '';
  const coins = 'coins' in card ? `, ${count(card.coins, 'coin')}` : '';
  const ability = card.ability === undefined ? undefined : edition.monsterAbility.get(card.ability);
  const trait =
    ability === undefined
      ? ''
      : ` ${foeAbilityName(edition, card.id)}: ${monsterAbilityText(edition, ability)}`;
  const demand = card.requirement === undefined ? undefined : edition.throw.get(card.requirement);
  const throwText = demand === undefined ? '' : ` Every throw must be ${demand.name}: ${demand.text}`;
  return `${capital(`${level}${card.type}, ${lifeOf(edition, card.life)}, damage ${card.damage}${coins}.`)}${trait}${throwText} ${card.flavour}`;
}

function roomEntry(edition: Edition, room: Room): Entry {
  const demand = room.requirement === undefined ? undefined : edition.throw.get(room.requirement);
  return {
    id: room.id,
    title: room.name,
    kind: 'room',
    also: [],
    text: `${capital(roomText(edition, room))}.${demand ? ` ${demand.name}: ${demand.text}` : ''} ${room.flavour}`,
  };
}

function mapEntry(edition: Edition, { id, name, side, rooms, boss, flavour }: DungeonMap): Entry {
  const special = rooms.filter(({ kind }) => kind !== 'plain' && kind !== 'danger');
  const kinds = ROOM_KINDS.filter(kind => special.some(room => room.kind === kind));
  return {
    id,
    title: name,
    kind: side === 'boss' ? 'last floor' : 'floor',
    also: [],
    text: sentences(
      `${count(rooms.length, 'room')}, among them ${list(kinds.map(kind => `a ${kind}`)) || 'nothing special'}.`,
      boss !== undefined && `Behind it waits ${nameOf(edition, boss)}.`,
      flavour,
    ),
  };
}

const WORKS = { hit: 'Works on a hit.', miss: 'Works on a miss.', anywhere: '' } as const;

/** A text of its own says when it works; verbs do not know. */
const withMoment = (edition: Edition, ability: Ability): string =>
  sentences(abilityText(edition, ability), ability.text === undefined && WORKS[ability.works]);

/** Everything that can be explained. A screen asks for each thing on it, at every change. */
export const entriesOf = onceFor((edition: Edition): readonly Entry[] => {
  const { tables, words } = edition;
  const owners = (ability: string): string =>
    tables.heroes
      .flatMap(hero =>
        COLORS.filter(color => hero.abilities[color] === ability).map(
          color => `${heroName(edition, hero.id)} (${color})`,
        ),
      )
      .join(', ');
  return [
    ...tables.heroes.map(hero => ({
      id: hero.id,
      title: hero.name,
      kind: 'hero',
      also: [heroName(edition, hero.id)],
      text: heroText(edition, hero),
    })),
    ...tables.abilities.map(ability => ({
      id: ability.id,
      title: ability.name,
      kind: `hero ${words.ability.one}`,
      also: [
        ...(ability.short === undefined ? [] : [ability.short]),
        ...(ability.token === undefined ? [] : [ability.token.name, `${ability.token.name} token`]),
      ],
      text: `${withMoment(edition, ability)} Owners: ${owners(ability.id)}.`,
    })),
    ...tables.monsterAbilities.map(ability => ({
      id: ability.id,
      title: ability.name,
      kind: `monster ${words.monsterAbility.one}`,
      also: [],
      text: monsterAbilityText(edition, ability),
    })),
    ...tables.monsters.map(card => ({
      id: card.id,
      title: card.name,
      kind: 'monster',
      also: [],
      text: foeText(edition, card),
    })),
    ...tables.bosses.map(card => ({
      id: card.id,
      title: card.name,
      kind: 'boss',
      also: [],
      text: foeText(edition, card),
    })),
    ...tables.equipment.map(card => {
      const demand = card.kind === 'weapon' ? edition.throw.get(card.requirement) : undefined;
      return {
        id: card.id,
        title: card.name,
        kind: card.kind === 'spendable' ? words.spendable.one : card.kind,
        also: [],
        text: `${capital(equipmentText(edition, card))}. Price: ${count(card.price, 'coin')}.${demand ? ` ${demand.name}: ${demand.text}` : ''} ${card.flavour}`,
      };
    }),
    ...tables.dungeon.map(card => roomEntry(edition, card)),
    ...tables.maps.map(map => mapEntry(edition, map)),
    ...tables.maps.flatMap(({ rooms }) => rooms.map(room => roomEntry(edition, room))),
    ...tables.throws.map(card => ({
      id: card.id,
      title: card.name,
      kind: words.requirement.one,
      also: [`${card.name} throw`, `${card.name} shot`],
      text: card.text,
    })),
    ...glossary(edition),
  ];
});

export const explain = (edition: Edition, word: string): Explained => lookUp(entriesOf(edition), word);

/** The explanation as lines for people. */
export const explanation = (edition: Edition, word: string): string[] =>
  explainedLines(word, explain(edition, word));
