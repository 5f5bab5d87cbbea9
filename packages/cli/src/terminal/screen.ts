/** Writing for people: wrapped to the width of the terminal, coloured where wanted. */
import { type Colors, makeColors, wantsColor } from './colors.ts';
import { wrap } from './wrap.ts';

const WIDEST = 110;
const UNKNOWN_WIDTH = 100;

export class Screen {
  readonly colors: Colors;
  readonly #output: NodeJS.WriteStream;
  #isBehindCurtain = false;
  /** Words to colour, each with its paint. */
  #paints: readonly (readonly [RegExp, (text: string) => string])[] = [];

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

  /** Colours the dice and the names of these heroes wherever they are told. */
  highlight(names: readonly string[]): void {
    const { colors } = this;
    this.#paints = [
      ...(names.length > 0
        ? ([[new RegExp(`\\b(?:${names.join('|')})\\b`, 'g'), colors.bold]] as const)
        : []),
      [/\bred (?:die|icon)\b|\bRed icon\b/g, colors.red],
      [/\bgreen (?:die|icon)\b|\bGreen icon\b/g, colors.green],
      [/\bblue (?:die|icon)\b|\bBlue icon\b/g, colors.blue],
      [/\ba miss\b|\bfaints\b|\bis lost\b/g, colors.red],
      [/\bA hit\b|\bBullseye!|\bis defeated\b|\ban insta-kill!|\bepic shot!/g, colors.green],
    ];
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
