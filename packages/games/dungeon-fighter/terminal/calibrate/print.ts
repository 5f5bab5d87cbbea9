/** The measured table as the source file that the bots import. */
import type { MeasuredRules, MeasuredTable } from '../../bots/index.ts';

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const printEntries = (name: string, entries: object): string[] => [
  `      ${name}: {`,
  ...Object.entries(entries).map(([key, value]) => `        ${quoted(key)}: ${JSON.stringify(value)},`),
  '      },',
];

const printRules = ([id, { plain, throws, pairs }]: [string, MeasuredRules]): string[] => [
  `    ${id}: {`,
  `      plain: ${JSON.stringify(plain)},`,
  ...printEntries('throws', throws),
  ...printEntries('pairs', pairs),
  '    },',
];

export const printTable = ({ revision, seed, throws, aims, levels, noisier, rules }: MeasuredTable): string =>
  [
    '// biome-ignore-all format: what was measured together is a line',
    '/** Counts of real throws, written by `tumblekeep calibrate`. Never edit it by hand. */',
    "import type { MeasuredTable } from './table.ts';",
    '',
    'export const MEASURED: MeasuredTable = {',
    `  revision: ${quoted(revision)},`,
    `  seed: ${quoted(seed)},`,
    `  throws: ${JSON.stringify(throws)},`,
    `  aims: ${quoted(aims)},`,
    `  levels: ${JSON.stringify(levels)},`,
    `  noisier: ${JSON.stringify(noisier)},`,
    '  rules: {',
    ...Object.entries(rules).flatMap(printRules),
    '  },',
    '};',
    '',
  ].join('\n');
