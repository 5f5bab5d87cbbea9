/** The built page behind `tumblekeep serve`, as people get it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildPage } from '../../../../../scripts/page.mjs';

const PROGRAM = fileURLToPath(new URL('../../../../cli/bin/tumblekeep.mjs', import.meta.url));

/** Answers the address, which ends with a slash, and how to stop it. */
export async function servePage() {
  const problem = await buildPage();
  if (problem) throw new Error(problem);
  const server = spawn(process.execPath, [PROGRAM, 'serve', '--port', '0'], {
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
  return { address, close: () => server.kill() };
}
