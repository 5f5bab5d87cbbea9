/** Nothing moves under a finger: whatever would move waits until the press has become a click, or nothing. */

/** Milliseconds in which a finger that was lifted becomes a click. */
const BECOMES = 150;

export class Press {
  readonly #waiting = new Set<() => void>();
  #isUnderWay = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Hears everything that is pressed in it. */
  constructor(page: Pick<EventTarget, 'addEventListener'>) {
    page.addEventListener(
      'pointerdown',
      () => {
        clearTimeout(this.#timer);
        this.#isUnderWay = true;
      },
      true,
    );
    page.addEventListener('pointerup', () => this.#endIn(BECOMES), true);
    for (const end of ['click', 'pointercancel']) page.addEventListener(end, () => this.#endIn(0), true);
  }

  /** Now, or when nothing is pressed any more. Answers how to call it off. */
  after(run: () => void): () => void {
    if (!this.#isUnderWay) run();
    else this.#waiting.add(run);
    return () => void this.#waiting.delete(run);
  }

  #endIn(time: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#isUnderWay = false;
      const waiting = [...this.#waiting];
      this.#waiting.clear();
      for (const run of waiting) run();
    }, time);
  }
}

/** In this page. */
export const press = new Press(typeof window === 'undefined' ? new EventTarget() : window);
