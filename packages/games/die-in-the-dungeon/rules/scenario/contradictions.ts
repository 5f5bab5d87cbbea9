/** What cannot be true together in a staging, with the field that says so. */
import type { Fault, Path } from '@tumblekeep/kernel/scenario';
import { ABILITY_DIE, TIME_DIE } from '../constants.ts';
import { type Content, mapOf } from '../content.ts';
import { CHANGING, type Track } from '../vocabulary.ts';
import type { Scenario } from './schema.ts';

type Note = (path: Path, message: string, key?: boolean) => void;
type CreaturePart = Extract<NonNullable<Scenario['creature']>, object>;

const MAY_BE_ZERO: readonly Track[] = ['time', 'ability'];
const FIXED: Readonly<Partial<Record<Track, number>>> = { time: TIME_DIE, ability: ABILITY_DIE };

export function checkContradictions(content: Content, map: string, scenario: Scenario): Fault[] {
  const faults: Fault[] = [];
  const note: Note = (path, message, key = false) => {
    faults.push({ path, message, ...(key && { key }) });
  };
  if (scenario.position !== undefined) return faults;
  const { creature, creatures, begin, enter, combat, explored = [] } = scenario;
  const seats = mapOf(content, map)?.map.players ?? 1;
  const parts = (creatures ?? [creature ?? {}]).map(
    (one): CreaturePart => (typeof one === 'string' ? { creature: one } : one),
  );
  const at = (i: number): Path => (creatures === undefined ? ['creature'] : ['creatures', i]);
  if (parts.length !== seats)
    note(
      [creatures === undefined ? (creature === undefined ? 'map' : 'creature') : 'creatures'],
      `the map is for ${seats === 1 ? 'one player' : `${seats} players`}; say ${seats === 1 ? '"creature"' : 'both as "creatures"'}`,
    );
  const ids = content.tables.creatures.map(({ id }) => id);
  const names = parts.map((part, i) => part.creature ?? ids[i] ?? '');
  names.forEach((name, i) => {
    if (names.indexOf(name) !== i) note(at(i), `${name} plays already; two players never share a creature`);
    checkCreature(content, parts[i] as CreaturePart, name, at(i), note);
  });
  if (scenario.first !== undefined && !names.includes(scenario.first))
    note(
      ['first'],
      `${scenario.first} does not play; ${names.join(' and ')} do${names.length === 1 ? 'es' : ''}`,
    );
  if (begin !== undefined && (enter !== undefined || combat !== undefined))
    note(
      ['begin'],
      `the scenario begins ${combat === undefined ? 'on a tile' : 'in a Combat'} already`,
      true,
    );
  if (enter !== undefined && explored.includes(enter)) note(['enter'], `${enter} is explored already`);
  if (combat?.heroes.length === 0) note(['combat', 'heroes'], 'nobody is there to fight');
  if (combat?.round === 0) note(['combat', 'round'], 'rounds are counted from 1');
  return faults;
}

function checkCreature(content: Content, part: CreaturePart, name: string, path: Path, note: Note): void {
  for (const track of ['time', ...CHANGING, 'ability'] as const) {
    const slot = part[track];
    if (slot === undefined) continue;
    const [first = '', second] = String(slot).split(' ');
    const value = Number(second ?? first);
    const fixed = FIXED[track];
    const sides = second === undefined ? fixed : Number(first.slice(1));
    if (fixed !== undefined && sides !== fixed) note([...path, track], `${track} is always on a d${fixed}`);
    else if (value < 0 || (sides !== undefined && value > sides))
      note([...path, track], `a d${sides ?? '?'} does not show ${value}`);
    else if (value === 0 && !MAY_BE_ZERO.includes(track))
      note(
        [...path, track],
        track === 'health' ? 'a creature with no Health has lost' : `${track} never falls below 1`,
      );
  }
  const printed = content.creature.get(name)?.cards ?? [];
  part.cards?.forEach((card, i) => {
    if (!printed.includes(card))
      note([...path, 'cards', i], `${card} is no card of ${name}; it has ${printed.join(', ')}`);
    else if (part.cards?.indexOf(card) !== i) note([...path, 'cards', i], `there is one card ${card}`);
  });
  part.boons?.forEach((boon, i) => {
    if (part.boons?.indexOf(boon) !== i) note([...path, 'boons', i], `${boon} is at work already`);
    else if (content.ability.get(boon)?.boon === undefined)
      note([...path, 'boons', i], `${boon} does not last`);
  });
}
