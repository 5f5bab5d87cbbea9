/** The tests of one game in this process: the words of vitest, its own `expect`, and nothing around them. */
import { Script } from 'node:vm';
import { expect } from 'vitest';

/** Tests in the order in which a file lists them. */
let listed = [];

/** A test has its function last; options may stand before it. */
const list = (name, ...rest) => listed.push({ name, run: rest.find(one => typeof one === 'function') });
const each = rows => (name, run) =>
  rows.forEach((row, i) => {
    list(`${name} [${i + 1}]`, () => (Array.isArray(row) ? run(...row) : run(row)));
  });
const test = Object.assign(list, { each });
const describe = Object.assign((_name, run) => run(), {
  each: rows => (_name, run) => {
    for (const row of rows) Array.isArray(row) ? run(...row) : run(row);
  },
});

export const VITEST = { test, it: test, describe, expect, vi: { setConfig() {} } };

export class TooSlow extends Error {}

/** Runs something that returns soon; an endless loop ends with an error. */
export function within(milliseconds, run) {
  globalThis.__within = run;
  try {
    return new Script('__within()').runInThisContext({ timeout: milliseconds });
  } catch (error) {
    if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw new TooSlow(`more than ${milliseconds} ms`);
    throw error;
  }
}

/** The tests a file lists, once it is loaded. */
export function testsOf(modules, file) {
  listed = [];
  modules.forget(file);
  modules.load(file);
  return listed;
}

export function runTest({ name, run }) {
  if (run() instanceof Promise) throw new Error(`${name} does not end at once`);
}
