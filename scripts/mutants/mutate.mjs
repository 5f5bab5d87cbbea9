/** Small wrong changes of one source file, each of which some test should notice. */
import { parseSync } from 'vite';

const COMPARISONS = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };
const EQUALITIES = { '===': '!==', '!==': '===' };
const ARITHMETIC = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
const ASSIGNMENTS = { '+=': '-=', '-=': '+=' };
const METHODS = { some: 'every', every: 'some', min: 'max', max: 'min', push: 'unshift', pop: 'shift' };
const OUTER_TYPES = [
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'ParenthesizedExpression',
];
/** Words for people are no rules: a test that holds on to them would be tied to the wording. */
const WORDING = ['id', 'name', 'text', 'flavor', 'flavour', 'phrase', 'quote', 'source', 'note', 'clauses'];
/** What a verb says to people, is worth to players and takes in a file: its rule is what it does. */
const OTHERS = [
  ...['words', 'question', 'consent', 'looksAtType'],
  ...['worth', 'perIcon', 'beforeBoss', 'isGood'],
  'schema',
];
/** Declarations by which players reckon what a card is worth to them. */
const RECKONING = /worth|perIcon/i;
const PLAIN = ['ArrayExpression', 'ObjectExpression'];
const CODE = /^[a-z][\w-]*$/i;

const isNode = value => value !== null && typeof value === 'object' && typeof value.type === 'string';
const isType = ({ type }) => type.startsWith('TS') && !OUTER_TYPES.includes(type);
const childrenOf = node =>
  Object.values(node)
    .flat()
    .filter(child => isNode(child) && !isType(child));

/** The expression without parentheses and types around it. */
const bare = node => (OUTER_TYPES.includes(node.type) ? bare(node.expression) : node);
const isTruth = node => {
  const { type, operator } = bare(node);
  return (
    (type === 'LogicalExpression' && operator !== '??') ||
    (type === 'UnaryExpression' && operator === '!') ||
    (type === 'BinaryExpression' && (operator in COMPARISONS || operator in EQUALITIES))
  );
};
const isText = node => bare(node).type === 'TemplateLiteral' || typeof bare(node).value === 'string';
/** Its opposite is tried; nothing instead of `false` is seen by the compiler alone. */
const isBoolean = node => typeof bare(node).value === 'boolean';
const isNothing = node => bare(node).type === 'Identifier' && bare(node).name === 'undefined';
const isStatement = ({ type }) => type.endsWith('Statement') || type.endsWith('Declaration');

const isArrowValue = (node, parent) =>
  parent?.type === 'ArrowFunctionExpression' && node === parent.body && node.type !== 'BlockStatement';

function changesOf(source, node, parent) {
  const changes = [];
  const textOf = ({ start, end }) => source.slice(start, end);
  const change = (kind, { start, end }, text) => changes.push({ kind, start, end, text });
  const operatorOf = ({ left, right, operator }) => {
    const start = source.indexOf(operator, left.end);
    if (start + operator.length > right.start) throw new Error(`no ${operator} in ${textOf(node)}`);
    return { start, end: start + operator.length };
  };
  const negate = test => {
    const inner = bare(test);
    if (inner.type === 'UnaryExpression' && inner.operator === '!')
      change('condition', inner, textOf(inner.argument));
    else if (!(inner.type === 'BinaryExpression' && inner.operator in EQUALITIES))
      change('condition', test, `!(${textOf(test)})`);
  };
  const giveBack = value => {
    if (isTruth(value)) negate(value);
    else if (!isNothing(value) && !isBoolean(value) && value.type !== 'AssignmentExpression')
      change('return', value, 'undefined');
  };

  const rules = {
    IfStatement() {
      negate(node.test);
      if (node.alternate === null) change('removed', node, ';');
      else change('removed', node.alternate, ';');
    },
    ConditionalExpression: () => negate(node.test),
    WhileStatement: () => negate(node.test),
    ExpressionStatement: () => change('removed', node, ';'),
    BreakStatement: () => change('removed', node, ';'),
    ContinueStatement: () => change('removed', node, ';'),
    ReturnStatement() {
      if (node.argument === null) change('removed', node, ';');
      else giveBack(node.argument);
    },
    LogicalExpression() {
      if (node.operator !== '??') change('logic', operatorOf(node), node.operator === '&&' ? '||' : '&&');
      change('logic', node, textOf(node.left));
      change('logic', node, textOf(node.right));
    },
    BinaryExpression() {
      const { operator } = node;
      const other = COMPARISONS[operator] ?? EQUALITIES[operator] ?? ARITHMETIC[operator];
      if (other === undefined || (operator === '+' && (isText(node.left) || isText(node.right)))) return;
      const kind = operator in COMPARISONS ? 'boundary' : operator in EQUALITIES ? 'condition' : 'arithmetic';
      change(kind, operatorOf(node), other);
    },
    AssignmentExpression() {
      const other = ASSIGNMENTS[node.operator];
      if (other !== undefined) change('arithmetic', operatorOf(node), other);
    },
    UpdateExpression() {
      if (parent?.type === 'ForStatement') return;
      const mark = textOf(node).replace(node.operator, node.operator === '++' ? '--' : '++');
      change('arithmetic', node, mark);
    },
    UnaryExpression() {
      if (node.operator === '-') change('arithmetic', node, textOf(node.argument));
    },
    Literal() {
      const { value } = node;
      if (typeof value === 'boolean') change('boolean', node, String(!value));
      else if (typeof value === 'number' && parent?.type !== 'UnaryExpression') {
        change('number', node, String(value + 1));
        if (value > 0) change('number', node, String(value - 1));
      } else if (typeof value === 'string' && CODE.test(value)) change('code', node, `'${value}-not'`);
    },
    CallExpression() {
      const { callee } = node;
      if (node.optional) change('optional', { start: callee.end, end: source.indexOf('(', callee.end) }, '');
      if (callee.type !== 'MemberExpression' || callee.computed) return;
      const { name } = callee.property;
      // The order in which options are listed is no rule.
      if (name in METHODS && callee.object.name !== 'out') change('call', callee.property, METHODS[name]);
      if (['filter', 'slice', 'sort'].includes(name)) change('call', node, textOf(callee.object));
    },
    MemberExpression() {
      const { object, property, computed, optional } = node;
      if (!optional) return;
      const end = computed ? source.indexOf('[', object.end) : property.start;
      change('optional', { start: object.end, end }, computed ? '' : '.');
    },
    ArrayExpression() {
      const { elements } = node;
      elements.forEach((element, i) => {
        const [start, end] =
          i + 1 < elements.length
            ? [element.start, elements[i + 1].start]
            : [i > 0 ? elements[i - 1].end : element.start, element.end];
        change('element', { start, end }, '');
      });
      if (elements.length < 2 || !elements.every(({ type }) => type === 'Identifier')) return;
      for (let i = 0; i + 1 < elements.length; i++) {
        const [first, second] = [elements[i], elements[i + 1]];
        const between = source.slice(first.end, second.start);
        change('swapped', { start: first.start, end: second.end }, textOf(second) + between + textOf(first));
      }
    },
    Property() {
      if (parent?.type === 'ObjectExpression' && !node.method && !WORDING.includes(node.key.name)) {
        const comma = /^\s*,/.exec(source.slice(node.end))?.[0].length ?? 0;
        change('property', { start: node.start, end: node.end + comma }, '');
      }
    },
  };
  if (isArrowValue(node, parent)) giveBack(node);
  rules[node.type]?.();
  return changes;
}

/** What is left out of an object is a rule where objects are cards; elsewhere the compiler would see it. */
const isTable = file => file.includes('/content/');

const oneLine = text => text.replace(/\s+/g, ' ').trim();

/** The lines a change touches, before and after, as one line each. */
function linesOf(source, { start, end, text }) {
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const to = source.indexOf('\n', end);
  const until = to < 0 ? source.length : to;
  return {
    before: oneLine(source.slice(from, until)),
    after: oneLine(source.slice(from, start) + text + source.slice(end, until)),
  };
}

/** What a record of a table is called. */
function namesOf({ type, properties }) {
  if (type !== 'ObjectExpression') return undefined;
  const names = properties.filter(({ key, value }) => ['id', 'name'].includes(key?.name) && isText(value));
  return names.length > 0 ? names.map(({ value }) => String(value.value)) : undefined;
}

/**
 * The mutants of a file and its places: what is run as one piece, so that a test which does not reach the place
 * cannot notice the mutant. A mutant without a place is looked at when the module is loaded.
 */
export function mutantsOf(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const mutants = [];
  const places = [];
  const seen = new Set();

  const newPlace = (node, how) => places.push({ start: node.start, end: node.end, how }) - 1;
  const placeOf = (node, parent, place, inFunction) => {
    if (isArrowValue(node, parent)) return newPlace(node, 'value');
    if (!inFunction || !isStatement(node) || node.type === 'BlockStatement') return place;
    const isInLoop = parent.type.startsWith('For') && node !== parent.body;
    if (isInLoop) return place;
    return newPlace(node, node.type.endsWith('Declaration') ? 'declaration' : 'statement');
  };

  const visit = (node, parent, place, inFunction, where, record) => {
    if (node.type === 'ImportDeclaration' || (node.type.startsWith('Export') && node.source)) return;
    const here = placeOf(node, parent, place, inFunction);
    const about = namesOf(node) ?? record;
    for (const change of changesOf(source, node, parent)) {
      if (change.kind === 'property' && !isTable(file)) continue;
      const lines = linesOf(source, change);
      const key = `${file} ${where} ${lines.before} → ${lines.after}`;
      if (seen.has(key) || lines.before === lines.after) continue;
      seen.add(key);
      const line = source.slice(0, change.start).split('\n').length;
      mutants.push({ file, line, where, about, ...change, ...lines, place: here, key });
    }
    const isFunction = /Function/.test(node.type);
    for (const child of childrenOf(node)) {
      if (node.type === 'Property' && child === node.value && OTHERS.includes(node.key.name)) continue;
      const isName = (node.type === 'Property' || node.type === 'MemberExpression') && !node.computed;
      if (isName && (child === node.key || child === node.property)) continue;
      const isWording = node.type === 'Property' && WORDING.includes(node.key.name);
      if (isWording && child === node.value && (isText(child) || PLAIN.includes(child.type))) continue;
      visit(child, node, here, inFunction || isFunction, where, about);
    }
  };
  const nameOf = node => {
    const declared = node.declaration ?? node;
    return (declared.id ?? declared.declarations?.[0]?.id)?.name ?? '';
  };
  for (const node of program.body)
    if (!isType(node) && !RECKONING.test(nameOf(node))) visit(node, undefined, -1, false, nameOf(node), []);
  return { mutants, places };
}

export const applyChange = (source, { start, end, text }) =>
  source.slice(0, start) + text + source.slice(end);

/** The source with a call of `__reach(n)` at place number `first + n`. */
export function withReaches(source, places, first) {
  const marks = places.flatMap(({ start, end, how }, i) => {
    const call = `__reach(${first + i})`;
    if (how === 'value')
      return [
        { at: start, order: i, text: `(${call}, ` },
        { at: end, order: -i, text: ')' },
      ];
    if (how === 'declaration') return [{ at: start, order: i, text: `${call}; ` }];
    return [
      { at: start, order: i, text: `{ ${call}; ` },
      { at: end, order: -i, text: ' }' },
    ];
  });
  // At one offset ends come before beginnings, inner ends before outer ones, outer beginnings before inner ones.
  marks.sort(
    (a, b) =>
      a.at - b.at ||
      Number(b.text.startsWith(')') || b.text === ' }') - Number(a.text.startsWith(')') || a.text === ' }') ||
      a.order - b.order,
  );
  let out = '';
  let from = 0;
  for (const { at, text } of marks) {
    out += source.slice(from, at) + text;
    from = at;
  }
  return out + source.slice(from);
}
