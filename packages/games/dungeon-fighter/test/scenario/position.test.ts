import { readdirSync, readFileSync } from 'node:fs';
import { equalPlain, makeStream, nextFraction, pick, type Stream, sayPlainly } from '@tumblekeep/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  type DungeonFighter,
  parsePosition,
  printPosition,
  RULE_SETS,
  type State,
} from '../../rules/index.ts';
import { readScenarios } from '../../rules/scenario/index.ts';

const game = RULE_SETS['second'] as DungeonFighter;
const { edition } = game;

const begin = (seed: string, heroes: number): State => {
  const made = game.setup({ heroes, solo: heroes === 2 && seed.length % 2 === 0 }, seed);
  if (!made.ok) throw new Error(sayPlainly(made.error));
  return made.value;
};

/** Lands in good places more often than not, so that random games see every phase. */
const preferred = (stream: Stream, actions: readonly Action[]): Action => {
  const hits = actions.filter(
    action => action.type === 'land' && action.bounces === 1 && /[3-6]/.test(action.zone),
  );
  return hits.length > 0 && nextFraction(stream) < 0.85 ? pick(stream, hits) : pick(stream, actions);
};

function* positions(seed: string, heroes: number, most: number): Generator<State> {
  const stream = makeStream(seed, 'player');
  const state = begin(seed, heroes);
  for (let i = 0; i < most && game.outcome(state) === undefined; i++) {
    yield state;
    game.apply(state, preferred(stream, game.legal(state)));
  }
  yield state;
}

const parsed = (text: string): State => {
  const result = parsePosition(edition, text);
  if (!result.ok) throw new Error(`${sayPlainly(result.error)}\n${text}`);
  return result.value;
};

describe('positions as text', () => {
  test('parse back to an equal state at every step of random games, through all phases and questions', () => {
    const phases = new Set<string>();
    const questions = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      for (const state of positions(`position ${seed}`, 2 + (seed % 5), 700)) {
        const text = printPosition(edition, state);
        const again = parsed(text);
        if (!equalPlain(again, state)) expect(again).toEqual(state);
        expect(printPosition(edition, again) === text, text).toBe(true);
        phases.add(state.phase);
        questions.add(state.frames.at(-1)?.at ?? 'none');
      }
    }
    expect([...phases].sort()).toEqual(['combat', 'dungeon', 'over', 'rest', 'shop']);
    expect([...questions].sort()).toEqual([
      'ability',
      'again',
      'assign',
      'landing',
      'none',
      'path',
      'scar',
      'shop',
      'trade',
      'turn',
      'vote',
      'window',
    ]);
  });

  test('parse back at every step of the shipped scenarios, with their made-up cards and last gasps', () => {
    const windows = new Set<string>();
    const folder = new URL('../../scenarios/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter(name => name.endsWith('.yaml'))) {
      for (const { scenario, game: own, start } of readScenarios(readFileSync(new URL(file, folder), 'utf8'))
        .scenarios) {
        const state = own.clone(start);
        const lines = (scenario.steps ?? []).flatMap(step => (typeof step === 'string' ? [step] : step.do));
        for (const line of ['', ...lines]) {
          const action = own.parse(line);
          if (action.ok) own.apply(state, action.value);
          expect(parsePosition(own.edition, printPosition(own.edition, state))).toEqual({
            ok: true,
            value: state,
          });
          const question = state.frames.at(-1);
          if (question?.at === 'window') windows.add(question.kind);
        }
      }
    }
    expect([...windows].sort()).toEqual(['armor', 'boost', 'last-gasp', 're-throw', 'reaction']);
  });

  test('a game goes on identically from a parsed position', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 8 }),
        fc.integer({ min: 2, max: 6 }),
        fc.nat(400),
        (seed, heroes, at) => {
          const state = begin(seed, heroes);
          const stream = makeStream(seed, 'player');
          const play = (one: State, random: Stream) => game.apply(one, preferred(random, game.legal(one)));
          for (let i = 0; i < at && game.outcome(state) === undefined; i++) play(state, stream);
          const other = parsed(printPosition(edition, state));
          const same: Stream = [...stream];
          for (let i = 0; i < 60 && game.outcome(state) === undefined; i++) {
            play(state, stream);
            play(other, same);
            expect(game.hash(other)).toBe(game.hash(state));
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

test.each(Object.values(RULE_SETS).map(one => [one.id, one] as const))(
  'positions of the rule set %s parse back to an equal state',
  (_, rules) => {
    for (let seed = 0; seed < 8; seed++) {
      const made = rules.setup({ heroes: 2 + (seed % 4) }, `rules ${seed}`);
      if (!made.ok) throw new Error(sayPlainly(made.error));
      const stream = makeStream(`rules ${seed}`, 'player');
      for (let i = 0; i < 400 && rules.outcome(made.value) === undefined; i++) {
        const again = parsePosition(rules.edition, printPosition(rules.edition, made.value));
        if (!again.ok) throw new Error(sayPlainly(again.error));
        if (!equalPlain(again.value, made.value)) expect(again.value).toEqual(made.value);
        rules.apply(made.value, preferred(stream, rules.legal(made.value)));
      }
    }
  },
);

describe('malformed positions', () => {
  const samples: string[] = [];
  for (const seed of ['one', 'two', 'three']) {
    let count = 0;
    for (const state of positions(seed, 3, 500))
      if (count++ % 37 === 0) samples.push(printPosition(edition, state));
  }

  test('every line that is broken is refused by its number', () => {
    for (const text of samples) {
      const lines = text.trimEnd().split('\n');
      lines.forEach((line, i) => {
        for (const broken of [`${line} surplus`, line.replace(/^\S+/, '$&x'), `${line},`]) {
          const result = parsePosition(edition, lines.with(i, broken).join('\n'));
          expect(result.ok, broken).toBe(false);
          if (!result.ok) expect(sayPlainly(result.error)).toMatch(new RegExp(`^line ${i + 1}: `));
        }
      });
    }
  });

  test('a missing line is refused; only a throw that is over need not be told', () => {
    for (const text of samples) {
      const lines = text.trimEnd().split('\n');
      for (let i = 0; i < lines.length; i++)
        if (!lines[i]?.startsWith('throw '))
          expect(parsePosition(edition, lines.toSpliced(i, 1).join('\n')).ok, lines[i]).toBe(false);
    }
  });

  test('any change of words gives a refusal or a position that can be played, never a crash', () => {
    const words = [
      ...new Set(samples.join(' ').split(/\s+/)),
      '0',
      '-1',
      '99',
      'constructor',
      '__proto__',
      ',',
      '',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...samples),
        fc.array(fc.tuple(fc.nat(), fc.constantFrom(...words)), { minLength: 1, maxLength: 3 }),
        (text, changes) => {
          const parts = text.split(/(\s+)/);
          for (const [at, word] of changes) parts[at % parts.length] = word;
          const result = parsePosition(edition, parts.join(''));
          if (!result.ok) return;
          expect(parsed(printPosition(edition, result.value))).toEqual(result.value);
          game.view(result.value, 'spectator');
          game.legal(result.value);
        },
      ),
      { numRuns: 1500 },
    );
  });

  test.each([
    ['rules second', 'rules seconds', 'there is no rule set "seconds"; did you mean "second"?'],
    [
      /^deck shop: [a-z-]+/m,
      'deck shop: eau-de-napam',
      'there is no equipment card "eau-de-napam"; did you mean "eau-de-napalm"?',
    ],
    [/^chest coins \d+/m, 'chest coins 1.5', '"1.5" is no number of coins'],
    [/^phase \w+/m, 'phase diner', 'there is no phase "diner"'],
    [/^chest coins \d+/m, 'chest coins 29', 'coins instead of 30'],
    [/^ask .*\n/m, '', 'nothing is asked'],
  ])('%s → %s', (from, to, message) => {
    const text = printPosition(edition, begin('messages', 3));
    const result = parsePosition(edition, text.replace(from, to));
    expect(result.ok ? 'accepted' : sayPlainly(result.error)).toContain(message);
  });
});
