/** Heroes and seats from what was typed. */

import { closest } from '@tumblekeep/kernel';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { SKILLS, type Skill } from '../bots/index.ts';
import { isSeatKind, isSkill, SEAT_KINDS, type Seat } from '../hosted/index.ts';
import { type DungeonFighter, type HeroId, RANDOM_HERO, texts } from '../rules/index.ts';

/** The id of a hero from what was typed: id, first name or full name. */
export function heroId(game: DungeonFighter, word: string): HeroId {
  const { edition } = game;
  const wanted = word.trim().toLowerCase();
  const found = edition.tables.heroes.find(
    hero =>
      hero.id === wanted ||
      hero.name.toLowerCase() === wanted ||
      texts.heroName(edition, hero.id).toLowerCase() === wanted,
  );
  if (found !== undefined) return found.id;
  const ids = edition.tables.heroes.map(hero => hero.id);
  const near = closest(wanted, ids);
  throw new UsageError(
    near === undefined
      ? `there is no hero "${word.trim()}"; choose ${ids.join(', ')}`
      : `there is no hero "${word.trim()}"; did you mean ${near}?`,
  );
}

/** `brad,random,murka`, or how many to draw: names in clockwise order, and `random` where the draw decides. */
export function parseParty(game: DungeonFighter, text: string): readonly HeroId[] | number {
  if (/^\d+$/.test(text.trim())) return Number(text);
  return partyOf(game, text.split(','));
}

export const partyOf = (game: DungeonFighter, words: readonly string[]): HeroId[] =>
  words.map(word => (word.trim().toLowerCase() === RANDOM_HERO ? RANDOM_HERO : heroId(game, word)));

/** `human`, `sensible:skilled` … */
function parseSeat(text: string, skill: Skill): Seat {
  const [kind = '', level = skill] = text.trim().split(':');
  if (!isSeatKind(kind)) throw new UsageError(`"${kind}" is no player; choose ${SEAT_KINDS.join(', ')}`);
  if (!isSkill(level)) throw new UsageError(`"${level}" is no skill; choose ${SKILLS.join(', ')}`);
  return { kind, skill: level };
}

/** `brad=human,murka=sensible:skilled` as seats of heroes. */
export function parseSeats(game: DungeonFighter, text: string, skill: Skill): Map<HeroId, Seat> {
  const seats = new Map<HeroId, Seat>();
  for (const part of text.split(',').filter(one => one.trim() !== '')) {
    const [hero = '', seat] = part.split('=');
    if (seat === undefined)
      throw new UsageError(`a seat looks like brad=sensible:skilled, not "${part.trim()}"`);
    seats.set(heroId(game, hero), parseSeat(seat, skill));
  }
  return seats;
}
