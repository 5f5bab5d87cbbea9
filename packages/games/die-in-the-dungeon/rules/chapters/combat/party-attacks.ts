/** COMBAT: the attacks of the party, in their order. */
import type { Part } from '../../event.ts';
import { combatOf, me, type Play, repeatStep } from '../../play.ts';
import type { BoonState } from '../../state.ts';
import { type Hero, indexOf, type Stat, TIME } from '../../vocabulary.ts';
import { boonOf, boonsAtWork, preventDamage } from '../ability/boons.ts';
import { fighterBonus, hasAgilityBonus, hasMagicBonus, mightBonus, rogueAttacks } from '../class.ts';
import { criticalStrike, rageDamage, weakenedDefence } from '../epic.ts';
import { attackDie, has, rulesHere, totalOf } from '../hero.ts';
import { losePoints, takeDamage, valueAt } from '../stat.ts';
import { destroyMinion } from '../token.ts';

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
