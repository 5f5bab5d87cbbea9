/** A link as a picture of half blocks, for the camera of a phone in front of the terminal. */
import { generate } from 'lean-qr';

/** Empty squares around it that cameras need. */
const QUIET = 2;

/** By whether the upper and the lower square are light. */
const BLOCKS = { both: '█', upper: '▀', lower: '▄', none: ' ' } as const;

/** Light squares are printed: terminals are dark. */
export function drawQr(text: string): string {
  const code = generate(text);
  const isLight = (x: number, y: number): boolean => !code.get(x, y);
  const lines: string[] = [];
  for (let y = -QUIET; y < code.size + QUIET; y += 2) {
    let line = '';
    for (let x = -QUIET; x < code.size + QUIET; x++) {
      const [upper, lower] = [isLight(x, y), isLight(x, y + 1)];
      line += BLOCKS[upper ? (lower ? 'both' : 'upper') : lower ? 'lower' : 'none'];
    }
    lines.push(line);
  }
  return lines.join('\n');
}
