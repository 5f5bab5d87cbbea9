/**
 * Who may go when: everybody as soon as they may, or so many a second of all together. What is due becomes due whether the
 * server keeps up or not, so that one that falls behind is not asked less.
 */
export class Beat<T> {
  readonly #send: (item: T, due: number) => void;
  /** Those who may go, the first one first. */
  #ready: T[] = [];
  /** When something was due that nobody could do yet, the first one first. */
  #due: number[] = [];
  #perMillisecond: number | undefined;
  #began = 0;
  #issued = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(send: (item: T, due: number) => void) {
    this.#send = send;
  }

  start(perSecond: number | undefined): void {
    this.#perMillisecond = perSecond === undefined ? undefined : perSecond / 1000;
    this.#began = performance.now();
    this.#issued = 0;
    if (perSecond !== undefined) this.#timer = setInterval(() => this.#beat(), 1);
  }

  /** What was due and what was ready is forgotten. */
  stop(): void {
    clearInterval(this.#timer);
    this.#ready = [];
    this.#due = [];
  }

  offer(item: T): void {
    if (this.#perMillisecond === undefined) {
      this.#send(item, performance.now());
      return;
    }
    this.#ready.push(item);
    this.#pair();
  }

  #beat(): void {
    const perMillisecond = this.#perMillisecond as number;
    const elapsed = performance.now() - this.#began;
    for (; this.#issued < elapsed * perMillisecond; this.#issued++)
      this.#due.push(this.#began + this.#issued / perMillisecond);
    this.#pair();
  }

  #pair(): void {
    const pairs = Math.min(this.#ready.length, this.#due.length);
    if (pairs === 0) return;
    const items = this.#ready.splice(0, pairs);
    const due = this.#due.splice(0, pairs);
    for (const [i, item] of items.entries()) this.#send(item, due[i] as number);
  }
}
