/** COMBAT, in older ledgers FIGHT: turn by turn until somebody is defeated. */

import type { Action, ActionOf } from '../action.ts';
import {
  ask,
  combatOf,
  foeAbility,
  foeCard,
  go,
  heroAt,
  isStanding,
  type Looking,
  nameAt,
  nextSeat,
  type Play,
  throwOf,
} from '../play.ts';
import { refuse } from '../refusals.ts';
import type { FoeState, ThrowState } from '../state.ts';
import { type CardId, COLORS, type Color, type Die, type Zone } from '../vocabulary.ts';
import { mayBackDown } from './back.ts';
import { loseWithoutDice } from './boss.ts';
import { mayRetrieve } from './defeat.ts';
import { endGame } from './end.ts';
import { discard } from './equip/carrying.ts';
import { checkWeapons, NO_WEAPONS, weaponChoices } from './equip/weapons.ts';
import { missReasons } from './miss.ts';
import { throwableOf } from './mon.ts';
import { throwsDemanded } from './req.ts';

export function beginCombat(play: Play, foe: FoeState): void {
  const { state } = play;
  state.phase = 'combat';
  const active = nextSeat(play, state.first - 1, isStanding);
  state.combat = {
    foe,
    active,
    dice: [...COLORS],
    bonusDiceThrown: 0,
    throws: 0,
    lastThrower: active,
    stoodFirm: false,
    usedThisCombat: [],
    usedThisTurn: [],
    stolen: [],
    epic: false,
    defeats: 0,
    markers: [],
    silenced: false,
    incoming: [],
    suffered: [],
    cause: 'miss',
    throw: null,
  };
}

export const enterTurn = (play: Play): void => go(play, 'turn');

/** A hero who cannot act hands the turn on, with the dice as they are (DF2-COMBAT-09, DF2-COMBAT-20). */
export function findActiveHero(play: Play): void {
  const combat = combatOf(play);
  if (!isStanding(heroAt(play, combat.active))) combat.active = nextSeat(play, combat.active, isStanding);
}

export function askForTurn(play: Play): void {
  play.sink?.({ type: 'turn', hero: nameAt(play, combatOf(play).active) });
  ask(play, { at: 'turn' });
}

export function throwableDice(play: Looking): readonly Color[] {
  const { dice } = combatOf(play);
  const curse = foeAbility(play);
  return curse === undefined ? dice : throwableOf(dice, curse, foeCard(play).immuneTo);
}

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

/** The first throw of a turn. */
export function throwDie(play: Play, action: ActionOf<'throw'>) {
  const combat = combatOf(play);
  const { chest } = play.state;
  const { die } = action;
  if (action.hero !== nameAt(play, combat.active))
    return refuse('turn', 'turn-of-hero', { hero: nameAt(play, combat.active) });
  if (die === 'white') {
    if (throwableDice(play).length > 0) return refuse('die', 'coloured-dice-first');
    if (chest.dice === 0) return refuse('die', 'no-bonus-die');
  } else if (!throwableDice(play).includes(die)) {
    return refuse('die', combat.dice.includes(die) ? 'immune-to-die' : 'die-already-thrown', { die });
  }
  const refusal = checkWeapons(play, action);
  if (refusal) return refusal;
  if (die === 'white') {
    chest.dice--;
    combat.bonusDiceThrown++;
  } else {
    combat.dice = combat.dice.filter(one => one !== die);
  }
  letFly(play, combat.active, die, action.weapons);
  return undefined;
}

export function againOptions(play: Play, weapons: boolean, out: Action[]): void {
  const { seat, die } = combatOf(play).throw as ThrowState;
  const hero = heroAt(play, seat);
  for (const choice of weapons ? weaponChoices(play, hero) : [NO_WEAPONS]) {
    out.push({ type: 'throw', hero: hero.hero, die, weapons: choice });
  }
}

/** The same die once more. */
export function throwAgain(play: Play, weapons: boolean, action: ActionOf<'throw'>) {
  const { seat, die } = combatOf(play).throw as ThrowState;
  if (action.hero !== nameAt(play, seat)) return refuse('turn', 'throws-again', { hero: nameAt(play, seat) });
  if (action.die !== die) return refuse('die', 'same-die-again', { die });
  if (!weapons && action.weapons.length > 0) return refuse('weapon', 'no-weapon-on-throw');
  const refusal = checkWeapons(play, action);
  if (refusal) return refusal;
  letFly(play, seat, die, action.weapons);
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

/** Whoever throws away the last hope for a die does not wait for it any longer. */
export function discardInTurn(play: Play, action: ActionOf<'discard'>) {
  const refusal = discard(play, action);
  if (refusal === undefined) loseWithoutDice(play);
  return refusal;
}

export function resolveThrow(play: Play): void {
  const thrown: ThrowState = throwOf(play);
  const hero = nameAt(play, thrown.seat);
  if (play.sink) {
    play.sink(
      thrown.hit
        ? { type: 'hit', hero, zone: thrown.zone as Zone }
        : { type: 'missed', hero, reasons: missReasons(play) },
    );
  }
  go(play, thrown.hit ? 'hit' : 'miss');
}

export function endTurn(play: Play): void {
  const combat = combatOf(play);
  if (combat.usedThisTurn.length > 0) combat.usedThisTurn = [];
  combat.stoodFirm = false;
  combat.throw = null;
  combat.active = nextSeat(play, combat.active, isStanding);
  go(play, 'turn');
}

/** The monster is defeated: resting follows, or the victory. */
export function endCombat(play: Play): void {
  const { foe, epic } = combatOf(play);
  play.sink?.({ type: 'defeated', card: foe.card, epic });
  if (foe.boss) {
    endGame(play, undefined);
    return;
  }
  play.state.phase = 'rest';
  go(play, 'rest');
}
