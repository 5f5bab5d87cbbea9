/** The tests of one game, ready to be tried on any number of mutants of its rules. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testFilesOf } from './games.mjs';
import { Modules } from './modules.mjs';
import { applyChange, mutantsOf, withReaches } from './mutate.mjs';
import { runTest, TooSlow, testsOf, VITEST, within } from './suite.mjs';

/** However slow the machine is just now, a test that takes that much longer than before does not end. */
const LONGER = 30;
const LEAST_LIMIT = 2000;
const limitOf = ({ ms }) => Math.max(LEAST_LIMIT, LONGER * ms);

export class Bench {
  #root;
  #modules;
  #sources = new Map();
  #places = new Map();
  #testFiles;
  #texts = new Map();
  /** Every test with its time and its place in its file. */
  tests = [];
  /** Places that are reached while modules load: every test depends on them. */
  #atLoading = new Set();
  /** Numbers of the tests that reach a place. */
  #reachedBy = [];
  /** Numbers of the tests that reach a function, by its name. */
  #reachedByName = new Map();
  /** Tests that have noticed something before, best first, by the file that was wrong. */
  #noticed = new Map();

  constructor(root, game) {
    this.#root = root;
    this.#testFiles = testFilesOf(root, game);
    this.#modules = new Modules(root, { vitest: VITEST });
  }

  #read(file) {
    return readFileSync(join(this.#root, file), 'utf8');
  }

  async prepare(files) {
    for (const file of this.#testFiles) {
      await this.#modules.prepare(file);
      this.#texts.set(file, this.#read(file));
    }
    let first = 0;
    for (const file of files) {
      const source = this.#read(file);
      const { places, mutants } = mutantsOf(file, source);
      this.#sources.set(file, source);
      this.#places.set(file, { first, count: places.length, names: mutants });
      first += places.length;
      await this.#modules.prepare(file);
    }
  }

  /** Runs every test once and notes what it reaches. Returns what can be handed to `remember`, or the tests that fail. */
  async measure() {
    for (const [file, source] of this.#sources) {
      const { places } = mutantsOf(file, source);
      await this.#modules.put(file, withReaches(source, places, this.#places.get(file).first));
    }
    const tests = [];
    const reached = [];
    const failed = [];
    const atLoading = new Set();
    let now = atLoading;
    this.#modules.reach = place => now.add(place);
    for (const file of this.#testFiles) {
      now = atLoading;
      // What one file has made the rules remember must not hide what another one reaches.
      for (const source of this.#sources.keys()) this.#modules.forget(source);
      testsOf(this.#modules, file).forEach((test, index) => {
        now = new Set();
        const from = performance.now();
        try {
          runTest(test);
        } catch (error) {
          failed.push(`${file}: ${test.name}: ${String(error?.message ?? error).split('\n')[0]}`);
        }
        tests.push({ file, index, name: test.name, ms: Math.ceil(performance.now() - from) });
        reached.push([...now]);
      });
    }
    for (const [file, source] of this.#sources) {
      await this.#modules.put(file, source);
      this.#modules.forget(file);
    }
    return { tests, reached, atLoading: [...atLoading], failed };
  }

  /** Goes by what was measured. */
  remember({ tests, reached, atLoading }) {
    this.tests = tests;
    this.#atLoading = new Set(atLoading);
    reached.forEach((places, test) => {
      for (const place of places) {
        this.#reachedBy[place] ??= [];
        this.#reachedBy[place].push(test);
      }
    });
    for (const { first, names } of this.#places.values())
      for (const { where, place } of names) {
        if (place < 0) continue;
        const all = this.#reachedByName.get(where) ?? new Set();
        for (const test of this.#reachedBy[first + place] ?? []) all.add(test);
        this.#reachedByName.set(where, all);
      }
  }

  /** How promising a test is for a mutant that every test could notice: the lower, the sooner it is tried. */
  #rank({ file, about, before, kind }, test) {
    const { file: testFile } = this.tests[test];
    const edition = /\/editions\/(\w+)\//.exec(file)?.[1];
    const steps = kind === 'element' || kind === 'swapped' ? before.match(/\w+/g) : [];
    return (
      (edition === undefined || testFile.includes(`/${edition}/`) ? 0 : 4) +
      (about.some(word => this.#texts.get(testFile).includes(word)) ? 0 : 2) +
      (steps.some(name => this.#reachedByName.get(name)?.has(test)) ? 0 : 1)
    );
  }

  /** The tests that could notice a mutant, the most promising first. */
  candidates(mutant, hint, changed) {
    const { first } = this.#places.get(mutant.file);
    const isStatic = mutant.place < 0 || this.#atLoading.has(first + mutant.place);
    const numbers = isStatic ? this.tests.map((_, i) => i) : (this.#reachedBy[first + mutant.place] ?? []);
    const noticed = this.#noticed.get(`${mutant.file} ${mutant.where}`) ?? [];
    const order = numbers.map(test => {
      const { file, name, ms } = this.tests[test];
      const isHint = hint === `${file} › ${name}`;
      const before = noticed.indexOf(test);
      const rank = isStatic ? this.#rank(mutant, test) : 0;
      return { test, keys: [isHint ? 0 : 1, before < 0 ? 99 : before, changed.has(file) ? 0 : 1, rank, ms] };
    });
    order.sort((a, b) => {
      const i = a.keys.findIndex((key, at) => key !== b.keys[at]);
      return i < 0 ? a.test - b.test : a.keys[i] - b.keys[i];
    });
    return order.map(({ test }) => test);
  }

  #remind({ file, where }, test) {
    const key = `${file} ${where}`;
    const noticed = (this.#noticed.get(key) ?? []).filter(one => one !== test);
    this.#noticed.set(key, [test, ...noticed].slice(0, 8));
  }

  /** Tries a mutant: what noticed it, or nothing. */
  async try(mutant, { hint, changed = new Set() } = {}) {
    const { file } = mutant;
    const source = this.#sources.get(file);
    await this.#modules.put(file, applyChange(source, mutant));
    this.#modules.forget(file);
    try {
      return this.#notice(mutant, this.candidates(mutant, hint, changed));
    } finally {
      await this.#modules.put(file, source);
      this.#modules.forget(file);
    }
  }

  #notice(mutant, candidates) {
    const listed = new Map();
    let tried = 0;
    for (const number of candidates) {
      const { file, index, name } = this.tests[number];
      tried++;
      try {
        within(limitOf(this.tests[number]), () => {
          if (!listed.has(file)) listed.set(file, testsOf(this.#modules, file));
          const test = listed.get(file)[index];
          if (test === undefined) throw new Error('a test is missing');
          runTest(test);
        });
      } catch (error) {
        this.#remind(mutant, number);
        return { by: `${file} › ${name}`, slow: error instanceof TooSlow, tried };
      }
    }
    return { by: undefined, slow: false, tried };
  }
}
