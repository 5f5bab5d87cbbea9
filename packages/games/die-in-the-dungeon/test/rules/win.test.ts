import type { CreatureStage } from '../../rules/scenario/index.ts';
import { made, plain } from '../support/plain.ts';
import { clause, map, type Table, tile } from '../support/table.ts';

const strong: CreatureStage = { ...plain, might: 'd20 20' };

const PARTY = tile({ id: 'party', heads: ['patriarch'] });

/** The Patriarch is alone, and a 1 is all it takes. */
const fights = (t: Table, win: Parameters<typeof map>[0] & object, board: CreatureStage = {}) =>
  t
    .stage({
      map: 'goal',
      creature: { ...strong, ...board },
      made: { ...made, maps: [map({ id: 'goal', ...win })] },
      tiles: { b1: PARTY },
      enter: 'b1',
    })
    .rolls('d20 1')
    .does('attack might');

clause(['DIE-WIN-02', 'DIE-WIN-01'], 'a stated number of Epic Parties wins', t =>
  fights(t, { win: { epicParties: 2 } }, { epicParties: 1 })
    .expect(
      'rolled might d20 1 = 1 die: success',
      'defeated patriarch: 2 points',
      'epic party defeated: 2',
      'won plain',
    )
    .ends('goal', 'plain'),
);

clause('DIE-WIN-02', 'one too few does not', t =>
  fights(t, { win: { epicParties: 2 } })
    .goesOn()
    .owns({ epicParties: 1 }),
);

for (const [what, win, board] of [
  ['Victory Points, in the moment they are there', { points: 8 }, { points: 6 }],
  ['a tile that is reached', { reach: 'b1' }, {}],
  ['a number of explored tiles', { explored: 1 }, {}],
] as const) {
  clause(['DIE-WIN-01', 'DIE-WIN-02'], `a map may state another goal: ${what}`, t =>
    fights(t, { win }, board).ends('goal', 'plain'),
  );
}

for (const [what, win, board] of [
  ['too few Victory Points', { points: 9 }, { points: 6 }],
  ['another tile', { reach: 'a2' }, {}],
  ['too few tiles', { explored: 2 }, {}],
] as const) {
  clause('DIE-WIN-02', `${what} does not win`, t => fights(t, { win }, board).goesOn());
}

clause(
  ['DIE-WIN-01', 'DIE-WIN-04', 'DIE-R-04'],
  'a goal reached in a Combat wins at that moment, at Time 0 too',
  t =>
    t
      .stage({
        map: 'goal',
        creature: { ...strong, points: 5, time: 0 },
        made: { ...made, maps: [map({ id: 'goal', win: { points: 6 } })] },
        tiles: { b1: tile({ heads: ['cleric', 'cleric'] }) },
        enter: 'b1',
      })
      .rolls('d20 20')
      .does('attack might', 'hit cleric')
      .includes('won plain')
      .excludes(/explored|lost/)
      .ends('goal', 'plain'),
);

clause(['DIE-WIN-03', 'DIE-R-94'], 'an Epic Party is not defeated while any of its heroes stands', t =>
  t
    .stage({
      creature: { ...strong, epicParties: 3 },
      made,
      tiles: { b1: tile({ heads: ['patriarch', 'cleric'] }) },
      enter: 'b1',
    })
    .rolls('d20 1')
    .does('attack might')
    .includes('defeated patriarch: 2 points')
    .goesOn()
    .owns({ epicParties: 3 })
    .rolls('d20 20')
    .does('attack might')
    .ends('goal', 'plain'),
);

clause(['DIE-WIN-04', 'DIE-EX-27', 'DIE-R-04'], 'the last Epic Party with the last Time is a win', t =>
  t
    .stage({ creature: { ...strong, time: 1, epicParties: 3 }, made, begin: 'move', tiles: { b1: PARTY } })
    .does('explore b1')
    .rolls('d20 1')
    .does('attack might')
    .board({ time: 'd20 0' })
    .ends('goal', 'plain'),
);
