/** Games that stand one throw before something great: the next die is a bot's, and falls on every page alike. */

import { MemoryStore, NOBODY, Pace, SPECTATOR, Table } from '@tumblekeep/host';
import { sayPlainly } from '@tumblekeep/kernel';
import { type Engine, loadJolt, type Skill } from '@tumblekeep/table';
import { type Flight, hostedFight, PhysicalTable, type Table as Seats } from '../../../hosted/index.ts';
import { type DungeonFighter, type Event, RULE_SETS, type View } from '../../../rules/index.ts';

export interface Staged {
  readonly events: readonly Event[];
  readonly flight: Flight | undefined;
  /** The table after it. */
  readonly view: View;
  readonly isOver: boolean;
}

const HEROES = ['brad', 'murka'];
const MOST_GAMES = 40;

let engine: Promise<Engine> | undefined;

/** A game just before the first throw that ends in something like that. */
export async function stagedGame(is: (step: Staged) => boolean, skill: Skill = 'deadly'): Promise<string> {
  engine ??= loadJolt();
  const game = RULE_SETS['second'] as DungeonFighter;
  const physics = new PhysicalTable(await engine, game.edition);
  const table: Seats = {
    dice: 'simulated',
    seats: Object.fromEntries(HEROES.map(hero => [hero, { kind: 'sensible', skill }])),
  };
  for (let i = 0; i < MOST_GAMES; i++) {
    const store = new MemoryStore();
    const pace = new Pace<Staged>();
    const begun = await Table.begin(
      { hosted: hostedFight(game, async () => physics), store, pause: () => pace.pause() },
      {
        options: { heroes: HEROES, leader: HEROES[0] },
        seed: `staged ${i}`,
        seating: { table, landings: 'thrown' },
      },
    );
    if (!begun.ok) throw new Error(sayPlainly(begun.error));
    begun.value.listen(NOBODY, SPECTATOR, ({ events, shown, told }) =>
      pace.done({ events, flight: shown, view: told.view, isOver: told.outcome !== undefined }),
    );
    for (let isOver = false; !isOver; ) {
      const step = await pace.next();
      if (!step.ok) throw new Error(sayPlainly(step.error));
      isOver = step.value.isOver;
      if (!is(step.value)) continue;
      const lines = await store.read();
      if (!lines.ok) throw new Error(sayPlainly(lines.error));
      const [header = '', ...rest] = lines.value;
      return [`${JSON.stringify({ ...JSON.parse(header), table })}\n`, ...rest.slice(0, -2)].join('');
    }
  }
  throw new Error(`no such throw in ${MOST_GAMES} games`);
}
