import { makeStream, type Refusal } from '@tumblekeep/kernel';
import { alter } from '@tumblekeep/kernel/testing';
import { describe, expect, test } from 'vitest';
import { sayAtTable } from '../../hosted/sentences.ts';
import { type DungeonFighter, RULE_SETS, texts } from '../../rules/index.ts';
import { refuse } from '../../rules/refusals.ts';
import { ALTERATIONS } from '../support/altered.ts';
import { randomGame } from './random-game.ts';

const GAMES = Object.values(RULE_SETS) as DungeonFighter[];

/** What is quoted is what somebody has sent. */
const withoutQuotes = (text: string): string => text.replace(/"[^"]*"/g, '');

describe.each(GAMES.map(game => [game.name, game] as const))('%s', (_name, game) => {
  const { edition } = game;
  const say = sayAtTable(edition);
  const ids = new Set([...edition.hero.keys(), ...edition.equipment.keys()]);

  test('says whatever it refuses in a sentence without ids', () => {
    const random = makeStream(game.id, 'refused');
    const refusals = new Map<string, Refusal>();
    for (let i = 0; i < 6; i++)
      randomGame(game, `${i}`, 3, ({ before }) => {
        const legal = game.legal(before);
        for (let tried = 0; legal.length > 0 && tried < 6; tried++) {
          const action = alter(random, ALTERATIONS, before, legal) as Parameters<typeof game.apply>[1];
          const refusal = game.apply(game.clone(before), action);
          if (refusal) refusals.set(refusal.sentence, refusal);
        }
      });
    expect(refusals.size).toBeGreaterThan(25);
    for (const refusal of refusals.values()) {
      const words = say(refusal);
      expect(words).not.toContain(refusal.sentence);
      expect(withoutQuotes(words)).not.toMatch(/[{}]|undefined|\[object/);
      const named = withoutQuotes(words).match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [];
      expect(named.filter(word => ids.has(word))).toEqual([]);
    }
  });
});

test('heroes and cards are called by their names', () => {
  const { edition } = RULE_SETS['second'] as DungeonFighter;
  const say = texts.sayIn(edition);
  const [card] = edition.tables.equipment;
  expect(say(refuse('carry', 'may-not-carry', { hero: 'brad', card: card?.id as string }))).toBe(
    `Brad may not carry ${card?.name}`,
  );
  expect(say(refuse('coins', 'healing-costs', { price: 1 }))).toBe('healing costs 1 coin');
});
