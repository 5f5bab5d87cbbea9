/** People who only look, in a process of their own: a process may have only so many files open. */
import { Guest } from '../../online/guest.ts';
import type { IdleOrder } from './idle.ts';

const { address, tables, count } = JSON.parse(process.argv[2] as string) as IdleOrder;
const AT_ONCE = 64;
let begun = 0;
let there = 0;
let lost = 0;

const say = (): void => void process.send?.({ there, lost });

function next(): void {
  if (begun === count) return;
  const table = tables[begun++ % tables.length] as IdleOrder['tables'][number];
  let isThere = false;
  new Guest(address, table, [], {
    went: guest => {
      if (isThere || guest.at === 0) return;
      isThere = true;
      there++;
      if (there === count) say();
      next();
    },
    done: () => undefined,
    refused: () => undefined,
    closed: () => {
      lost++;
      say();
    },
  });
}

process.on('disconnect', () => process.exit(0));
for (let i = 0; i < AT_ONCE; i++) next();
