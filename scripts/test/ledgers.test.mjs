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
- **ZZ2-HIT-02** – So is \`this\`. [die]

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
        ['ZZ2-HIT-02', 'So is this.'],
      ],
    },
    { title: 'RULINGS', clauses: [['ZZ2-R-02', 'What is a hit? A hit.']] },
  ]);
});

test.each(['2e', '1e', 'prototype'])(
  'every clause in a list of the ledger %s reaches the page once',
  name => {
    const markdown = readFileSync(join(root, `docs/rules/dungeon-fighter-${name}.md`), 'utf8');
    const body = markdown.slice(markdown.indexOf('\n## Clauses'));
    const wanted = [...body.matchAll(/^- \*\*(DF\d-[A-Z]+-\d+)\*\*/gm)].map(([, id]) => id);
    const found = chaptersOf(markdown).flatMap(({ clauses }) => clauses.map(([id]) => id));
    expect(found.toSorted()).toEqual([...new Set(wanted)].toSorted());
    for (const { clauses } of chaptersOf(markdown)) for (const [, text] of clauses) expect(text).not.toBe('');
  },
);
