/** Sends mutated requests to a page server and looks at every answer. */
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { makeStream, nextInt } from '@tumblekeep/kernel';
import { typesArgv } from '@tumblekeep/terminal-kit/workers.ts';
import { isComplete, problemWith, readAnswers } from './answers.ts';
import { FILES, type FuzzPage, makeFuzzPage } from './page.ts';
import { type Manner, mutatedRequest } from './requests.ts';
import type { ServerJob } from './worker.ts';

export interface ServeFuzz {
  readonly seed: string;
  readonly requests: number;
  /** Only this connection of the run. */
  readonly only?: number;
  readonly onProgress?: () => void;
}

export interface ServeFuzzReport {
  /** How often each status was answered; connections without an answer are under 0. */
  readonly statuses: ReadonlyMap<number, number>;
  readonly problems: readonly string[];
}

const AT_ONCE = 32;
/** For so long a connection stays open that may have nothing to say. */
const HANG = 100;
/** A server that is silent for so long answers no more. */
const PATIENCE = 30_000;
const CHECK_EVERY = 500;

/** Closed connections keep their port for a while, and there are fewer ports than requests: Linux has more addresses. */
const addressOf = (number: number): { readonly localAddress?: string } =>
  process.platform === 'linux' ? { localAddress: `127.0.0.${1 + (number % 250)}` } : {};

/** Everything that comes back on one connection. */
const exchange = (port: number, number: number, bytes: Buffer, manner: Manner | 'wait'): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    let received = Buffer.alloc(0);
    const socket = connect({ host: '127.0.0.1', port, allowHalfOpen: true, ...addressOf(number) });
    const timers = [
      setTimeout(() => {
        reject(new Error(`no answer and no end within ${PATIENCE / 1000} seconds`));
        settle();
      }, PATIENCE),
    ];
    const settle = () => {
      for (const timer of timers) clearTimeout(timer);
      socket.destroy();
      resolve(received);
    };
    socket.on('error', error => {
      if ((error as NodeJS.ErrnoException).syscall === 'connect') reject(error);
      settle();
    });
    socket.on('end', settle).on('close', settle);
    socket.on('data', chunk => {
      received = Buffer.concat([received, chunk]);
      if (manner === 'end' && isComplete(received)) timers.push(setTimeout(settle, 1));
    });
    socket.on('connect', () => {
      socket.write(bytes);
      if (manner === 'end') timers.push(setTimeout(() => socket.end(), HANG));
      if (manner === 'hang') timers.push(setTimeout(settle, HANG));
      if (manner === 'tear') socket.resetAndDestroy();
    });
  });

const PLAIN = Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');

async function stillAnswers(port: number, number: number): Promise<boolean> {
  const [answer] = readAnswers(await exchange(port, number, PLAIN, 'wait'));
  return answer?.status === 200 && answer.body.equals(FILES['index.html'] as Buffer);
}

export async function fuzzServe(fuzz: ServeFuzz): Promise<ServeFuzzReport> {
  const page = makeFuzzPage();
  const workerData: ServerJob = { folder: page.folder };
  const execArgv = typesArgv();
  const server = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv });
  const ended = new Promise<never>((_, reject) => {
    server.on('error', error => reject(new Error(`the server ended: ${String(error)}`)));
    server.on('exit', () => reject(new Error('the server ended')));
  });
  ended.catch(() => {});
  try {
    const port = await Promise.race([
      new Promise<number>(resolve => {
        server.once('message', resolve);
      }),
      ended,
    ]);
    return await Promise.race([send(port, page, fuzz), ended.catch(failed)]);
  } finally {
    await server.terminate();
    page.remove();
  }
}

const failed = (error: Error): ServeFuzzReport => ({ statuses: new Map(), problems: [error.message] });

async function send(
  port: number,
  page: FuzzPage,
  { seed, requests, only, onProgress }: ServeFuzz,
): Promise<ServeFuzzReport> {
  const statuses = new Map<number, number>();
  const problems: string[] = [];
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const sendOne = async (number: number): Promise<void> => {
    const stream = makeStream(seed, `request ${number}`);
    if (nextInt(stream, 5) === 0) page.flit();
    const { bytes, manner } = mutatedRequest(stream);
    try {
      const answers = readAnswers(await exchange(port, number, bytes, manner));
      if (answers.length === 0) count(0);
      for (const answer of answers) {
        count(answer.status);
        const problem = problemWith(answer);
        if (problem !== undefined) problems.push(`request ${number} ${problem}`);
      }
      if (number % CHECK_EVERY === 0 && !(await stillAnswers(port, number)))
        problems.push(`after request ${number} the page is not served any more`);
    } catch (error) {
      problems.push(`request ${number}: ${(error as Error).message}`);
    }
    onProgress?.();
  };
  let next = only ?? 0;
  const end = only === undefined ? requests : only + 1;
  const lane = async (): Promise<void> => {
    while (next < end) await sendOne(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  if (!(await stillAnswers(port, end))) problems.push('at the end the page is not served any more');
  return { statuses, problems };
}
