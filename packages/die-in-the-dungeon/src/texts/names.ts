/** What things are called. */
import { capital } from '@tumblekeep/kernel/english';
import { type Content, mapOf } from '../content.ts';
import type { AbilityId, CreatureId, Hero, MapId, TileId, Token, Track } from '../vocabulary.ts';

export const creatureName = (content: Content, id: CreatureId): string =>
  content.creature.get(id)?.name ?? id;
export const abilityName = (content: Content, id: AbilityId): string => content.ability.get(id)?.name ?? id;
export const tileName = (content: Content, id: TileId): string => content.tile.get(id)?.name ?? id;
export const mapName = (content: Content, id: MapId): string => mapOf(content, id)?.map.name ?? id;

export const trackName = (track: Track): string => capital(track);
export const heroName = (hero: Hero): string => capital(hero);

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** `cleric-2` is the second Cleric. */
export function partyHeroName(id: string): string {
  const [hero = id, ordinal] = id.split('-');
  return ordinal === undefined
    ? capital(hero)
    : `${ORDINALS[Number(ordinal) - 1] ?? ordinal} ${capital(hero)}`;
}

const isTrackToken = (token: Token): token is Track => !/^d\d/.test(token);

export const tokenName = (token: Token): string =>
  isTrackToken(token) ? `${trackName(token)} token` : `${token} DieMinion`;

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
