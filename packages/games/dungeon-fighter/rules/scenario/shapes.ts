/** The forms in which a card made up in a scenario file says something. */
import { choice, count, record } from '@tumblekeep/kernel/scenario';
import { z } from 'zod';
import { MONSTER_TYPES, THROWS } from '../vocabulary.ts';

const type = choice(MONSTER_TYPES, 'type of monster').meta({ id: 'type' });

export const SHAPES = {
  count,
  type,
  throw: choice(THROWS, 'throw').meta({ id: 'throw' }),
  /** There or not there. */
  flag: z.literal(true),
  countOrAll: z.union([count, z.literal('all')]),
  counts: z.array(count),
  record,
  healing: <const T extends readonly [string, ...string[]]>(...whom: T) =>
    record({ amount: count, whom: choice(whom, 'target of healing') }),
  yesOrNo: z.boolean(),
};

export type Shapes = typeof SHAPES;
