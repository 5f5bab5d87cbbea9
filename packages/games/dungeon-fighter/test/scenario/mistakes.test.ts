import { readdirSync, readFileSync } from 'node:fs';
import { canBe, lineProblem } from '@tumblekeep/kernel/scenario';
import { playRandomGame } from '@tumblekeep/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type DungeonFighter, RULE_SETS } from '../../rules/index.ts';
import {
  EVENT_LINES,
  languageOf,
  printProblem,
  REFUSALS,
  readScenarios,
} from '../../rules/scenario/index.ts';

const HEAD = `rules: second
title: A mistake
cards: { monsters: { brute: { life: 12 }, ogre: { level: 3 } }, weapons: { club: {} }, bosses: { dragon: {} } }
`;
const FIGHT = `${HEAD}party: [murka, brad]\ncombat: { monster: brute }\n`;
const NOTHING = 'expect: { outcome: none }\n';

const problemsOf = (text: string): string =>
  readScenarios(text)
    .problems.map(problem => printProblem('it', problem))
    .join('\n');

describe('what cannot be true together is refused at its field', () => {
  test.each([
    [
      'party: [murka, brad]\ncombat: { monster: brute, boss: dragon }\n',
      'it:5:27 combat.boss: there is a monster already',
    ],
    [
      'party: [murka, brad]\ncombat: { room: hall-of-echoes, boss: dragon }\n',
      'it:5:11 combat.room: the boss waits in no room',
    ],
    [
      'party: [murka, brad]\ncombat: { boss: dragon, dice: [] }\nchest: { dice: 0 }\n',
      'it:5:31 combat.dice: against the boss',
    ],
    [
      'party: [murka, brad]\ncombat: { monster: brute, life: 0 }\n',
      'it:5:33 combat.life: a monster with 0 life is defeated',
    ],
    [
      'party: [murka, brad]\ncombat: { monster: brute, dice: [red, red] }\n',
      'it:5:33 combat.dice: there is one die of each colour',
    ],
    ['party: [murka, { hero: brad, life: 0 }]\n', 'it:4:36 party[1].life: brad stands with 0 life'],
    ['party: [murka, { hero: brad, life: 3, fainted: true }]\n', 'it:4:36 party[1].life: brad has fainted'],
    [
      'party: [murka, { hero: brad, life: 3, eliminated: true }]\n',
      'it:4:36 party[1].life: brad is eliminated',
    ],
    ['party: [murka, { hero: brad, fainted: true, eliminated: true }]\n', 'it:4:57 party[1].eliminated: '],
    [
      'party: [murka, { hero: brad, life: 8, scars: [red] }]\n',
      'it:4:36 party[1].life: brad has 8 life of 7',
    ],
    [
      'party: [murka, { hero: brad, equipment: [club], used: [club] }]\n',
      'it:4:56 party[1].used[0]: club is no armor',
    ],
    ['party: [murka, murka]\n', 'it:4:16 party[1]: murka is in the party twice'],
    ['party: [murka]\n', 'it:4:8 party: a party has 2 to 6 heroes, not 1'],
    ['party: [murka, brad, edith]\nsolo: true\n', 'it:5:7 solo: one player alone controls 2 heroes, not 3'],
    [
      'party: [{ hero: murka, fainted: true }, { hero: brad, eliminated: true }]\n',
      'it:4:8 party: nobody stands: every hero has fainted or is eliminated',
    ],
    [
      'party: [murka, brad]\ndecks: { monsters: [ogre, brute] }\n',
      'it:5:27 decks.monsters[1]: brute is of level 1 and comes after ogre of level 3',
    ],
    ['party: [murka, brad]\nshops: 4\n', 'it:5:8 shops: there are 3 shops in a game'],
    ['party: [murka, brad]\nshops: 3\nshop: { display: [] }\n', 'it:5:8 shops: this shop would be the 4th'],
    ['party: [murka, brad]\nchest: { coins: 31 }\n', 'it:5:17 chest.coins: there are 30 coins in the game'],
    [
      'party: [murka, brad]\ncombat: {}\nshop: { display: [] }\n',
      'it:6:1 shop: a scenario begins in a combat or in a shop',
    ],
    ['party: [{ hero: murka, token: active }, brad]\n', 'party[0].token: murka has no token'],
    [
      'party: [murka, { hero: brad, fainted: true }]\ncombat: { active: brad }\n',
      'it:5:19 combat.active: brad cannot act',
    ],
    [
      'party: [murka, { hero: brad, equipment: [club] }]\nscrap: [club]\n',
      'it:5:9 scrap[0]: club is not in the shop deck',
    ],
    ['party: [murka, brad]\nmap: { floors: [] }\n', 'it:5:'],
    [
      'party: [murka, brad]\ncombat: { window: boost }\n',
      'it:5:11 combat.window: a window opens after a throw',
    ],
    [
      'party: [murka, brad]\ncombat: { monster: brute, throw: { die: red, lands: 1 blank }, window: armor }\n',
      'it:5:72 combat.window: no armor window opens after this throw; "turn" is asked',
    ],
    [
      'party: [murka, brad]\ncombat: { dice: [blue], throw: { die: red } }\n',
      'it:5:32 combat.throw: the red die has been thrown already',
    ],
  ])('%j', (text, message) => {
    const problems = problemsOf(HEAD + text + NOTHING);
    expect(problems).toContain(message);
    expect(problems).not.toContain('it:1:1');
  });
});

describe('every word that is expected must be one the game knows', () => {
  const step = (line: string, expected: string): string =>
    problemsOf(`${FIGHT}steps:\n  - do: ${line}\n    expect: ${expected}\n`);

  test.each([
    [
      'brad throws red',
      '{ refused: tunr }',
      'it:8:24 steps[0].expect.refused: there is no reason to refuse "tunr"; did you mean "turn"?',
    ],
    ['brad trows red', '{ refused: turn }', 'it:7:9 steps[0].do: "brad trows red" is no action'],
    ['brad trows red', '{ refused: true }', 'a line that is not even read is "refused: notation"'],
    [
      'brad throws red',
      '{ events: [brad mised] }',
      'no event reads "brad mised"; did you mean "brad missed: REASONS"?',
    ],
    [
      'brad throws red',
      '{ events: { include: ["brad trew red"] } }',
      'it:8:35 steps[0].expect.events.include[0]: no event reads "brad trew red"; did you mean "brad threw red"?',
    ],
    [
      'brad throws red',
      '{ events: { include: bard threw* } }',
      'there is no hero "bard"; did you mean "brad"?',
    ],
    ['brad throws red', '{ events: { exclude: "*faints*" } }', 'no event reads "*faints*"'],
    ['brad throws red', '{ events: { include: "landed 7 icon bounces 1" } }', 'there is no zone "7"'],
    [
      'brad throws red',
      '{ view: { heros.brad.life: 3 } }',
      'it:8:23 steps[0].expect.view.heros.brad.life: there is no "heros" in the view; did you mean "heroes"?',
    ],
    [
      'brad throws red',
      '{ view: { heroes.brad.lief: 3 } }',
      'there is no "lief" in heroes.brad; did you mean "life"?',
    ],
    [
      'brad throws red',
      '{ view: { heroes.bard.life: 3 } }',
      'there is no "bard" in heroes; did you mean "brad"?',
    ],
    ['brad throws red', '{ view: { combat.dice.first: red } }', 'combat.dice is a list'],
    ['brad throws red', '{ view: { round.number: 3 } }', 'round is a single value'],
    [
      'brad throws red',
      '{ legal: { exclude: ["* trows *"] } }',
      'no action reads "* trows *": nothing is called "trows"; did you mean "throws"?',
    ],
    [
      'brad throws red',
      '{ decision: { at: lading } }',
      'there is no place that waits "lading"; did you mean "landing"?',
    ],
    [
      'brad throws red',
      '{ decision: { by: tabel } }',
      'there is no one who decides "tabel"; did you mean "table"?',
    ],
  ])('%s %s', (line, expected, message) => {
    expect(step(line, expected)).toContain(message);
  });

  test('what cannot be read may be expected to be refused as that', () => {
    expect(step('brad trows red', '{ refused: notation }')).toBe('');
  });
});

test('every refusal of the rules is in the list, and the list has no other', () => {
  const folder = new URL('../../rules/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.ts'),
  );
  const used = files.flatMap(name =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/\brefuse\(\s*'([a-z-]+)'/g)].map(
      match => match[1],
    ),
  );
  /** Refusals of other things than actions. */
  const others = ['options', 'position', 'stage'];
  const codes = new Set([...used.filter(code => !others.includes(code as string)), 'notation', 'action']);
  expect([...codes].sort()).toEqual(Object.keys(REFUSALS).sort());
});

test('every event that games print reads like a line of its kind', () => {
  const strange = new Set<string>();
  const patterns = Object.values(EVENT_LINES).flatMap(lines => lines.map(([pattern]) => pattern));
  for (const game of Object.values(RULE_SETS) as DungeonFighter[]) {
    const { words } = languageOf(game.edition);
    for (let seed = 0; seed < 20; seed++)
      playRandomGame(game, { heroes: 2 + (seed % 5) }, `lines ${seed}`, (_, events) => {
        for (const event of events) {
          const line = game.printEvent(event);
          if (!EVENT_LINES[event.type].some(([pattern]) => canBe(pattern, line, {}))) strange.add(line);
          const problem = lineProblem(patterns, line, words, 'event');
          if (problem !== undefined) strange.add(problem);
        }
      });
  }
  expect([...strange]).toEqual([]);
});
