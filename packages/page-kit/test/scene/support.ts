/** Real flights for the tests of what is seen and heard. */

import { RULE_SETS, type ThrowState } from '@tumblekeep/dungeon-fighter';
import { type Flight, PhysicalTable } from '@tumblekeep/dungeon-fighter/hosted';
import { sayPlainly } from '@tumblekeep/kernel';
import { DICE, type Die, HOLDS, loadJolt, makeRelease, type Release, type Scene } from '@tumblekeep/table';

const engine = await loadJolt();
const table = new PhysicalTable(engine, RULE_SETS.second.edition);

export function fly(release: Partial<Release>, scene: Scene = { dice: [], props: [] }): Flight {
  const whole = makeRelease(release);
  const thrown = { die: whole.die, requirements: [] as readonly string[] } as ThrowState;
  const flight = table.throwByHand({ release: whole, scene }, thrown, 'test', 0);
  if (!flight.ok) throw new Error(sayPlainly(flight.error));
  return flight.value;
}

/** Throws of every die in every hold, over the whole table and beyond it. */
export function manyFlights(): Flight[] {
  const flights: Flight[] = [];
  for (let i = 0; i < 3 * HOLDS.length; i++)
    flights.push(
      fly({
        die: DICE[i % DICE.length] as Die,
        hold: i % HOLDS.length,
        velocity: [(i % 7) * 30 - 90, 300 - (i % 5) * 150, 900 + ((i * 137) % 900)],
        spin: [(i * 2711) % 20000, (i * 911) % 9000, (i * 1301) % 7000],
      }),
    );
  return flights;
}
