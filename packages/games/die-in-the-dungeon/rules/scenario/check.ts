/** What a schema cannot know: which cards and places there are, and which lines are actions. */
import { checkExpectations, type Fault, meant, type Path } from '@tumblekeep/kernel/scenario';
import { type Content, mapOf } from '../content.ts';
import { languageOf } from './language.ts';
import type { Scenario } from './schema.ts';

type Known = Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>;

export function checkNames(content: Content, map: string, scenario: Scenario): Fault[] {
  const faults: Fault[] = [];
  const name = (path: Path, word: string | undefined, known: Known, what: string, key = false): void => {
    if (word === undefined || known.has(word)) return;
    faults.push({ path, message: `there is no ${what} "${word}"${meant(word, [...known.keys()])}`, key });
  };
  const laid = mapOf(content, map);
  if (laid === undefined) {
    name([scenario.position === undefined ? 'map' : 'position'], map, content.map, 'map');
    return faults;
  }
  const ids = content.tables.creatures.map(({ id }) => id);
  const creatures = scenario.creatures ?? [scenario.creature ?? {}];
  creatures.forEach((one, i) => {
    const at = scenario.creatures === undefined ? ['creature'] : ['creatures', i];
    if (typeof one === 'string') {
      name(at, one, content.creature, 'creature');
      return;
    }
    name([...at, 'creature'], one.creature, content.creature, 'creature');
    for (const field of ['cards', 'boons'] as const)
      for (const [j, ability] of (one[field] ?? []).entries())
        name([...at, field, j], ability, content.ability, 'ability');
  });
  for (const [cell, tile] of Object.entries(scenario.tiles ?? {})) {
    name(['tiles', cell], cell, laid.indexOf, 'place', true);
    name(['tiles', cell], tile, content.tile, 'tile');
  }
  for (const [i, cell] of (scenario.explored ?? []).entries())
    name(['explored', i], cell, laid.indexOf, 'place');
  name(['enter'], scenario.enter, laid.indexOf, 'place');
  creatures.forEach((one, i) => {
    const at = scenario.creatures === undefined ? ['creature'] : ['creatures', i];
    if (typeof one !== 'string') name([...at, 'at'], one.at, laid.indexOf, 'place');
  });
  const playing =
    scenario.position !== undefined
      ? ids
      : creatures.map((one, i) => (typeof one === 'string' ? one : one.creature) ?? ids[i] ?? '');
  return [...faults, ...checkExpectations(languageOf(content, laid, playing), scenario)];
}
