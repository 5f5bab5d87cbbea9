/** A progress bar on standard error, only where somebody watches. */
import { SingleBar } from 'cli-progress';

export interface Progress {
  increment(by?: number): void;
  stop(): void;
}

const SILENT: Progress = { increment: () => {}, stop: () => {} };

export function progressBar(what: string, total: number): Progress {
  if (!process.stderr.isTTY) return SILENT;
  const bar = new SingleBar({
    format: `{bar} {percentage}% | {value}/{total} ${what} | {eta_formatted} left`,
    stream: process.stderr,
    hideCursor: true,
    clearOnComplete: true,
  });
  bar.start(total, 0);
  return { increment: (by = 1) => bar.increment(by), stop: () => bar.stop() };
}
