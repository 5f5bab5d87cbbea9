/** Every word that a scenario may use, as a page. */
import { ids, languageSections, section, wordsHead } from '@tumblekeep/kernel/scenario';
import { CONTENT } from '../content/index.ts';
import { RULE_SETS } from '../rule-sets.ts';
import { languageOf, PLACES, REFUSALS } from './index.ts';

export function wordsPage(): string {
  const { tables } = CONTENT;
  const heroes = [...new Map(tables.heroCards.map(card => [card.hero, card.hero])).keys()];
  return `${[
    `${wordsHead('DIE in the Dungeon!', 'tumblekeep scenario words --game die-in-the-dungeon')} [scenarios-die-in-the-dungeon.md](scenarios-die-in-the-dungeon.md).`,
    ...languageSections(languageOf(CONTENT), PLACES, REFUSALS),
    section(
      `Ids (\`rules: ${Object.keys(RULE_SETS).join('')}\`)`,
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
