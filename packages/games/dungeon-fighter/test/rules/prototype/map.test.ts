import { expect } from 'vitest';
import { RULE_SETS } from '../../../rules/index.ts';
import { clause, type Table, type TestStage } from '../../support/table.ts';

const FLOORS = ['cellar', 'opera', 'motorway'] as const;

/** The party leaves a room of the dungeon. */
const from = (t: Table, room: string, stage: Partial<TestStage> = {}): Table =>
  t.stage({ heroes: ['lorenzo', 'aureliano'], ...stage, map: { floors: FLOORS, room } });

clause('DF0-MAP-01', 'a room with two corridors leads to both rooms', t =>
  from(t, 'cellar-laundry').offers('party moves to cellar-stall', 'party moves to cellar-pipe'),
);

clause('DF0-MAP-01', 'a room with one corridor leads to that room', t =>
  from(t, 'cellar-coal').shows({ room: 'cellar-stash' }),
);

clause(['DF0-MAP-02', 'DF0-MOVE-03'], 'a corridor is not walked against its arrow', t =>
  from(t, 'cellar-laundry')
    .mayNot('party moves to cellar-demijohns')
    .does('party moves to cellar-stall')
    .begins('room cellar-stall'),
);

clause('DF0-MAP-03', 'the party comes in by the one entrance and leaves by the one exit', t =>
  t
    .stage({ heroes: ['lorenzo', 'aureliano'], map: { floors: FLOORS } })
    .shows({ room: 'cellar-stairs', 'map.floor': 0 })
    .stage({ heroes: ['lorenzo', 'aureliano'], map: { floors: FLOORS, room: 'cellar-pipe' } })
    .shows({ room: 'cellar-grating', 'map.floor': 0 }),
);

for (const [exit, entrance, floor] of [
  ['cellar-grating', 'opera-foyer', 1],
  ['opera-stage', 'motorway-services', 2],
] as const)
  clause('DF0-MAP-04', `behind ${exit} lies ${entrance}`, t =>
    from(t, exit).shows({ room: entrance, 'map.floor': floor }),
  );

clause('DF0-MAP-05', 'there is no way back to a room or to a map', t =>
  from(t, 'opera-stage-door')
    .offers('party moves to opera-dressing-room', 'party moves to opera-prompt-box')
    .mayNot(
      'party moves to opera-foyer',
      'party moves to opera-stage-door',
      'party moves to cellar-grating',
      'party moves to cellar-stairs',
    ),
);

clause('DF0-MAP-06', 'the rooms of the boss map lead to the boss', t =>
  from(t, 'motorway-bumps')
    .shows({ room: 'motorway-end', 'combat.boss': false })
    .stage({ heroes: ['lorenzo', 'aureliano'], map: { floors: FLOORS, room: 'motorway-end' } })
    .shows({ room: null, 'combat.boss': true }),
);

for (const [kind, room] of [
  ['danger', 'cellar-coal'],
  ['shop', 'cellar-stall'],
  ['fountain', 'cellar-pipe'],
  ['treasure', 'cellar-stash'],
] as const)
  clause('DF0-MAP-07', `a ${kind} is a room of a map`, t =>
    t.verify(() => expect(RULE_SETS['prototype']?.edition.mapRoom.get(room)?.kind).toBe(kind)),
  );

clause('DF0-MAP-08', 'no boss map is ever drawn as an adventure map', t =>
  t.verify(() => {
    const drawn = new Set<string>();
    for (let seed = 0; seed < 200; seed++) {
      t.setUp({ heroes: 1 }, `maps-${seed}`);
      for (const floor of t.state.map?.floors.slice(0, 2) ?? []) drawn.add(floor);
    }
    expect([...drawn].sort()).toEqual(['cellar', 'market', 'monastery', 'opera']);
  }),
);
