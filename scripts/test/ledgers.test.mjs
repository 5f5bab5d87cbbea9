import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chaptersOf } from '../../packages/web/build/ledgers.mjs';
import { root } from '../setup.mjs';

const LEDGER = `# Ledger

Sources: **ZZ2-NO-01** – not a clause.

## Clauses

### HIT (on the board)

- **ZZ2-HIT-01** – A hit is a hit. _(R-02)_
- **ZZ2-HIT-02** – So is \`this\`, _always_. (inferred) [die]

## Worked examples

- **ZZ2-HIT-01** – an example

## Rulings

### Dice

- **ZZ2-R-02** What is a hit? — A hit. — Because it says so.
`;

test('chapters have clauses without the notes of those who keep them, rulings have question and answer', () => {
  expect(chaptersOf(LEDGER)).toEqual([
    {
      title: 'HIT',
      clauses: [
        ['ZZ2-HIT-01', 'A hit is a hit.'],
        ['ZZ2-HIT-02', 'So is this, always.'],
      ],
    },
    { title: 'RULINGS', clauses: [['ZZ2-R-02', 'What is a hit? A hit.']] },
  ]);
});

test.each(['dungeon-fighter-2e', 'dungeon-fighter-1e', 'dungeon-fighter-prototype', 'die-in-the-dungeon'])(
  'every clause in a list of the ledger %s reaches the page once',
  name => {
    const markdown = readFileSync(join(root, `docs/rules/${name}.md`), 'utf8');
    const body = markdown.slice(markdown.indexOf('\n## Clauses'));
    const ids = [...body.matchAll(/^- \*\*((?:DF\d|DIE)-[A-Z]+-\d+)\*\*/gm)].map(([, id]) => id);
    // What our own cards must keep to is no rule of the game.
    const wanted = ids.filter(id => !id.includes('-DESIGN-'));
    const found = chaptersOf(markdown).flatMap(({ clauses }) => clauses.map(([id]) => id));
    expect(found.toSorted()).toEqual([...new Set(wanted)].toSorted());
    for (const { clauses } of chaptersOf(markdown)) for (const [, text] of clauses) expect(text).not.toBe('');
  },
);
