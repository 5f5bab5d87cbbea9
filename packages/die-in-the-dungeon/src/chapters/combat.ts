/** COMBAT: forming the party, the round in its order, the creature's attack, defeat. */
import { type Refusal, refuse } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../action.ts';
import { BASIC_POINTS, EPIC_POINTS } from '../constants.ts';
import type { Part } from '../event.ts';
import {
  answered,
  ask,
  combatOf,
  leave,
  me,
  type Play,
  repeatStep,
  restart,
  rollOf,
  tileHere,
} from '../play.ts';
import type { BoonState, CombatState, PartyHero, QuestionOf } from '../state.ts';
import { HEALTH, type Hero, indexOf, isEpic, type Level, STATS, type Stat, TIME } from '../vocabulary.ts';
import { areAbilitiesBarred, mayUseAny, refuseUse, useAbility } from './ability.ts';
import { boonOf, boonsAtWork, endBoons, preventDamage } from './boon.ts';
import {
  fighterBonus,
  hasAgilityBonus,
  hasMagicBonus,
  loseAbilityToClerics,
  loseTimeToWizards,
  mightBonus,
  rogueAttacks,
} from './class.ts';
import { beginRoll, isFailing, makeRoll } from './dice.ts';
import { checkWin, lose } from './end.ts';
import { criticalStrike, rageDamage, weakenedDefence } from './epic.ts';
import { attackDie, countOf, has, join, rulesHere, tellParty, totalOf } from './hero.ts';
import { gainVictoryPoints } from './points.ts';
import { isStalemate } from './stalemate.ts';
import { losePoints, takeDamage, tokenPoints, valueAt } from './stat.ts';
import { destroyMinion, hasUsefulToken } from './token.ts';

// ---- before the first round -----------------------------------------------------------------------------

/** Printed heads first; the question marks follow one by one (DIE-COMBAT-01, DIE-R-65). */
export function formParty(play: Play): void {
  const { heads = [], headLevels = [], level = 1 } = tileHere(play);
  play.state.combat = {
    level: level as Level,
    heroes: [],
    unknown: 0,
    round: 0,
    planned: 0,
    made: 0,
    hit: false,
    value: 0,
  };
  const combat = combatOf(play);
  heads.forEach((head, i) => {
    if (head === '?') combat.unknown++;
    else join(play, head, headLevels[i] ?? combat.level);
  });
}

/** DIE-COMBAT-02 */
export function meetParty(play: Play): void {
  if (combatOf(play).heroes.length > 0) {
    tellParty(play);
    return;
  }
  play.state.combat = null;
  play.sink?.({ type: 'no-party' });
  leave(play);
}

/** DIE-COMBAT-03: once, Time first (DIE-R-73). */
export function sufferPerks(play: Play): void {
  loseTimeToWizards(play);
  loseAbilityToClerics(play);
}

// ---- a round --------------------------------------------------------------------------------------------

export function beginRound(play: Play): void {
  const combat = combatOf(play);
  combat.round++;
  combat.made = 0;
  play.sink?.({ type: 'round', round: combat.round });
  if (combat.round === 1 && tileHere(play).rules !== undefined) {
    play.sink?.({ type: 'effect', tile: tileHere(play).id });
    tellParty(play);
  }
}

/** DIE-COMBAT-05; saved tokens are a reason to wait as well (DIE-R-38). */
export function askAbility(play: Play): void {
  const isOpen = areAbilitiesBarred(play)
    ? hasDefence(play)
    : mayUseAny(play, 'round') || hasUsefulToken(me(play));
  if (isOpen) ask(play, { at: 'round' });
}

/** A token for a stat that is going to be attacked, or for Health if any is. */
function hasDefence(play: Play): boolean {
  const creature = me(play);
  let isAttacked = false;
  for (let i = 0; i < STATS.length; i++) {
    const stat = STATS[i] as Stat;
    if (!mayAttack(play, stat) || isStopped(play, stat)) continue;
    if (tokenPoints(creature, indexOf(stat)) > 0) return true;
    isAttacked = true;
  }
  return isAttacked && tokenPoints(creature, HEALTH) > 0;
}

export function useInRound(play: Play, action: ActionOf<'use'>): Refusal | undefined {
  const refusal = refuseUse(play, action.ability, 'round');
  if (refusal) return refusal;
  answered(play);
  useAbility(play, action);
  return undefined;
}

export function pass(play: Play): undefined {
  answered(play);
}

/** DIE-COMBAT-07 */
export function endEmptyRound(play: Play): void {
  if (combatOf(play).heroes.length === 0) leave(play);
}

// ---- hero attacks ---------------------------------------------------------------------------------------

/** Who makes an attack kind possible (DIE-COMBAT-09 to 11). */
const ENABLERS: Readonly<Record<Stat, readonly [Hero, Hero]>> = {
  might: ['fighter', 'barbarian'],
  agility: ['rogue', 'assassin'],
  magic: ['wizard', 'warlock'],
};

export const isStopped = (play: Play, stat: Stat): boolean => {
  const boons = boonsAtWork(play);
  for (let i = 0; i < boons.length; i++)
    if (boonOf(play, boons[i] as BoonState).stops?.includes(stat)) return true;
  return false;
};

export const mayAttack = (play: Play, stat: Stat): boolean => {
  const combat = combatOf(play);
  const [one, other] = ENABLERS[stat];
  return has(combat, one) || has(combat, other);
};

/** DIE-STAT-11, with everything that raises or lowers the defence. */
export function defenceOf(play: Play, stat: Stat): number {
  let defence = valueAt(me(play), indexOf(stat));
  const boons = boonsAtWork(play);
  for (let i = 0; i < boons.length; i++) defence += boonOf(play, boons[i] as BoonState).defence?.[stat] ?? 0;
  return weakenedDefence(play, stat, defence);
}

/** One attack of the party (DIE-COMBAT-14 to 20). Damage is allocated before anything else happens. */
function partyAttack(play: Play, stat: Stat): void {
  const combat = combatOf(play);
  const die = attackDie(totalOf(play, stat));
  const face = play.dice.roll(play.state.random.heroes, die);
  const fighters = fighterBonus(play, stat);
  const tile = rulesHere(play).heroRolls ?? 0;
  const value = face + fighters + tile;
  const defence = defenceOf(play, stat);
  combat.value = value;
  combat.hit = face === die || value > defence;
  if (play.sink !== undefined) {
    const parts: Part[] = [{ why: 'die', amount: face }];
    if (fighters > 0) parts.push({ why: 'fighters', amount: fighters });
    if (tile !== 0) parts.push({ why: 'tile', amount: tile });
    play.sink({ type: 'attacked', stat, die, face, value, parts, defence, hit: combat.hit });
  }
  if (combat.hit) dealDamage(play, stat, value);
}

function dealDamage(play: Play, stat: Stat, value: number): void {
  const fighters = mightBonus(play, stat, value);
  const rage = rageDamage(play, stat);
  const critical = criticalStrike(play, stat);
  const tile = rulesHere(play).damage?.[stat] ?? 0;
  const amount = 1 + fighters + rage + critical + tile;
  if (play.sink !== undefined) {
    const parts: Part[] = [{ why: 'hit', amount: 1 }];
    if (fighters > 0) parts.push({ why: 'fighters', amount: fighters });
    if (rage > 0) parts.push({ why: 'barbarian', amount: rage });
    if (critical > 0) parts.push({ why: 'assassin', amount: critical });
    if (tile !== 0) parts.push({ why: 'tile', amount: tile });
    play.sink({ type: 'damage', stat, amount, parts });
  }
  takeDamage(play, stat, preventDamage(play, amount), 'attack');
}

export function mightAttack(play: Play): void {
  if (mayAttack(play, 'might') && !isStopped(play, 'might')) partyAttack(play, 'might');
}

/** DIE-CLASS-04: counted when the step begins (DIE-R-72). */
export function planAgilityAttacks(play: Play): void {
  if (mayAttack(play, 'agility') && !isStopped(play, 'agility'))
    combatOf(play).planned = 1 + rogueAttacks(play);
}

/** DIE-CLASS-05, DIE-CLASS-06, DIE-CLASS-14: every planned attack, and one more after a high first roll. */
export function agilityAttacks(play: Play): void {
  const combat = combatOf(play);
  if (combat.planned === 0) return;
  combat.planned--;
  combat.made++;
  repeatStep(play);
  partyAttack(play, 'agility');
  if (play.state.result === null && combat.made === 1 && hasAgilityBonus(play, combat.value)) {
    combat.planned++;
    play.sink?.({ type: 'extra-attack' });
  }
}

export function magicAttack(play: Play): void {
  const combat = combatOf(play);
  combat.hit = false;
  if (mayAttack(play, 'magic') && !isStopped(play, 'magic')) partyAttack(play, 'magic');
}

/** DIE-CLASS-08, then DIE-EPIC-12, both after the damage. */
export function magicAftermath(play: Play): void {
  const combat = combatOf(play);
  if (!combat.hit) return;
  if (hasMagicBonus(play, combat.value)) losePoints(play, TIME, 1, 'wizards');
  if (has(combat, 'warlock')) destroyMinion(play, 'warlock');
}

// ---- the creature's attack ------------------------------------------------------------------------------

export const mayAttackWith = (play: Play, stat: Stat): boolean =>
  rulesHere(play).barred?.includes(stat) !== true;

export function askAttack(play: Play): void {
  if (isStalemate(play)) lose(play, 'stalemate');
  else ask(play, { at: 'attack' });
}

const ATTACKS: readonly ActionOf<'attack'>[] = STATS.map(stat => ({ type: 'attack', stat }));

export function attackOptions(play: Play, out: Action[]): void {
  for (let i = 0; i < ATTACKS.length; i++) {
    const attack = ATTACKS[i] as ActionOf<'attack'>;
    if (mayAttackWith(play, attack.stat)) out.push(attack);
  }
}

/** DIE-COMBAT-23 to 25 */
export function attack(play: Play, { stat }: ActionOf<'attack'>): Refusal | undefined {
  if (!STATS.includes(stat)) return refuse('attack', `nobody attacks with "${stat}"`);
  if (!mayAttackWith(play, stat)) return refuse('barred', `${stat} cannot be used here`);
  answered(play);
  beginRoll(play, 'attack', stat, '', totalOf(play, stat));
  makeRoll(play);
  return undefined;
}

export function settleAttack(play: Play): void {
  const roll = rollOf(play);
  const failed = isFailing(play, roll);
  play.state.roll = null;
  if (failed) play.sink?.({ type: 'failed', stat: roll.stat, total: roll.total });
  else hitOne(play, 'attack');
}

// ---- defeat ---------------------------------------------------------------------------------------------

const isAmong = (combat: CombatState, { hero, level }: PartyHero): boolean => {
  const { heroes } = combat;
  if (has(combat, 'patriarch')) return hero === 'patriarch';
  const clerics = countOf(combat, 'cleric') > 0;
  if (clerics && hero !== 'cleric') return false;
  if (hero === 'assassin') return heroes.length === 1;
  for (let i = 0; i < heroes.length; i++) {
    const other = heroes[i] as PartyHero;
    const isInGroup = clerics ? other.hero === 'cleric' : other.hero !== 'assassin';
    if (isInGroup && other.level < level) return false;
  }
  return true;
};

/** DIE-COMBAT-34 to 38 */
const mayBeHit = (play: Play, hero: PartyHero): boolean => isAmong(combatOf(play), hero);

/** A success hits exactly one hero; the player chooses among several (DIE-COMBAT-32, DIE-COMBAT-33). */
export function hitOne(play: Play, why: string): void {
  const { heroes } = combatOf(play);
  let only: PartyHero | undefined;
  let count = 0;
  for (let i = 0; i < heroes.length; i++)
    if (mayBeHit(play, heroes[i] as PartyHero)) {
      only = heroes[i];
      count++;
    }
  if (count > 1) ask(play, { at: 'hit', why });
  else if (only !== undefined) hit(play, only);
}

export function hitOptions(play: Play, out: Action[]): void {
  const { heroes } = combatOf(play);
  for (let i = 0; i < heroes.length; i++) {
    const hero = heroes[i] as PartyHero;
    if (mayBeHit(play, hero)) out.push({ type: 'hit', hero: hero.id });
  }
}

export function chooseHit(
  play: Play,
  _question: QuestionOf<'hit'>,
  action: ActionOf<'hit'>,
): Refusal | undefined {
  const hero = combatOf(play).heroes.find(({ id }) => id === action.hero);
  if (hero === undefined) return refuse('hit', `there is no ${action.hero} in the party`);
  if (!mayBeHit(play, hero)) return refuse('hit', `somebody else must fall before ${action.hero}`);
  answered(play);
  hit(play, hero);
  return undefined;
}

/** DIE-EPIC-01, DIE-COMBAT-40, DIE-COMBAT-41 */
function hit(play: Play, hero: PartyHero): void {
  const { heroes } = combatOf(play);
  if (hero.hero === 'barbarian' && !hero.rotated) {
    hero.rotated = true;
    play.sink?.({ type: 'rotated', hero: hero.id });
    tellParty(play);
    return;
  }
  heroes.splice(heroes.indexOf(hero), 1);
  const points = isEpic(hero.hero) ? EPIC_POINTS : BASIC_POINTS;
  play.sink?.({ type: 'defeated', hero: hero.id, points });
  if (heroes.length > 0) tellParty(play);
  gainVictoryPoints(play, points);
}

// ---- the end of a round and of the Combat ---------------------------------------------------------------

/** DIE-COMBAT-42 */
export function endRound(play: Play): void {
  endBoons(play, 'round');
  if (combatOf(play).heroes.length > 0) restart(play);
}

/** DIE-WIN-03: the tile counts when its whole party is gone. */
export function endCombat(play: Play): void {
  const { heads = [] } = tileHere(play);
  play.state.combat = null;
  endBoons(play, 'round');
  endBoons(play, 'combat');
  if (!heads.some(head => head !== '?' && isEpic(head))) return;
  const creature = me(play);
  creature.epicParties++;
  play.sink?.({ type: 'epic-party', defeated: creature.epicParties });
  checkWin(play);
}
