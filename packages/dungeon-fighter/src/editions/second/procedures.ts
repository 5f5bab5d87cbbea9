/** The order of play of this edition, step by step as its ledger lists it. */
import { announceAbility, applyAftermath } from '../../chapters/aftermath.ts';
import { leaveFoe } from '../../chapters/back-down.ts';
import { beginRound, drawPaths, resolveRoom } from '../../chapters/dungeon.ts';
import { boxLeftovers } from '../../chapters/equipment.ts';
import { healByTokens, instaKill, offerBoosts, settleHit, strikeFoe, totalUp } from '../../chapters/hit.ts';
import { faint, loseIfAllFainted, offerLastGasp, sufferDamage } from '../../chapters/loss.ts';
import { gatherDamage, offerArmor, parry, profitFoe, settleMiss } from '../../chapters/miss.ts';
import {
  discardMonsters,
  meetMonster,
  refillMonsters,
  revealBoss,
  revealMonster,
} from '../../chapters/monster.ts';
import {
  clearBonusDice,
  cook,
  discardFoe,
  handDiceLeftOfLeader,
  handOutStolen,
  leaveRoom,
  moveOn,
  offerTrade,
  passLeadership,
  payEpicShot,
  readyArmor,
  resetTokens,
  setRoomAside,
  takeReward,
  takeScars,
} from '../../chapters/rest.ts';
import { askForPurchases, closeShop, openShop } from '../../chapters/shop.ts';
import { askForLanding, judge, readIcon, resolveThrow, wakeRethrowToken } from '../../chapters/throw.ts';
import { askForTurn, enterTurn, findActiveHero, loseWithoutDice } from '../../chapters/turn.ts';
import { offerRethrow } from '../../chapters/windows.ts';
import type { Procedures } from '../../edition.ts';

export const PROCEDURES: Procedures = {
  round: [beginRound, drawPaths, resolveRoom, meetMonster],
  encounter: [refillMonsters, revealMonster, enterTurn],
  turn: [findActiveHero, loseWithoutDice, askForTurn],
  throw: [askForLanding, judge, readIcon, wakeRethrowToken, offerRethrow, resolveThrow],
  hit: [instaKill, totalUp, offerBoosts, strikeFoe, healByTokens, applyAftermath, settleHit],
  miss: [
    announceAbility,
    parry,
    gatherDamage,
    offerArmor,
    sufferDamage,
    profitFoe,
    applyAftermath,
    offerLastGasp,
    faint,
    loseIfAllFainted,
    settleMiss,
  ],
  loss: [sufferDamage, offerLastGasp, faint, loseIfAllFainted],
  'back-down': [clearBonusDice, handOutStolen, leaveFoe, meetMonster],
  rest: [
    payEpicShot,
    takeReward,
    takeScars,
    passLeadership,
    handDiceLeftOfLeader,
    clearBonusDice,
    cook,
    handOutStolen,
    resetTokens,
    discardFoe,
    leaveRoom,
  ],
  'leave-room': [offerTrade, boxLeftovers, readyArmor, setRoomAside, moveOn],
  shop: [openShop, askForPurchases, closeShop],
  boss: [discardMonsters, revealBoss, enterTurn],
};
