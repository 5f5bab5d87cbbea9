/** The order of play of this edition, step by step as its ledger lists it. */

import { leaveFoe } from '../../chapters/back.ts';
import { clearBonusDice } from '../../chapters/bonus.ts';
import { discardMonsters, loseWithoutDice, revealBoss } from '../../chapters/boss.ts';
import { askForTurn, enterTurn, findActiveHero, resolveThrow } from '../../chapters/combat.ts';
import { askForLanding } from '../../chapters/dice.ts';
import { beginRound, drawPaths } from '../../chapters/dungeon.ts';
import { loseIfAllFainted } from '../../chapters/end.ts';
import { offerArmor, readyArmor } from '../../chapters/equip/armors.ts';
import { boxLeftovers, offerTrade } from '../../chapters/equip/changing-hands.ts';
import { faint, offerLastGasp, sufferDamage } from '../../chapters/faint.ts';
import { offerBoosts } from '../../chapters/gear.ts';
import { riposte } from '../../chapters/hero/misses.ts';
import { handOutStolen } from '../../chapters/hero/stealing.ts';
import { offerRethrow } from '../../chapters/hero/throwing-again.ts';
import { applyEarlyGains, cook, healByTokens, resetTokens } from '../../chapters/hero/tokens.ts';
import { judge, settleHit, strikeFoe, totalUp } from '../../chapters/hit.ts';
import { announceAbility, applyAftermath, instaKill, readIcon } from '../../chapters/icon.ts';
import { passLeadership } from '../../chapters/lead.ts';
import { gatherDamage, settleMiss } from '../../chapters/miss.ts';
import { profitFoe } from '../../chapters/mon.ts';
import { meetMonster, refillMonsters, revealMonster } from '../../chapters/monster.ts';
import {
  discardFoe,
  handDiceLeftOfLeader,
  leaveRoom,
  moveOn,
  payEpicShot,
  setRoomAside,
  takeReward,
} from '../../chapters/rest.ts';
import { resolveRoom } from '../../chapters/room.ts';
import { takeScars } from '../../chapters/scar.ts';
import { askForPurchases, closeShop, openShop } from '../../chapters/shop.ts';
import type { Procedures } from '../../edition.ts';

export const PROCEDURES: Procedures = {
  round: [beginRound, drawPaths, resolveRoom, meetMonster],
  encounter: [refillMonsters, revealMonster, enterTurn],
  turn: [findActiveHero, loseWithoutDice, askForTurn],
  throw: [askForLanding, judge, readIcon, applyEarlyGains, offerRethrow, resolveThrow],
  hit: [instaKill, totalUp, offerBoosts, strikeFoe, healByTokens, applyAftermath, settleHit],
  miss: [
    announceAbility,
    riposte,
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
