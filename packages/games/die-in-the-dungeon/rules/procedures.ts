/** The sequences of play: lists of steps in the order of the rulebook. */
import type { Step } from '@tumblekeep/kernel';
import { askAttack, settleAttack } from './chapters/combat/creature-attack.ts';
import {
  agilityAttacks,
  magicAftermath,
  magicAttack,
  mightAttack,
  planAgilityAttacks,
} from './chapters/combat/party-attacks.ts';
import {
  askAbility,
  beginRound,
  endCombat,
  endEmptyRound,
  endRound,
  formParty,
  meetParty,
  sufferPerks,
} from './chapters/combat/round.ts';
import { askModify } from './chapters/dice.ts';
import { askMove } from './chapters/move.ts';
import { rollUnknown } from './chapters/random.ts';
import { carryOutEffect, faceEncounter, finishTile, takeTokens } from './chapters/tile.ts';
import { askTrap, rollCheck, settleCheck } from './chapters/trap.ts';
import {
  askLastChance,
  askPowerUp,
  askRest,
  beginTurn,
  checkTime,
  endEffects,
  passTurn,
  powerUp,
  resolveTile,
} from './chapters/turn.ts';
import { nextEffect } from './effects.ts';
import { call, type Play } from './play.ts';

export type ProcedureName = 'turn' | 'tile' | 'effects' | 'check' | 'combat' | 'round';

const fight = (play: Play): void => call(play, 'round');

export const PROCEDURES: Readonly<Record<ProcedureName, readonly Step<Play>[]>> = {
  turn: [
    beginTurn,
    askPowerUp,
    powerUp,
    askRest,
    askMove,
    resolveTile,
    endEffects,
    askLastChance,
    checkTime,
    passTurn,
  ],
  tile: [takeTokens, carryOutEffect, faceEncounter, finishTile],
  effects: [nextEffect],
  check: [askTrap, rollCheck, askModify, settleCheck],
  combat: [formParty, rollUnknown, meetParty, sufferPerks, fight, endCombat],
  round: [
    beginRound,
    askAbility,
    endEmptyRound,
    mightAttack,
    planAgilityAttacks,
    agilityAttacks,
    magicAttack,
    magicAftermath,
    askAttack,
    askModify,
    settleAttack,
    endRound,
  ],
};
