/** What things are called. */
import { isOneOf } from '@tumblekeep/kernel';
import { type Content, mapOf } from '../rules/content.ts';
import {
  type AbilityId,
  type CreatureId,
  HEROES,
  type Hero,
  isMinion,
  type MapId,
  type TileId,
  type Token,
  type Track,
} from '../rules/vocabulary.ts';

export const creatureName = (content: Content, id: CreatureId): string =>
  content.creature.get(id)?.name ?? id;
export const abilityName = (content: Content, id: AbilityId): string => content.ability.get(id)?.name ?? id;
export const tileName = (content: Content, id: TileId): string => content.tile.get(id)?.name ?? id;
export const mapName = (content: Content, id: MapId): string => mapOf(content, id)?.map.name ?? id;

const TRACK_NAMES: Readonly<Record<Track, string>> = {
  time: 'Time',
  might: 'Might',
  agility: 'Agility',
  magic: 'Magic',
  health: 'Health',
  ability: 'Ability',
};

export const trackName = (track: Track): string => TRACK_NAMES[track];

const HERO_NAMES: Readonly<Record<Hero, string>> = {
  fighter: 'Fighter',
  rogue: 'Rogue',
  wizard: 'Wizard',
  cleric: 'Cleric',
  barbarian: 'Barbarian',
  assassin: 'Assassin',
  warlock: 'Warlock',
  patriarch: 'Patriarch',
};

export const heroName = (hero: Hero): string => HERO_NAMES[hero];

/** The name of anything that has a record in the tables. */
export const nameOf = (content: Content, id: string): string =>
  content.creature.get(id)?.name ??
  content.ability.get(id)?.name ??
  content.tile.get(id)?.name ??
  mapName(content, id);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** `cleric-2` is the second Cleric. */
export function partyHeroName(id: string): string {
  const [hero = id, ordinal] = id.split('-');
  const name = isOneOf(HEROES, hero) ? heroName(hero) : hero;
  return ordinal === undefined ? name : `${ORDINALS[Number(ordinal) - 1] ?? ordinal} ${name}`;
}

export const tokenName = (token: Token): string =>
  isMinion(token) ? `${token} DieMinion` : `${trackName(token)} token`;

const REASONS: Readonly<Record<string, string>> = {
  'power-up': 'Power Up',
  rest: 'Rest',
  move: 'the way',
  token: 'the token',
  roll: 'spent on the roll',
  attack: 'the attack',
  wizards: 'the Wizards',
  clerics: 'the Clerics',
  'ranged-attack': 'an arrow out of the dark',
  warlock: 'the Warlock’s fire',
};

/** Why something changed: a word of the rules, a tile or an ability. */
export function reason(content: Content, why: string): string {
  return REASONS[why] ?? content.tile.get(why)?.name ?? content.ability.get(why)?.name ?? why;
}

const PARTS: Readonly<Record<string, string>> = {
  die: 'die',
  fighters: 'Fighters',
  barbarian: 'Rage',
  assassin: 'Critical Strike',
  warlock: 'Warlock',
  hit: 'hit',
  tile: 'tile',
  ability: 'ability',
};

export const partName = (why: string): string => PARTS[why] ?? why;
