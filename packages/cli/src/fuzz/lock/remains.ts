/** What earlier processes may have left behind where a lock is wanted. */
import { randomBytes } from 'node:crypto';
import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';

const DAY = 24 * 60 * 60 * 1000;
const NOBODY = 2 ** 22 + 1;

const claim = (change: object) => ({
  pid: NOBODY,
  host: hostname(),
  began: '1',
  id: randomBytes(16).toString('hex'),
  ...change,
});

const age = (file: string, by: number): void => {
  const date = new Date(Date.now() - by);
  utimesSync(file, date, date);
};

const put = (file: string, content: object | string, by = 0): void => {
  writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content)}\n`);
  age(file, by);
};

/** Each leaves a lock that counts for nothing, or none. */
export const REMAINS: Readonly<Record<string, (lock: string) => void>> = {
  nothing: () => {},
  'a process that is gone': lock => put(lock, claim({})),
  'a number that is used again': lock => put(lock, claim({ pid: process.pid })),
  'a machine that is silent': lock => put(lock, claim({ host: 'elsewhere' }), DAY),
  'a machine with a clock in the future': lock => put(lock, claim({ host: 'elsewhere' }), -DAY),
  'an earlier version': lock => put(lock, `${NOBODY}\n`),
  'an empty file': lock => put(lock, '', DAY),
  'a chain of the dead': lock => {
    const [first, second] = [claim({}), claim({})];
    put(lock, first);
    put(`${lock}.${first.id}`, second);
    put(`${lock}.${second.id}`, claim({}));
  },
};

/** Everything of a lock, for the next round. */
export const sweep = (files: readonly string[]): void => {
  for (const file of files) rmSync(file, { force: true });
};
