/** Once for all browser tests: builds and serves the page, starts the browser. */
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../../../../../scripts/browser.mjs';
import { servePage } from './serve.mjs';

/** WebGL in software: the same pictures on every machine, slowly. */
const ARGUMENTS = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--mute-audio'];

/** A page that is already served somewhere may be tested instead: TUMBLEKEEP_PAGE=http://localhost:4321/ */
export async function findPage() {
  const address = process.env.TUMBLEKEEP_PAGE;
  return address ? { address, close: () => {} } : servePage();
}

export async function startBrowser() {
  const { browser: executablePath, problem } = ensureBrowser();
  if (problem) throw new Error(problem);
  return chromium.launchServer({ executablePath, args: ARGUMENTS });
}

export default async function setup({ provide }) {
  const served = await findPage();
  const browser = await startBrowser();
  provide('address', served.address);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    served.close();
  };
}
