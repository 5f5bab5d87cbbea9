import { sayPlainly } from '@tumblekeep/kernel';
import { expect } from 'vitest';
import { setUp } from '../../../rules/chapters/setup.ts';
import { type DungeonFighter, RULE_SETS, type State } from '../../../rules/index.ts';
import { clause, monster } from '../../support/table.ts';

const { edition } = RULE_SETS['prototype'] as DungeonFighter;

/** The table as it is laid out, before anybody moves. */
function laidOut(options: unknown = { heroes: 2 }, seed = 'laid-out'): State {
  const made = setUp(edition, options, seed);
  if (!made.ok) throw new Error(sayPlainly(made.error));
  return made.value;
}

clause('DF0-SETUP-03', 'the map drawn first is played first', t =>
  t.setUp({ heroes: 2 }).verify(({ game, state }) => {
    const first = game.edition.map.get(state.map?.floors[0] as string);
    expect(state.room).toBe(first?.rooms[0]?.id);
    expect(state.map?.floor).toBe(0);
  }),
);

clause('DF0-SETUP-04', 'it is joined to the second map with its rooms up, the boss out of sight', t =>
  t
    .stage({
      heroes: ['lorenzo', 'aureliano'],
      map: { floors: ['cellar', 'opera', 'motorway'], room: 'opera-stage' },
    })
    .shows({ room: 'motorway-services', 'map.floor': 2, 'combat.boss': false, 'decks.bosses': 4 }),
);

clause('DF0-SETUP-05', 'the party waits outside, before the entrance of the first map', t =>
  t.verify(() => {
    const { room, map, combat, round } = laidOut();
    expect({ room, floor: map?.floor, combat, round }).toEqual({
      room: null,
      floor: 0,
      combat: null,
      round: 0,
    });
  }),
);

clause('DF0-SETUP-09', 'no monster has life before the first one is met', t =>
  t
    .verify(() => expect(laidOut().combat).toBeNull())
    .combat({ heroes: ['lorenzo', 'aureliano'], combat: { monster: monster({ life: 7 }) } })
    .shows({ 'combat.life': 7 }),
);

clause('DF0-SETUP-12', 'the chest is common property: what one hero finds is for all', t =>
  t
    .combat({ heroes: [{ hero: 'lorenzo', abilities: { red: 'pickpocket' } }, 'aureliano'] })
    .throws('red', { face: 'icon' })
    .includes('coins +2 = 4: pickpocket')
    .shows({ chest: { coins: 4, dice: 1 } }),
);

clause(['DF0-SETUP-16', 'DF0-R-30'], 'purchases are decisions of the party, not of a hero', t =>
  t
    .stage({ heroes: ['lorenzo', 'aureliano'], shop: { display: [] } })
    .asks('party', 'shop')
    .does('party buys healing')
    .expect('bought healing for 1: coins 1'),
);
