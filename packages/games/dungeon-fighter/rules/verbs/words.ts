/** Turns of phrase that several verbs share. */
import { count } from '@tumblekeep/kernel/english';
import type { MonsterType } from '../vocabulary.ts';
import type { Reading } from './verb.ts';

const TYPE_PLURALS: Readonly<Record<MonsterType, string>> = {
  beast: 'beasts',
  undead: 'the undead',
  rabble: 'rabble',
  fiend: 'fiends',
  ooze: 'oozes',
};

export const typePlural = (type: MonsterType): string => TYPE_PLURALS[type];

export const coinsForChest = (coins: number, { asReward }: Reading): string =>
  asReward ? count(coins, 'coin') : `${count(coins, 'coin')} for the chest`;

export const diceForChest = (dice: number, { asReward }: Reading): string =>
  asReward ? count(dice, 'bonus die') : `${count(dice, 'bonus die')} for the chest`;

/** "every standing hero heals 2", "you heal 1" */
export const healing = (whom: 'party' | 'thrower' | 'hero', amount: number): string => {
  if (whom === 'party') return `every standing hero heals ${amount}`;
  return whom === 'hero' ? `one hero heals ${amount}` : `you heal ${amount}`;
};

export const preventing = (prevent: number | 'all'): string =>
  prevent === 'all'
    ? 'takes all the damage off its carrier'
    : `takes ${prevent} off the damage to its carrier`;
