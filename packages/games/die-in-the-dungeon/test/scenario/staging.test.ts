import { readdirSync, readFileSync } from 'node:fs';
import { canBe, lineProblem, printProblem, type Runnable, runScenario } from '@tumblekeep/kernel/scenario';
import { playRandomGame } from '@tumblekeep/kernel/testing';
import { describe, expect, test } from 'vitest';
import { CONTENT, type DieInTheDungeon, makeGame, type State } from '../../rules/index.ts';
import { EVENT_LINES, languageOf, REFUSALS, readScenarios } from '../../rules/scenario/index.ts';

const HEAD = 'rules: die-in-the-dungeon\ntitle: a try\nexpect: { outcome: none }\n';

const ready = (text: string): Runnable => {
  const { scenarios, problems } = readScenarios(HEAD + text);
  expect(problems.map(problem => printProblem('it', problem))).toEqual([]);
  return scenarios[0] as Runnable;
};
const stage = (text: string): State => ready(text).start as State;
const viewOf = (text: string) => {
  const { game, start } = ready(text);
  return (game as DieInTheDungeon).view(start as State, 'spectator');
};
const problemsOf = (text: string, head = HEAD): string =>
  readScenarios(head + text)
    .problems.map(problem => printProblem('it', problem))
    .join('\n');

describe('statements of a staging', () => {
  test('a named tile lies at its place and nowhere else, whatever the seed', () => {
    const cellar = CONTENT.map.get('cellar');
    const cells = cellar?.cells.filter(({ back, tile }) => back !== 'start' && tile === undefined) ?? [];
    for (const { at, back } of cells.slice(0, 6)) {
      const tile = CONTENT.tables.tiles.find(one => one.back === back && one.copies === 1)?.id;
      if (tile === undefined) continue;
      for (let seed = 0; seed < 40; seed++) {
        const state = stage(`map: cellar\nseed: seed ${seed}\ntiles: { ${at}: ${tile} }\nbegin: move\n`);
        expect(state.tiles.filter(id => id === tile)).toHaveLength(1);
        expect(state.tiles[cellar?.indexOf.get(at) ?? -1]).toBe(tile);
      }
    }
  });

  test('a map of one’s own, its goal, and tokens on its places', () => {
    const view = viewOf(`map:
  picture: |
    S-o-o
    |   |
    o   D
  win: { points: 12 }
tokens: { b1: [might, d6] }
begin: move
`);
    expect(view).toMatchObject({
      win: { points: 12 },
      cells: { b1: { tokens: ['might', 'd6'] }, c2: { back: 'epic-party' } },
    });
    expect(view.cells['a1']?.back).toBe('start');
  });

  test('another goal and other tokens on a printed map', () => {
    const view = viewOf('map: cellar\nwin: { explored: 3 }\ntokens: { d2: [health] }\nbegin: move\n');
    expect(view).toMatchObject({ win: { explored: 3 }, cells: { d2: { tokens: ['health'] } } });
  });

  test('where a creature stands', () => {
    expect(viewOf('explored: [b1]\ncreature: { at: b1 }\n').creatures['deyeroller']?.at).toBe('b1');
  });

  test('what an ability costs', () => {
    const [ability = ''] = CONTENT.creature.get('deyeroller')?.abilities ?? [];
    const text = (cost: number) =>
      `cards: { abilities: { ${ability}: { cost: ${cost} } } }\ncreature: { ability: 1, might: 3 }\ncombat: { heroes: [fighter] }\n`;
    const { start, game } = ready(text(4));
    expect(game.legal(start).map(game.print)).not.toContain(`use ${ability}`);
    const cheap = ready(text(0));
    expect(cheap.game.legal(cheap.start).map(cheap.game.print)).toContain(`use ${ability}`);
  });

  test('heads of a tile with levels of their own', () => {
    const heroes = stage(
      'cards: { tiles: { den: { heads: [fighter, cleric 2], level: 3 } } }\ntiles: { b1: den }\nenter: b1\n',
    ).combat?.heroes;
    expect(heroes).toMatchObject([
      { id: 'fighter', level: 3 },
      { id: 'cleric', level: 2 },
    ]);
  });

  test('a made-up or plain tile never lies on a printed map by itself', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(stage(`map: cellar\nseed: s${seed}\nbegin: move\n`).tiles).not.toContain('plain-tile');
  });
});

describe('what cannot be true together is refused at its field', () => {
  test.each([
    ['creature: { might: 0 }\n', 'it:4:20 creature.might: might never falls below 1'],
    ['creature: { health: 0 }\n', 'it:4:21 creature.health: a creature with no Health has lost'],
    ['creature: { might: d8 9 }\n', 'it:4:20 creature.might: a d8 does not show 9'],
    ['creature: { might: 13 }\n', 'it:4:20 creature.might'],
    ['creature: { time: d8 5 }\n', 'it:4:19 creature.time: time is always on a d20'],
    ['creature: { boons: [eye-gaze, eye-gaze] }\n', 'it:4:31 creature.boons[1]: eye-gaze is at work already'],
    ['creature: { pips: [3] }\n', 'it:4:'],
    ['creature: { tokens: [time, time] }\n', 'it:4:'],
    ['creature: { at: b1 }\n', 'it:4:17 creature.at: b1 is not explored'],
    ['creatures: [{}, {}]\n', 'it:4:12 creatures: the map is for one player'],
    ['first: nobody\n', 'it:4:8 first: nobody does not play'],
    ['begin: rest\ncombat: { heroes: [fighter] }\n', 'it:4:1 begin: the scenario begins in a Combat already'],
    ['explored: [b1]\nenter: b1\n', 'it:5:8 enter: b1 is explored already'],
    ['combat: { heroes: [] }\n', 'it:4:19 combat.heroes: nobody is there to fight'],
    ['map: cellar\ntiles: { d2: lair }\n', 'it:5:14 tiles.d2: lair has the back of a'],
    [
      'cards: { abilities: { eye-gase: { cost: 1 } } }\n',
      'it:4:23 cards.abilities.eye-gase: there is no ability "eye-gase"; did you mean "eye-gaze"?',
    ],
    ['tokens: { z9: [might] }\n', 'it:4:11 tokens.z9: there is no place "z9"'],
    ['win: { point: 3 }\n', 'it:4:8 win.point: unknown field "point"; did you mean "points"?'],
    ['win: { reach: z9 }\n', 'it:4:15 win.reach: there is no place "z9"'],
    [
      'map: { picture: "o-o", win: { points: 3 } }\n',
      'it:4:17 map.picture: the picture has 0 Starts (S), not 1 or 2',
    ],
  ])('%j', (text, message) => {
    const problems = problemsOf(text);
    expect(problems).toContain(message);
    expect(problems).not.toContain('it:1:1');
  });
});

describe('every word that is expected must be one the game knows', () => {
  const step = (line: string, expected: string): string =>
    problemsOf(
      `begin: move\nsteps: [{ do: ${line}, expect: ${expected} }]\n`,
      'rules: die-in-the-dungeon\ntitle: a try\n',
    );

  test.each([
    ['explore b1', '{ refused: rech }', 'there is no reason to refuse "rech"; did you mean "reach"?'],
    ['explor b1', '{ refused: reach }', '"explor b1" is no action'],
    ['explore b1', '{ events: { include: turnd b1* } }', 'no event reads "turnd b1*"'],
    ['explore b1', '{ events: { include: "turned b9: plain-tile" } }', 'there is no place "b9"'],
    [
      'explore b1',
      '{ view: { creatures.deyeroller.track.time: 3 } }',
      'there is no "track" in creatures.deyeroller; did you mean "tracks"?',
    ],
    ['explore b1', '{ view: { creatures.deyeroler.points: 3 } }', 'did you mean "deyeroller"?'],
    ['explore b1', '{ decision: { at: mvoe } }', 'there is no place that waits "mvoe"; did you mean "move"?'],
    ['explore b1', '{ legal: { include: ["exlpore *"] } }', 'no action reads "exlpore *"'],
  ])('%s %s', (line, expected, message) => {
    expect(step(line, expected)).toContain(message);
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
  const game = makeGame(CONTENT);
  const patterns = Object.values(EVENT_LINES).flatMap(lines => lines.map(([pattern]) => pattern));
  const strange = new Set<string>();
  for (const [map, laid] of CONTENT.map) {
    const { words } = languageOf(CONTENT, laid);
    for (let seed = 0; seed < 5; seed++)
      playRandomGame(game, { map }, `lines ${seed}`, (_, events) => {
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

test('an own map can be played', () => {
  const text = `map: { picture: [S-o], win: { explored: 1 } }
cards: { tiles: { den: { back: dead-end } } }
tiles: { b1: den }
creature: { ability: 0 }
begin: move
steps: [{ do: explore b1, expect: { outcome: won } }]
`;
  expect(runScenario(ready(text)).mismatches).toEqual([]);
});
