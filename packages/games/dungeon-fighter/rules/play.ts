/** What every chapter works on, and the small verbs they share. */
import { answered, dropFrames, repeatStep, type Sink, topFrame } from '@tumblekeep/kernel';
import type { Ability, EquipmentCard, HeroCard, MonsterAbility } from './cards.ts';
import type { Edition, ProcedureName } from './edition.ts';
import type { Event } from './event.ts';
import type { CombatState, HeroState, Question, State, ThrowState } from './state.ts';
import type { Color, HeroId, Throw } from './vocabulary.ts';

export interface Play {
  readonly edition: Edition;
  readonly state: State;
  readonly sink: Sink<Event> | undefined;
}

/** What can be looked at without changing anything. */
export type Looking = Pick<Play, 'edition' | 'state'>;

// ---- looking --------------------------------------------------------------------------------------------

export const seatOf = (state: State, hero: HeroId): number => {
  const { heroes } = state;
  for (let seat = 0; seat < heroes.length; seat++) if ((heroes[seat] as HeroState).hero === hero) return seat;
  return -1;
};

export const heroAt = (play: Looking, seat: number): HeroState => play.state.heroes[seat] as HeroState;
export const nameAt = (play: Looking, seat: number): HeroId => heroAt(play, seat).hero;
export const isStanding = (hero: HeroState): boolean => !hero.fainted && !hero.eliminated;

export const combatOf = (play: Looking): CombatState => play.state.combat as CombatState;
export const throwOf = (play: Looking): ThrowState => combatOf(play).throw as ThrowState;

export const sheetOf = (play: Looking, hero: HeroState): HeroCard =>
  play.edition.hero.get(hero.hero) as HeroCard;
export const cardOf = (play: Looking, card: string): EquipmentCard =>
  play.edition.equipment.get(card) as EquipmentCard;
export const abilityOf = (play: Looking, hero: HeroState, color: Color): Ability =>
  (play.edition.abilitiesOf.get(hero.hero) as Readonly<Record<Color, Ability>>)[color];

export const foeCard = (play: Looking) => {
  const { foe } = combatOf(play);
  const card = foe.boss ? play.edition.boss.get(foe.card) : play.edition.monster.get(foe.card);
  return card as NonNullable<typeof card>;
};

export const foeAbility = (play: Looking): MonsterAbility | undefined => {
  const { foe, silenced } = combatOf(play);
  return silenced ? undefined : play.edition.curseOf.get(foe.card);
};

export const foeRequirement = (play: Looking): Throw | undefined =>
  combatOf(play).silenced ? undefined : foeCard(play).requirement;

export const isFoeAlive = (play: Looking): boolean => combatOf(play).foe.life > 0;

export const maximumLife = (play: Looking, hero: HeroState): number =>
  play.edition.constants.life - play.edition.constants.scarCost * hero.scars.length;

/** Clockwise. */
export const seatAfter = (heroes: readonly HeroState[], seat: number): number =>
  seat + 1 < heroes.length ? seat + 1 : 0;

/** The next hero clockwise from a seat that passes the test; the seat itself comes last. -1 if there is none. */
export function nextSeat(play: Play, from: number, test: (hero: HeroState) => boolean): number {
  const { heroes } = play.state;
  let seat = from;
  for (let i = 0; i < heroes.length; i++) {
    seat = seatAfter(heroes, seat);
    if (test(heroes[seat] as HeroState)) return seat;
  }
  return -1;
}

/** DF2-DUNGEON-02: the two paths are the Leader's secret; alone, the player is the Leader. */
export const pathViewers = ({ options, heroes, leader }: State): HeroId[] =>
  options.solo ? [...options.heroes] : [(heroes[leader] as HeroState).hero];

export const isInPlay = (hero: HeroState): boolean => !hero.eliminated;

// ---- changing -------------------------------------------------------------------------------------------

/** Moves coins from the supply to the chest, as many as there are (DF2-R-13). */
export function gainCoins(play: Play, amount: number, why: string): void {
  const { chest, supply } = play.state;
  const moved = Math.min(amount, supply.coins);
  if (moved === 0) return;
  supply.coins -= moved;
  chest.coins += moved;
  play.sink?.({ type: 'coins', amount: moved, chest: chest.coins, why });
}

/** Moves coins from the chest to the supply, as many as there are. */
export function loseCoins(play: Play, amount: number, why: string): void {
  const { chest, supply } = play.state;
  const moved = Math.min(amount, chest.coins);
  if (moved === 0) return;
  chest.coins -= moved;
  supply.coins += moved;
  play.sink?.({ type: 'coins', amount: -moved, chest: chest.coins, why });
}

export function gainDice(play: Play, amount: number, why: string): void {
  const { chest, supply } = play.state;
  const moved = Math.min(amount, supply.dice);
  if (moved === 0) return;
  supply.dice -= moved;
  chest.dice += moved;
  play.sink?.({ type: 'dice', amount: moved, chest: chest.dice, why });
}

/** Heals up to the maximum; fainted and eliminated heroes are passed over. */
export function heal(play: Play, seat: number, amount: number, why: string): void {
  const hero = heroAt(play, seat);
  if (!isStanding(hero)) return;
  const from = hero.life;
  const to = Math.min(maximumLife(play, hero), from + amount);
  if (to <= from) return;
  hero.life = to;
  play.sink?.({ type: 'healed', hero: hero.hero, from, to, why });
}

export function healParty(play: Play, amount: number, why: string): void {
  for (let seat = 0; seat < play.state.heroes.length; seat++) heal(play, seat, amount, why);
}

/** Takes life without looking at the consequences; whoever is below 1 faints in the faint step. */
export function hurt(play: Play, seat: number, amount: number, why: string): void {
  const hero = heroAt(play, seat);
  const from = hero.life;
  hero.life = from - amount;
  play.sink?.({ type: 'hurt', hero: hero.hero, from, to: hero.life, why });
}

export function changeFoeLife(play: Play, to: number, why: string): void {
  const { foe } = combatOf(play);
  const from = foe.life;
  foe.life = to;
  if (from !== to) play.sink?.({ type: 'monster-life', from, to, why });
}

// ---- where the game waits -------------------------------------------------------------------------------

export { answered, dropFrames, repeatStep, topFrame };

export const ask = (play: Play, question: Question): void => {
  play.state.frames.push(question);
};

/** Puts a procedure above what is going on now. */
export const call = (play: Play, what: ProcedureName): void => {
  play.state.frames.push({ at: 'do', what, step: 0 });
};

/** Gives up what is going on now for a procedure. */
export const go = (play: Play, what: ProcedureName): void => {
  dropFrames(play);
  call(play, what);
};
