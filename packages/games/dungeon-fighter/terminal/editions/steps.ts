/** Two lists of steps, line by line: what stays, what goes, what comes. */

/** How many steps the rests of both lists have in common, from every pair of places on. */
function commonLengths(from: readonly string[], to: readonly string[]): number[][] {
  const table = Array.from({ length: from.length + 1 }, () => Array<number>(to.length + 1).fill(0));
  for (let i = from.length - 1; i >= 0; i--) {
    for (let j = to.length - 1; j >= 0; j--) {
      const row = table[i] as number[];
      const below = table[i + 1] as number[];
      row[j] =
        from[i] === to[j] ? 1 + (below[j + 1] as number) : Math.max(below[j] as number, row[j + 1] as number);
    }
  }
  return table;
}

export function stepLines(from: readonly string[], to: readonly string[]): string[] {
  const common = commonLengths(from, to);
  const lines: string[] = [];
  let i = 0;
  let j = 0;
  while (i < from.length || j < to.length) {
    if (i < from.length && from[i] === to[j]) {
      lines.push(`  ${from[i]}`);
      i++;
      j++;
    } else if (
      j >= to.length ||
      (i < from.length && (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))
    ) {
      lines.push(`- ${from[i]}`);
      i++;
    } else {
      lines.push(`+ ${to[j]}`);
      j++;
    }
  }
  return lines;
}
