/** The positions that are opened on the page leave no kind of decision out. */

import { expect, test } from 'vitest';
import { RULE_SETS } from '../../../rules/index.ts';
import { POSITIONS, type Position, search } from '../support/positions.ts';

const GAMES = 60;

const kindOf = ({ view: { question } }: Position): string | undefined =>
  question === null ? undefined : [question.at, question.kind, question.what].filter(Boolean).join(' ');

test.for(Object.keys(RULE_SETS))(
  'every kind of question that games of %s ask is opened on the page',
  rules => {
    const opened = Object.values(POSITIONS).filter(wanted => wanted.rules === rules);
    const asked = new Set<string>();
    const covered = new Set<string>();
    const is = (position: Position): boolean => {
      const kind = kindOf(position);
      if (kind === undefined || covered.has(kind)) return false;
      asked.add(kind);
      if (opened.some(wanted => wanted.is(position))) covered.add(kind);
      return false;
    };
    for (let i = 0; i < GAMES; i++) search({ rules, is }, i);
    expect(asked.size).toBeGreaterThan(9);
    expect([...asked].filter(kind => !covered.has(kind))).toEqual([]);
  },
);
