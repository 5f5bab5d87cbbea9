import { expect, test } from 'vitest';
import { stringsOf } from '../checks/source.mjs';

const texts = (source, file) => stringsOf(source, file).map(({ text }) => text);

test('comments are no strings, and comment marks inside a string begin no comment', () => {
  expect(texts("// 'a'\n/* 'b' */ x('http://c', \"/*\", 'd')")).toEqual(['http://c', '/*', 'd']);
});

test('a string knows its line, also behind letters of several bytes', () => {
  expect(stringsOf("/*\n– 🎲 */ a;\n`\n`; 'b'").map(({ text, line }) => [text, line])).toEqual([
    ['\n', 3],
    ['b', 4],
  ]);
});

test('the holes of a template are code, also nested ones', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is a template
  expect(texts('`a ${ {b: `c ${d} e`} } f` + g')).toEqual(['a ', ' f', 'c ', ' e']);
});

test('a type of strings is made of strings', () => {
  expect(texts("type A = 'b' | `c`;")).toEqual(['b', 'c']);
});

const MARKUP = `
const a = <p title="t">don't say 'b' / \`c\` // d</p>;
const e = <><br /> it's {f('g')} <i>/* h</i></>;
const i = 'j';
`;

test('text between tags is no string, what stands in braces is', () => {
  expect(stringsOf(MARKUP, 'some/file.tsx').map(({ text, line }) => [text, line])).toEqual([
    ['t', 2],
    ['g', 3],
    ['j', 4],
  ]);
});

test('what cannot be read is told with its file', () => {
  expect(() => stringsOf('const a = <p>;', 'some/file.tsx')).toThrow('some/file.tsx');
});
