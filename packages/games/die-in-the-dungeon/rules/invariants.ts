/** What must hold in every state between two actions: nothing is made, nothing lost, no track out of range. */
import { type Wrong, wrong } from '@tumblekeep/kernel';
import { ABILITY_DIE, MOST_OF_A_TYPE, THRESHOLDS, TIME_DIE, TOKEN_SUPPLY } from './constants.ts';
import { type Content, mapOf } from './content.ts';
import type { LaidMap } from './dungeon.ts';
import { type CreatureState, EXPLORED, HIDDEN, OPEN, type State } from './state.ts';
import {
  ABILITY,
  DICE,
  type Die,
  HEALTH,
  isMinion,
  rungOf,
  SIDES,
  TIME,
  type TileId,
  TRACKS,
  type Track,
} from './vocabulary.ts';

export const problemsOf = (content: Content, state: State): string[] =>
  wrongsIn(content, state).map(({ message }) => message);

export function wrongsIn(content: Content, state: State): Wrong[] {
  const problems: Wrong[] = [];
  const map = mapOf(content, state.options.map);
  if (map === undefined) return [wrong`there is no map ${state.options.map}`];
  for (const creature of state.creatures) checkCreature(content, state, creature, problems);
  checkTokens(map, state, problems);
  checkCells(content, map, state, problems);
  checkPlace(state, problems);
  return problems;
}

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0;

function checkCreature(content: Content, state: State, creature: CreatureState, problems: Wrong[]): void {
  const { creature: name, dice, values } = creature;
  const complain = ({ message, about }: Wrong) =>
    problems.push({ message: `${name} ${message}`, about: [name, ...about] });
  TRACKS.forEach((track, i) => {
    const die = dice[i] as number;
    const value = values[i];
    if (rungOf(die) < 0) complain(wrong`has ${track} on a die with ${die} faces`);
    if (!isCount(value) || value > die) complain(wrong`has ${track} ${value} on a d${die}`);
    const mayBeZero = i === TIME || i === ABILITY || (i === HEALTH && state.result !== null);
    if (value === 0 && !mayBeZero) complain(wrong`has ${track} 0 and plays on`);
  });
  if (dice[TIME] !== TIME_DIE || dice[ABILITY] !== ABILITY_DIE)
    complain(wrong`has another Time or Ability die`);
  for (const sides of SIDES)
    if (dice.filter(die => die === sides).length > MOST_OF_A_TYPE)
      complain(wrong`has more than two d${sides}`);
  if (creature.boxes !== THRESHOLDS.filter(threshold => creature.points >= threshold).length)
    complain(wrong`has ${creature.boxes} Die-Namic Dice for ${creature.points} points`);
  creature.pips.forEach((pips, i) => {
    if (!isCount(pips) || pips > (i < creature.boxes ? i + 1 : 0))
      complain(wrong`has ${pips} ${'pips'} in box ${i + 1}`);
  });
  const printed = content.creature.get(name)?.cards ?? [];
  if (
    new Set(creature.cards).size !== creature.cards.length ||
    creature.cards.some(id => !printed.includes(id))
  )
    complain(wrong`holds the ${'cards'} ${creature.cards.join(', ')}`);
  if (new Set(creature.boons.map(({ ability }) => ability)).size !== creature.boons.length)
    complain(wrong`has one of the ${'boons'} twice`);
  if (state.cells[creature.at] !== EXPLORED) complain(wrong`stands on a tile that is not explored`);
}

/** Tokens are only ever used up. */
function checkTokens(map: LaidMap, state: State, problems: Wrong[]): void {
  const found = new Map<string, number>();
  const add = (token: Die | Track, count: number | undefined) => {
    if (!isCount(count)) problems.push(wrong`there are ${count} ${token} tokens somewhere`);
    else found.set(token, (found.get(token) ?? 0) + count);
  };
  DICE.forEach((die, i) => {
    add(die, state.supply[i]);
  });
  for (const { minions, tokens } of state.creatures) {
    DICE.forEach((die, i) => {
      add(die, minions[i]);
    });
    TRACKS.forEach((track, i) => {
      add(track, tokens[i]);
    });
  }
  map.cells.forEach(({ tokens }, i) => {
    if (state.cells[i] === HIDDEN) for (const token of tokens ?? []) add(token, 1);
  });
  for (const [token, count] of found) {
    const most = TOKEN_SUPPLY[token as Die | Track];
    if (count > most)
      problems.push(
        wrong`there are ${count} ${token} ${isMinion(token as Die) ? 'DieMinions' : 'tokens'} of ${most}`,
      );
  }
}

function checkCells(content: Content, map: LaidMap, state: State, problems: Wrong[]): void {
  const counts = new Map<TileId, number>();
  map.cells.forEach(({ at, back }, i) => {
    const id = state.tiles[i] as TileId;
    const tile = content.tile.get(id);
    if (tile === undefined) problems.push(wrong`there is no tile ${id}`);
    else if (tile.back !== back) problems.push(wrong`${id} lies at ${at} with the back of another tile`);
    const status = state.cells[i];
    if (status !== HIDDEN && status !== OPEN && status !== EXPLORED)
      problems.push(wrong`${at} is in state ${status}`);
    if ((status === OPEN) !== (state.here === i)) problems.push(wrong`${at} is open and nobody is there`);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  });
  for (const [id, count] of counts)
    if (count > (content.tile.get(id)?.copies ?? 0)) problems.push(wrong`${id} lies in ${count} places`);
}

function checkPlace(state: State, problems: Wrong[]): void {
  const { combat, roll, here, result, frames } = state;
  if ((result === null) === (frames.length === 0)) problems.push(wrong`the game neither waits nor is over`);
  if (combat !== null && here < 0) problems.push(wrong`there is a Combat on no tile`);
  if (result !== null) return;
  if (combat !== null && combat.round > 0 && combat.heroes.length === 0)
    problems.push(wrong`nobody is left to fight`);
  if (roll?.what === 'attack' && combat === null) problems.push(wrong`the creature attacks nobody`);
  const ids = combat?.heroes.map(({ id }) => id) ?? [];
  if (new Set(ids).size !== ids.length) problems.push(wrong`two heroes have the same name`);
}
