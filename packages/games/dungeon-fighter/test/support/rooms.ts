/** A room with two ways on: after its maintenance the game waits and nothing else happens. */
import { mapRoom, monster, type Table, type TestStage, twoDoors } from './table.ts';

export const doors = [mapRoom({ id: 'left-door' }), mapRoom({ id: 'right-door' })];

export const hall = (values: Parameters<typeof mapRoom>[0] = {}): ReturnType<typeof mapRoom> =>
  mapRoom({ exits: doors.map(door => door.id), ...values });

/** A fight that one 3 wins, in any edition; behind it are the same two doors and a monster that lasts. */
export function lastBlow(t: Table, { cards = [], combat, ...stage }: Partial<TestStage> = {}): Table {
  const mapped = t.game.edition.tables.maps.length > 0;
  return t.fight({
    ...stage,
    decks: { monsters: ['behind'], ...(!mapped && twoDoors.decks), ...stage.decks },
    cards: [...(mapped ? doors : twoDoors.cards), monster({ id: 'behind', life: 30 }), ...cards],
    combat: {
      monster: monster({ coins: 0 }),
      life: 3,
      dice: ['red'],
      ...(mapped && { room: hall() }),
      ...combat,
    },
  });
}

/** The story of a 3 that wins such a fight, up to what it brings. */
export const killed = (hero: string): string[] => [
  `${hero} hit 3`,
  'damage 3 = 3 section',
  'monster life 3 → 0: hit',
  'defeated test-monster',
];

/** What is told on the way from such a fight to the doors, after the last die of this hero. */
export const wayOn = (t: Table, hero: string = t.party[0]): string[] =>
  t.rules === 'second' ? ['set aside test-room: icons 3', `${hero} drew paths: left-door, right-door`] : [];

/** Through the left door. */
export const moveOn = (t: Table): Table =>
  t.does(
    t.rules === 'second'
      ? `${t.game.view(t.state, 'spectator').leader} takes left-door`
      : 'party moves to left-door',
  );
