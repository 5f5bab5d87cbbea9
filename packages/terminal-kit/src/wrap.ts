/** Breaks plain text at spaces; further lines are indented. Blanks at the beginning stay. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const words = text.trimStart().split(' ');
  const lines: string[] = [];
  let line = text.slice(0, text.length - text.trimStart().length) + (words.shift() as string);
  for (const word of words) {
    if (line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else {
      line += ` ${word}`;
    }
  }
  lines.push(line);
  return lines;
}
