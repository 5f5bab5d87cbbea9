import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const CODE = /\.[cm]?[jt]sx?$/;

/** Paths of the files in a folder whose name matches, relative to `root`, with forward slashes, sorted. */
export function filesUnder(root, folder, name = CODE) {
  const top = join(root, folder);
  if (!existsSync(top)) return [];
  return readdirSync(top, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && name.test(entry.name))
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter(path => !path.includes('node_modules/'))
    .sort();
}

/** Names of the packages that exist. */
export const packagesOf = root =>
  readdirSync(join(root, 'packages'), { withFileTypes: true })
    .filter(entry => entry.isDirectory() && existsSync(join(root, 'packages', entry.name, 'package.json')))
    .map(entry => entry.name)
    .sort();

const BLANK = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)+/y;
const STRING = /'(?:\\[\s\S]|[^'\\\n])*'|"(?:\\[\s\S]|[^"\\\n])*"/y;
const TEMPLATE = /[`}](?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{)/y;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
const WORD = /[\p{ID_Continue}$#]+/uy;
const MARK = /\*\*=?|[\s\S]/y;
const BEFORE_REGEX = /^(?:return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield)$/;

/**
 * The words, marks and literals of JavaScript or TypeScript without comments: `{ kind, text, line }`, where
 * the text of a `string` is its inside. A template gives one `string` for each part between its holes.
 */
export function tokensOf(source) {
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
