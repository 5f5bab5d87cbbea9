import { expect } from 'vitest';
import type { CreatureStage } from '../../rules/scenario/index.ts';
import { made, plain } from '../support/plain.ts';
import { playRandomly } from '../support/random-game.ts';
import { clause } from '../support/table.ts';

const strong: CreatureStage = { ...plain, might: 'd20 20' };

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
