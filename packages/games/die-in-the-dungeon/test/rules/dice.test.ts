import { makeStream } from '@tumblekeep/kernel';
import { expect } from 'vitest';
import { FAIR_DICE, SIDES } from '../../rules/index.ts';
import type { CreatureStage } from '../../rules/scenario/index.ts';
import { made, plain } from '../support/plain.ts';
import { ability, clause, type Table } from '../support/table.ts';

const THROWS = 12000;

for (const sides of SIDES) {
  clause(['DIE-DICE-01', 'DIE-R-15'], `a d${sides} shows 1 to ${sides}, each as often as another`, t =>
    t.verify(() => {
      const stream = makeStream('fair', 'dice');
      const counts = Array<number>(sides + 1).fill(0);
      for (let i = 0; i < THROWS; i++) {
        const face = FAIR_DICE.roll(stream, sides);
        counts[face] = (counts[face] ?? 0) + 1;
      }
      expect(counts).toHaveLength(sides + 1);
      expect(counts[0]).toBe(0);
      const fair = THROWS / sides;
      for (const count of counts.slice(1)) expect(Math.abs(count / fair - 1)).toBeLessThan(0.2);
    }),
  );
}

/** A lone Cleric of level 4 has 6/6/6 and attacks nobody. */
const against = (t: Table, creature: CreatureStage) =>
  t.combat(['cleric'], { level: 4, creature: { ...plain, ...creature }, made });

clause('DIE-DICE-02', 'rolling changes nothing on the board', t =>
  against(t, { might: 'd12 9' }).rolls('d12 2').does('attack might').board({ might: 'd12 9' }),
);

clause('DIE-DICE-03', 'dice to roll never run out', t => {
  const many = ability({ id: 'many', boon: { lasts: 'turn', times: 5 } });
  t.combat(['cleric'], {
    level: 4,
    creature: { ...plain, magic: 'd12 5', boons: ['many'], minions: ['d12'] },
    made: { ...made, abilities: [many] },
  })
    .rolls('d12 1', 'd12 1', 'd12 1', 'd12 1', 'd12 1')
    .does('attack might')
    .expect('rolled might d12 5 = 1 die + 1 die + 1 die + 1 die + 1 die: failing')
    .rolls('d12 4')
    .does('minion d12')
    .includes('minion +4 = 9: success');
});

for (const [box, threshold] of [6, 12, 18, 24, 28, 36].entries()) {
  clause(
    ['DIE-DICE-04', 'DIE-DICE-05', 'DIE-R-21'],
    `${threshold} points pay ${box + 1} pips, not before`,
    t => {
      const win = (points: number) => against(t, { points }).rolls('d12 12').does('attack might');
      win(threshold - 2).excludes(/Die-Namic/);
      win(threshold - 1)
        .includes(`Die-Namic box ${box + 1}: ${box + 1} pips at ${threshold} points`)
        .owns({ points: threshold, boxes: box + 1, [`pips.${box}`]: box + 1 });
    },
  );
}

clause(['DIE-DICE-06', 'DIE-EX-23'], 'a total that jumps past a threshold is paid', t =>
  t
    .rolls('d8 1')
    .combat(['assassin'], { creature: { ...plain, points: 5 }, made })
    .rolls('d12 12')
    .does('attack might')
    .includes('Die-Namic box 1: 1 pips at 7 points')
    .owns({ points: 7, pips: [1, 0, 0, 0, 0, 0] }),
);

clause(['DIE-DICE-06', 'DIE-EX-23'], 'each box pays once', t =>
  t
    .combat(['cleric', 'cleric'], { creature: { ...plain, points: 27 }, made })
    .rolls('d12 12')
    .does('attack might', 'hit cleric')
    .includes('Die-Namic box 5: 5 pips at 28 points')
    .rolls('d12 12')
    .does('attack might')
    .excludes(/Die-Namic/)
    .owns({ points: 29, boxes: 5 }),
);

clause('DIE-DICE-07', 'the total goes on past 36, and nothing is spent', t =>
  against(t, { points: 36 })
    .rolls('d12 12')
    .does('attack might')
    .excludes(/Die-Namic/)
    .owns({ points: 37, boxes: 6 }),
);

const rich = (t: Table) => against(t, { points: 18, might: 'd12 1' });

clause(['DIE-DICE-08', 'DIE-DICE-10'], 'pips of any dice go into one roll, one by one', t =>
  rich(t)
    .rolls('d12 3')
    .does('attack might')
    .offers(
      'pips 1 of box 1',
      'pips 1 of box 2',
      'pips 2 of box 2',
      'pips 1 of box 3',
      'pips 2 of box 3',
      'pips 3 of box 3',
      'accept',
    )
    .does('pips 2 of box 3', 'pips 1 of box 1')
    .expect('pips +2 = 5: failing', 'pips +1 = 6: failing')
    .mayNot('pips 1 of box 1', 'pips 2 of box 2')
    .does('pips 1 of box 2')
    .begins('pips +1 = 7: success', 'defeated cleric: 1 points')
    .owns({ pips: [0, 1, 1, 0, 0, 0] }),
);

clause('DIE-DICE-09', 'pips wait until the roll is seen', t =>
  rich(t).mayNot('pips 1 of box 1').rolls('d12 3').does('attack might').may('pips 1 of box 1'),
);

clause('DIE-DICE-10', 'a spent die is never refilled, and unused pips stay for later turns', t =>
  against(t, { points: 12, pips: [0, 2] })
    .rolls('d12 12')
    .does('attack might')
    .asks('rest')
    .owns({ points: 13, pips: [0, 2, 0, 0, 0, 0] }),
);

clause(['DIE-DICE-11', 'DIE-R-20'], 'pips change neither hero rolls nor the random-hero roll', t => {
  t.rolls('d4 4')
    .combat(['fighter'], { creature: { ...plain, points: 6 }, made })
    .asks('damage')
    .mayNot('pips 1 of box 1');
  t.rolls('d6 6')
    .enters({ heads: ['?'] }, { creature: { ...plain, points: 6 }, made })
    .asks('class')
    .mayNot('pips 1 of box 1');
});

clause(['DIE-DICE-12', 'DIE-R-95', 'DIE-VP-04'], 'a die gained in a Combat helps in the same Combat', t =>
  t
    .combat(['cleric', 'cleric'], { creature: { ...plain, points: 5 }, made })
    .rolls('d12 12')
    .does('attack might', 'hit cleric')
    .includes('Die-Namic box 1: 1 pips at 6 points')
    .rolls('d12 2')
    .does('attack might')
    .may('pips 1 of box 1'),
);

clause(['DIE-DICE-13', 'DIE-ABILITY-13'], 'a roll that may not be modified is not asked about', t =>
  t
    .combat(['cleric'], {
      level: 4,
      creature: { creature: 'deyeroller', ability: 0, boons: ['eye-gaze'], minions: ['d6'], points: 6 },
    })
    .rolls('d12 1', 'd12 2')
    .does('attack might')
    .expect('rolled might d12 3 = 1 die + 2 die: failing', 'failed might 3')
    .asks('attack'),
);

clause('DIE-DICE-14', 'pips only raise a roll', t =>
  rich(t)
    .rolls('d12 3')
    .does('attack might')
    .mayNot('pips 0 of box 1')
    .verify(({ game }) => expect(game.parse('pips -1 of box 1').ok).toBe(false)),
);
