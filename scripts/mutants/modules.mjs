/**
 * Loads TypeScript modules from memory, so that one file can be another one than on disk and everything that
 * depends on it begins anew, while the rest stays as it is. Nothing is written.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { transform } from 'esbuild';
import { GAMES } from './games.mjs';

const IMPORT = /^(?:import|export)\b[^'"`;]*?from\s*'([^']+)'|^import\s*'([^']+)'/gm;

export class Modules {
  #root;
  #given;
  #require;
  #packages = new Map();
  #compiled = new Map();
  #imports = new Map();
  #needed = new Map();
  #loaded = new Map();
  /** Called with the number of every place that is reached, if the source says so. */
  reach = () => {};

  /** `given` are modules by name that are handed out as they are. */
  constructor(root, given) {
    this.#root = root;
    this.#given = given;
    this.#require = createRequire(join(root, 'package.json'));
  }

  #resolve(name, from) {
    if (name.startsWith('.'))
      return relative(this.#root, join(this.#root, dirname(from), name))
        .split(sep)
        .join('/');
    const own = /^@tumblekeep\/([\w-]+)(\/.+)?$/.exec(name);
    if (own === null) return undefined;
    const folder = GAMES.includes(own[1]) ? `packages/games/${own[1]}` : `packages/${own[1]}`;
    if (!this.#packages.has(folder))
      this.#packages.set(folder, JSON.parse(readFileSync(join(this.#root, folder, 'package.json'), 'utf8')));
    return join(folder, this.#packages.get(folder).exports[`.${own[2] ?? ''}`])
      .split(sep)
      .join('/');
  }

  /** Compiles a file and all it needs. */
  async prepare(file) {
    if (this.#compiled.has(file)) return;
    this.#compiled.set(file, undefined);
    const source = readFileSync(join(this.#root, file), 'utf8');
    await this.put(file, source);
    const needed = [...source.matchAll(IMPORT)].map(match => this.#resolve(match[1] ?? match[2], file));
    this.#imports.set(file, needed.filter(Boolean));
    for (const one of this.#imports.get(file)) if (existsSync(join(this.#root, one))) await this.prepare(one);
  }

  /** Takes this text for the file from now on. */
  async put(file, source) {
    const { code } = await transform(source, {
      loader: 'ts',
      format: 'cjs',
      target: 'node20',
      sourcefile: file,
      define: { 'import.meta.url': '__url' },
    });
    const wrapped = `(function (exports, require, module, __url, __reach) {${code}\n})`;
    this.#compiled.set(file, new Script(wrapped, { filename: file }).runInThisContext());
  }

  /** Files a file needs, directly or not, and itself. */
  #needs(file) {
    let known = this.#needed.get(file);
    if (known === undefined) {
      known = new Set([file]);
      for (const one of known) for (const next of this.#imports.get(one) ?? []) known.add(next);
      this.#needed.set(file, known);
    }
    return known;
  }

  /** Forgets what was made from a file, and what was made from that. */
  forget(file) {
    for (const one of [...this.#loaded.keys()]) if (this.#needs(one).has(file)) this.#loaded.delete(one);
  }

  load(file) {
    const loaded = this.#loaded.get(file);
    if (loaded !== undefined) return loaded.exports;
    const run = this.#compiled.get(file);
    if (run === undefined) throw new Error(`${file} was not prepared`);
    const module = { exports: {} };
    this.#loaded.set(file, module);
    const require = name => {
      if (name in this.#given) return this.#given[name];
      const resolved = this.#resolve(name, file);
      return resolved === undefined ? this.#require(name) : this.load(resolved);
    };
    const url = pathToFileURL(join(this.#root, file)).href;
    run(module.exports, require, module, url, place => this.reach(place));
    return module.exports;
  }
}
