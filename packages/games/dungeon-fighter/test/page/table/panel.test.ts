/** Whatever is legal can be pointed at, in thousands of positions of all editions. */

import { makeStream, sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../bots/index.ts';
import { makePanel, reachable } from '../../../page/table/panel/model.ts';
import { type DungeonFighter, demandsOf, printAction, RULE_SETS } from '../../../rules/index.ts';

const GAMES = 150;
const MOST_INPUTS = 400;

/** What random games of every edition come to, and of one edition only. */
const QUESTIONS = [
  'turn',
  'again',
  'ability',
  'assign',
  'trade',
  'shop',
  'scar',
  'windowre-throw',
  'windowboost',
];
const OWN_QUESTIONS: Readonly<Record<string, readonly string[]>> = {
  second: ['path', 'vote', 'windowarmor'],
  first: ['move', 'accept', 'target', 'vote', 'windowreaction'],
  prototype: ['move', 'accept', 'target', 'windowreaction'],
};

/** Every position of random games, the places where a die lands left out: there the table answers. */
function* positions(game: DungeonFighter, seed: string) {
  const setup = game.setup({}, seed);
  if (!setup.ok) throw new Error(sayPlainly(setup.error));
  const state = setup.value;
  for (let n = 0; n < MOST_INPUTS; n++) {
    const legal = game.legal(state);
    if (legal.length === 0) return;
    const { question } = game.view(state, 'spectator');
    if (question !== null && question.at !== 'landing') yield { state, legal };
    game.apply(state, randomPlayer.choose(game, state, legal, makeStream(seed, `bot ${n}`)));
  }
}

describe.each(Object.values(RULE_SETS).map(game => [game.id, game] as const))('%s', (_, game) => {
  test('every legal action has a place in the panel, and nothing else has', () => {
    const seen = new Set<string>();
    let count = 0;
    for (let i = 0; i < GAMES; i++) {
      for (const { state, legal } of positions(game, `panel ${i}`)) {
        const view = game.view(state, 'spectator');
        seen.add(`${view.question?.at}${view.question?.kind ?? ''}`);
        count++;
        const offered = reachable(makePanel(view, legal)).map(printAction);
        expect([...new Set(offered)].sort()).toEqual(legal.map(printAction).sort());
      }
    }
    expect(count).toBeGreaterThan(3000);
    expect([...QUESTIONS, ...OWN_QUESTIONS[game.id]!].filter(one => !seen.has(one))).toEqual([]);
  });

  test('the demands shown before a throw are those in force after it', () => {
    let throws = 0;
    for (let i = 0; i < GAMES / 4; i++) {
      for (const { state, legal } of positions(game, `demands ${i}`)) {
        const view = game.view(state, 'spectator');
        for (const action of legal) {
          if (action.type !== 'throw') continue;
          const after = game.clone(state);
          game.apply(after, action);
          const shown = demandsOf(game.edition, view, action.weapons).map(({ id }) => id);
          expect(shown).toEqual(after.combat?.throw?.requirements);
          throws++;
        }
      }
    }
    expect(throws).toBeGreaterThan(100);
  });
});
