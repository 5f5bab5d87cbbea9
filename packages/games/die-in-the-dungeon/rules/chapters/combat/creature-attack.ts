/** COMBAT: the attack of the creature, and who may be hit by it. */

import type { Refusal } from '@tumblekeep/kernel';
import type { Action, ActionOf } from '../../action.ts';
import { BASIC_POINTS, EPIC_POINTS } from '../../constants.ts';
import { answered, ask, combatOf, type Play, rollOf } from '../../play.ts';
import { refuse } from '../../refusals.ts';
import type { CombatState, PartyHero, QuestionOf } from '../../state.ts';
import { isEpic, STATS, type Stat } from '../../vocabulary.ts';
import { beginRoll, isFailing, makeRoll } from '../dice.ts';
import { countOf, has, rulesHere, tellParty, totalOf } from '../hero.ts';
import { lose } from '../lose.ts';
import { gainVictoryPoints } from '../vp.ts';
import { isStalemate } from './stalemate.ts';

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
  if (!STATS.includes(stat)) return refuse('attack', 'unknown-stat', { stat });
  if (!mayAttackWith(play, stat)) return refuse('barred', 'stat-barred', { stat });
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
  if (hero === undefined) return refuse('hit', 'hero-not-in-party', { hero: action.hero });
  if (!mayBeHit(play, hero)) return refuse('hit', 'falls-later', { hero: action.hero });
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
