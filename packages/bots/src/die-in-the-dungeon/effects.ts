/** What effects and abilities are worth, read from their records. */
import {
  ABILITY,
  type Ability,
  type Amount,
  type CreatureState,
  checkChance,
  type Effect,
  HEALTH,
  indexOf,
  me,
  type Option,
  type Play,
  rungOf,
  SIDES,
  type Sides,
  sidesAt,
  surplusOf,
  type Track,
  type TrackIndex,
} from '@tumblekeep/die-in-the-dungeon';
import { damageOf, fightOf, withBoon } from './fight.ts';
import { CARD, minionPrice, trackWorth } from './prices.ts';

const UPGRADE = 1.6;
/** What a roll that may be bought with Time is worth beyond its larger die. */
const TIME_FOR_POINTS = 0.2;

/** A point of damage: half of it goes to Health. */
export function damagePrice(creature: CreatureState): number {
  const health = creature.values[HEALTH] as number;
  const last = trackWorth(HEALTH, health, 0, 0) - trackWorth(HEALTH, health - 1, 0, 0);
  return Math.min(4, (Math.min(last, 6) + 0.9) / 2);
}

function amountOf(play: Play, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { minions } = me(play);
  const things =
    amount.each === 'minion' ? minions.reduce((a, b) => a + b, 0) : (play.state.combat?.heroes.length ?? 0);
  return Math.ceil(things / (amount.per ?? 1)) * amount.times;
}

/** Points gained, or lost if negative. */
export function pointsWorth(
  creature: CreatureState,
  track: TrackIndex,
  amount: number,
  needed: number,
): number {
  const value = creature.values[track] as number;
  const sides = creature.dice[track] as number;
  const after = value + amount - (amount > 0 ? surplusOf(creature, track, amount) : 0);
  const die = after > sides ? sidesAt(Math.min(rungOf(sides) + 1, SIDES.length - 1)) : sides;
  return trackWorth(track, Math.max(0, after), die, needed) - trackWorth(track, value, sides, needed);
}

function cheapestMinions(creature: CreatureState, count: number): number {
  let left = count;
  let price = 0;
  for (let rung = 0; rung < SIDES.length && left > 0; rung++) {
    const taken = Math.min(left, creature.minions[rung] as number);
    price += taken * minionPrice(SIDES[rung] as Sides);
    left -= taken;
  }
  return price;
}

export function optionWorth(play: Play, { pay, effects }: Option, needed: number): number {
  let worth = effectsWorth(play, effects, needed);
  for (const [track, price] of Object.entries(pay ?? {}))
    worth += pointsWorth(me(play), indexOf(track as Track), -price, needed);
  return worth;
}

function effectWorth(play: Play, effect: Effect, needed: number): number {
  const creature = me(play);
  switch (effect.verb) {
    case 'gain':
      return Object.entries(effect.tracks).reduce(
        (sum, [track, amount]) =>
          sum + pointsWorth(creature, indexOf(track as Track), amountOf(play, amount as Amount), needed),
        0,
      );
    case 'lose':
      return pointsWorth(creature, indexOf(effect.track), -amountOf(play, effect.amount), needed);
    case 'damage':
      return -damagePrice(creature) * amountOf(play, effect.amount);
    case 'upgrade':
      return UPGRADE;
    case 'downgrade':
      return -UPGRADE;
    case 'gain-minion':
      return minionPrice(effect.die);
    case 'lose-minion':
      return -cheapestMinions(creature, effect.count);
    case 'check': {
      const chance = checkChance(play, effect.stat, effect.target, 1);
      const passed = effectsWorth(play, effect.pass ?? [], needed);
      return chance * passed + (1 - chance) * effectsWorth(play, effect.fail, needed);
    }
    case 'choose':
      return Math.max(...effect.options.map(option => optionWorth(play, option, needed)));
    case 'hit':
      return play.state.combat === null
        ? 0
        : fightOf(play).perHero * amountOf(play, effect.count) * damagePrice(creature);
    case 'pass-check':
      return 0;
  }
}

export function effectsWorth(play: Play, effects: readonly Effect[], needed: number): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(play, effect, needed);
  return worth;
}

/** What an ability that lasts saves in this Combat; outside of one it had better wait. */
function boonWorth(play: Play, { id, boon }: Ability): number {
  if (boon === undefined || play.state.combat === null) return 0;
  const price = damagePrice(me(play));
  const now = fightOf(play);
  const other = withBoon(play, { ability: id, lasts: boon.lasts, left: boon.prevents ?? 0 });
  const prevented = Math.min(boon.prevents ?? 0, now.total);
  const extra = boon.timeForPoints ? TIME_FOR_POINTS : 0;
  if (boon.lasts === 'combat' || boon.lasts === 'turn')
    return (now.total - fightOf(other).total + prevented) * price + extra;
  const spared = now.damage - damageOf(other);
  return ((fightOf(other).chance - now.chance) * now.perHero + spared + prevented) * price + extra;
}

/** What using it gains beyond its price. */
export function abilityGain(play: Play, ability: Ability, needed: number): number {
  const creature = me(play);
  const price =
    -pointsWorth(creature, ABILITY, -ability.cost, needed) + (creature.cards.includes(ability.id) ? CARD : 0);
  return effectsWorth(play, ability.effects ?? [], needed) + boonWorth(play, ability) - price;
}
