/** The sentences of the page, of servers and of this game have names of their own. */
import { expect, test } from 'vitest';
import { sayOnPage } from '../../page/worker/sentences.ts';
import { type DungeonFighter, RULE_SETS } from '../../rules/index.ts';

test.each(Object.values(RULE_SETS) as DungeonFighter[])(
  'what is refused under $id is said',
  ({ edition }) => {
    const say = sayOnPage(edition);
    for (const sentence of ['no-server', 'attempt-made', 'no-shot', 'nobody-seated'])
      expect(say({ sentence, params: {} })).toMatch(/^\w+ /);
  },
);
