/** What is being put together on the new-game screen, and the order it becomes. */

import type { AimHelp } from '@tumblekeep/page-kit/app/aim-help.ts';
import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { DEFAULT_SKILL, type DiceMode, type Seat } from '../../../hosted/index.ts';
import {
  type BeginningId,
  type DungeonFighter,
  type HeroId,
  RULE_SETS,
  texts,
} from '../../../rules/index.ts';
import type { NewGame } from '../../worker/protocol.ts';

export interface SeatWish extends Seat {
  readonly aimHelp: AimHelp;
  readonly steady: boolean;
  /** Of a person: they have a device of their own. */
  readonly isElsewhere: boolean;
}

export interface Wish {
  readonly rules: string;
  /** In the order they sit. */
  readonly heroes: readonly HeroId[];
  readonly difficulty: string;
  readonly leader: HeroId | undefined;
  readonly solo: boolean;
  readonly beginning: BeginningId | undefined;
  /** Help above zero or hindrance below, of our own; 0 is none. */
  readonly handicap: number;
  readonly dice: DiceMode;
  /** Kept for heroes that left, should they come back. */
  readonly seats: Readonly<Record<HeroId, SeatWish>>;
}

export const gameOf = ({ rules }: Pick<Wish, 'rules'>): DungeonFighter => RULE_SETS[rules] as DungeonFighter;

const newSeat = (): SeatWish => ({
  kind: 'human',
  skill: DEFAULT_SKILL,
  aimHelp: useSettings.getState().aimHelp,
  steady: false,
  isElsewhere: false,
});

export const seatOf = (wish: Wish, hero: HeroId): SeatWish => wish.seats[hero] ?? newSeat();

export const FIRST_WISH: Wish = {
  rules: 'second',
  heroes: [],
  difficulty: gameOf({ rules: 'second' }).edition.constants.defaultDifficulty,
  leader: undefined,
  solo: false,
  beginning: undefined,
  handicap: 0,
  dice: 'simulated',
  seats: {},
};

/** The same wish under other rules: heroes and difficulty stay where those rules know them. */
export function underRules(wish: Wish, rules: string): Wish {
  const { edition } = gameOf({ rules });
  const { difficulties, defaultDifficulty } = edition.constants;
  return fitting({
    ...wish,
    rules,
    heroes: wish.heroes.filter(hero => edition.hero.has(hero)),
    difficulty: Object.hasOwn(difficulties, wish.difficulty) ? wish.difficulty : defaultDifficulty,
  });
}

/** Whether these heroes can be one player's alone. */
export const maySolo = (wish: Wish): boolean =>
  gameOf(wish).edition.constants.heroes.solo.includes(wish.heroes.length) &&
  wish.heroes.every(hero => seatOf(wish, hero).kind === 'human' && !seatOf(wish, hero).isElsewhere);

/** A leader who left leads no more, and alone is only who may be. */
const fitting = (wish: Wish): Wish => ({
  ...wish,
  leader: wish.leader !== undefined && wish.heroes.includes(wish.leader) ? wish.leader : undefined,
  solo: wish.solo && maySolo(wish),
});

export const toggleHero = (wish: Wish, hero: HeroId): Wish =>
  fitting({
    ...wish,
    heroes: wish.heroes.includes(hero) ? wish.heroes.filter(other => other !== hero) : [...wish.heroes, hero],
  });

export const setSeat = (wish: Wish, hero: HeroId, change: Partial<SeatWish>): Wish =>
  fitting({ ...wish, seats: { ...wish.seats, [hero]: { ...seatOf(wish, hero), ...change } } });

export function moveEarlier(wish: Wish, hero: HeroId): Wish {
  const heroes = [...wish.heroes];
  const at = heroes.indexOf(hero);
  if (at > 0) heroes.splice(at - 1, 2, hero, heroes[at - 1] as HeroId);
  return { ...wish, heroes };
}

/** Another party of the same size, of the usual size when nobody was chosen. */
export function drawParty(wish: Wish, chance: () => number): Wish {
  const { tables, constants } = gameOf(wish).edition;
  const left = tables.heroes.map(hero => hero.id);
  const size = wish.heroes.length || constants.heroes.usual;
  const heroes = Array.from({ length: size }, () => left.splice(Math.floor(chance() * left.length), 1)[0]);
  return fitting({ ...wish, heroes: heroes.filter(hero => hero !== undefined) });
}

const isElsewhere = (wish: Wish, hero: HeroId): boolean => {
  const seat = seatOf(wish, hero);
  return seat.kind === 'human' && seat.isElsewhere;
};

/** Whether it takes a table that people elsewhere can come to. */
export const isTogether = (wish: Wish): boolean => wish.heroes.some(hero => isElsewhere(wish, hero));

/** The chairs of people at this device, in the order of play. */
export const placesHere = (wish: Wish): number[] =>
  wish.heroes.flatMap((hero, place) =>
    seatOf(wish, hero).kind === 'human' && !isElsewhere(wish, hero) ? [place] : [],
  );

/** Everybody but the first one is elsewhere. */
export function elsewhere(wish: Wish): Wish {
  const [, ...others] = wish.heroes;
  return others.reduce((one, hero) => setSeat(one, hero, { isElsewhere: true }), wish);
}

export function orderOf(wish: Wish): NewGame {
  const { rules, heroes, difficulty, leader, solo, beginning, handicap, dice } = wish;
  const seated = heroes.map(hero => [hero, seatOf(wish, hero)] as const);
  return {
    rules,
    options: {
      heroes,
      difficulty,
      solo,
      ...(leader !== undefined && { leader }),
      ...(beginning !== undefined && { beginning }),
      ...(handicap !== 0 && { handicap }),
    },
    table: {
      dice,
      seats: Object.fromEntries(seated.map(([hero, { kind, skill }]) => [hero, { kind, skill }])),
    },
    preferences: {
      aimHelp: Object.fromEntries(seated.map(([hero, { aimHelp }]) => [hero, aimHelp])),
      steady: seated.filter(([, { steady }]) => steady).map(([hero]) => hero),
      askMe: [],
    },
  };
}

/** Why the rules would not begin with it, in words. */
export function problemOf(wish: Wish): string | undefined {
  const game = gameOf(wish);
  const drawn = game.setup(orderOf(wish).options, 'only to ask');
  return drawn.ok ? undefined : texts.sayIn(game.edition)(drawn.error);
}
