/** Pictures of every screen into packages/web/shots: `npm run shots [-- part of a name …] [--in tablet] [--readme]`. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findPage, startBrowser } from '../packages/web/test/browser/support/setup.mjs';
import { root } from './setup.mjs';

const served = await findPage();
const browser = await startBrowser();
const take = spawn(
  process.execPath,
  [
    '--import',
    './packages/terminal-kit/bin/register.mjs',
    fileURLToPath(new URL('../packages/web/test/shots/take.ts', import.meta.url)),
    served.address,
    browser.wsEndpoint(),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit' },
);
process.exitCode = await new Promise(resolve => take.once('exit', code => resolve(code ?? 1)));
await browser.close();
served.close();
