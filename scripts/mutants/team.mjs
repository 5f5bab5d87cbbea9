/** Worker processes: each does one thing at a time and is replaced when it dies or never answers. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const WORKER = fileURLToPath(new URL('./worker.mjs', import.meta.url));
/** Tests end themselves; this is for a process that is beyond that. */
const LAST_LIMIT = 15 * 60_000;

export class Worker {
  #game;
  #child;
  #measured;

  constructor(game) {
    this.#game = game;
  }

  /** Asks and waits. Nothing comes back if the worker died of the question. */
  #ask(message) {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        child.off('message', hear);
        child.off('exit', die);
      };
      const hear = ({ answer, problem }) => {
        end();
        if (problem === undefined) resolve({ answer });
        else reject(new Error(problem));
      };
      const die = () => {
        end();
        this.#child = undefined;
        resolve(undefined);
      };
      const timer = setTimeout(() => child.kill('SIGKILL'), LAST_LIMIT);
      child.on('message', hear);
      child.on('exit', die);
      if (message !== undefined) child.send(message);
    });
  }

  async #start() {
    if (this.#child !== undefined) return;
    this.#child = fork(WORKER, [this.#game], {
      execArgv: ['--max-old-space-size=2048'],
      serialization: 'advanced',
    });
    if ((await this.#ask()) === undefined) throw new Error(`the tests of ${this.#game} cannot be loaded`);
    if (this.#measured !== undefined) await this.#ask({ what: 'remember', measured: this.#measured });
  }

  async measure() {
    await this.#start();
    const told = await this.#ask({ what: 'measure' });
    if (told === undefined) throw new Error(`the tests of ${this.#game} end their process`);
    return told.answer;
  }

  async remember(measured) {
    this.#measured = measured;
    if (this.#child !== undefined) await this.#ask({ what: 'remember', measured });
  }

  async try(mutant, hint, changed) {
    await this.#start();
    const told = await this.#ask({ what: 'try', mutant, hint, changed });
    return told === undefined ? { by: 'the end of the process', slow: true, tried: 0 } : told.answer;
  }

  stop() {
    this.#child?.kill();
    this.#child = undefined;
  }
}
