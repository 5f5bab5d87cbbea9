/** The words of the scenario language as a page, made from the code. */
import type { Language } from './check.ts';
import { pathsOf } from './view-shape.ts';

type Row = readonly [code: string, words: string];

const cell = (text: string): string => text.replaceAll('|', '\\|');

const table = (head: Row, rows: readonly Row[]): string =>
  [head, ['---', '---'] as const]
    .map(([code, words]) => `| ${code} | ${words} |`)
    .concat(rows.map(([code, words]) => `| \`${code}\` | ${cell(words)} |`))
    .join('\n');

export const section = (title: string, ...parts: string[]): string => [`## ${title}`, ...parts].join('\n\n');

export interface Named {
  readonly id: string;
  readonly name: string;
}

export const ids = (title: string, cards: Iterable<Named>): string[] => {
  const rows = [...cards].map(({ id, name }): Row => [id, name]);
  return rows.length === 0 ? [] : [`### ${title}`, table(['Id', 'Name'], rows)];
};

export function languageSections(
  language: Language,
  places: Readonly<Record<string, string>>,
  refusals: Readonly<Record<string, string>>,
): string[] {
  return [
    section(
      'Paths of the view',
      'Words in capitals stand for ids, `N` for a number from 0. A list can also be asked for its `length`.',
      table(['Path', 'What it says'], pathsOf(language.view)),
    ),
    section('Event lines', table(['Line', 'When'], language.events)),
    section('Action lines', table(['Line', 'What it does'], language.actions)),
    section('Reasons to refuse', table(['`refused:`', 'Why'], Object.entries(refusals))),
    section(
      'Places that wait',
      table(['`decision: { at }`', 'Who is asked for what'], Object.entries(places)),
    ),
  ];
}

/** How such a page begins; the name of the page about the language follows. */
export const wordsHead = (game: string, command: string): string =>
  `# The words of scenarios: ${game}\n\nThis page is made from the code by \`${command}\`; a test compares the two. The language itself is in`;
