/** A player who looks one step ahead and never rolls a die in his head: quick enough to play whole games inside of a search. */

import { nextFraction, pick, type Stream } from '@tumblekeep/kernel';
import {
  type Ability,
  type Action,
  type Content,
  type CreatureState,
  checkChance,
  HEALTH,
  indexOf,
  lookAt,
  type MapCell,
  minionChance,
  missing,
  optionsAt,
  type PartyHero,
  type Question,
  type QuestionOf,
  questionOf,
  type RollState,
  type State,
  sidesOf,
  spendable,
  successChance,
  surplusOf,
  TIME,
  TOKEN_POINTS,
  type Token,
  type Track,
} from '../rules/index.ts';
import { abilityGain, damagePrice, effectsWorth, optionWorth, pointsWorth } from './effects.ts';
import { fightOf, withHeroes } from './fight.ts';
import { best, isType, Mind, ofType } from './mind.ts';
import { patientAnswer } from './patience.ts';
import type { CrawlPlayer } from './player.ts';
import { minionPrice, trackWorth } from './prices.ts';
import { wayToGoal } from './way.ts';

/** An ability must gain at least so much beyond its price. */
const LEAST_GAIN = 0.2;
const LEAST_KILL = 0.6;
/** A Combat that no die alone can end must be bought. */
const ONLY_KILL = 30;
const POINT = 0.9;
const PIP = 0.5;

/** A token is used as soon as nothing of it would be lost. */
function tokenWorthUsing({ creature, legal }: Mind): Action | undefined {
  return ofType(legal, 'token').find(({ track }) => surplusOf(creature, indexOf(track), TOKEN_POINTS) === 0);
}

function abilityWorthUsing(mind: Mind): Action | undefined {
  const { play } = mind;
  let chosen: Action | undefined;
  let most = LEAST_GAIN;
  for (const use of ofType(mind.legal, 'use')) {
    const gain = abilityGain(mind, play.content.ability.get(use.ability) as Ability);
    if (gain <= most) continue;
    most = gain;
    chosen = use;
  }
  return chosen;
}

function rest({ creature, legal, needed }: Mind): Action | undefined {
  const health = creature.values[HEALTH] as number;
  const time = (creature.values[TIME] as number) - 1;
  return best(
    ofType(legal, 'rest'),
    ({ points }) =>
      trackWorth(HEALTH, health + points, 0, 0) + trackWorth(TIME, time - points, 0, needed - 1),
  );
}

const tokenWorth = (creature: CreatureState, token: Token, needed: number): number =>
  /^d\d/.test(token)
    ? minionPrice(sidesOf(token as Parameters<typeof sidesOf>[0]))
    : pointsWorth(creature, indexOf(token as Parameters<typeof indexOf>[0]), TOKEN_POINTS, needed);

function move({ play, creature, legal, needed, stream }: Mind): Action | undefined {
  const { map, state } = play;
  const health = creature.values[HEALTH] as number;
  const isFit = health >= 0.6 * (creature.dice[HEALTH] as number);
  const spare = (creature.values[TIME] as number) - needed;
  return best(ofType(legal, 'explore'), ({ cell }) => {
    const index = map.indexOf.get(cell) as number;
    const { back, tokens = [] } = map.cells[index] as MapCell;
    const left = wayToGoal(map, state, state.active, index).tiles;
    let score = -(left + 2 - needed) * (spare < 2 ? 4 : 1.1);
    for (const token of tokens) score += tokenWorth(creature, token, needed);
    if (back === 'epic-party' && !isFit && spare > 2) score -= 3;
    return score + 0.1 * nextFraction(stream);
  });
}

function killWorth({ fight, creature }: Mind): number {
  const { natural, perHero } = fight;
  return natural === 0 ? ONLY_KILL : Math.max(LEAST_KILL, perHero * damagePrice(creature));
}

/** What a success is worth: the rounds it spares, or the difference between passing a check and failing it. */
function successWorth(mind: Mind, roll: RollState): number {
  const { play } = mind;
  if (roll.what === 'attack') return killWorth(mind);
  const worth = (end: string): number =>
    effectsWorth(mind, play.content.lists.get(`${roll.list}/${end}`) ?? []);
  return worth('pass') - worth('fail');
}

function modify(mind: Mind): Action | undefined {
  const { play, creature, legal } = mind;
  const roll = play.state.roll as RollState;
  const short = missing(play, roll);
  const success = successWorth(mind, roll);
  return best(legal, action => {
    switch (action.type) {
      case 'minion':
        return minionChance(play, roll, action.die) * success - minionPrice(sidesOf(action.die));
      case 'pips':
        return action.pips === short ? success - PIP * short : -1;
      case 'spend':
        return action.points === short ? success - POINT * short : -1;
      case 'pay-time':
        return action.change === short ? success + pointsWorth(creature, TIME, -short, mind.needed) : -1;
      case 'use': {
        const ability = play.content.ability.get(action.ability);
        return ability === undefined ? -1 : success + abilityGain(mind, ability);
      }
      case 'accept':
        return 0;
      default:
        return -1;
    }
  });
}

/** Chances that cost points count for less. */
function attack(mind: Mind): Action | undefined {
  const { creature, legal, fight } = mind;
  const kill = killWorth(mind);
  return best(ofType(legal, 'attack'), ({ stat }) => {
    const odds = fight.odds[indexOf(stat) - 1];
    if (odds === undefined) return 0;
    let chance = successChance(odds, 0);
    let score = chance * kill;
    const most = spendable(creature, indexOf(stat));
    for (let points = 1; points <= most && points * POINT < kill; points++) {
      const helped = successChance(odds, points);
      score += (helped - chance) * (kill - points * POINT);
      chance = helped;
    }
    return score;
  });
}

/** A token while everything else would take the last Health, however much of it is lost. */
function lifeSaver({ creature, legal }: Mind, tracks: readonly Track[]): Action | undefined {
  const health = creature.values[HEALTH] as number;
  if (ofType(legal, 'take').some(take => take.health < health)) return undefined;
  return ofType(legal, 'token').find(
    ({ track }) => tracks.includes(track) && surplusOf(creature, indexOf(track), TOKEN_POINTS) < TOKEN_POINTS,
  );
}

function takeDamage(mind: Mind, { stat, amount }: QuestionOf<'damage'>): Action | undefined {
  const { creature, legal } = mind;
  const saver = lifeSaver(mind, ['health', stat]);
  if (saver !== undefined) return saver;
  const track = indexOf(stat);
  const worth = (index: number, lost: number): number =>
    trackWorth(index, (creature.values[index] as number) - lost, 0, 0);
  return best(ofType(legal, 'take'), ({ health }) => worth(HEALTH, health) + worth(track, amount - health));
}

/** Whoever makes the rest of the Combat cheapest by falling. */
function hit({ play, legal }: Mind): Action | undefined {
  const heroes = play.state.combat?.heroes ?? [];
  return best(ofType(legal, 'hit'), ({ hero }) => {
    const left = heroes.filter(one => one.id !== hero);
    return left.length === 0 ? 0 : -fightOf(withHeroes(play, left)).total;
  });
}

function nameClass({ play, legal }: Mind): Action | undefined {
  const { heroes, level } = play.state.combat as NonNullable<State['combat']>;
  return best(ofType(legal, 'class'), ({ hero }) => {
    const one: PartyHero = { id: hero, hero, level, rotated: false };
    return -fightOf(withHeroes(play, [...heroes, one])).total;
  });
}

function choose(mind: Mind, { list }: QuestionOf<'choose'>): Action | undefined {
  const options = optionsAt(mind.play, list);
  return best(ofType(mind.legal, 'choose'), ({ option }) => {
    const record = options[option - 1];
    return record === undefined ? 0 : optionWorth(mind, record);
  });
}

/** The largest die that can still grow, or the smallest one that must shrink. */
function resize({ creature, legal }: Mind, { larger }: QuestionOf<'resize'>): Action | undefined {
  return best(ofType(legal, 'resize'), ({ track }) => {
    const sides = creature.dice[indexOf(track)] as number;
    return (larger ? 1 : -1) * sides - (track === 'health' ? 1 : 0);
  });
}

function trap(mind: Mind): Action | undefined {
  const { play, legal } = mind;
  const { stat, target } = play.state.roll as RollState;
  const isHopeless = checkChance(play, stat, target) === 0;
  return (isHopeless ? abilityWorthUsing(mind) : undefined) ?? legal.find(({ type }) => type === 'roll');
}

function answer(mind: Mind, question: Question): Action | undefined {
  const { legal } = mind;
  switch (question.at) {
    case 'power-up':
      return legal.find(isType('power-up'));
    case 'rest':
      return abilityWorthUsing(mind) ?? rest(mind);
    case 'move':
      return move(mind);
    case 'trap':
      return trap(mind);
    case 'modify':
      return modify(mind);
    case 'round':
      return abilityWorthUsing(mind) ?? legal.find(isType('pass'));
    case 'damage':
      return takeDamage(mind, question);
    case 'attack':
      return attack(mind);
    case 'hit':
      return hit(mind);
    case 'class':
      return nameClass(mind);
    case 'choose':
      return choose(mind, question);
    case 'resize':
      return resize(mind, question);
    case 'destroy':
      return best(ofType(legal, 'destroy'), ({ die }) => -sidesOf(die));
    case 'loss':
      return lifeSaver(mind, ['health']) ?? legal.find(isType('take'));
    case 'order':
    case 'last-chance':
      return undefined;
  }
}

export function quickChoice(
  content: Content,
  state: State,
  legal: readonly Action[],
  stream: Stream,
): Action {
  if (legal.length === 1) return legal[0] as Action;
  const mind = new Mind(lookAt(content, state), legal, stream);
  const question = questionOf(state) as Question;
  return (
    tokenWorthUsing(mind) ?? patientAnswer(mind, question) ?? answer(mind, question) ?? pick(stream, legal)
  );
}

/** What to do where waiting costs nothing; nothing elsewhere. */
export const patientChoice = (
  content: Content,
  state: State,
  legal: readonly Action[],
  stream: Stream,
): Action | undefined =>
  state.combat === null
    ? undefined
    : patientAnswer(new Mind(lookAt(content, state), legal, stream), questionOf(state) as Question);

export const quickCrawler: CrawlPlayer = {
  id: 'quick',
  choose: ({ content }, state, legal, stream) => quickChoice(content, state, legal, stream),
};
