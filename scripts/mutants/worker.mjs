/** Tries mutants of one game as it is told; a process of its own, because a mutant may take all memory. */
import fc from 'fast-check';
import { root } from '../setup.mjs';
import { Bench } from './bench.mjs';
import { rulesOf } from './games.mjs';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_240_501) });

const [game] = process.argv.slice(2);
const bench = new Bench(root, game);
await bench.prepare(rulesOf(root, game));

const ANSWERS = {
  measure: () => bench.measure(),
  remember: ({ measured }) => bench.remember(measured),
  try: ({ mutant, hint, changed }) => bench.try(mutant, { hint, changed: new Set(changed) }),
};

process.on('message', async ({ what, ...message }) => {
  try {
    process.send({ answer: await ANSWERS[what](message) });
  } catch (error) {
    process.send({ problem: error.stack });
  }
});
process.send({ answer: 'ready' });
