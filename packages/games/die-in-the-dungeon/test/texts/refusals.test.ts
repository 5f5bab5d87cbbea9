import { makeStream, pick, type Refusal, sayPlainly } from '@tumblekeep/kernel';
import { alter } from '@tumblekeep/kernel/testing';
import { expect, test } from 'vitest';
import { sayAtTable } from '../../hosted/sentences.ts';
import { CONTENT, type DieInTheDungeon, RULE_SETS, RULES_ID, texts } from '../../rules/index.ts';
import { refuse } from '../../rules/refusals.ts';
import { ALTERATIONS } from '../support/altered.ts';

const game = RULE_SETS[RULES_ID] as DieInTheDungeon;
const say = sayAtTable(CONTENT);

/** What is quoted is what somebody has sent. */
const withoutQuotes = (text: string): string => text.replace(/"[^"]*"/g, '');

test('whatever is refused is said in a sentence without ids', () => {
  const random = makeStream('refused', 'die');
  const refusals = new Map<string, Refusal>();
  for (let i = 0; i < 12; i++) {
    const made = game.setup({}, `${i}`);
    if (!made.ok) throw new Error(sayPlainly(made.error));
    const state = made.value;
    for (let legal = game.legal(state); legal.length > 0; legal = game.legal(state)) {
      for (let tried = 0; tried < 6; tried++) {
        const action = alter(random, ALTERATIONS, state, legal) as Parameters<typeof game.apply>[1];
        const refusal = game.apply(game.clone(state), action);
        if (refusal) refusals.set(refusal.sentence, refusal);
      }
      game.apply(state, pick(random, legal));
    }
  }
  expect(refusals.size).toBeGreaterThan(20);
  const ids = new Set([...CONTENT.creature.keys(), ...CONTENT.ability.keys(), ...CONTENT.tile.keys()]);
  for (const refusal of refusals.values()) {
    const words = say(refusal);
    expect(words).not.toContain(refusal.sentence);
    expect(withoutQuotes(words)).not.toMatch(/[{}]|undefined|\[object/);
    const named = withoutQuotes(words).match(/[a-z0-9]+(?:-[a-z0-9]+)*/g) ?? [];
    expect(named.filter(word => ids.has(word))).toEqual([]);
  }
});

test('abilities, tracks and maps are called by their names', () => {
  const [ability] = CONTENT.tables.abilities;
  const id = ability?.id as string;
  const sayIn = texts.sayIn(CONTENT);
  expect(sayIn(refuse('active', 'ability-at-work', { ability: id }))).toBe(
    `${ability?.name} is at work already`,
  );
  expect(sayIn(refuse('gain', 'gains-nothing', { track: 'might' }))).toBe('Might gains nothing now');
  expect(sayIn(refuse('hit', 'falls-later', { hero: 'cleric-2' }))).toBe(
    'somebody else must fall before the second Cleric',
  );
});
