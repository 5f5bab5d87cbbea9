/** The order of play of this edition, step by step as its ledger lists it. */
import { announceAbility, applyGains, applyHealing } from '../../chapters/aftermath.ts';
import { beginRound } from '../../chapters/dungeon.ts';
import { boxLeftovers } from '../../chapters/equipment.ts';
import {
  healByDamage,
  offerBoosts,
  offerMultiply,
  settleHit,
  strikeFoe,
  totalUp,
} from '../../chapters/hit.ts';
import { faint, loseIfAllFainted, sufferDamage } from '../../chapters/loss.ts';
import { beginNextRound, leaveLastRoom, moveParty, resolveMapRoom } from '../../chapters/map.ts';
import {
  announceLatePower,
  announceParry,
  gatherDamage,
  offerArmor,
  offerReaction,
  profitFoe,
  settleMiss,
  strikeOnMiss,
} from '../../chapters/miss.ts';
import { meetMonsterIfAny, revealBoss, revealMonster } from '../../chapters/monster.ts';
import {
  clearBonusDice,
  handDiceOn,
  leaveEncounter,
  leaveRoom,
  offerTrade,
  replaceEliminated,
  rewardUnusedDice,
  takeReward,
  takeScars,
} from '../../chapters/rest.ts';
import { askForPurchases, clearDisplay, openShop } from '../../chapters/shop.ts';
import { askForLanding, judge, readIcon, resolveThrow } from '../../chapters/throw.ts';
import { askForTurn, enterTurn, findActiveHero, loseWithoutDice } from '../../chapters/turn.ts';
import { offerRethrow } from '../../chapters/windows.ts';
import type { Procedures } from '../../edition.ts';

export const PROCEDURES: Procedures = {
  round: [beginRound, moveParty, meetMonsterIfAny],
  encounter: [revealMonster, enterTurn],
  turn: [findActiveHero, loseWithoutDice, askForTurn],
  throw: [askForLanding, judge, readIcon, offerRethrow, resolveThrow],
  hit: [
    announceAbility,
    applyGains,
    applyHealing,
    offerMultiply,
    totalUp,
    offerBoosts,
    strikeFoe,
    healByDamage,
    faint,
    loseIfAllFainted,
    settleHit,
  ],
  miss: [
    announceParry,
    gatherDamage,
    offerArmor,
    offerReaction,
    sufferDamage,
    faint,
    announceLatePower,
    strikeOnMiss,
    applyGains,
    applyHealing,
    profitFoe,
    loseIfAllFainted,
    settleMiss,
  ],
  loss: [offerArmor, sufferDamage, faint, loseIfAllFainted],
  'back-down': [],
  rest: [takeReward, rewardUnusedDice, handDiceOn, clearBonusDice, leaveEncounter, leaveRoom],
  'leave-room': [takeScars, replaceEliminated, offerTrade, boxLeftovers, resolveMapRoom, beginNextRound],
  shop: [openShop, askForPurchases, clearDisplay],
  boss: [leaveLastRoom, revealBoss, enterTurn],
};
