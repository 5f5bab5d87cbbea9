/** Lines of input, from a keyboard or a pipe. */
import { createInterface, type Interface } from 'node:readline';

/** There is nothing more to read. */
export class InputEnded extends Error {}

export class Lines {
  readonly interactive: boolean;
  readonly #interface: Interface;
  readonly #output: NodeJS.WriteStream;
  readonly #queue: string[] = [];
  #ended = false;
  #wake: (() => void) | undefined;

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream, onInterrupt: () => void) {
    this.interactive = input.isTTY === true && output.isTTY === true;
    this.#output = output;
    this.#interface = createInterface({
      input,
      output: this.interactive ? output : undefined,
      terminal: this.interactive,
      historySize: 0,
    });
    this.#interface.on('line', line => {
      this.#queue.push(line);
      this.#wake?.();
    });
    this.#interface.on('close', () => {
      this.#ended = true;
      this.#wake?.();
    });
    this.#interface.on('SIGINT', onInterrupt);
  }

  /** The next line, without blanks around it. */
  async ask(prompt: string): Promise<string> {
    if (this.interactive && !this.#ended) {
      this.#interface.setPrompt(prompt);
      if (this.#queue.length === 0) this.#interface.prompt();
    } else {
      this.#output.write(prompt);
    }
    while (this.#queue.length === 0) {
      if (this.#ended) {
        this.#output.write('\n');
        throw new InputEnded();
      }
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
      this.#wake = undefined;
    }
    const line = (this.#queue.shift() as string).trim();
    if (!this.interactive) this.#output.write(`${line}\n`);
    return line;
  }

  /** Waits a moment, or until Enter is pressed. */
  async pause(milliseconds: number): Promise<void> {
    if (this.#queue.length > 0 || this.#ended) return;
    await new Promise<void>(resolve => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#wake = undefined;
    if (this.#queue[0]?.trim() === '') this.#queue.shift();
  }

  close(): void {
    this.#interface.close();
  }
}
