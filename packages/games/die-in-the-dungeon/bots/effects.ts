/** What effects and abilities are worth, read from their records. */
import {
  ABILITY,
  type Ability,
  type AbilityId,
  type Amount,
  type Boon,
  type CreatureState,
  checkChance,
  type Duration,
  type Effect,
  HEALTH,
  indexOf,
  me,
  type Option,
  type Play,
  regainable,
  rungOf,
  SIDES,
  type Sides,
  sidesAt,
  surplusOf,
  type Track,
  type TrackIndex,
} from '../rules/index.ts';
import { fightOf, withBoon } from './fight.ts';
import type { Mind } from './mind.ts';
import { CARD, minionPrice, trackWorth } from './prices.ts';

const UPGRADE = 1.6;
/** What a roll that may be bought with Time is worth beyond its larger die. */
const TIME_FOR_POINTS = 0.2;

interface Lasting {
  readonly id: AbilityId;
  readonly lasts: Duration;
  readonly boon: Boon;
}

/** A point of damage: half of it goes to Health. */
export function damagePrice(creature: CreatureState): number {
  const health = creature.values[HEALTH] as number;
  const last = trackWorth(HEALTH, health, 0, 0) - trackWorth(HEALTH, health - 1, 0, 0);
  return Math.min(4, (Math.min(last, 6) + 0.9) / 2);
}

export function amountOf(play: Play, amount: Amount): number {
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

export function optionWorth(mind: Mind, { pay, effects }: Option): number {
  let worth = effectsWorth(mind, effects);
  for (const [track, price] of Object.entries(pay ?? {}))
    worth += pointsWorth(mind.creature, indexOf(track as Track), -price, mind.needed);
  return worth;
}

function effectWorth(mind: Mind, effect: Effect): number {
  const { play, creature } = mind;
  switch (effect.verb) {
    case 'gain': {
      let worth = 0;
      for (const track in effect.tracks)
        worth += pointsWorth(
          creature,
          indexOf(track as Track),
          amountOf(play, effect.tracks[track as Track] as Amount),
          mind.needed,
        );
      return worth;
    }
    case 'regain':
      return pointsWorth(creature, HEALTH, regainable(creature, amountOf(play, effect.amount)), mind.needed);
    case 'lose':
      return pointsWorth(creature, indexOf(effect.track), -amountOf(play, effect.amount), mind.needed);
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
      const passed = effectsWorth(mind, effect.pass ?? []);
      return chance * passed + (1 - chance) * effectsWorth(mind, effect.fail);
    }
    case 'choose':
      return Math.max(...effect.options.map(option => optionWorth(mind, option)));
    case 'hit':
      return play.state.combat === null
        ? 0
        : mind.fight.perHero * amountOf(play, effect.count) * damagePrice(creature);
    case 'pass-check':
      return 0;
  }
}

export function effectsWorth(mind: Mind, effects: readonly Effect[]): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(mind, effect);
  return worth;
}

/** What an ability that lasts saves in this Combat; outside of one it had better wait. */
function boonWorth({ play, fight: now, creature }: Mind, { id, lasts, boon }: Lasting): number {
  const price = damagePrice(creature);
  const prevented = Math.min(boon.prevents ?? 0, now.total);
  const extra = boon.timeForPoints ? TIME_FOR_POINTS : 0;
  const then = fightOf(withBoon(play, { ability: id, lasts, left: boon.prevents ?? 0 }));
  if (lasts === 'combat' || lasts === 'turn') return (now.total - then.total + prevented) * price + extra;
  const spared = now.damage - then.damage;
  return ((then.chance - now.chance) * now.perHero + spared + prevented) * price + extra;
}

/** What using it gains beyond its price. */
export function abilityGain(mind: Mind, { id, cost, effects, boon }: Ability): number {
  const { play, creature } = mind;
  let gain = pointsWorth(creature, ABILITY, -cost, mind.needed) - (creature.cards.includes(id) ? CARD : 0);
  if (effects !== undefined) gain += effectsWorth(mind, effects);
  if (boon !== undefined && play.state.combat !== null)
    gain += boonWorth(mind, { id, lasts: boon.lasts, boon });
  return gain;
}
