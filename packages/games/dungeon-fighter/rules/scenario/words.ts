/** Every word that a scenario may use, as a page. */
import { ids, languageSections, section, wordsHead } from '@tumblekeep/kernel/scenario';
import type { Edition } from '../edition.ts';
import { RULE_SETS } from '../rule-sets.ts';
import { languageOf, PLACES, REFUSALS } from './index.ts';

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

export function wordsPage(): string {
  const games = Object.values(RULE_SETS);
  const language = languageOf((games[0] as (typeof games)[number]).edition);
  return `${[
    `${wordsHead('Dungeon Fighter', 'tumblekeep scenario words')} [scenarios.md](scenarios.md).`,
    ...languageSections(language, PLACES, REFUSALS),
    ...games.map(({ edition }) => editionSection(edition)),
  ].join('\n\n')}\n`;
}
