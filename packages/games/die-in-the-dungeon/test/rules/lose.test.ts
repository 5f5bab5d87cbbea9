import { expect } from 'vitest';
import type { CreatureStage } from '../../rules/scenario/index.ts';
import { made, plain } from '../support/plain.ts';
import { clause } from '../support/table.ts';

clause('DIE-LOSE-03', 'stats at 1 lose nothing', t =>
  t
    .stage({ creature: { ...plain, might: 1, agility: 1, magic: 1, ability: 0 }, made, begin: 'move' })
    .does('explore b1')
    .goesOn(),
);

const strong: CreatureStage = { ...plain, might: 'd20 20' };

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
