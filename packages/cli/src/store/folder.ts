/** Where saved games live. */
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

export function matchesFolder(environment: Environment = process.env): string {
  const { TUMBLEKEEP_HOME: home, XDG_DATA_HOME: data } = environment;
  if (home) return join(home, 'matches');
  return join(data || join(homedir(), '.local', 'share'), 'tumblekeep', 'matches');
}

/** A file name that sorts by time and says who plays. */
export const matchFileName = (at: Date, heroes: readonly string[], seed: string): string => {
  const time = at.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return `${time}-${heroes.join('-')}-${seed.replace(/[^A-Za-z0-9]+/g, '').slice(0, 6) || 'seed'}.jsonl`;
};
