/**
 * Every sentence by which something is refused: a line here, and `refuse` of the rules knows it. Ids are named here and
 * nowhere else.
 */
import { KERNEL_SENTENCES, makeSay, type Say, type Sentences, type Speaker } from '@tumblekeep/kernel';
import { count } from '@tumblekeep/kernel/english';
import type { Content } from '../rules/content.ts';
import type { AbilityId, Die, MapId, Stat, Track } from '../rules/vocabulary.ts';
import { nameOf, partyHeroName, trackName } from './names.ts';

type OfAbility = { readonly ability: AbilityId };
type OfDie = { readonly die: Die };
type OfMap = { readonly map: MapId };
type OfTrack = { readonly track: Track };

export const REFUSAL_SENTENCES = {
  'no-answer': ({ type, at }: { readonly type: string; readonly at: string }) =>
    `"${type}" is no answer to "${at}"`,
  'rest-at-most': ({ most }: { readonly most: number }) => `at most ${most} can be rested now`,
  'no-tile-there': ({ cell }: { readonly cell: string }) => `there is no tile at ${cell}`,
  'not-next-to-explored': ({ cell }: { readonly cell: string }) =>
    `${cell} is not next to an explored tile by a passage`,
  'no-such-option': ({ option }: { readonly option: number }) => `option ${option} cannot be chosen`,

  // ---- abilities and tokens ------------------------------------------------------------------------------
  'no-such-ability': ({ ability }: OfAbility) => `there is no ability "${ability}" to use`,
  'abilities-barred': () => 'no ability can be used in this Combat now',
  'ability-not-now': ({ ability }: OfAbility, { name }: Speaker) => `${name(ability)} cannot be used now`,
  'ability-asks-for-minions': (
    { ability, minions }: OfAbility & { readonly minions: number },
    { name }: Speaker,
  ) => `${name(ability)} asks for ${count(minions, 'DieMinion')}`,
  'ability-at-work': ({ ability }: OfAbility, { name }: Speaker) => `${name(ability)} is at work already`,
  'ability-costs': ({ ability, cost }: OfAbility & { readonly cost: number }, { name }: Speaker) =>
    `${name(ability)} costs ${count(cost, 'Ability point')}`,
  'no-token': ({ track }: OfTrack) => `there is no ${trackName(track)} token`,
  'no-minion': ({ die }: OfDie) => `there is no ${die} DieMinion`,

  // ---- stats ---------------------------------------------------------------------------------------------
  'die-cannot-change': ({ track }: OfTrack) => `the die of ${trackName(track)} cannot change`,
  'gains-nothing': ({ track }: OfTrack) => `${trackName(track)} gains nothing now`,
  'all-from-health': ({ amount }: { readonly amount: number }) => `all ${amount} must come from Health`,
  'only-so-much-damage': ({ amount }: { readonly amount: number }) =>
    amount === 1 ? 'there is only 1 point of damage' : `there are only ${amount} points of damage`,
  'takes-only': ({ track, amount }: OfTrack & { readonly amount: number }) =>
    `${trackName(track)} can take only ${amount} of it`,

  // ---- rolls ---------------------------------------------------------------------------------------------
  'minions-barred': () => 'DieMinions cannot be used on this roll',
  'pips-barred': () => 'Die-Namic Dice cannot be used on this roll',
  'box-has-pips': ({ box, pips }: { readonly box: number; readonly pips: number }) =>
    `box ${box} has ${count(pips, 'pip')}`,
  'less-would-do': ({ missing }: { readonly missing: number }) => `${missing} would do`,
  'points-barred': () => 'points cannot be spent on this roll',
  'points-to-spend': ({ track, points }: OfTrack & { readonly points: number }) =>
    `${trackName(track)} has ${count(points, 'point')} to spend`,
  'time-barred': () => 'Time cannot be paid on this roll',
  'too-little-time': () => 'there is not enough Time',
  'lowered-one-by-one': () => 'a roll is lowered one by one',
  'no-ability-on-roll': () => 'no ability can be used on this roll',

  // ---- combat --------------------------------------------------------------------------------------------
  'unknown-stat': ({ stat }: { readonly stat: string }) => `nobody attacks with "${stat}"`,
  'stat-barred': ({ stat }: { readonly stat: Stat }) => `${trackName(stat)} cannot be used here`,
  'hero-not-in-party': ({ hero }: { readonly hero: string }) =>
    `there is no ${partyHeroName(hero)} in the party`,
  'falls-later': ({ hero }: { readonly hero: string }) =>
    `somebody else must fall before the ${partyHeroName(hero)}`,
  'unknown-class': ({ hero }: { readonly hero: string }) => `"${hero}" is no class`,

  // ---- options -------------------------------------------------------------------------------------------
  'options-are-an-object': () => 'options must be an object',
  'unknown-option': ({ option }: { readonly option: string }) => `"${option}" is no option`,
  'unknown-player-option': ({ option }: { readonly option: string }) =>
    `"${option}" is no option of a player`,
  'unknown-creature': ({
    creature,
    known,
  }: {
    readonly creature: string;
    readonly known: readonly string[];
  }) => `there is no creature "${creature}"; choose ${known.join(', ')}`,
  'dice-for-tracks': () => 'dice must give a d6, a d8, a d10 and a d12 to might, agility, magic and health',
  'highest-of-guide-only': ({ map }: OfMap, { name }: Speaker) =>
    `${name(map)} says itself which tiles are left out; "highest" goes with a map of the guide`,
  'highest-is-a-number': ({ most }: { readonly most: number }) =>
    `"highest" must be a whole number from 1 to ${most}`,
  'nothing-to-leave-out': ({ map }: OfMap, { name }: Speaker) => `no tile can be left out of ${name(map)}`,
  'needs-higher-tiles': (
    { map, highest, lowest }: OfMap & { readonly highest: number; readonly lowest: number | undefined },
    { name }: Speaker,
  ) => `${name(map)} needs tiles above ${highest}; ${lowest} is the lowest it can do with`,
  'unknown-map': ({ map, known }: OfMap & { readonly known: readonly string[] }) =>
    `there is no map "${map}"; choose ${known.join(', ')}`,
  'map-for-players': ({ map, players }: OfMap & { readonly players: number }, { name }: Speaker) =>
    `${name(map)} is for ${players === 1 ? 'one player' : `${players} players`}`,
  'creature-twice': () => 'two players never share a creature',
  'does-not-play': ({ creature }: { readonly creature: string }) => `"${creature}" does not play`,
} as const satisfies Sentences;

/** Says what the rules refuse; `more` are sentences of whoever plays them. */
export const sayIn = (content: Content, ...more: readonly Sentences[]): Say =>
  makeSay(id => nameOf(content, id), KERNEL_SENTENCES, REFUSAL_SENTENCES, ...more);
