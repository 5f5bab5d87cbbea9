/** The order of play of this edition, step by step as its ledger lists it. */
import type { Step } from '@tumblekeep/kernel';
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
import { faint, loseIfAllFainted, offerLastGasp, sufferDamage } from '../../chapters/loss.ts';
import { beginNextRound, leaveLastRoom, moveParty, resolveMapRoom } from '../../chapters/map.ts';
import {
  destroyEquipment,
  gatherDamage,
  offerArmor,
  profitFoe,
  settleMiss,
  strikeBack,
  strikeOnMiss,
} from '../../chapters/miss.ts';
import { meetMonster, meetMonsterIfAny, revealBoss, revealMonster } from '../../chapters/monster.ts';
import {
  afterFight,
  clearBonusDice,
  handDiceOn,
  leaveEncounter,
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
import type { Play } from '../../play.ts';

/** A step of a fight, left out where there was none, under a name that says so. */
const inFight = (step: Step<Play>): Step<Play> =>
  Object.defineProperty(afterFight(step), 'name', { value: `afterFight(${step.name})` });

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
    offerLastGasp,
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
  'back-down': [leaveFoe, meetMonster],
  rest: [
    inFight(rewardUnusedDice),
    inFight(handDiceOn),
    inFight(clearBonusDice),
    inFight(takeReward),
    inFight(leaveEncounter),
    takeScars,
    replaceEliminated,
    offerTrade,
    boxLeftovers,
    resolveMapRoom,
    beginNextRound,
  ],
  shop: [openShop, askForPurchases, clearDisplay],
  boss: [leaveLastRoom, revealBoss, enterTurn],
};
