/** What was found about sets of requirements, for docs/pairs.md and for the cards of an edition. */
import { compulsoryPairs, requirementsOf, type Together } from '../../../bots/calibration/index.ts';
import type { Edition } from '../../../rules/index.ts';

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const percent = (share: number | undefined): string =>
  share === undefined ? '–' : `${Math.round(100 * share)} %`;
const nameOf = ({ throws }: Pick<Together, 'throws'>): string => throws.map(one => `\`${one}\``).join(' ');

export const INTRODUCTION = [
  '# Requirements that come together',
  '',
  '<!-- written by `tumblekeep calibrate pairs --write`; do not edit it by hand -->',
  '',
  'Every two requirements that a room, a monster and the weapons of one hero can demand at once, with the share of',
  'its throws that a deadly hand hits on our table (a rough figure: a brief search for the aim, few throws). Where two',
  'of them exclude each other as they are written, they bend (TH-R-13), and the table says how. **Bold** are the pairs',
  'that a monster and a room demand without anybody choosing a weapon.',
  '',
];

/** Pairs of an edition; the compulsory ones first, the hardest of them at the top. */
export function printPairs(
  edition: Edition,
  pairs: readonly Together[],
  triples: readonly Together[],
): string[] {
  const compulsory = new Set(compulsoryPairs(edition).map(pair => pair.join(' ')));
  const isCompulsory = ({ throws }: Together): boolean => compulsory.has(throws.join(' '));
  const sorted = [...pairs].sort(
    (a, b) => Number(isCompulsory(b)) - Number(isCompulsory(a)) || (a.hits ?? 0) - (b.hits ?? 0),
  );
  const unknown = [...pairs, ...triples].filter(({ known }) => !known);
  return [
    `## ${edition.name}`,
    '',
    `${pairs.length} pairs, ${compulsory.size} of them compulsory; ${triples.length} sets of three.`,
    unknown.length === 0
      ? 'For each of them a release is known.'
      : `The solver gave up on: ${unknown.map(nameOf).join(', ')}.`,
    '',
    row('requirements', 'deadly hand', 'bent, because', 'instead'),
    row('---', '---', '---', '---'),
    ...sorted.map(pair => {
      const [conflict] = requirementsOf(edition.id, pair.throws).conflicts;
      const name = isCompulsory(pair) ? `**${nameOf(pair)}**` : nameOf(pair);
      const hits = pair.known ? percent(pair.hits) : 'nobody knows how';
      return row(name, hits, conflict?.reason ?? '', conflict?.instead ?? '');
    }),
    '',
  ];
}

/** The source of `content/excluding.ts` of an edition. */
export const printExcluding = (pairs: readonly (readonly string[])[]): string =>
  [
    "import type { ThrowPair } from '../../../../../cli/cards.ts';",
    '',
    '/** Written by `tumblekeep calibrate pairs --write`: what monster and room demand together and no throw fulfils as written. */',
    '// biome-ignore format: one pair, one line',
    'export const EXCLUDING: readonly ThrowPair[] = [',
    ...pairs.map(([one, other]) => `  ['${one}', '${other}'],`),
    '];',
    '',
  ].join('\n');
