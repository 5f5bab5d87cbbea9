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

/** `added` are the games that the program was told of by `--with`, without which it does not know this one. */
export const continueCommand = (file: string, added: readonly string[] = []): string =>
  [invocation(), ...added.flatMap(game => ['--with', quoted(game)]), 'play', '--continue', quoted(file)].join(
    ' ',
  );
