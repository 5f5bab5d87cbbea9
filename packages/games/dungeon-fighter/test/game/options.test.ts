import { makeStream, nextInt, sayPlainly, shuffle } from '@tumblekeep/kernel';
import { expect, test } from 'vitest';
import { RULE_SETS } from '../../rules/index.ts';

/** No options at all, and options of the wrong kind. */
const ODD: readonly unknown[] = [
  null,
  undefined,
  0,
  true,
  'options',
  [],
  { colour: 'red' },
  ...['heroes', 'leader', 'difficulty', 'solo'].flatMap(name =>
    [null, {}, [], [null], Number.NaN, -1, 1.5, 99, '', 'nobody', '__proto__', 'toString'].map(value => ({
      [name]: value,
    })),
  ),
  { heroes: [] },
  { heroes: ['nobody', 'random'] },
  { heroes: [null, 'random'] },
  { heroes: [['random'], 'random'] },
  { heroes: 'random' },
];

test.each(Object.entries(RULE_SETS))('%s: odd options are refused, and nothing is thrown', (_rules, game) => {
  for (const options of ODD) {
    const begun = game.setup(options, 'seed');
    expect(begun.ok ? { accepted: options } : begun.error.code).toBe('options');
  }
});

test.each(Object.entries(RULE_SETS))(
  '%s: a hero takes part once, and leads only if in the party',
  (_rules, game) => {
    const [one, two, three] = game.edition.tables.heroes.map(({ id }) => id);
    const codeOf = (options: unknown) => {
      const begun = game.setup(options, 'seed');
      return begun.ok ? 'begun' : begun.error.code;
    };
    expect(codeOf({ heroes: [one, two] })).toBe('begun');
    expect(codeOf({ heroes: [one, one] })).toBe('options');
    expect(codeOf({ heroes: [one, two], leader: two })).toBe('begun');
    expect(codeOf({ heroes: [one, two], leader: three })).toBe('options');
    expect(codeOf({ heroes: [one, two], leader: null })).toBe('options');
    expect(codeOf({ heroes: [one, 'random', 'random'], leader: 'random' })).toBe('options');
    const drawn = game.setup({ heroes: ['random', 'random'] }, 'seed');
    const other = drawn.ok ? drawn.value.options.heroes[1] : undefined;
    expect(codeOf({ heroes: ['random', 'random'], leader: other })).toBe('begun');
  },
);

test.each(Object.entries(RULE_SETS))(
  '%s: a seed keeps its heroes and its leader, and heroes who were named take nothing from it',
  (_rules, game) => {
    const ids = game.edition.tables.heroes.map(({ id }) => id);
    const begin = (heroes: readonly string[], seed: string) => {
      const begun = game.setup({ heroes }, seed);
      if (!begun.ok) throw new Error(sayPlainly(begun.error));
      return begun.value.options;
    };
    for (let i = 0; i < 8; i++) {
      const seed = `people ${i}`;
      const named = ids.slice(0, 2);
      expect(begin(named, seed).leader).toBe(named[nextInt(makeStream(seed, 'people'), 2)]);
      const left = shuffle(makeStream(seed, 'people'), ids.slice(1));
      expect(begin(['random', ids[0] as string], seed).heroes).toEqual([left[0], ids[0]]);
    }
  },
);
