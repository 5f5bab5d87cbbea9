/** A turn: the Active Hero chooses a die and weapons, or pays to have the dice back. */
import { refuse } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import { throwableOf, throwsDemanded } from '../demands.ts';
import {
  ask,
  call,
  cardOf,
  combatOf,
  endGame,
  foeAbility,
  foeCard,
  go,
  heroAt,
  isStanding,
  type Looking,
  nameAt,
  nextSeat,
  type Play,
  seatOf,
} from '../play.ts';
import type { Carried, HeroState, ThrowState } from '../state.ts';
import { type CardId, COLORS, type Color, type Die } from '../vocabulary.ts';
import { mayBackDown } from './back-down.ts';
import { carriedAt, couldGainDie, discard } from './equipment.ts';
import { threatenParty } from './loss.ts';
import { clearBonusDice } from './rest.ts';

/** A hero who cannot act hands the turn on, with the dice as they are (DF2-COMBAT-09, DF2-COMBAT-20). */
export function findActiveHero(play: Play): void {
  const combat = combatOf(play);
  if (!isStanding(heroAt(play, combat.active))) combat.active = nextSeat(play, combat.active, isStanding);
}

/** DF2-BOSS-07, DF2-R-91. */
export function loseWithoutDice(play: Play): void {
  if (!combatOf(play).foe.boss || play.state.chest.dice > 0) return;
  if (throwableDice(play).length === 0 && !couldGainDie(play)) endGame(play, 'out-of-dice');
}

/** Whoever throws away the last hope for a die does not wait for it any longer. */
export function discardInTurn(play: Play, action: ActionOf<'discard'>) {
  const refusal = discard(play, action);
  if (refusal === undefined) loseWithoutDice(play);
  return refusal;
}

export const enterTurn = (play: Play): void => go(play, 'turn');

export function askForTurn(play: Play): void {
  play.sink?.({ type: 'turn', hero: nameAt(play, combatOf(play).active) });
  ask(play, { at: 'turn' });
}

export function endTurn(play: Play): void {
  const combat = combatOf(play);
  if (combat.usedThisTurn.length > 0) combat.usedThisTurn = [];
  combat.stoodFirm = false;
  combat.throw = null;
  combat.active = nextSeat(play, combat.active, isStanding);
  go(play, 'turn');
}

export const throwableDice = (play: Looking): readonly Color[] =>
  throwableOf(combatOf(play).dice, foeAbility(play), foeCard(play).immuneTo);

const mayRetrieve = (play: Play): boolean =>
  !combatOf(play).foe.boss && (play.state.chest.dice === 0 || !play.edition.constants.bonusDieCompulsory);

const NO_WEAPONS: readonly CardId[] = [];

/** Every choice of carried weapons, none and all included (DF2-EQUIP-06). */
function weaponChoices(play: Play, hero: HeroState): (readonly CardId[])[] {
  const choices: (readonly CardId[])[] = [NO_WEAPONS];
  let repeats = false;
  for (let at = 0; at < hero.equipment.length; at++) {
    const { card } = hero.equipment[at] as Carried;
    if (cardOf(play, card).kind !== 'weapon') continue;
    if (carriedAt(hero, card) < at) repeats = true;
    for (let i = 0, count = choices.length; i < count; i++) choices.push([...(choices[i] as CardId[]), card]);
  }
  return repeats ? withoutRepeats(choices) : choices;
}

/** Two weapons of the same name are one choice less. */
const withoutRepeats = (choices: (readonly CardId[])[]): (readonly CardId[])[] => [
  ...new Map(choices.map(choice => [choice.join(' '), choice])).values(),
];

export function turnOptions(play: Play, out: Action[]): void {
  const combat = combatOf(play);
  const hero = heroAt(play, combat.active);
  const choices = weaponChoices(play, hero);
  const dice = throwableDice(play);
  if (dice.length > 0) {
    for (const die of dice)
      for (const weapons of choices) out.push({ type: 'throw', hero: hero.hero, die, weapons });
  } else {
    if (play.state.chest.dice > 0)
      for (const weapons of choices) out.push({ type: 'throw', hero: hero.hero, die: 'white', weapons });
    if (mayRetrieve(play)) out.push({ type: 'retrieve', hero: hero.hero });
  }
  if (mayBackDown(play)) {
    for (const { hero: name, eliminated } of play.state.heroes)
      if (!eliminated) out.push({ type: 'propose', hero: name });
  }
}

export function againOptions(play: Play, weapons: boolean, out: Action[]): void {
  const { seat, die } = combatOf(play).throw as ThrowState;
  const hero = heroAt(play, seat);
  for (const choice of weapons ? weaponChoices(play, hero) : [NO_WEAPONS]) {
    out.push({ type: 'throw', hero: hero.hero, die, weapons: choice });
  }
}

/** The first throw of a turn. */
export function throwDie(play: Play, action: ActionOf<'throw'>) {
  const combat = combatOf(play);
  const { chest } = play.state;
  const { die } = action;
  if (action.hero !== nameAt(play, combat.active))
    return refuse('turn', `it is ${nameAt(play, combat.active)}'s turn`);
  if (die === 'white') {
    if (throwableDice(play).length > 0)
      return refuse('die', 'a bonus die may not be thrown while a coloured die is left');
    if (chest.dice === 0) return refuse('die', 'there is no bonus die on the chest');
  } else if (!throwableDice(play).includes(die)) {
    return refuse(
      'die',
      combat.dice.includes(die)
        ? `the monster is immune to the ${die} die`
        : `the ${die} die has been thrown already`,
    );
  }
  const refusal = checkWeapons(play, action);
  if (refusal) return refusal;
  if (die === 'white') {
    chest.dice--;
    combat.bonusDiceThrown++;
  } else {
    combat.dice.splice(combat.dice.indexOf(die), 1);
  }
  letFly(play, combat.active, die, action.weapons);
  return undefined;
}

/** The same die once more. */
export function throwAgain(play: Play, weapons: boolean, action: ActionOf<'throw'>) {
  const { seat, die } = combatOf(play).throw as ThrowState;
  if (action.hero !== nameAt(play, seat)) return refuse('turn', `${nameAt(play, seat)} throws again`);
  if (action.die !== die) return refuse('die', `the ${die} die is thrown again`);
  if (!weapons && action.weapons.length > 0) return refuse('weapon', 'no weapon may be used on this throw');
  const refusal = checkWeapons(play, action);
  if (refusal) return refusal;
  letFly(play, seat, die, action.weapons);
  return undefined;
}

/** Weapons are named in the order they are carried, each once. */
function checkWeapons(play: Play, action: ActionOf<'throw'>) {
  const hero = heroAt(play, seatOf(play.state, action.hero));
  let last = -1;
  for (const card of action.weapons) {
    if (carriedAt(hero, card) < 0) return refuse('weapon', `${hero.hero} does not carry ${card}`);
    if (cardOf(play, card).kind !== 'weapon') return refuse('weapon', `${card} is no weapon`);
    const at = hero.equipment.findIndex((one, i) => i > last && one.card === card);
    if (at < 0) return refuse('weapon', 'weapons are named once each, in the order they are carried');
    last = at;
  }
  return undefined;
}

function letFly(play: Play, seat: number, die: Die, weapons: readonly CardId[]): void {
  const combat = combatOf(play);
  const foe = combat.silenced ? undefined : foeCard(play);
  const requirements = throwsDemanded(play.edition, foe, play.state.room, weapons);
  combat.throws++;
  combat.lastThrower = seat;
  combat.throw = {
    seat,
    die,
    weapons: [...weapons],
    requirements,
    zone: null,
    face: 'blank',
    bounces: 0,
    failed: [],
    hit: false,
    instaKill: false,
    ability: null,
    factor: 1,
    total: 0,
    boosts: [],
    soothing: [],
  };
  play.sink?.({ type: 'threw', hero: nameAt(play, seat), die, weapons, requirements });
  go(play, 'throw');
}

/** DF2-COMBAT-14: all coloured dice come back, and every standing hero pays the level of the monster. */
export function retrieve(play: Play, action: ActionOf<'retrieve'>) {
  const combat = combatOf(play);
  if (action.hero !== nameAt(play, combat.active))
    return refuse('turn', `it is ${nameAt(play, combat.active)}'s turn`);
  if (combat.foe.boss) return refuse('retrieve', 'dice cannot be retrieved in the fight against the boss');
  if (throwableDice(play).length > 0) return refuse('retrieve', 'there are still coloured dice to throw');
  if (!mayRetrieve(play)) return refuse('retrieve', 'a bonus die must be thrown first');
  play.sink?.({ type: 'retrieved', hero: action.hero });
  combat.dice = [...COLORS];
  combat.defeats++;
  if (play.edition.constants.retrieveClearsBonusDice) clearBonusDice(play);
  threatenParty(play, combat.foe.level, 'retrieve');
  go(play, 'turn');
  call(play, 'loss');
  return undefined;
}
