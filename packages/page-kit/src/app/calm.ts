/** Moments in which nobody minds that the page loads itself anew. */

const SECOND = 1000;
/** Nobody has touched anything for so long. */
const STILL = 3 * SECOND;
const LOOK_AGAIN = 0.5 * SECOND;

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel'] as const;
const LETTING_GO = ['pointerup', 'pointercancel'] as const;

/** A question above everything, or a die in the air. */
const BUSY = 'dialog[open], [data-flying]';

/** Something half written is in the field that has the focus. */
function isTyping(): boolean {
  const field = document.activeElement;
  return (
    (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
    field.matches('textarea, input:not([type]), input[type="text"]') &&
    !field.readOnly &&
    field.value !== ''
  );
}

/** Watches hands from now on. A die that waits in the hand is there again afterwards; one that is held or flies is not. */
export class Calm {
  readonly #held = new Set<number>();
  #touched = Date.now();
  readonly #touch = (event: Event): void => {
    this.#touched = Date.now();
    if (event.type === 'pointerdown') this.#held.add((event as PointerEvent).pointerId);
  };
  readonly #letGo = (event: Event): void => {
    this.#touched = Date.now();
    this.#held.delete((event as PointerEvent).pointerId);
  };

  watch(): () => void {
    const quietly = { capture: true, passive: true } as const;
    for (const kind of TOUCHES) addEventListener(kind, this.#touch, quietly);
    for (const kind of LETTING_GO) addEventListener(kind, this.#letGo, quietly);
    return () => {
      for (const kind of TOUCHES) removeEventListener(kind, this.#touch, quietly);
      for (const kind of LETTING_GO) removeEventListener(kind, this.#letGo, quietly);
    };
  }

  get isNow(): boolean {
    return (
      this.#held.size === 0 &&
      Date.now() - this.#touched >= STILL &&
      !isTyping() &&
      document.querySelector(BUSY) === null
    );
  }

  /** Calls once when it has come; the answer stops the waiting. */
  wait(call: () => void): () => void {
    const timer = setInterval(() => {
      if (!this.isNow) return;
      clearInterval(timer);
      call();
    }, LOOK_AGAIN);
    return () => clearInterval(timer);
  }
}
