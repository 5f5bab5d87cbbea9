import { parentPort, workerData } from 'node:worker_threads';
import { type GameFolder, MemoryStore, Table } from '@tumblekeep/host';
import { sayPlainly } from '@tumblekeep/kernel';

export interface PlainJob {
  readonly url: string;
  readonly rules: string;
  readonly seed: string;
  /** Plays the games `first`, `first + step`, … below `end`. */
  readonly first: number;
  readonly step: number;
  readonly end: number;
}

export interface Played {
  readonly won: boolean;
  readonly inputs: number;
}

async function play({ url, rules, seed, first, step, end }: PlainJob): Promise<void> {
  const { default: folder } = (await import(url)) as { readonly default: GameFolder };
  const hosted = await folder.hosted(rules);
  const { game } = hosted;
  for (let i = first; i < end; i += step) {
    const match = { options: folder.ordinary(rules, i), seed: `${seed}/${i}` };
    const made = game.setup(match.options, match.seed);
    if (!made.ok) throw new Error(sayPlainly(made.error));
    const seating = hosted.everybody(hosted.seatsOf(made.value), 'bots');
    const table = await Table.begin({ hosted, store: new MemoryStore() }, { ...match, seating });
    if (!table.ok) throw new Error(sayPlainly(table.error));
    await table.value.settled();
    const { state, inputs } = table.value.position;
    const outcome = game.outcome(state) as { readonly won?: boolean } | undefined;
    if (outcome === undefined) throw new Error(`the bots stop in game ${i} after ${inputs} inputs`);
    const played: Played = { won: outcome.won === true, inputs };
    parentPort?.postMessage(played);
  }
}

if (parentPort !== null) await play(workerData as PlainJob);
