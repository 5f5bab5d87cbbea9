import { expect, test } from 'vitest';
import { tokensOf } from '../checks/source.mjs';

const texts = (source, kind) =>
  tokensOf(source)
    .filter(token => token.kind === kind)
    .map(token => token.text);

test('comments give no token', () => {
  expect(tokensOf("// 'a'\n/* 'b' */")).toEqual([]);
});

test('a token knows its line', () => {
  expect(tokensOf("/*\n*/ a\n`\n` 'b'").map(({ text, line }) => [text, line])).toEqual([
    ['a', 2],
    ['\n', 3],
    ['b', 4],
  ]);
});

test('comment marks inside a string do not begin a comment', () => {
  expect(texts("x('http://a', \"/*\", 'b')", 'string')).toEqual(['http://a', '/*', 'b']);
});

test('an escaped quote does not end a string', () => {
  expect(texts(String.raw`'it\'s', "b"`, 'string')).toEqual([String.raw`it\'s`, 'b']);
});

test('the holes of a template are code, also nested ones', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is a template
  const source = '`a ${ {b: `c ${d} e`} } f` + g';
  expect(texts(source, 'string')).toEqual(['a ', 'c ', ' e', ' f']);
  expect(texts(source, 'word')).toEqual(['b', 'd', 'g']);
});

test('a regular expression is told from a division', () => {
  expect(texts("x = /[/'](\\/)/g.test(y)", 'regex')).toEqual(["/[/'](\\/)/g"]);
  expect(texts('(a) / b / c', 'regex')).toEqual([]);
  expect(texts("return /'/", 'regex')).toEqual(["/'/"]);
});

test('a lone apostrophe swallows at most its line', () => {
  expect(texts("<p>don't</p>\n'a'", 'string')).toEqual(['a']);
});

const MARKUP = `
const a = <p title="t">don't say 'b' / \`c\` // d</p>;
const e = <><br /> it's {f('g')} <i>/* h</i></>;
const i = 'j';
`;

test('text between tags is no code, what stands in braces is', () => {
  const tokens = tokensOf(MARKUP, 'some/file.tsx');
  const strings = tokens.filter(({ kind }) => kind === 'string');
  expect(strings.map(({ text, line }) => [text, line])).toEqual([
    ['t', 2],
    ['g', 3],
    ['j', 4],
  ]);
  expect(tokens.filter(({ kind }) => kind === 'regex')).toEqual([]);
});

test('markup that cannot be read is told with its file', () => {
  expect(() => tokensOf('const a = <p>;', 'some/file.tsx')).toThrow('some/file.tsx');
});
