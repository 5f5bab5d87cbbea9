import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { test } from 'vitest';
import { decideAll } from './support/decisions.ts';

test.for(Object.keys(RULE_SETS))(
  'on a phone every decision of the rule set %s is asked and can be answered',
  rules => decideAll('phone', rules),
);
