import { expect, test } from 'vitest';
import { checkNames } from '../checks/names.mjs';
import { makeTree } from './tree.mjs';

const GAME = { 'packages/games/ludo/package.json': {} };

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
