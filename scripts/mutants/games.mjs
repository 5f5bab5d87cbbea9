/** What is looked at: the rules of each game, and the tests that guard them. */
import { filesUnder } from '../files.mjs';

const RULES = {
  'dungeon-fighter': [
    /^chapters\//,
    /^editions\/\w+\/procedures\.ts$/,
    /^editions\/\w+\/content\/(?:monster-)?abilities\.ts$/,
    /^verbs\/(?:abilities|equipment|markers|monster-abilities|rooms)\.ts$/,
    /^(?:landing|play|questions|windows)\.ts$/,
  ],
  'die-in-the-dungeon': [
    /^chapters\//,
    /^(?:effects|procedures|play|questions)\.ts$/,
    /^content\/abilities\.ts$/,
  ],
};

export const GAMES = Object.keys(RULES);

/** Paths of the files with the rules of a game. */
export function rulesOf(root, game) {
  const folder = `packages/games/${game}/rules`;
  return filesUnder(root, folder, /\.ts$/).filter(file =>
    RULES[game].some(pattern => pattern.test(file.slice(folder.length + 1))),
  );
}

/** Tests of words and of the notation of positions take long and hold no rule. */
const OTHER_TESTS = /\/test\/(?:texts\/|bots\/|hosted\/|terminal\/|page\/|scenario\/position)/;

export const testFilesOf = (root, game) =>
  filesUnder(root, `packages/games/${game}/test`, /\.test\.ts$/).filter(file => !OTHER_TESTS.test(file));

/** Everything that a result depends on. */
export const allFilesOf = (root, game) => [
  ...['rules', 'texts', 'test', 'scenarios'].flatMap(part =>
    filesUnder(root, `packages/games/${game}/${part}`, /\.(?:ts|json|ya?ml)$/),
  ),
  ...filesUnder(root, 'packages/kernel', /\.(?:ts|json)$/),
  ...filesUnder(root, 'docs', /\.(?:md|json)$/).filter(file => file !== 'docs/mutants.md'),
  ...filesUnder(root, 'scripts/mutants', /\.mjs$/),
];
