/** Work spread over threads. A worker file gets its job as `workerData` and posts messages. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export const CORES = availableParallelism();

/** The arguments of Node with which another thread or process loads TypeScript, too. */
export const typesArgv = (): string[] => ['--import', import.meta.resolve('../bin/register.mjs')];

/** One thread a job; resolves when all have ended, rejects and stops them all when one fails. */
export async function runWorkers<Job, Message>(
  file: URL,
  jobs: readonly Job[],
  onMessage: (message: Message) => void,
): Promise<void> {
  const workers = jobs.map(workerData => new Worker(file, { workerData, execArgv: typesArgv() }));
  try {
    await Promise.all(
      workers.map(
        worker =>
          new Promise<void>((resolve, reject) => {
            worker.on('message', onMessage);
            worker.on('error', reject);
            worker.on('exit', code =>
              code === 0 ? resolve() : reject(new Error(`a worker ended with code ${code}`)),
            );
          }),
      ),
    );
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
}
