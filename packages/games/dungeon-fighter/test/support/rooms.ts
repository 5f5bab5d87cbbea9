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
