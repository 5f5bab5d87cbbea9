/** Why an action is a good one, in words and with the numbers behind it. */
import {
  type Action,
  type ActionOf,
  attackChance,
  type Content,
  type CreatureState,
  HEALTH,
  indexOf,
  lookAt,
  type MapCell,
  me,
  minionChance,
  missing,
  type Play,
  type QuestionOf,
  questionOf,
  type RollState,
  STATS,
  type State,
  spendable,
  TIME,
  texts,
} from '@tumblekeep/die-in-the-dungeon';
import { count } from '@tumblekeep/kernel/english';
import { fightOf, withBoon, withHeroes } from './fight.ts';
import { wayToGoal } from './way.ts';

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
const about = (points: number): string => points.toFixed(1);

const pointsOf = (creature: CreatureState, track: number): number => creature.values[track] as number;

function attackReasons(play: Play, { stat }: ActionOf<'attack'>): string[] {
  const chances = STATS.map(one => `${texts.trackName(one)} ${percent(attackChance(play, one))}`);
  const reasons = [`A hit by the dice alone: ${chances.join(', ')}.`];
  const points = Math.min(2, spendable(me(play), indexOf(stat)));
  const helped = attackChance(play, stat, points);
  if (points > 0 && helped > attackChance(play, stat))
    reasons.push(
      `With ${count(points, 'point')} of ${texts.trackName(stat)} on top it is ${percent(helped)}.`,
    );
  return [...reasons, ...threat(play)];
}

/** What the party does as long as it stands. */
function threat(play: Play): string[] {
  if (play.state.combat === null) return [];
  const { damage, perHero } = fightOf(play);
  if (damage === 0) return ['The party cannot hurt you.'];
  return [
    `The party does ${about(damage)} points of damage a round, ${about(perHero)} until the next hero falls.`,
  ];
}

function modifyReasons(play: Play, action: Action): string[] {
  const roll = play.state.roll as RollState;
  const short = missing(play, roll);
  const reasons: string[] = [];
  if (action.type === 'minion')
    reasons.push(
      `${short} are missing: the ${action.die} makes it in ${percent(minionChance(play, roll, action.die))}.`,
    );
  else if (action.type === 'accept') reasons.push(`${short} are missing, and that would cost too much.`);
  else
    reasons.push(`${short} ${short === 1 ? 'is' : 'are'} missing, and this makes it a success for certain.`);
  return roll.what === 'attack' ? [...reasons, ...threat(play)] : reasons;
}

function abilityReasons(play: Play, { ability: id }: ActionOf<'use'>): string[] {
  const ability = play.content.ability.get(id);
  if (ability?.boon === undefined || play.state.combat === null) return threat(play);
  const now = fightOf(play);
  const then = fightOf(withBoon(play, { ability: id, lasts: ability.boon.lasts, left: 0 }));
  const reasons: string[] = [];
  if (then.chance > now.chance + 0.005)
    reasons.push(`Your best attack rises from ${percent(now.chance)} to ${percent(then.chance)}.`);
  if (then.damage < now.damage - 0.05)
    reasons.push(
      `The party does ${about(then.damage)} points of damage a round instead of ${about(now.damage)}.`,
    );
  if (ability.boon.prevents !== undefined)
    reasons.push(
      `${about(now.total)} points of damage are to come in this Combat, and it takes ${ability.boon.prevents} off.`,
    );
  return reasons.length > 0 ? reasons : threat(play);
}

function timeReasons(play: Play): string[] {
  const { tiles } = wayToGoal(play.map, play.state, play.state.active);
  const time = pointsOf(me(play), TIME);
  return [
    `The goal is ${count(tiles, 'tile')} away and Time is ${time}: ${time > tiles ? `${time - tiles} to spare` : 'nothing to spare'}.`,
  ];
}

function restReasons(play: Play): string[] {
  const creature = me(play);
  return [`Health is ${pointsOf(creature, HEALTH)} of ${creature.dice[HEALTH]}.`, ...timeReasons(play)];
}

function exploreReasons(play: Play, { cell }: ActionOf<'explore'>): string[] {
  const { map, state } = play;
  const index = map.indexOf.get(cell) as number;
  const before = wayToGoal(map, state, state.active).tiles;
  const after = wayToGoal(map, state, state.active, index).tiles;
  const { tokens = [] } = map.cells[index] as MapCell;
  const reasons = tokens.map(token => `A ${texts.tokenName(token)} lies there.`);
  if (after === 0) reasons.push('It may be the last tile you need.');
  else if (after < before) reasons.push(`It is on the way: ${count(after, 'tile')} are left after it.`);
  else reasons.push('It is a detour, and there is Time for one.');
  return [...reasons, ...timeReasons(play)];
}

function damageReasons(
  play: Play,
  { health }: ActionOf<'take'>,
  { stat, amount }: QuestionOf<'damage'>,
): string[] {
  const creature = me(play);
  const track = texts.trackName(stat);
  return [
    `It leaves Health at ${pointsOf(creature, HEALTH) - health} and ${track} at ${pointsOf(creature, indexOf(stat)) - (amount - health)}.`,
    ...threat(play),
  ];
}

function hitReasons(play: Play, { hero }: ActionOf<'hit'>): string[] {
  const heroes = play.state.combat?.heroes ?? [];
  const left = heroes.filter(one => one.id !== hero);
  if (left.length === 0) return [];
  const now = fightOf(play);
  const then = fightOf(withHeroes(play, left));
  return [
    `Without the ${texts.partyHeroName(hero)} the party does ${about(then.damage)} points of damage a round instead of ${about(now.damage)}, and you hit it in ${percent(then.chance)}.`,
  ];
}

export function reasonsFor(content: Content, state: State, action: Action): string[] {
  const play = lookAt(content, state);
  const question = questionOf(state);
  if (question === undefined) return [];
  if (action.type === 'token') return [];
  if (question.at === 'modify') return modifyReasons(play, action);
  switch (action.type) {
    case 'attack':
      return attackReasons(play, action);
    case 'use':
      return abilityReasons(play, action);
    case 'pass':
      return ['An ability would save less than its points are worth later.', ...threat(play)];
    case 'rest':
      return restReasons(play);
    case 'explore':
      return exploreReasons(play, action);
    case 'take':
      return question.at === 'damage' ? damageReasons(play, action, question) : [];
    case 'hit':
      return hitReasons(play, action);
    default:
      return [];
  }
}
