/** Reasons that belong to the decision they are given for. */

import { makeStream, pick, sayPlainly } from '@tumblekeep/kernel';
import { describe, expect, test } from 'vitest';
import { hintOf, quickCrawler } from '../../bots/index.ts';
import { reasonsFor } from '../../bots/reasons/index.ts';
import {
  CONTENT,
  type DieInTheDungeon,
  type QuestionAt,
  RULE_SETS,
  RULES_ID,
  type State,
} from '../../rules/index.ts';
import { stageState } from '../../rules/scenario/index.ts';

const game = RULE_SETS[RULES_ID] as DieInTheDungeon;
const NARROW = { playouts: 24, turns: 1 };

/** Answers of a kind that are looked at. */
const ENOUGH = 25;

/** What every reason at a question speaks of, whatever the answer. */
const SUBJECTS: Readonly<Partial<Record<QuestionAt, RegExp>>> = {
  'power-up': /Ability/,
  rest: /Health|Ability/,
  move: /goal is \d+ tiles? away/,
  trap: /check asks for \d+ or more/,
  modify: /\d+ (?:is|are) missing/,
  choose: /\d|larger die|costs nothing/,
  resize: /from a d\d+ to a d\d+/,
  class: /With a Fighter: .*With a Cleric: /,
  round: /damage|attack you/,
  damage: /leaves Health at \d+ and \w+ at \d+/,
  destroy: /adds [\d.]+ on average/,
  attack: /dice alone: Might \d+ %, Agility \d+ %, Magic \d+ %/,
  hit: /After that the party is worth/,
};

test('every answer to every kind of question has a reason of its own', () => {
  const met = new Set<QuestionAt>();
  const looked = new Map<string, number>();
  const maps = CONTENT.tables.maps.filter(({ players }) => players === 1);
  for (let i = 0; i < 120; i++) {
    const random = makeStream(`reasons ${i}`, 'test');
    const made = game.setup(
      { map: pick(random, maps).id, players: [pick(random, CONTENT.tables.creatures).id] },
      `reasons ${i}`,
    );
    if (!made.ok) throw new Error(sayPlainly(made.error));
    const state = made.value;
    for (let legal = game.legal(state); legal.length > 0; legal = game.legal(state)) {
      const at = game.decision(state)?.at as QuestionAt;
      met.add(at);
      for (const action of legal) {
        const kind = `${at} ${action.type === 'use' ? action.ability : action.type}`;
        looked.set(kind, (looked.get(kind) ?? 0) + 1);
        if ((looked.get(kind) as number) > ENOUGH) continue;
        const said = reasonsFor(CONTENT, state, action, legal).join(' ');
        expect(said, `${at}: ${game.print(action)}`).not.toMatch(
          /undefined|NaN|Infinity|^$|\ba [aeiou]|\b1 \w+ are\b/i,
        );
        if (action.type !== 'token') expect(said, game.print(action)).toMatch(SUBJECTS[at] ?? /./);
      }
      game.apply(state, quickCrawler.choose(game, state, legal, random));
    }
  }
  for (const at of Object.keys(SUBJECTS)) expect(met).toContain(at);
});

const staged = (stage: Parameters<typeof stageState>[1]): State => {
  const made = stageState(CONTENT, stage);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
};

describe('a hint', () => {
  test('tells what an ability gains on this very board', () => {
    const state = staged({
      map: 'cellar',
      creatures: [{ creature: 'troll-o-bones', health: 'd12 3', ability: 1, time: 15 }],
    });
    const legal = game.legal(state);
    const said = reasonsFor(CONTENT, state, { type: 'use', ability: 'mend' }, legal);
    expect(said).toEqual(['Health rises from 3 to 5.', 'It takes 1 of 1 Ability point.']);
  });

  test('waits where nobody can hit back, and says that it costs nothing', () => {
    const state = staged({
      creatures: [{ creature: 'diemon', might: 'd12 3', minions: ['d6'], ability: 0 }],
      combat: { heroes: ['cleric', 'cleric'], round: 2 },
    });
    const hint = hintOf(game, state, NARROW);
    expect(hint?.action).toEqual({ type: 'attack', stat: 'might' });
    expect(hint?.reasons.join(' ')).toMatch(/Nobody who is left can attack you/);
  });
});
