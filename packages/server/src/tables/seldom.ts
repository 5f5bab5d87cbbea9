/** Something that is said once, however much has changed: soon, and then not again for a moment. */

/** Milliseconds that nobody notices, and in which many come at once. */
const MOMENT = 250;

export class Seldom {
  readonly #say: () => void;
  #isDue = false;
  #saidAt = Number.NEGATIVE_INFINITY;

  constructor(say: () => void) {
    this.#say = say;
  }

  due(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    const wait = this.#saidAt + MOMENT - performance.now();
    if (wait <= 0) setImmediate(() => this.#now());
    else setTimeout(() => this.#now(), wait).unref();
  }

  #now(): void {
    this.#isDue = false;
    this.#saidAt = performance.now();
    this.#say();
  }
}
