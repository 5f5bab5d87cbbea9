/** The built page, twice: behind `tumblekeep serve`, as people get it, and with everything React complains about. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { buildPage, OUTSPOKEN } from '../../../../../scripts/page.mjs';
import { root } from '../../../../../scripts/setup.mjs';

const PROGRAM = fileURLToPath(new URL('../../../../cli/bin/tumblekeep.mjs', import.meta.url));

/** Nobody waits for bots, and a bot may play at once for who is away. */
const AT_ONCE = ['--pace', '0', '--absence', '0'];

/** Answers the address, which ends with a slash, and how to stop it. */
export async function servePage() {
  const problem = await buildPage();
  if (problem) throw new Error(problem);
  const data = mkdtempSync(join(tmpdir(), 'tumblekeep-tables-'));
  const server = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0', '--data', data, ...AT_ONCE], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    server.once('exit', code => reject(new Error(`tumblekeep serve ended with ${code}`)));
    server.stdout.setEncoding('utf8').on('data', part => {
      said += part;
      const found = /http:\S+\//.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    });
  });
  const close = async () => {
    server.kill();
    await once(server, 'exit');
    rmSync(data, { recursive: true, force: true });
  };
  return { address, close };
}

/** Answers like `servePage`. */
export async function serveOutspoken() {
  const problem = await buildPage(root, OUTSPOKEN);
  if (problem) throw new Error(problem);
  const server = await preview({
    configFile: false,
    root: join(root, 'packages/web'),
    build: { outDir: join(root, OUTSPOKEN.dist) },
    preview: { port: 0 },
    logLevel: 'error',
  });
  return { address: server.resolvedUrls.local[0], close: () => server.close() };
}
