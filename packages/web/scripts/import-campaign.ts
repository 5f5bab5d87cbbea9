/**
 * Imports thousands of hostile files into the page's shelf and counts what came of them:
 * `npm run campaign:import -- [files] [seed]`. Any that is taken must open; every other must be refused in words,
 * nothing may be half stored, and the time for a file is bounded. Ends with 1 if something was not so.
 */
import 'fake-indexeddb/auto';
import { writeSync } from 'node:fs';
import { GAME, gameAt, isOver } from '@tumblekeep/die-in-the-dungeon/test/page/support/crawl-games.ts';
import { LONGEST_IMPORT } from '@tumblekeep/dungeon-fighter/page/worker/protocol.ts';
import { asks, gameAt as gameOf } from '@tumblekeep/dungeon-fighter/test/page/support/positions.ts';
import { makeGameWorker } from '@tumblekeep/page-kit/worker/game-worker.ts';
import { bentFile, floods, type HostileFile } from '../test/support/hostile-files.ts';

const [count = '5000', seed = 'import'] = process.argv.slice(2);
const FILES = Number(count);
if (!Number.isSafeInteger(FILES) || FILES < 1) {
  console.error('usage: npm run campaign:import -- [files] [seed]');
  process.exit(2);
}

const honest = [
  ...['second', 'first', 'prototype'].flatMap(rules =>
    ['turn', 'shop'].map(at => gameOf({ rules, is: asks(at), heroes: 2 }).file),
  ),
  gameAt({ map: 'cellar', players: ['diemon'] }, isOver).text,
  gameAt({ map: 'neighbours', players: ['diemon', 'dierake'] }, isOver).text,
];
const [header = '', line = ''] = (honest[0] as string).split('\n');
const page = makeGameWorker();
const counts = new Map<string, number>();
const problems: string[] = [];
let kept = 0;
let slowest = { seconds: 0, what: '' };

async function bring({ what, text }: HostileFile): Promise<void> {
  const began = performance.now();
  let outcome: string;
  try {
    const answer = await page.import(text);
    if (answer.ok) {
      outcome = 'taken';
      kept++;
      const { id, rules } = answer.value;
      const opened = rules === GAME.id ? await page.crawlOpen(id) : await page.open(id);
      if (!opened.ok) problems.push(`taken, but cannot be opened (${opened.error.message}): ${what}`);
    } else {
      outcome = `refused: ${answer.error.code}`;
      if (!/\S+ \S+/.test(answer.error.message)) problems.push(`refused without words: ${what}`);
    }
  } catch (error) {
    outcome = 'threw';
    problems.push(`threw ${String(error)}: ${what}`);
  }
  const seconds = (performance.now() - began) / 1000;
  if (seconds > slowest.seconds) slowest = { seconds, what };
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
}

for (const flood of floods(header, line, LONGEST_IMPORT - header.length - 100)) await bring(flood);
for (let i = 0; i < FILES; i++) {
  await bring(bentFile(honest, seed, i));
  if (i % 500 === 499 && process.stderr.isTTY) writeSync(2, `${i + 1} of ${FILES} files\r`);
}
const shelf = await page.saves();
if (shelf.length !== kept) problems.push(`${kept} games were taken, ${shelf.length} lie on the shelf`);

for (const [outcome, times] of [...counts].sort()) console.log(`${String(times).padStart(7)} ${outcome}`);
console.log(`slowest: ${slowest.seconds.toFixed(2)} s (${slowest.what})`);
for (const problem of problems.slice(0, 20)) console.log(`PROBLEM ${problem}`);
console.log(`${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
