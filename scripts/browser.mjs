/** Finds a Chromium or Chrome for the tests in a real browser; on Debian, as root, it is installed if missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HOW =
  'No Chromium or Chrome found: install one (Debian: apt-get install chromium) or set TUMBLEKEEP_BROWSER to its path.';

export const findBrowser = (environment = process.env, exists = existsSync) =>
  [environment.TUMBLEKEEP_BROWSER, ...PLACES].find(place => place && exists(place));

export const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

export function install(...packages) {
  console.log(`Installing ${packages.join(' and ')} (apt-get) …`);
  const run = (...args) => spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', ...packages);
}

/** The browser, or the one line that says how to get it. */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return { browser: found };
  if (isDebianRoot() && install('chromium')) return { browser: findBrowser() };
  return { problem: HOW };
}
