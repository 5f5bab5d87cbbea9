/** Runs a script in a Firefox as people have it: a page of our own posts what the script left in `golden`. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const FIREFOX = [
  process.env['TUMBLEKEEP_FIREFOX'] ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
].find(existsSync);

const PAGE = `<!doctype html><meta charset="utf-8"><title>Throws</title><script type="module">
const post = body => fetch('/result', { method: 'POST', body: JSON.stringify(body) });
import('/script.js').then(() => post(globalThis.golden), error => post({ error: String(error) }));
</script>`;

export async function runInFirefox(firefox: string, script: string, milliseconds: number): Promise<unknown> {
  const profile = mkdtempSync(join(tmpdir(), 'tumblekeep-firefox-'));
  const { promise, resolve, reject } = withResolvers<unknown>();
  const server = createServer((request, response) => {
    if (request.url === '/result') {
      let body = '';
      request.on('data', chunk => {
        body += chunk;
      });
      request.on('end', () => {
        response.end();
        resolve(JSON.parse(body));
      });
      return;
    }
    const isScript = request.url === '/script.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : PAGE);
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const browser = spawn(
    firefox,
    ['--headless', '--no-remote', '--profile', profile, `http://127.0.0.1:${port}/`],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  browser.on('error', reject);
  const timer = setTimeout(() => reject(new Error('Firefox did not answer')), milliseconds);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    const gone = new Promise(exit => browser.on('exit', exit));
    browser.kill();
    await gone;
    server.closeAllConnections();
    server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

function withResolvers<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
