/** The table of handicaps as the source file that the page and the bots import, and for people. */
import { type EvenSetting, type EvenTable, shareOf } from '../../bots/handicaps/index.ts';
import { SKILLS, type Skill } from '../../bots/index.ts';
import { texts } from '../../rules/index.ts';
import type { HandicapReport } from './worker.ts';

export function withCell(table: EvenTable, rules: string, cell: HandicapReport): EvenTable {
  const { skill, heroes, handicap, won, of } = cell;
  const ofRules = table[rules] ?? {};
  return {
    ...table,
    [rules]: { ...ofRules, [skill]: { ...ofRules[skill], [heroes]: { handicap, won, of } } },
  };
}

const printSettings = (settings: Readonly<Record<number, EvenSetting>>): string =>
  Object.entries(settings)
    .map(([heroes, { handicap, won, of }]) => `${heroes}: { handicap: ${handicap}, won: ${won}, of: ${of} }`)
    .join(', ');

export const printTable = (table: EvenTable): string =>
  [
    '// biome-ignore-all format: hands of a rule set are a line',
    '/** Written by `tumblekeep handicaps --write`. Never edit it by hand. */',
    "import type { EvenTable } from './table.ts';",
    '',
    'export const EVEN: EvenTable = {',
    ...Object.entries(table).flatMap(([rules, ofRules]) => [
      `  ${rules}: {`,
      ...SKILLS.flatMap(skill => {
        const settings = ofRules[skill];
        return settings === undefined ? [] : [`    ${skill}: { ${printSettings(settings)} },`];
      }),
      '  },',
    ]),
    '};',
    '',
  ].join('\n');

const cellText = (setting: EvenSetting | undefined): string =>
  setting === undefined
    ? '–'
    : `${texts.handicapName(setting.handicap)}: ${(100 * shareOf(setting)).toFixed(1)} %`;

/** As it stands in docs/balance.md. */
export function printMarkdown(table: EvenTable, rules: string, heroes: readonly number[]): string {
  const row = (skill: Skill): string =>
    `| ${[skill, ...heroes.map(count => cellText(table[rules]?.[skill]?.[count]))].join(' | ')} |`;
  return [
    `| | ${heroes.map(count => `${count} heroes`).join(' | ')} |`,
    `|---|${heroes.map(() => '---|').join('')}`,
    ...SKILLS.map(row),
    '',
  ].join('\n');
}
