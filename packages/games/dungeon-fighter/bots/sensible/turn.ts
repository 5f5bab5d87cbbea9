/** The turn of a hero: which die, which weapons, or paying to have the dice back. */
import {
  type Action,
  type ActionOf,
  COLORS,
  type Color,
  hopeWorth,
  readyAbility,
  type ThrowState,
  throwableDice,
} from '../../rules/index.ts';
import { aftermathWorth, hurtWorth, regained } from './aftermath.ts';
import { backsDown } from './back-down.ts';
import { throwWorth } from './blow.ts';
import { cureFor } from './cures.ts';
import { bonusDieUse } from './equipment.ts';
import { type Fight, fightOf, outlook } from './fight.ts';
import { demands, diceLeft } from './foe.ts';
import { forecastOf } from './forecast.ts';
import { biteFor, damageOf, extraDamage } from './landings.ts';
import { best, combatOf, heroAt, isStanding, type Mind, ofType } from './mind.ts';
import { hasMaps } from './progress.ts';
import { WEIGHTS } from './weights.ts';

/** Once a monster and again after each defeat: whoever has declined is not pestered every turn. */
function isTimeToAsk(mind: Mind): boolean {
  const { dice, throws, defeats } = combatOf(mind);
  return throws === 0 || (defeats > 0 && dice.length === COLORS.length);
}

export function chooseTurn(mind: Mind, legal: readonly Action[]): Action {
  const proposal = legal.find(action => action.type === 'propose');
  if (proposal !== undefined && isTimeToAsk(mind) && backsDown(mind)) return proposal;
  const fight = fightOf(mind);
  const { active } = combatOf(mind);
  const dice = throwableDice(mind);
  const throws = ofType(legal, 'throw');
  if (dice.length > 0) {
    const die = bestDie(mind, fight, dice);
    return bestThrow(
      mind,
      fight,
      active,
      throws.filter(action => action.die === die),
      dice.length - 1,
    );
  }
  const retrieval = legal.find(action => action.type === 'retrieve');
  if (throws.length === 0) return withoutDice(mind, fight, legal, retrieval);
  const isCounted = fight.boss || mind.edition.constants.bonusDieCompulsory;
  const bonusThrow = bestThrow(mind, fight, active, throws, isCounted ? -1 : 0);
  if (retrieval === undefined) return bonusThrow;
  const toThrow =
    throwWorth(mind, fight, active, 'white', bonusThrow.weapons, 0) - diePrice(mind) * fight.resourceWeight;
  return toThrow > retrievalWorth(mind, fight) ? bonusThrow : toRetrieve(mind, legal, retrieval);
}

/** A card may still bring a bonus die; otherwise the party pays. */
function withoutDice(
  mind: Mind,
  fight: Fight,
  legal: readonly Action[],
  retrieval: Action | undefined,
): Action {
  const card = bonusDieUse(mind, legal);
  if (retrieval === undefined) return card ?? (legal[0] as Action);
  if (card === undefined || !mind.edition.constants.bonusDieCompulsory)
    return toRetrieve(mind, legal, retrieval);
  const toThrow =
    throwWorth(mind, fight, combatOf(mind).active, 'white', [], 0) - diePrice(mind) * fight.resourceWeight;
  return toThrow > retrievalWorth(mind, fight) ? card : toRetrieve(mind, legal, retrieval);
}

/** Where nobody can step in once the price is due, those who would faint from it are healed before. */
const toRetrieve = (mind: Mind, legal: readonly Action[], retrieval: Action): Action =>
  (hasMaps(mind) ? cureFor(mind, legal, () => combatOf(mind).foe.level) : undefined) ?? retrieval;

export function chooseAgain(mind: Mind, legal: readonly Action[]): Action {
  const { seat } = combatOf(mind).throw as ThrowState;
  const throws = ofType(legal, 'throw');
  return throws.length === 1
    ? (throws[0] as Action)
    : bestThrow(mind, fightOf(mind), seat, throws, diceLeft(mind));
}

export function bestThrow(
  mind: Mind,
  fight: Fight,
  seat: number,
  throws: readonly ActionOf<'throw'>[],
  dice: number,
): ActionOf<'throw'> {
  if (throws.length === 1) return throws[0] as ActionOf<'throw'>;
  return best(throws, action => throwWorth(mind, fight, seat, action.die, action.weapons, dice));
}

/** The first bonus dice are for the boss and dearer than the later ones. */
const diePrice = (mind: Mind): number => {
  const { dice } = mind.state.chest;
  return WEIGHTS.bonusDie * (WEIGHTS.diePrice[dice <= 2 ? 0 : dice <= 5 ? 1 : 2] as number);
};

function retrievalWorth(mind: Mind, fight: Fight): number {
  const { level } = combatOf(mind).foe;
  const setting = { ...fight.setting, defeated: true };
  const after = { ...fight, setting, forecast: forecastOf(mind, fight.card, setting) };
  return outlook(mind, after, fight.life, COLORS.length) - hurtWorth(mind, fight, () => level);
}

/**
 * The dice that are left go to the heroes who come next; the one now takes the die that is best for all of
 * them together. Those who come later count less, because the monster may be gone by then.
 */
function bestDie(mind: Mind, fight: Fight, dice: readonly Color[]): Color {
  const { active } = combatOf(mind);
  if (dice.length === 1) return dice[0] as Color;
  const hopes: number[][] = [];
  let seat = active;
  for (let turn = 0; turn < dice.length; turn++) {
    const discount = WEIGHTS.turns[turn] as number;
    const thrower = seat;
    hopes.push(dice.map(die => discount * iconHope(mind, fight, thrower, die)));
    seat = nextStanding(mind, seat);
  }
  return best(dice, die => {
    const at = dice.indexOf(die);
    return (hopes[0]?.[at] as number) + bestRest(hopes, 1, 1 << at);
  });
}

function bestRest(hopes: readonly (readonly number[])[], turn: number, taken: number): number {
  const hope = hopes[turn];
  if (hope === undefined) return 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let die = 0; die < hope.length; die++) {
    if (taken & (1 << die)) continue;
    highest = Math.max(highest, (hope[die] as number) + bestRest(hopes, turn + 1, taken | (1 << die)));
  }
  return highest;
}

function nextStanding(mind: Mind, from: number): number {
  const { heroes } = mind.state;
  for (let step = 1; step < heroes.length; step++) {
    const seat = (from + step) % heroes.length;
    if (isStanding(heroAt(mind, seat))) return seat;
  }
  return from;
}

const TYPICAL_TARGET = 2;

/** What the icon of this colour adds to a throw of this hero, roughly. */
function iconHope(mind: Mind, fight: Fight, seat: number, die: Color): number {
  const hero = heroAt(mind, seat);
  const ability = readyAbility(mind, hero, die);
  if (ability === undefined) return 0;
  const { hit } = mind.model.distribution(mind.skillOf(hero.hero), demands(mind, fight.card, []));
  const left = diceLeft(mind) - 1;
  let hope = ability.works === 'miss' ? 0 : aftermathWorth(mind, fight, hero, ability);
  if (ability.works === 'hit') hope *= hit;
  const gain = (damage: number, more: number): number =>
    outlook(mind, fight, Math.max(0, fight.life - damage - more), left) -
    outlook(mind, fight, Math.max(0, fight.life - damage), left);
  const plain = damageOf(mind, fight, seat, TYPICAL_TARGET, undefined);
  const more = damageOf(mind, fight, seat, TYPICAL_TARGET, ability) - plain;
  if (ability.works !== 'miss' && more > 0) hope += hit * gain(plain, more);
  if (ability.works === 'anywhere') hope += (1 - hit) * gain(0, extraDamage(mind, fight, seat, ability));
  return (
    hope +
    hopeWorth(ability, {
      hit,
      plain,
      bite: biteFor(mind, fight, hero),
      lifeWeight: fight.lifeWeight,
      gain,
      regained: (amount, whom) => regained(mind, hero, amount, whom),
    })
  );
}
