/** Something that is said once, however much has changed in one go. */

/** Milliseconds that nobody notices, and in which many come at once. */
const MOMENT = 250;

export class Seldom {
  readonly #say: () => void;
  #isDue = false;
  #later: NodeJS.Timeout | undefined;
  #saidAt = Number.NEGATIVE_INFINITY;

  constructor(say: () => void) {
    this.#say = say;
  }

  /** In the next turn of the event loop. */
  soon(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => this.#now());
  }

  /** Soon, unless it was said a moment ago: then after that moment, with all that changes meanwhile. */
  seldom(): void {
    const wait = this.#saidAt + MOMENT - performance.now();
    if (wait <= 0) this.soon();
    else this.#later ??= setTimeout(() => this.soon(), wait).unref();
  }

  #now(): void {
    clearTimeout(this.#later);
    this.#later = undefined;
    this.#isDue = false;
    this.#saidAt = performance.now();
    this.#say();
  }
}
