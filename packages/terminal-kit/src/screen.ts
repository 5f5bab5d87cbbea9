/** Writing for people: wrapped to the width of the terminal, coloured where wanted. */
import { type Colors, makeColors, wantsColor } from './colors.ts';
import { wrap } from './wrap.ts';

const WIDEST = 110;
const UNKNOWN_WIDTH = 100;

/** Words to colour, and how. */
export type Paint = readonly [words: RegExp, paint: (text: string) => string];

export class Screen {
  readonly colors: Colors;
  readonly #output: NodeJS.WriteStream;
  #isBehindCurtain = false;
  #paints: readonly Paint[] = [];

  constructor(output: NodeJS.WriteStream) {
    this.#output = output;
    this.colors = makeColors(wantsColor(output.isTTY === true));
  }

  get width(): number {
    return Math.min(this.#output.columns ?? UNKNOWN_WIDTH, WIDEST);
  }

  get isTerminal(): boolean {
    return this.#output.isTTY === true;
  }

  /** Colours words wherever they are told from now on. */
  highlight(paints: readonly Paint[]): void {
    this.#paints = paints;
  }

  paint(text: string): string {
    let painted = text;
    for (const [pattern, paint] of this.#paints) painted = painted.replace(pattern, match => paint(match));
    return painted;
  }

  /** A line as it is. */
  line(text = ''): void {
    this.#output.write(`${text}\n`);
  }

  /** Prose: wrapped and painted. */
  say(text: string, indent = ''): void {
    for (const line of wrap(text, this.width, indent)) this.line(this.paint(line));
  }

  /** What is written from now on leaves no trace: the other page of a terminal, which is never scrolled back to. */
  openCurtain(): void {
    if (!this.isTerminal || this.#isBehindCurtain) return;
    this.#isBehindCurtain = true;
    this.#output.write('\u001b[?1049h\u001b[H\u001b[2J');
  }

  closeCurtain(): void {
    if (!this.#isBehindCurtain) return;
    this.#isBehindCurtain = false;
    this.#output.write('\u001b[?1049l');
  }
}
