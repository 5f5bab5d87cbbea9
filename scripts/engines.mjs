/** PostgreSQL and NATS for the tests that need them; on Debian, as root, they are installed if missing. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install, isDebianRoot } from './browser.mjs';

const folders = () => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
const has = name => folders().some(folder => existsSync(join(folder, name)));

/** Where they cannot be had, their tests say so and are counted as skipped. */
export function ensureEngines() {
  const missing = [
    ...(has('initdb') || existsSync('/usr/lib/postgresql') ? [] : ['postgresql']),
    ...(has('nats-server') ? [] : ['nats-server']),
  ];
  if (missing.length > 0 && isDebianRoot()) install(...missing);
}
