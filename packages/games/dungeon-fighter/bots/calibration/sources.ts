/** The sets of requirements that cards can bring about. */

import { nextInt, type Stream } from '@tumblekeep/kernel';
import { type Edition, THROWS, type Throw } from '../../rules/index.ts';

export type ThrowSet = readonly Throw[];

interface Card {
  readonly requirement?: Throw;
}

/** Who may ask for a throw at the same time: the foe, the room, and weapons of one hero. */
function sourcesOf({ tables, room }: Edition): readonly (readonly Throw[])[] {
  const asked = (cards: readonly object[]): Throw[] =>
    (cards as readonly Card[]).flatMap(({ requirement }) => requirement ?? []);
  const weapons = asked(tables.equipment.filter(({ kind }) => kind === 'weapon'));
  const most = Math.max(...tables.heroes.map(({ slots }) => slots.weapon));
  return [
    asked([...tables.monsters, ...tables.bosses]),
    asked([...room.values()]),
    ...Array<Throw[]>(most).fill(weapons),
  ];
}

const inOrder = (throws: readonly Throw[]): ThrowSet => THROWS.filter(name => throws.includes(name));

/** Each set once, by its name. */
const inAlphabet = (sets: readonly ThrowSet[]): readonly ThrowSet[] =>
  [...new Map(sets.map(set => [set.join(' '), set]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, set]) => set);

export function pairsOf(edition: Edition): readonly ThrowSet[] {
  const sources = sourcesOf(edition);
  const pairs: ThrowSet[] = [];
  for (const [i, ones] of sources.entries())
    for (const others of sources.slice(i + 1))
      for (const one of ones)
        for (const other of others) if (one !== other) pairs.push(inOrder([one, other]));
  return inAlphabet(pairs);
}

/** What monster and room can demand together, whether anybody likes it or not. */
export function compulsoryPairs(edition: Edition): readonly ThrowSet[] {
  const [foes = [], rooms = []] = sourcesOf(edition);
  return inAlphabet(
    foes.flatMap(one => rooms.flatMap(other => (one === other ? [] : [inOrder([one, other])]))),
  );
}

/** Every three requirements that cards can bring about at once. */
export function triplesOf(edition: Edition): readonly ThrowSet[] {
  const sources = sourcesOf(edition).map(source => [...new Set(source)]);
  const triples: ThrowSet[] = [];
  for (const [i, ones] of sources.entries())
    for (const [j, others] of sources.entries())
      for (const thirds of j > i ? sources.slice(j + 1) : [])
        for (const one of ones)
          for (const other of others)
            for (const third of thirds)
              if (new Set([one, other, third]).size === 3) triples.push(inOrder([one, other, third]));
  return inAlphabet(triples);
}

/** So many requirements at once, as cards bring them about; those that fail the test are drawn anew. */
export function drawSet(
  edition: Edition,
  size: number,
  stream: Stream,
  isWanted: (set: ThrowSet) => boolean,
): ThrowSet {
  const sources = sourcesOf(edition).filter(source => source.length > 0);
  for (;;) {
    const left = [...sources];
    const drawn: Throw[] = [];
    while (drawn.length < size && left.length > 0) {
      const [source] = left.splice(nextInt(stream, left.length), 1) as [readonly Throw[]];
      drawn.push(source[nextInt(stream, source.length)] as Throw);
    }
    const set = inOrder(drawn);
    if (set.length === size && isWanted(set)) return set;
  }
}
