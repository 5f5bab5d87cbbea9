/** The same number of people at as many tables of a small game on another engine, in memory, in the same run. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { typesArgv } from '@tumblekeep/terminal-kit/workers.ts';
import type { Capacity } from './lap.ts';

export interface PeerOrder {
  readonly tables: number;
  readonly guests: number;
  readonly seconds: number;
  /** JSON of what one viewer sees. */
  readonly bytes: number;
}

const FOLDER = new URL('../../../../../bench/peers/', import.meta.url);

export function needPeer(): void {
  if (!existsSync(new URL('node_modules/boardgame.io', FOLDER)))
    throw new UsageError('--peer needs the other engine: npm --prefix bench/peers ci');
}

export const benchPeer = (order: PeerOrder): Promise<Capacity> =>
  new Promise((resolve, reject) => {
    const file = fileURLToPath(new URL('online.ts', FOLDER));
    const told = Object.entries(order).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const args = [...typesArgv(), file, '--json', ...told];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString('utf8');
    });
    child.once('error', reject);
    child.once('exit', code => {
      if (code === 0) resolve(JSON.parse(out) as Capacity);
      else reject(new Error(`the other engine ended with code ${code}`));
    });
  });
