/** Plays games to the end: players choose, a skill model throws. */

import { type Decision, makeStream, type Stream } from '@tumblekeep/kernel';
import {
  type Action,
  type CombatState,
  type DungeonFighter,
  type Event,
  type HeroId,
  type HeroState,
  type Outcome,
  type State,
  type ThrowState,
  texts,
} from '../rules/index.ts';
import type { Player } from './player.ts';
import { type SkillModel, skillModelOf } from './skill/model.ts';
import type { Skill } from './skill/table.ts';

/** One for everybody, or one for each hero. */
export type ForHeroes<T extends string | object> = T | ((hero: HeroId) => T);

export interface Bots {
  /** What the one who is asked now does. Questions to the party are answered by the Leader's player. */
  next(game: DungeonFighter, state: State): Action | undefined;
  /** The choice of one hero's player, whoever is asked. */
  chooseFor(game: DungeonFighter, state: State, hero: HeroId): Action;
  /** A landing for the die that is in the air. */
  land(state: State): Action;
}

const forHero = <T extends string | object>(all: ForHeroes<T>, hero: HeroId): T =>
  typeof all === 'function' ? (all as (hero: HeroId) => T)(hero) : all;

export function makeBots(
  players: ForHeroes<Player>,
  skills: ForHeroes<Skill>,
  seed: string,
  modelOf: (rules: string) => SkillModel = skillModelOf,
): Bots {
  const choices: Stream = makeStream(seed, 'bots');
  const throws: Stream = makeStream(seed, 'throws');

  const land = (state: State): Action => {
    const { seat, requirements, die } = (state.combat as CombatState).throw as ThrowState;
    const skill = forHero(skills, (state.heroes[seat] as HeroState).hero);
    return modelOf(state.rules).sampleLanding(throws, skill, requirements, die);
  };
  const chooseFor = (game: DungeonFighter, state: State, hero: HeroId): Action => {
    const legal = game.legal(state);
    return legal.length === 1
      ? (legal[0] as Action)
      : forHero(players, hero).choose(game, state, legal, choices);
  };
  return {
    land,
    chooseFor,
    next(game, state) {
      const decision = game.decision(state);
      if (decision === undefined) return undefined;
      return decision.by === 'table' ? land(state) : chooseFor(game, state, asked(state, decision));
    },
  };
}

/** The hero whose player answers. */
const asked = (state: State, { by }: Decision): HeroId =>
  typeof by === 'object' ? by.seat : (state.heroes[state.leader] as HeroState).hero;

export interface Hooks {
  readonly sink?: (event: Event) => void;
  /** Before each action. */
  readonly onAction?: (state: State, action: Action) => void;
  /** A game that takes more actions than this is broken. */
  readonly mostActions?: number;
}

export interface PlayedGame {
  readonly state: State;
  readonly outcome: Outcome;
  readonly actions: number;
}

const MOST_ACTIONS = 100_000;

export function playGame(
  game: DungeonFighter,
  options: unknown,
  seed: string,
  players: ForHeroes<Player>,
  skills: ForHeroes<Skill>,
  hooks: Hooks = {},
): PlayedGame {
  const { sink, onAction, mostActions = MOST_ACTIONS } = hooks;
  const made = game.setup(options, seed, sink);
  const say = texts.sayIn(game.edition);
  if (!made.ok) throw new Error(say(made.error));
  const state = made.value;
  const bots = makeBots(players, skills, seed);
  let actions = 0;
  for (let action = bots.next(game, state); action !== undefined; action = bots.next(game, state)) {
    onAction?.(state, action);
    const refusal = game.apply(state, action, sink);
    if (refusal) throw new Error(`${game.print(action)}: ${say(refusal)}`);
    if (++actions > mostActions) throw new Error(`no end after ${mostActions} actions`);
  }
  return { state, outcome: game.outcome(state) as Outcome, actions };
}
