/** The thread that keeps tables in a file: people are served while it waits for the disk. */
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteStore } from './sqlite.ts';
import { Bundle, type StoreCall, type StoreWord } from './sqlite-calls.ts';

const words = new Bundle<StoreWord>(said => parentPort?.postMessage(said));
const store = new SqliteStore(workerData as string, (writes, seconds) => words.add({ writes, seconds }));

async function answer({ id, method, args }: StoreCall): Promise<void> {
  try {
    const call = store[method] as (...args: unknown[]) => Promise<unknown>;
    words.add({ id, value: await call.apply(store, [...args]) });
  } catch (error) {
    words.add({ id, error: (error as Error).message });
  }
}

parentPort?.on('message', (calls: readonly StoreCall[]) => {
  for (const call of calls) void answer(call);
});
