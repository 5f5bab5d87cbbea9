/** The order of play of this edition, step by step as its ledger lists it. */
import { announceAbility, applyGains, applyHealing } from '../../chapters/aftermath.ts';
import { leaveFoe } from '../../chapters/back-down.ts';
import { beginRound } from '../../chapters/dungeon.ts';
import { boxLeftovers } from '../../chapters/equipment.ts';
import {
  healByDamage,
  instaKill,
  offerBoosts,
  offerMultiply,
  settleHit,
  strikeFoe,
  totalUp,
} from '../../chapters/hit.ts';
import { faint, loseIfAllFainted, sufferDamage } from '../../chapters/loss.ts';
import { beginNextRound, leaveLastRoom, moveParty, resolveMapRoom } from '../../chapters/map.ts';
import {
  destroyEquipment,
  gatherDamage,
  offerArmor,
  offerReaction,
  profitFoe,
  settleMiss,
  strikeBack,
  strikeOnMiss,
} from '../../chapters/miss.ts';
import { meetMonster, meetMonsterIfAny, revealBoss, revealMonster } from '../../chapters/monster.ts';
import {
  clearBonusDice,
  handDiceOn,
  handOutStolen,
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
    instaKill,
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
    announceAbility,
    strikeOnMiss,
    applyGains,
    gatherDamage,
    offerArmor,
    offerReaction,
    sufferDamage,
    applyHealing,
    faint,
    strikeBack,
    profitFoe,
    destroyEquipment,
    loseIfAllFainted,
    settleMiss,
  ],
  loss: [sufferDamage, faint, loseIfAllFainted],
  'back-down': [clearBonusDice, handOutStolen, leaveFoe, meetMonster],
  rest: [rewardUnusedDice, handDiceOn, clearBonusDice, takeReward, leaveEncounter, leaveRoom],
  'leave-room': [takeScars, replaceEliminated, offerTrade, boxLeftovers, resolveMapRoom, beginNextRound],
  shop: [openShop, askForPurchases, clearDisplay],
  boss: [leaveLastRoom, revealBoss, enterTurn],
};
