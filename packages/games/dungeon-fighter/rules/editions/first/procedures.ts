/** The order of play of this edition, step by step as its ledger lists it. */

import { leaveFoe } from '../../chapters/back.ts';
import { clearBonusDice, rewardUnusedDice } from '../../chapters/bonus.ts';
import { leaveLastRoom, loseWithoutDice, revealBoss } from '../../chapters/boss.ts';
import { askForTurn, enterTurn, findActiveHero, resolveThrow } from '../../chapters/combat.ts';
import { askForLanding } from '../../chapters/dice.ts';
import { beginRound } from '../../chapters/dungeon.ts';
import { loseIfAllFainted } from '../../chapters/end.ts';
import { offerArmor } from '../../chapters/equip/armors.ts';
import { boxLeftovers, offerTrade } from '../../chapters/equip/changing-hands.ts';
import { offerReaction } from '../../chapters/equip/spendables.ts';
import { faint, sufferDamage } from '../../chapters/faint.ts';
import { offerBoosts, strikeBack } from '../../chapters/gear.ts';
import { askBeforeBlow } from '../../chapters/hero/damage.ts';
import { applyAfterBlow } from '../../chapters/hero/healing.ts';
import { strikeOnMiss } from '../../chapters/hero/misses.ts';
import { handOutStolen } from '../../chapters/hero/stealing.ts';
import { offerRethrow } from '../../chapters/hero/throwing-again.ts';
import { judge, settleHit, strikeFoe, totalUp } from '../../chapters/hit.ts';
import { announceAbility, applyGains, applyHealing, instaKill, readIcon } from '../../chapters/icon.ts';
import { replaceEliminated } from '../../chapters/lead.ts';
import { gatherDamage, settleMiss } from '../../chapters/miss.ts';
import { finishMiss, profitFoe } from '../../chapters/mon.ts';
import { meetMonster, meetMonsterIfAny, revealMonster } from '../../chapters/monster.ts';
import { moveParty } from '../../chapters/move.ts';
import { beginNextRound, handDiceOn, leaveEncounter, leaveRoom, takeReward } from '../../chapters/rest.ts';
import { resolveMapRoom } from '../../chapters/room.ts';
import { takeScars } from '../../chapters/scar.ts';
import { askForPurchases, clearDisplay, openShop } from '../../chapters/shop.ts';
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
    askBeforeBlow,
    totalUp,
    offerBoosts,
    strikeFoe,
    applyAfterBlow,
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
    finishMiss,
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
