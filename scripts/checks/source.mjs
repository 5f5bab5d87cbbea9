import { parseSync } from 'vite';

const BLANK = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)+/y;
const STRING = /'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"/y;
const TEMPLATE = /[`}](?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{)/y;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const WORD = /[\p{ID_Continue}$#]+/uy;
const MARK = /\*\*=?|[\s\S]/y;
const BEFORE_REGEX = /^(?:return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield)$/;

const MARKUP = /\.[jt]sx$/;

/** What is text for people in a tree of JSX, and the slashes of its tags: neither is code. */
function* markupOf(node) {
  if (node === null || typeof node !== 'object') return;
  if (Array.isArray(node)) {
    for (const one of node) yield* markupOf(one);
    return;
  }
  const { type, start, end } = node;
  if (type === 'JSXText' || type === 'JSXClosingElement' || type === 'JSXClosingFragment') yield [start, end];
  else if (type === 'JSXOpeningElement' && node.selfClosing) yield [end - 2, end - 1];
  for (const inner of Object.values(node)) yield* markupOf(inner);
}

/** The same source with spaces for markup, line for line. An apostrophe between tags begins no string. */
function blankMarkup(source, file) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  let blanked = source;
  for (const [start, end] of markupOf(program)) {
    blanked = blanked.slice(0, start) + blanked.slice(start, end).replace(/\S/g, ' ') + blanked.slice(end);
  }
  return blanked;
}

/**
 * The words, marks and literals of JavaScript or TypeScript without comments: `{ kind, text, line }`, where
 * the text of a `string` is its inside. A template gives one `string` for each part between its holes.
 * The name of the file tells whether there is markup in it.
 */
export function tokensOf(code, file = '') {
  const source = MARKUP.test(file) ? blankMarkup(code, file) : code;
  const tokens = [];
  const holes = []; // open braces inside each `${` we are in
  let at = 0;
  let line = 1;

  const regexFits = () => {
    const last = tokens.at(-1);
    if (last?.kind === 'word') return BEFORE_REGEX.test(last.text);
    return last === undefined || (last.kind === 'mark' && !/[)\]}]/.test(last.text));
  };
  const kinds = [
    { kind: 'blank', pattern: BLANK },
    { kind: 'template', pattern: TEMPLATE, fits: () => source[at] === '`' || holes.at(-1) === 0 },
    { kind: 'string', pattern: STRING },
    { kind: 'regex', pattern: REGEX, fits: regexFits },
    { kind: 'word', pattern: WORD },
    { kind: 'mark', pattern: MARK },
  ];
  const matches = ({ pattern, fits }) => {
    pattern.lastIndex = at;
    return (fits === undefined || fits()) && pattern.test(source);
  };

  while (at < source.length) {
    const { kind, pattern } = kinds.find(matches);
    const text = source.slice(at, pattern.lastIndex);
    at = pattern.lastIndex;
    if (kind === 'template') {
      const opensHole = text.endsWith('${');
      if (text.startsWith('}')) holes.pop();
      if (opensHole) holes.push(0);
      tokens.push({ kind: 'string', text: text.slice(1, opensHole ? -2 : -1), line });
    } else if (kind === 'string') {
      tokens.push({ kind, text: text.slice(1, -1), line });
    } else if (kind !== 'blank') {
      if (text === '{' && holes.length > 0) holes[holes.length - 1]++;
      if (text === '}' && holes.length > 0) holes[holes.length - 1]--;
      tokens.push({ kind, text, line });
    }
    line += text.split('\n').length - 1;
  }
  return tokens;
}
