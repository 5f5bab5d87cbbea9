import type { CreatureStage } from '@tumblekeep/die-in-the-dungeon/scenario';
import { expect } from 'vitest';
import { made, plain } from './support/plain.ts';
import { playRandomly } from './support/random-game.ts';
import { clause, map, type Table, tile } from './support/table.ts';

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

clause('DIE-LOSE-03', 'stats at 1 lose nothing', t =>
  t
    .stage({ creature: { ...plain, might: 1, agility: 1, magic: 1, ability: 0 }, made, begin: 'move' })
    .does('explore b1')
    .goesOn(),
);

clause(['DIE-LOSE-02', 'DIE-R-03'], 'Time 0 in the middle of a turn loses nothing yet', t =>
  t
    .enters(
      { effects: [{ verb: 'lose', track: 'time', amount: 20 }], heads: ['cleric'] },
      { creature: strong, made },
    )
    .goesOn()
    .asks('attack'),
);

for (const at of ['power-up', 'move', 'attack', 'damage'] as const) {
  clause(['DIE-LOSE-04', 'DIE-R-100'], `conceding at "${at}" loses at once`, t => {
    if (at === 'power-up') t.setUp();
    else if (at === 'move') t.stage({ creature: strong, made, begin: 'move' });
    else if (at === 'attack') t.combat(['cleric'], { creature: strong, made });
    else t.rolls('d4 4').combat(['fighter'], { creature: strong, made });
    t.asks(at)
      .does('concede')
      .verify(({ state }) => expect(state.result).toEqual({ winner: null, why: 'conceded' }));
  });
}

for (const [hero, points] of [
  ['cleric', 1],
  ['cleric 2', 1],
  ['cleric 4', 1],
  ['patriarch', 2],
] as const) {
  clause(['DIE-VP-01', 'DIE-VP-02'], `${hero} is worth ${points}`, t =>
    t
      .combat([hero], { creature: strong, made })
      .rolls(hero === 'patriarch' ? 'd20 1' : 'd20 20')
      .does('attack might')
      .owns({ points }),
  );
}

clause('DIE-VP-03', 'Victory Points never fall', t =>
  t.verify(() => {
    let before = 0;
    playRandomly({ map: 'training', players: ['diemon'] }, 'points', ({ creatures }) => {
      const points = creatures[0]?.points ?? 0;
      expect(points).toBeGreaterThanOrEqual(before);
      before = points;
    });
    expect(before).toBeGreaterThan(0);
  }),
);

clause(['DIE-VP-03', 'DIE-DICE-07'], 'spending pips spends no points', t =>
  t
    .combat(['cleric'], { creature: { ...strong, points: 6 }, made })
    .rolls('d20 2')
    .does('attack might', 'pips 1 of box 1')
    .owns({ points: 7 }),
);

clause('DIE-VP-05', 'a ranged attack gives no points', t =>
  t
    .rolls('d6 5')
    .enters({ heads: ['?'] }, { creature: strong, made })
    .owns({ points: 0 }),
);
