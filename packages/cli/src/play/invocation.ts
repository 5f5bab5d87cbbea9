/** The command line that started this program, as the user would type it again. */
import { basename, relative } from 'node:path';

function invocation(): string {
  if (process.env['npm_lifecycle_event'] === 'tumblekeep') return 'npm run tumblekeep --';
  const script = process.argv[1];
  if (script === undefined || !script.endsWith('.mjs')) return 'tumblekeep';
  const path = relative(process.cwd(), script);
  return `node ${path === '' ? basename(script) : path}`;
}

const quoted = (path: string): string =>
  /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`;

export const continueCommand = (file: string): string => `${invocation()} play --continue ${quoted(file)}`;
