import { equalPlain, makeStream, pick, sayPlainly } from '@tumblekeep/kernel';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { CONTENT, makeGame, parsePosition, printPosition, type State } from '../../rules/index.ts';
import { readScenarios } from '../../rules/scenario/index.ts';

vi.setConfig({ testTimeout: 600_000 });

const game = makeGame(CONTENT);
const MAPS = [...CONTENT.map.keys(), 'own-2-3-9-cabbage'];

function* positions(map: string, seed: string): Generator<State> {
  const made = game.setup({ map }, seed);
  if (!made.ok) throw new Error(sayPlainly(made.error));
  const stream = makeStream(seed, 'player');
  const state = made.value;
  while (game.outcome(state) === undefined) {
    yield state;
    game.apply(state, pick(stream, game.legal(state)));
  }
  yield state;
}

describe('positions as text', () => {
  test('parse back to an equal state at every step of random games, on all maps', () => {
    const questions = new Set<string>();
    for (const map of MAPS)
      for (let seed = 0; seed < 6; seed++)
        for (const state of positions(map, `position ${seed}`)) {
          const text = printPosition(CONTENT, state);
          const again = parsePosition(CONTENT, text);
          if (!again.ok) throw new Error(`${sayPlainly(again.error)}\n${text}`);
          if (!equalPlain(again.value, state)) expect(again.value).toEqual(state);
          questions.add(state.frames.at(-1)?.at ?? 'none');
        }
    for (const at of ['power-up', 'rest', 'move', 'modify', 'round', 'damage', 'attack', 'none'])
      expect(questions).toContain(at);
  });

  test('any change of words gives a refusal or a position that can be looked at, never a crash', () => {
    const samples = [...positions('cellar', 'words')].map(state => printPosition(CONTENT, state));
    const words = [...new Set(samples.join(' ').split(/\s+/)), '0', '-1', '99', '__proto__', ',', '', 'x={'];
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(...words)), { minLength: 1, maxLength: 3 }),
        (text, changes) => {
          const parts = text.split(/(\s+)/);
          for (const [at, word] of changes) parts[at % parts.length] = word;
          const result = parsePosition(CONTENT, parts.join(''));
          if (!result.ok) return;
          game.view(result.value, 'spectator');
          game.legal(result.value);
        },
      ),
      { numRuns: 600 },
    );
  });

  test.each([
    [/^rules .*/m, 'rules second', 'line 1: there is no rule set "second"'],
    [/map cellar/, 'map celar', 'there is no map "celar"; did you mean "cellar"?'],
    [/^cell \w+ \S+/m, 'cell a1 kenel', 'line '],
    [/^supply .*\n/m, '', 'the line "supply" is missing'],
    [/^ask .*\n/m, '', 'nothing is asked'],
    [/might d\d+\/\d+/, 'might d8/9', 'has might 9 on a d8'],
  ])('%s → %s', (from, to, message) => {
    const [state] = positions('cellar', 'messages');
    const result = parsePosition(CONTENT, printPosition(CONTENT, state as State).replace(from, to));
    expect(result.ok ? 'accepted' : sayPlainly(result.error)).toContain(message);
  });

  test('begin a scenario', () => {
    const [state] = positions('cellar', 'scenario');
    const position = printPosition(CONTENT, state as State);
    const { problems, scenarios } = readScenarios(
      JSON.stringify({
        rules: 'die-in-the-dungeon',
        title: 't',
        position,
        expect: { view: { map: 'cellar' } },
      }),
    );
    expect(problems).toEqual([]);
    expect(scenarios[0]?.start).toEqual(state);
  });
});
