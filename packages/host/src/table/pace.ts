/** A table that does what goes by itself when its client says so, one step at a time: people want to follow. */
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';

export class Pace<Step> {
  /** Said before the table waited for it. */
  #isOpen = false;
  #pass: (() => void) | undefined;
  #tell: ((result: Result<Step, Refusal>) => void) | undefined;

  /** Lets the table go on, which has something to do; answers what came of it. */
  next(): Promise<Result<Step, Refusal>> {
    return new Promise(resolve => {
      this.#tell = resolve;
      this.#isOpen = true;
      this.#pass?.();
    });
  }

  /** For the table, before each step. */
  async pause(): Promise<void> {
    if (!this.#isOpen)
      await new Promise<void>(resolve => {
        this.#pass = resolve;
      });
    this.#pass = undefined;
    this.#isOpen = false;
  }

  done(step: Step): void {
    this.#answer(ok(step));
  }

  async stuck(why: Refusal): Promise<void> {
    this.#answer(fail(why));
  }

  #answer(result: Result<Step, Refusal>): void {
    this.#tell?.(result);
    this.#tell = undefined;
  }
}
