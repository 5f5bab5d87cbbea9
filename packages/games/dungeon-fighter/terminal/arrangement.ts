/** From what was typed to a game that can begin: options of the rules, seats and dice. */

import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import type { Skill } from '../bots/index.ts';
import { DEFAULT_SKILL, type DiceMode, type Seat, type Table } from '../hosted/index.ts';
import { sayAtTable } from '../hosted/sentences.ts';
import type { DungeonFighter, HeroId, Wishes } from '../rules/index.ts';
import { heroId, parseSeats, partyOf } from './table.ts';

export interface Wanted {
  /** Hero names and `random`, or how many to draw. */
  readonly heroes?: readonly string[] | number;
  readonly difficulty?: string;
  readonly leader?: string;
  readonly solo?: boolean;
  readonly beginning?: string;
  readonly handicap?: number;
  /** `brad=human,murka=sensible:skilled` */
  readonly seat?: string;
  /** How many people sit here. */
  readonly players?: number;
  readonly dice?: DiceMode;
  readonly skill?: Skill;
}

export interface Arrangement {
  readonly options: Wishes & { readonly heroes: readonly HeroId[] };
  readonly table: Table;
}

const MOST_PEOPLE = 6;

export function arrange(game: DungeonFighter, seed: string, wanted: Wanted): Arrangement {
  const { players, skill = DEFAULT_SKILL, dice = 'simulated' } = wanted;
  if (players !== undefined && (players < 0 || players > MOST_PEOPLE))
    throw new UsageError(`--players goes from 0 (only bots) to ${MOST_PEOPLE}`);
  const { heroes: limits } = game.edition.constants;
  const seats = parseSeats(game, wanted.seat ?? '', skill);
  const wishedHeroes =
    typeof wanted.heroes === 'object'
      ? partyOf(game, wanted.heroes)
      : (wanted.heroes ??
        (seats.size >= Math.max(limits.fewest, players ?? 0) && seats.size > 0
          ? [...seats.keys()]
          : Math.max(limits.usual, players ?? 0)));
  const count = typeof wishedHeroes === 'number' ? wishedHeroes : wishedHeroes.length;
  const solo = wanted.solo ?? (players === 1 && limits.solo.includes(count) && seats.size === 0);
  const setup = game.setup(
    {
      heroes: wishedHeroes,
      solo,
      ...(wanted.difficulty !== undefined && { difficulty: wanted.difficulty }),
      ...(wanted.leader !== undefined && { leader: heroId(game, wanted.leader) }),
      ...(wanted.beginning !== undefined && { beginning: wanted.beginning }),
      ...(wanted.handicap !== undefined && { handicap: wanted.handicap }),
    },
    seed,
  );
  if (!setup.ok) throw new UsageError(sayAtTable(game.edition)(setup.error));
  const options = game.options(setup.value);
  for (const hero of seats.keys()) {
    if (!options.heroes.includes(hero)) throw new UsageError(`${hero} has a seat but is not in the party`);
  }
  return { options, table: { dice, seats: seatAll(options.heroes, seats, solo ? count : players, skill) } };
}

/** Seats that nobody named go to people, as many as there are, then to sensible bots. */
function seatAll(
  heroes: readonly HeroId[],
  named: ReadonlyMap<HeroId, Seat>,
  people: number | undefined,
  skill: Skill,
): Record<HeroId, Seat> {
  let left =
    people === undefined
      ? heroes.length
      : people - [...named.values()].filter(seat => seat.kind === 'human').length;
  const seats: Record<HeroId, Seat> = {};
  for (const hero of heroes) {
    const seat = named.get(hero) ?? { kind: left > 0 ? 'human' : 'sensible', skill };
    if (!named.has(hero)) left--;
    seats[hero] = seat;
  }
  return seats;
}
