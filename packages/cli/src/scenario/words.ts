/** The words of the scenario language as a page, made from the code. */
import { CONTENT, RULE_SETS as CRAWLS } from '@tumblekeep/die-in-the-dungeon';
import * as crawl from '@tumblekeep/die-in-the-dungeon/scenario';
import { type Edition, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import * as fight from '@tumblekeep/dungeon-fighter/scenario';
import { type Language, pathsOf } from '@tumblekeep/kernel/scenario';

type Row = readonly [code: string, words: string];

const cell = (text: string): string => text.replaceAll('|', '\\|');

const table = (head: Row, rows: readonly Row[]): string =>
  [head, ['---', '---'] as const]
    .map(([code, words]) => `| ${code} | ${words} |`)
    .concat(rows.map(([code, words]) => `| \`${code}\` | ${cell(words)} |`))
    .join('\n');

const section = (title: string, ...parts: string[]): string => [`## ${title}`, ...parts].join('\n\n');

interface Named {
  readonly id: string;
  readonly name: string;
}

const ids = (title: string, cards: Iterable<Named>): string[] => {
  const rows = [...cards].map(({ id, name }): Row => [id, name]);
  return rows.length === 0 ? [] : [`### ${title}`, table(['Id', 'Name'], rows)];
};

function languageSections(
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

const HEAD = (game: string, command: string): string =>
  `# The words of scenarios: ${game}\n\nThis page is made from the code by \`${command}\`; a test compares the two. The language itself is in`;

function editionSection(edition: Edition): string {
  const { tables, constants } = edition;
  return section(
    `Ids of ${edition.name} (\`rules: ${edition.id}\`)`,
    ...ids('Heroes', tables.heroes),
    ...ids('Abilities', tables.abilities),
    ...ids('Markers', edition.marker.values()),
    ...ids('Monsters', tables.monsters),
    ...ids('Abilities of monsters', tables.monsterAbilities),
    ...ids('Bosses', tables.bosses),
    ...ids('Equipment', tables.equipment),
    ...ids('Dungeon cards', tables.dungeon),
    ...ids('Maps', tables.maps),
    ...ids(
      'Rooms of maps',
      tables.maps.flatMap(map => map.rooms),
    ),
    ...ids('Throws', tables.throws),
    ...ids(
      'Difficulties',
      Object.entries(constants.difficulties).map(([id, { name }]) => ({ id, name })),
    ),
  );
}

export function fightWords(): string {
  const games = Object.values(RULE_SETS);
  const language = fight.languageOf((games[0] as (typeof games)[number]).edition);
  return `${[
    `${HEAD('Dungeon Fighter', 'tumblekeep scenario words')} [scenarios.md](scenarios.md).`,
    ...languageSections(language, fight.PLACES, fight.REFUSALS),
    ...games.map(({ edition }) => editionSection(edition)),
  ].join('\n\n')}\n`;
}

export function crawlWords(): string {
  const { tables } = CONTENT;
  const heroes = [...new Map(tables.heroCards.map(card => [card.hero, card.hero])).keys()];
  return `${[
    `${HEAD('DIE in the Dungeon!', 'tumblekeep scenario words --game die-in-the-dungeon')} [scenarios-die-in-the-dungeon.md](scenarios-die-in-the-dungeon.md).`,
    ...languageSections(crawl.languageOf(CONTENT), crawl.PLACES, crawl.REFUSALS),
    section(
      `Ids (\`rules: ${Object.keys(CRAWLS).join('')}\`)`,
      ...ids('Creatures', tables.creatures),
      ...ids('Abilities', tables.abilities),
      ...ids(
        'Heroes',
        heroes.map(id => ({ id, name: `${id.slice(0, 1).toUpperCase()}${id.slice(1)}` })),
      ),
      ...ids('Tiles', tables.tiles),
      ...ids('Maps', tables.maps),
    ),
  ].join('\n\n')}\n`;
}
