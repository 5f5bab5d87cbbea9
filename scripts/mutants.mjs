/**
 * Changes the rules in small wrong ways, one at a time, and counts what no test notices.
 *
 *   npm run mutants -- --sample 600 --seed 1
 *   npm run mutants -- --only packages/games/dungeon-fighter/rules/chapters/hit.ts:40 --list
 *
 * Nothing is written but what it remembers, in node_modules/.cache: it goes on where it was stopped.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { equivalentsOf, LIST, printEntry } from './mutants/equivalent.mjs';
import { allFilesOf, GAMES, rulesOf } from './mutants/games.mjs';
import { mutantsOf } from './mutants/mutate.mjs';
import { Worker } from './mutants/team.mjs';
import { root } from './setup.mjs';

const HELP = `npm run mutants -- [options]

  --sample N      so many mutants, chosen by the seed (default: all)
  --seed S        which ones (default: 1)
  --game NAME     ${GAMES.join(' or ')} (default: both)
  --only FILE     mutants of one file, or of one line as FILE:LINE; may be repeated
  --survivors     only those that survived when they were tried last
  --list          prints the mutants and tries none
  --workers N     processes at once for each game (default: 1)
  --least P       fails below this percentage killed of those that are not equivalent (default: 98)
  --fresh         tries everything again
  --json FILE     writes the whole result there
`;

const OPTIONS = {
  sample: { type: 'string' },
  seed: { type: 'string', default: '1' },
  game: { type: 'string', multiple: true },
  only: { type: 'string', multiple: true },
  survivors: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
  workers: { type: 'string', default: '1' },
  least: { type: 'string', default: '98' },
  fresh: { type: 'boolean', default: false },
  json: { type: 'string' },
  help: { type: 'boolean', default: false },
};

const CACHE = join(root, 'node_modules/.cache/tumblekeep-mutants');
const hashOf = text => createHash('sha256').update(text).digest('hex').slice(0, 16);
const hashOfFile = file => hashOf(readFileSync(join(root, file)));

// ---- which mutants ----------------------------------------------------------------------------------------

function isChosen({ file, line }, only) {
  if (only === undefined) return true;
  return only.some(one => {
    const [, path, number] = /^(.*?)(?::(\d+))?$/.exec(one);
    return file.endsWith(path) && (number === undefined || Number(number) === line);
  });
}

/** The mutants with the lowest hash are the sample: what else changes in the code does not change it. */
function sampleOf(mutants, { sample, seed }) {
  if (sample === undefined) return mutants;
  const lot = new Map(mutants.map(mutant => [mutant, hashOf(`${seed} ${mutant.key}`)]));
  const chosen = [...mutants].sort((a, b) => (lot.get(a) < lot.get(b) ? -1 : 1)).slice(0, Number(sample));
  return mutants.filter(mutant => chosen.includes(mutant));
}

const allMutants = games =>
  games.flatMap(game =>
    rulesOf(root, game).flatMap(file =>
      mutantsOf(file, readFileSync(join(root, file), 'utf8')).mutants.map(mutant => ({ game, ...mutant })),
    ),
  );

// ---- what is remembered -----------------------------------------------------------------------------------

/** Results hold for exactly these files; who noticed what is worth trying first in any version. */
class Memory {
  #path;
  #stamp;
  #hashes;
  #kept = { stamp: '', hashes: {}, measured: undefined, results: {}, hints: {}, survived: {} };

  constructor(game, fresh) {
    this.#path = join(CACHE, `${game}.json`);
    this.#hashes = Object.fromEntries(allFilesOf(root, game).map(file => [file, hashOfFile(file)]));
    this.#stamp = hashOf(JSON.stringify(this.#hashes));
    try {
      this.#kept = { ...this.#kept, ...JSON.parse(readFileSync(this.#path, 'utf8')) };
    } catch {
      // Nothing was remembered, or it cannot be read: everything is tried anew.
    }
    this.changed = Object.keys(this.#hashes).filter(file => this.#kept.hashes[file] !== this.#hashes[file]);
    if (this.#kept.stamp !== this.#stamp || fresh) {
      const { hints, survived, hashes } = this.#kept;
      this.#kept = { stamp: this.#stamp, hashes, measured: undefined, results: {}, hints, survived };
    }
  }

  get measured() {
    return this.#kept.measured;
  }
  set measured(measured) {
    this.#kept.measured = measured;
    this.save();
  }
  hint = key => this.#kept.hints[key];
  result = key => this.#kept.results[key];
  hasSurvived = key => key in this.#kept.survived;

  note(key, result) {
    this.#kept.results[key] = result;
    if (result.by === undefined) this.#kept.survived[key] = true;
    else {
      this.#kept.hints[key] = result.by;
      delete this.#kept.survived[key];
    }
  }

  save() {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(this.#path, JSON.stringify(this.#kept));
  }

  /** From now on only what changes after this moment counts as changed. */
  finish() {
    this.#kept.hashes = this.#hashes;
    this.save();
  }
}

// ---- trying -----------------------------------------------------------------------------------------------

const percent = (part, whole) => (whole === 0 ? '100.0' : ((100 * part) / whole).toFixed(1));

async function measure(game, memory) {
  if (memory.measured !== undefined) return true;
  console.log(`${game}: running all tests once to see what each of them reaches …`);
  const worker = new Worker(game);
  const { failed, ...measured } = await worker.measure();
  worker.stop();
  for (const one of failed) console.error(`  fails without any change: ${one}`);
  if (failed.length > 0) return false;
  memory.measured = measured;
  console.log(`${game}: ${measured.tests.length} tests`);
  return true;
}

async function tryAll(game, mutants, memory, workers) {
  const open = mutants.filter(({ key }) => memory.result(key) === undefined);
  const from = performance.now();
  let done = 0;
  let survived = 0;
  let next = 0;
  const work = async () => {
    const worker = new Worker(game);
    await worker.remember(memory.measured);
    while (next < open.length) {
      const mutant = open[next++];
      const started = performance.now();
      const result = await worker.try(mutant, memory.hint(mutant.key), memory.changed);
      memory.note(mutant.key, { ...result, ms: Math.round(performance.now() - started) });
      done++;
      if (result.by === undefined) {
        survived++;
        console.log(`  survived ${mutant.file}:${mutant.line} ${mutant.before} → ${mutant.after}`);
      }
      if (done % 25 === 0 || done === open.length) {
        const minutes = (performance.now() - from) / 60_000;
        console.log(
          `${game}: ${done} of ${open.length}, ${survived} survived, ${Math.round(done / minutes)} a minute`,
        );
        memory.save();
      }
    }
    worker.stop();
  };
  await Promise.all(Array.from({ length: Math.min(workers, open.length) }, work));
}

// ---- telling ----------------------------------------------------------------------------------------------

function report(tried, equivalents, values) {
  const rows = tried.map(({ mutant, result }) => ({
    file: mutant.file,
    line: mutant.line,
    where: mutant.where,
    kind: mutant.kind,
    before: mutant.before,
    after: mutant.after,
    killed: result.by !== undefined,
    by: result.by,
    slow: result.slow,
    equivalent: equivalents.get(mutant.key),
  }));
  const killed = rows.filter(row => row.killed);
  const survived = rows.filter(row => !row.killed && row.equivalent === undefined);
  const equivalent = rows.filter(row => !row.killed && row.equivalent !== undefined);
  const wrong = killed.filter(row => row.equivalent !== undefined);
  if (survived.length > 0) console.log('\nSurvived:');
  for (const file of new Set(survived.map(row => row.file))) {
    console.log(`\n### \`${file}\``);
    for (const row of survived.filter(one => one.file === file)) {
      console.log(`${printEntry(row)}`);
      console.log(`  line ${row.line}, ${row.kind}`);
    }
  }
  for (const row of wrong)
    console.log(`\n${LIST} calls this equivalent, but a test notices it: ${row.file}:${row.line} ${row.by}`);
  const judged = killed.length + survived.length;
  const share = percent(killed.length, judged);
  console.log(
    `\nseed ${values.seed}: ${rows.length} mutants, ${killed.length} killed (${rows.filter(row => row.slow).length} of them by not ending), ` +
      `${survived.length} survived, ${equivalent.length} equivalent; ${share} % of ${judged} killed`,
  );
  if (values.json) {
    writeFileSync(
      values.json,
      `${JSON.stringify({ seed: values.seed, killed: killed.length, survived: survived.length, equivalent: equivalent.length, rows }, null, 2)}\n`,
    );
  }
  return wrong.length === 0 && Number(share) >= Number(values.least);
}

function problemWith(values) {
  const unknown = (values.game ?? []).find(game => !GAMES.includes(game));
  if (unknown !== undefined) return `There is no game "${unknown}": ${GAMES.join(', ')}.`;
  for (const name of ['sample', 'workers', 'least'])
    if (values[name] !== undefined && !(Number(values[name]) > 0)) return `--${name} needs a number above 0.`;
  return undefined;
}

async function main() {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) {
    console.log(HELP);
    return true;
  }
  const problem = problemWith(values);
  if (problem !== undefined) {
    console.error(problem);
    return false;
  }
  const games = values.game ?? GAMES;
  const memories = new Map(games.map(game => [game, new Memory(game, values.fresh)]));
  const chosen = sampleOf(
    allMutants(games).filter(mutant => isChosen(mutant, values.only)),
    values,
  ).filter(({ game, key }) => !values.survivors || memories.get(game).hasSurvived(key));
  if (chosen.length === 0) {
    console.error('There is no such mutant.');
    return false;
  }
  if (values.list) {
    for (const { file, line, kind, before, after } of chosen)
      console.log(`${file}:${line} ${kind}: ${before} → ${after}`);
    console.log(`${chosen.length} mutants`);
    return true;
  }
  for (const [game, memory] of memories) {
    const mutants = chosen.filter(mutant => mutant.game === game);
    if (mutants.length === 0) continue;
    if (!(await measure(game, memory))) return false;
    await tryAll(game, mutants, memory, Number(values.workers));
    memory.finish();
  }
  const equivalents = equivalentsOf(root);
  const known = new Set(allMutants(GAMES).map(({ key }) => key));
  for (const key of equivalents.keys())
    if (!known.has(key)) console.log(`${LIST} lists what is no mutant any more: ${key}`);
  const tried = chosen.map(mutant => ({ mutant, result: memories.get(mutant.game).result(mutant.key) }));
  return report(tried, equivalents, values);
}

if (!(await main())) process.exitCode = 1;
