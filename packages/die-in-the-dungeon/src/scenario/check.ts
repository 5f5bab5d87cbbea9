/** What a schema cannot know: which cards and places there are, and which lines are actions. */
import { type Fault, linesOf, meant, type Path } from '@tumblekeep/kernel/scenario';
import { type Content, mapOf } from '../content.ts';
import { parseAction } from '../notation/action.ts';
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
    name(['map'], map, content.map, 'map');
    return faults;
  }
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
  checkLines(scenario, faults);
  return faults;
}

/** Lines that must be actions: everything done, and what may be done. */
function checkLines({ expect, steps = [] }: Scenario, faults: Fault[]): void {
  const actions = (path: Path, text: string | string[] | undefined): void => {
    for (const line of linesOf(text)) {
      const parsed = parseAction(line);
      if (!parsed.ok) faults.push({ path, message: `"${line}": ${parsed.error.message}` });
    }
  };
  const legal = (path: Path, expected: Scenario['expect']): void => {
    const wanted = expected?.legal;
    if (typeof wanted === 'string' || Array.isArray(wanted)) actions([...path, 'legal'], wanted);
    else actions([...path, 'legal', 'exactly'], wanted?.exactly);
  };
  legal(['expect'], expect);
  steps.forEach((step, i) => {
    if (typeof step === 'string') {
      actions(['steps', i], step);
      return;
    }
    if (step.expect?.refused === undefined) actions(['steps', i, 'do'], step.do);
    legal(['steps', i, 'expect'], step.expect);
  });
}
