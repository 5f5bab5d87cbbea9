import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { test } from 'vitest';
import { decideAll } from './support/decisions.ts';

test.for(Object.keys(RULE_SETS))(
  'on a wide screen every decision of the rule set %s is asked, fits in every window and can be answered',
  rules => decideAll('wide', rules),
);
