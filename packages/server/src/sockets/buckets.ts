/** How often somebody may do something: a bucket that fills again with time. One that is full again is forgotten. */
export class Buckets {
  readonly #most: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  /** `now` in milliseconds. */
  constructor(most: number, perSecond: number, now: () => number) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#now = now;
  }

  /** Whether there was something left. */
  take(key: string): boolean {
    const now = this.#now();
    const bucket = this.#buckets.get(key) ?? { left: this.#most, at: now };
    const passed = Math.max(0, now - bucket.at);
    bucket.left = Math.min(this.#most, bucket.left + (passed / 1000) * this.#perSecond);
    bucket.at = now;
    this.#buckets.set(key, bucket);
    if (bucket.left < 1) return false;
    bucket.left--;
    return true;
  }

  sweep(): void {
    const now = this.#now();
    for (const [key, { left, at }] of this.#buckets)
      if (left + ((now - at) / 1000) * this.#perSecond >= this.#most) this.#buckets.delete(key);
  }

  get size(): number {
    return this.#buckets.size;
  }
}
