/** Rules text for any word of the game. */
import { closest } from '@tumblekeep/kernel';
import {
  type BossCard,
  type DungeonMap,
  type HeroCard,
  type MonsterCard,
  ROOM_KINDS,
  type Room,
} from '../cards.ts';
import type { Edition } from '../edition.ts';
import { COLORS } from '../vocabulary.ts';
import { equipmentText, foeAbilityName, roomText } from './cards.ts';
import { glossary } from './glossary/index.ts';
import { heroName, nameOf } from './names.ts';
import { capital, count, lifeOf, list, sentences } from './words.ts';

export interface Entry {
  readonly id: string;
  readonly title: string;
  /** What sort of thing it is, as people call it. */
  readonly kind: string;
  /** Other words that mean it. */
  readonly also: readonly string[];
  readonly text: string;
}

export type Explained =
  | { readonly found: readonly Entry[] }
  | { readonly found: readonly []; readonly didYouMean: readonly string[] };

function heroText(edition: Edition, hero: HeroCard): string {
  const abilities = COLORS.map(color => {
    const ability = edition.ability.get(hero.abilities[color]);
    return `${capital(color)}: ${ability?.name ?? ''}. ${ability?.text ?? ''}`;
  });
  const sworn = hero.swornEnemy === undefined ? '' : ` Sworn enemy: ${hero.swornEnemy}.`;
  const { weapon, armor, spendable } = hero.slots;
  return `${abilities.join(' ')}${sworn} Carries ${count(weapon, 'weapon')}, ${count(armor, 'armor')}, ${count(spendable, edition.words.spendable)}. ${hero.flavour}`;
}

function foeText(edition: Edition, card: MonsterCard | BossCard): string {
  const level = 'level' in card ? `Level ${card.level}, ` : '';
  const coins = 'coins' in card ? `, ${count(card.coins, 'coin')}` : '';
  const ability = card.ability === undefined ? undefined : edition.monsterAbility.get(card.ability);
  const trait = ability === undefined ? '' : ` ${foeAbilityName(edition, card.id)}: ${ability.text}`;
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

/** Everything that can be explained. */
export function entriesOf(edition: Edition): Entry[] {
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
      also: ability.token === undefined ? [] : [ability.token.name, `${ability.token.name} token`],
      text: `${[ability.text, /hit|miss/i.test(ability.text) ? '' : WORKS[ability.works]].filter(Boolean).join(' ')} Owners: ${owners(ability.id)}.`,
    })),
    ...tables.monsterAbilities.map(ability => ({
      id: ability.id,
      title: ability.name,
      kind: `monster ${words.monsterAbility.one}`,
      also: [],
      text: ability.text,
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
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[“”"’']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const keysOf = (entry: Entry): string[] => [entry.id, entry.title, ...entry.also].map(plain);

/** Looks a word up by id or name, exactly, then by its beginning, then anywhere in a name; otherwise suggests. */
export function explain(edition: Edition, word: string): Explained {
  const wanted = plain(word);
  const entries = entriesOf(edition);
  if (wanted === '') return { found: [], didYouMean: [] };
  const tests: ((key: string) => boolean)[] = [
    key => key === wanted,
    key => key.startsWith(wanted),
    key => key.includes(wanted),
  ];
  for (const test of tests) {
    const found = entries.filter(entry => keysOf(entry).some(test));
    if (found.length > 0 && (test === tests[0] || found.length === 1)) return { found };
    if (found.length > 0) return { found: [], didYouMean: found.slice(0, 6).map(entry => entry.title) };
  }
  const suggestion = closest(wanted, entries.flatMap(keysOf));
  const meant = entries.filter(entry => suggestion !== undefined && keysOf(entry).includes(suggestion));
  return { found: [], didYouMean: [...new Set(meant.map(entry => entry.title))] };
}

/** The explanation as lines for people. */
export function explanation(edition: Edition, word: string): string[] {
  const result = explain(edition, word);
  if (result.found.length > 0) {
    return result.found.map(entry => `${entry.title} (${entry.kind}): ${entry.text.trim()}`);
  }
  const { didYouMean = [] } = result as { didYouMean?: readonly string[] };
  const hint = didYouMean.length === 0 ? '' : ` Did you mean ${didYouMean.join(', ')}?`;
  return [`There is no rule about “${word}”.${hint}`];
}
