/** How often a party wins, by playing, one game after another: whoever asks may stop, or show how far it is. */
import type { DungeonFighter, HeroId } from '../../rules/index.ts';
import { playGame } from '../play-game.ts';
import type { Player } from '../player.ts';
import { makeSensiblePlayer } from '../sensible/index.ts';
import { type Hand, mixedSkills, nearestSkill } from './hands.ts';

export interface Party {
  readonly game: DungeonFighter;
  /** Options of its rules, without a handicap. */
  readonly options: object;
  readonly handOf: (hero: HeroId) => Hand;
  /** Who chooses for a hero, where it is not somebody with common sense. */
  readonly playerOf?: (hero: HeroId) => Player | undefined;
}

export interface Odds {
  readonly won: number;
  readonly of: number;
}

export const shareOf = ({ won, of }: Odds): number => (of === 0 ? 0 : won / of);

/** Stops after every game. The same games for every handicap, so that luck hits all of them alike. */
export type Chance = (handicap: number, games: number) => Generator<undefined, Odds>;

export function chanceOf({ game, options, handOf, playerOf }: Party, seed: string): Chance {
  const sensible = makeSensiblePlayer(hero => nearestSkill(handOf(hero)));
  const players = playerOf === undefined ? sensible : (hero: HeroId) => playerOf(hero) ?? sensible;
  return function* play(handicap, games) {
    let won = 0;
    for (let i = 0; i < games; i++) {
      const name = `${seed}/${i}`;
      const { outcome } = playGame(game, { ...options, handicap }, name, players, mixedSkills(handOf, name));
      if (outcome.won) won++;
      yield;
    }
    return { won, of: games };
  };
}
