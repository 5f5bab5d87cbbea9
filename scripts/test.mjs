/** Every check and every test, in order, to the end. The last line counts them all. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureEngines } from './engines.mjs';
import { root, setup } from './setup.mjs';

const runNode = (...args) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;

const tool =
  (...args) =>
  () => ({ passed: runNode(...args) });

/** A check that found nothing to look at has not passed. */
const check = (module, name) => async () => {
  const { [name]: run } = await import(module);
  const { checked, what, problems } = run(root);
  if (checked === 0) problems.push('found nothing to check');
  for (const problem of problems) console.log(`  ${problem}`);
  return { passed: problems.length === 0, detail: `${checked} ${what}` };
};

/** Counts tests; a file that could not run and an error outside of any test count as one failure each. */
function countTests({ testResults, numPassedTests, numFailedTests, numPendingTests }, exitedWell) {
  const broken = testResults.filter(
    file => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = numFailedTests + broken;
  return {
    passed: numPassedTests,
    failed: failed === 0 && !exitedWell ? 1 : failed,
    skipped: numPendingTests ?? 0,
  };
}

function runTests(config) {
  const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-'));
  const file = join(folder, 'tests.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const exitedWell = runNode('node_modules/vitest/vitest.mjs', 'run', '--config', config, ...reporters);
    return countTests(JSON.parse(readFileSync(file, 'utf8')), exitedWell);
  } catch (error) {
    console.error(`No result of the tests: ${error.message}`);
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Tests in a real browser find it by this variable. */
function findBrowser() {
  const { browser, problem } = ensureBrowser();
  if (problem) console.log(`  ${problem}`);
  else process.env.TUMBLEKEEP_BROWSER = browser;
  return { passed: !problem, detail: browser };
}

/** The page is built once, for its weight and for the tests in the browser. */
async function weighPage() {
  const { buildPage, DIST } = await import('./page.mjs');
  const problem = await buildPage();
  if (problem) return { passed: false, detail: problem };
  const { excesses, measure } = await import('./size.mjs');
  const sizes = measure(join(root, DIST));
  const kb = bytes => `${Math.round(bytes / 1000)} kB`;
  const problems = excesses(sizes);
  for (const one of problems) console.log(`  ${one}`);
  return {
    passed: problems.length === 0,
    detail: `${kb(sizes.start)} of JavaScript to start, ${kb(sizes.total)} in all`,
  };
}

const CHECKS = {
  'format and lint': tool('node_modules/@biomejs/biome/bin/biome', 'check'),
  types: tool('scripts/typecheck.mjs'),
  arrows: check('./checks/arrows.mjs', 'checkArrows'),
  editions: check('./checks/editions.mjs', 'checkEditions'),
  names: check('./checks/names.mjs', 'checkNames'),
  words: check('./checks/words.mjs', 'checkWords'),
  determinism: check('./checks/determinism.mjs', 'checkDeterminism'),
  clauses: check('./clauses.mjs', 'checkClauses'),
  chapters: check('./checks/chapters.mjs', 'checkChapters'),
  browser: findBrowser,
  page: weighPage,
};

const TESTS = { tests: 'vitest.config.mjs', 'tests in the browser': 'vitest.browser.config.mjs' };

async function runAll() {
  const problem = setup();
  if (problem) {
    console.error(problem);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  ensureEngines();
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, run] of Object.entries(CHECKS)) {
    const { passed, detail } = await run();
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}${detail ? ` (${detail})` : ''}`);
    if (passed) total.passed++;
    else total.failed++;
  }
  for (const [name, config] of Object.entries(TESTS)) {
    const tests = runTests(config);
    console.log(`${tests.failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${tests.passed + tests.failed} tests)`);
    total.passed += tests.passed;
    total.failed += tests.failed;
    total.skipped += tests.skipped;
  }
  return total;
}

const { passed, failed, skipped } = await runAll();
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
if (failed > 0) process.exitCode = 1;
