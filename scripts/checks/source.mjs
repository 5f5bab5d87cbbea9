/** Sources as the parser of the build sees them. The name of a file tells its language. */
import { parseSync } from 'vite';

function* walk(node) {
  if (node === null || typeof node !== 'object') return;
  if (typeof node.type === 'string') yield node;
  for (const inner of Object.values(node)) if (typeof inner === 'object') yield* walk(inner);
}

/** Answers the line of a place, counted from 1. */
function linesOf(source) {
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  return place => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] < place) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

/** Every node of the syntax tree with its line, parents first. */
export function nodesOf(source, file = 'source.ts') {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const lineOf = linesOf(source);
  return [...walk(program)].map(node => ({ node, line: lineOf(node.start) }));
}

/** What stands in string literals and between the holes of templates; neither comments nor text between tags. */
export const stringsOf = (source, file) =>
  nodesOf(source, file).flatMap(({ node, line }) => {
    if (node.type === 'Literal' && typeof node.value === 'string') return [{ text: node.value, line }];
    return node.type === 'TemplateElement' ? [{ text: node.value.raw, line }] : [];
  });
