/** No logic reads words of people, so that they can be changed and translated: ids decide, words are shown. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf, sourcesOf } from '../files.mjs';
import { nodesOf } from './source.mjs';

/** At a terminal people type words, and there they are compared with what they are called. */
const READS_WHAT_IS_TYPED = /\/terminal\//;

/** Messages of tools that we show without their ornaments, whatever they say. */
const SHOWS_MESSAGES_OF_TOOLS = new Set([
  'packages/cli/src/program.ts',
  'packages/kernel/src/scenario/documents.ts',
]);

/** Fields that hold words, and what the tables and tellers are called that words come from. */
const FIELDS = new Set(['message', 'title', 'label', 'hint', 'caption']);
const SOURCES = new Set(['words', 'texts', 'say', 'sayPlainly', 'sayIn', 'sayAtTable', 'sayOnPage']);

const READERS = new Set([
  'startsWith',
  'endsWith',
  'includes',
  'indexOf',
  'match',
  'matchAll',
  'replace',
  'replaceAll',
  'search',
  'split',
  'toLowerCase',
  'toUpperCase',
]);

const COMPARISONS = new Set(['==', '===', '!=', '!==']);

/** Where nobody edits files, nobody is told in words what is wrong with one. */
const FOR_PLAYERS = /^packages\/(?:page-kit|web)\/|^packages\/games\/[^/]+\/(?:page|rules\/chapters)\//;

const nameOf = node => (node?.type === 'MemberExpression' && !node.computed ? node.property.name : undefined);

/** What `a.b(c).d` begins with. */
function rootOf(node) {
  if (node?.type === 'CallExpression') return rootOf(node.callee);
  if (node?.type === 'MemberExpression') return rootOf(node.object);
  return node?.type === 'Identifier' ? node.name : undefined;
}

/** Names in a file that stand for words: sources that are imported or taken out of something, and shorter names for them. */
function sourcesIn(nodes) {
  const sources = new Set();
  const note = name => SOURCES.has(name) && sources.add(name);
  for (const { node } of nodes) {
    if (node.type === 'ImportSpecifier') note(node.local.name);
    if (node.type === 'ObjectPattern')
      for (const { key, value } of node.properties) {
        if (value?.type !== 'Identifier') continue;
        note(value.name);
        if (FIELDS.has(key.name)) sources.add(value.name);
      }
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && sources.has(rootOf(node.init)))
      sources.add(node.id.name);
  }
  return sources;
}

function isWords(node, sources) {
  if (node?.type === 'ChainExpression') return isWords(node.expression, sources);
  if (FIELDS.has(nameOf(node)) || sources.has(rootOf(node))) return true;
  if (node?.type !== 'CallExpression') return false;
  const method = nameOf(node.callee);
  return method === 'say' || (READERS.has(method) && isWords(node.callee.object, sources));
}

/** Whether there are any is no matter of what they say. */
const isNothing = node =>
  (node.type === 'Literal' && (node.value === '' || node.value === null)) ||
  (node.type === 'Identifier' && node.name === 'undefined');

function reads(node, sources) {
  const isSaid = one => isWords(one, sources);
  switch (node.type) {
    case 'BinaryExpression': {
      if (!COMPARISONS.has(node.operator)) return false;
      const sides = [node.left, node.right];
      return sides.some(isSaid) && !sides.some(isNothing);
    }
    case 'CallExpression': {
      const method = nameOf(node.callee);
      if (READERS.has(method)) return isSaid(node.callee.object);
      return (method === 'test' || method === 'exec') && node.arguments.some(isSaid);
    }
    case 'SwitchStatement':
      return isSaid(node.discriminant);
    default:
      return false;
  }
}

const refusesInWords = node =>
  node.type === 'ImportDeclaration' &&
  node.source.value === '@tumblekeep/kernel' &&
  node.specifiers.some(({ imported }) => imported?.name === 'inWords');

function problemsIn(root, file) {
  const nodes = nodesOf(readFileSync(join(root, file), 'utf8'), file);
  const sources = sourcesIn(nodes);
  const found = new Set();
  for (const { node, line } of nodes) {
    if (!SHOWS_MESSAGES_OF_TOOLS.has(file) && reads(node, sources))
      found.add(`${file}:${line} reads words; ids decide, words are shown`);
    if (FOR_PLAYERS.test(file) && refusesInWords(node))
      found.add(`${file}:${line} refuses in words; players are told by a sentence of a table`);
  }
  return [...found];
}

export function checkWords(root) {
  const files = packagesOf(root)
    .flatMap(name => sourcesOf(root, name))
    .filter(file => !READS_WHAT_IS_TYPED.test(file));
  return { checked: files.length, what: 'files', problems: files.flatMap(file => problemsIn(root, file)) };
}
