/** A room with two ways on: after its maintenance the game waits and nothing else happens. */
import { mapRoom } from './table.ts';

export const doors = [mapRoom({ id: 'left-door' }), mapRoom({ id: 'right-door' })];

export const hall = (values: Parameters<typeof mapRoom>[0] = {}): ReturnType<typeof mapRoom> =>
  mapRoom({ exits: doors.map(door => door.id), ...values });
