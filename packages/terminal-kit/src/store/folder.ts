/** Where saved games live. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

export function matchesFolder(environment: Environment = process.env): string {
  const { TUMBLEKEEP_HOME: home, XDG_DATA_HOME: data } = environment;
  if (home) return join(home, 'matches');
  return join(data || join(homedir(), '.local', 'share'), 'tumblekeep', 'matches');
}

/** A path that nobody uses yet; its name sorts by time and says who plays. */
export function freeMatchPath(folder: string, at: Date, heroes: readonly string[]): string {
  const time = at.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const name = `${time}-${heroes.join('-')}`;
  for (let i = 1; ; i++) {
    const path = join(folder, `${name}${i === 1 ? '' : `-${i}`}.jsonl`);
    if (!existsSync(path) && !existsSync(`${path}.lock`)) return path;
  }
}
