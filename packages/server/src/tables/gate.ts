/** Holds back what a table does by itself: before the game is started, after it was closed, and so that people can follow. */
export class Gate {
  #isOpen: boolean;
  #waiting: (() => void)[] = [];

  constructor(isOpen: boolean) {
    this.#isOpen = isOpen;
  }

  set isOpen(isOpen: boolean) {
    this.#isOpen = isOpen;
    if (!isOpen) return;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const pass of waiting) pass();
  }

  async pass(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await new Promise<void>(resolve => void setTimeout(resolve, milliseconds).unref());
    while (!this.#isOpen) await new Promise<void>(resolve => void this.#waiting.push(resolve));
  }
}
