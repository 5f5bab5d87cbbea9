/** Who sits where, and which dice are thrown. */
import { type Player, randomPlayer, SKILLS, type Skill, sensiblePlayer } from '@tumblekeep/bots';
import { type DungeonFighter, type HeroId, texts } from '@tumblekeep/dungeon-fighter';
import { closest } from '@tumblekeep/kernel';
import { UsageError } from '../errors.ts';

export const SEAT_KINDS = ['human', 'sensible', 'random'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export const DICE_MODES = ['simulated', 'real'] as const;
export type DiceMode = (typeof DICE_MODES)[number];

export const DEFAULT_SKILL: Skill = 'average';
export { SKILLS, type Skill };

export interface Seat {
  readonly kind: SeatKind;
  readonly skill: Skill;
}

export interface Table {
  readonly dice: DiceMode;
  readonly seats: Readonly<Record<HeroId, Seat>>;
}

export const isSeatKind = (word: unknown): word is SeatKind =>
  (SEAT_KINDS as readonly unknown[]).includes(word);
export const isSkill = (word: unknown): word is Skill => (SKILLS as readonly unknown[]).includes(word);

const PLAYERS: Readonly<Record<Exclude<SeatKind, 'human'>, Player>> = {
  sensible: sensiblePlayer,
  random: randomPlayer,
};

export const playerOf = (seat: Seat): Player | undefined =>
  seat.kind === 'human' ? undefined : PLAYERS[seat.kind];

export const isHuman = (table: Table, hero: HeroId): boolean => table.seats[hero]?.kind === 'human';

export const humansOf = (table: Table): HeroId[] =>
  Object.keys(table.seats).filter(hero => isHuman(table, hero));

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

/** `human`, `sensible:skilled` … */
export function parseSeat(text: string, skill: Skill): Seat {
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
