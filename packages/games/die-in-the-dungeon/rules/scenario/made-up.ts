/** Content made up for a situation: a rule is tried without the balance of the real tables. */
import type { Ability, CreatureCard, DungeonMap, Tile } from '../cards.ts';
import { type Content, makeContent } from '../content.ts';

const card = (id: string) => ({ id, name: id, flavour: '', source: 'ours' as const });

export const makeTile = ({ id = 'test-tile', ...values }: Partial<Tile> = {}): Tile => ({
  ...card(id),
  back: 'four-way',
  copies: 1,
  level: 1,
  ...values,
});

export const makeAbility = ({ id = 'test-ability', ...values }: Partial<Ability> = {}): Ability => ({
  ...card(id),
  text: id,
  clauses: [],
  cost: 1,
  windows: ['turn', 'round', 'trap'],
  ...values,
});

export const makeCreature = ({
  id = 'test-creature',
  ...values
}: Partial<CreatureCard> = {}): CreatureCard => ({
  ...card(id),
  short: id,
  text: id,
  abilities: [],
  cards: [],
  ...values,
});

export const makeMap = ({ id = 'test-map', ...values }: Partial<DungeonMap> = {}): DungeonMap => ({
  ...card(id),
  players: 1,
  difficulty: 1,
  starts: ['b2'],
  win: { epicParties: 4 },
  text: id,
  cells: [
    { at: 'b2', back: 'start', turn: 0 },
    { at: 'b1', back: 'four-way', turn: 0 },
    { at: 'a2', back: 'four-way', turn: 0 },
    { at: 'c2', back: 'four-way', turn: 0 },
    { at: 'b3', back: 'four-way', turn: 0 },
  ],
  ...values,
});

export interface MadeUp {
  readonly tiles?: readonly Tile[];
  readonly abilities?: readonly Ability[];
  readonly creatures?: readonly CreatureCard[];
  readonly maps?: readonly DungeonMap[];
}

const over = <T extends { readonly id: string }>(
  real: readonly T[],
  made: readonly T[] = [],
): readonly T[] => [...real.filter(({ id }) => !made.some(one => one.id === id)), ...made];

/** The real tables with made-up records beside or in place of theirs. */
export const contentWith = ({ tables }: Content, made: MadeUp): Content =>
  makeContent({
    ...tables,
    tiles: over(tables.tiles, made.tiles),
    abilities: over(tables.abilities, made.abilities),
    creatures: over(tables.creatures, made.creatures),
    maps: over(tables.maps, made.maps),
  });
