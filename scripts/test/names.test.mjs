import { expect, test } from 'vitest';
import { checkNames } from '../checks/names.mjs';
import { makeTree } from './tree.mjs';

const GAME = { 'packages/games/ludo/package.json': {} };

test('a game is named by its title, too', () => {
  const root = makeTree({
    'packages/games/snakes-and-ladders/package.json': {},
    'packages/web/package.json': {},
    'packages/web/src/a.ts': "const text = 'Snakes and Ladders is old.';",
  });
  expect(checkNames(root).problems).toEqual(['packages/web/src/a.ts:1 names the game snakes-and-ladders']);
});

test('what serves every game names none, whatever the string is for', () => {
  const root = makeTree({
    ...GAME,
    'packages/cli/package.json': {},
    'packages/cli/src/a.ts': "// ludo\nconst usual = 'ludo';\nconst help = `see ludo`;\n",
    'packages/cli/src/b.ts': "import '@tumblekeep/ludo/rules';",
    'packages/games/ludo/rules/c.ts': "const id = 'ludo';",
  });
  expect(checkNames(root)).toEqual({
    checked: 2,
    what: 'files',
    problems: [
      'packages/cli/src/a.ts:2 names the game ludo',
      'packages/cli/src/a.ts:3 names the game ludo',
      'packages/cli/src/b.ts:1 names the game ludo',
    ],
  });
});
