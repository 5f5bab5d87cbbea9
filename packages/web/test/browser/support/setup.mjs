/** Once for all browser tests: builds and serves the pages, starts the browser. */
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../../../../scripts/browser.mjs';
import PATIENCE from '../../../../../scripts/patience.json' with { type: 'json' };
import { serveOutspoken, servePage } from './serve.mjs';

/** WebGL in software: the same pictures on every machine, slowly. All else is painted without it, ten times as fast. */
const ARGUMENTS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-gpu-compositing',
  '--mute-audio',
  // As in a home network without certificates: browsers trust no plain http but that of their own machine.
  '--host-resolver-rules=MAP home.test 127.0.0.1',
];

/** A page that is already served somewhere may be looked at instead: TUMBLEKEEP_PAGE=http://localhost:4321/ */
export async function findPage(serve = servePage) {
  const address = process.env.TUMBLEKEEP_PAGE;
  return address ? { address, close: () => {} } : serve();
}

export function browserOptions() {
  const { browser: executablePath, problem } = ensureBrowser();
  if (problem) throw new Error(problem);
  return { executablePath, args: ARGUMENTS, timeout: PATIENCE.page };
}

export const startBrowser = () => chromium.launchServer(browserOptions());

export default async function setup({ provide }) {
  const finished = await findPage();
  const outspoken = await findPage(serveOutspoken);
  const browser = await startBrowser();
  provide('finished', finished.address);
  provide('outspoken', outspoken.address);
  provide('browser', browser.wsEndpoint());
  provide('browserOptions', browserOptions());
  return async () => {
    await browser.close();
    await outspoken.close();
    await finished.close();
  };
}
