import type { Effect } from '../../rules/index.ts';
import type { CreatureStage } from '../../rules/scenario/index.ts';
import { check, gains, made, plain } from '../support/plain.ts';
import { ability, clause, creature, type Table } from '../support/table.ts';

const HURT: Effect = { verb: 'damage', stat: 'agility', amount: 2 };

const trapped = (t: Table, face: number, effects: readonly Effect[], board: CreatureStage = {}) =>
  t.rolls(`d6 ${face}`).enters({ effects }, { creature: { ...plain, ...board }, made });

clause(
  ['DIE-TRAP-01', 'DIE-TRAP-02', 'DIE-TRAP-04', 'DIE-R-54'],
  'a check rolls the die of its stat and is passed with the target or more',
  t =>
    trapped(t, 5, [check('agility', 5, [HURT])]).begins(
      'effect test-tile',
      'check agility 5',
      'rolled agility d6 5 = 5 die: success',
      'check passed: 5 of 5',
      'explored b1: test-tile',
    ),
);

clause(['DIE-TRAP-01', 'DIE-TRAP-04'], 'one less than the target fails', t =>
  trapped(t, 4, [check('agility', 5, [HURT])])
    .includes('rolled agility d6 4 = 4 die: failing')
    .asks('modify'),
);

clause(
  ['DIE-TRAP-03', 'DIE-TRAP-05', 'DIE-TRAP-15'],
  'a check that cannot be passed is made all the same, and the highest face is no way out',
  t =>
    trapped(t, 6, [check('agility', 99, [gains({ time: 0 })])], { agility: 1 }).begins(
      'effect test-tile',
      'check agility 99',
      'rolled agility d6 6 = 6 die: failing',
      'check failed: 6 of 99',
    ),
);

clause('DIE-TRAP-15', 'a 1 is no failure of its own', t =>
  trapped(t, 1, [check('agility', 1, [HURT])]).includes('check passed: 1 of 1'),
);

clause('DIE-TRAP-06', 'points of the checked stat raise it, down to 1', t =>
  trapped(t, 2, [check('agility', 9)], { agility: 3 })
    .offers('spend 1', 'spend 2', 'accept')
    .does('spend 2')
    .begins('agility 3 → 1: roll', 'points +2 = 4: failing', 'check failed: 4 of 9'),
);

clause('DIE-TRAP-07', 'DieMinions and pips raise it as in a Combat', t =>
  trapped(t, 2, [check('agility', 7)], { agility: 1, minions: ['d8'], points: 6 })
    .offers('minion d8', 'pips 1 of box 1', 'accept')
    .rolls('d8 4')
    .does('minion d8')
    .expect('minion d8 gone: roll', 'minion +4 = 6: failing')
    .does('pips 1 of box 1')
    .begins('pips +1 = 7: success', 'check passed: 7 of 7'),
);

const DODGER = {
  abilities: [ability({ id: 'dodge', windows: ['trap'], effects: [{ verb: 'pass-check' }] })],
  creatures: [creature({ id: 'dodger', abilities: ['dodge'] })],
};

const dodging = (t: Table, effects: readonly Effect[], board: CreatureStage = {}) =>
  t.enters({ effects }, { creature: { creature: 'dodger', minions: [], ...board }, made: DODGER });

clause(['DIE-TRAP-08', 'DIE-TRAP-09', 'DIE-R-28'], 'an ability about traps may be used before the roll', t =>
  dodging(t, [check('agility', 5, [HURT])])
    .asks('trap')
    .offers('use dodge', 'roll')
    .does('use dodge')
    .begins('used dodge', 'ability 1 → 0: dodge', 'check passed: 0 of 5', 'explored b1: test-tile'),
);

clause(['DIE-TRAP-08', 'DIE-TRAP-09'], 'or after it was seen, and what was spent before stays spent', t =>
  dodging(t, [check('agility', 9, [HURT])])
    .rolls('d6 1')
    .does('roll')
    .may('use dodge')
    .does('spend 2')
    .does('use dodge')
    .begins('used dodge', 'ability 1 → 0: dodge', 'check passed: 3 of 9')
    .board({ agility: 'd6 4' }),
);

clause(['DIE-TRAP-08', 'DIE-R-28'], 'also when nothing else is left to help', t =>
  dodging(t, [check('agility', 9, [HURT])], { agility: 1 })
    .rolls('d6 1')
    .does('roll')
    .offers('use dodge', 'accept')
    .does('use dodge')
    .includes('check passed: 1 of 9'),
);

clause(['DIE-TRAP-08', 'DIE-R-28'], 'an ability about something else may not', t =>
  t
    .rolls('d6 1')
    .enters(
      { effects: [check('agility', 9)] },
      {
        creature: { creature: 'other', minions: [], ability: 4 },
        made: {
          abilities: [ability({ id: 'nudge', windows: ['turn', 'round'] })],
          creatures: [creature({ id: 'other', abilities: ['nudge'] })],
        },
      },
    )
    .asks('modify')
    .mayNot('use nudge'),
);

clause('DIE-R-74', 'Ability may be spent on the trap of a tile before its Clerics take any', t =>
  t
    .enters(
      { effects: [check('agility', 9)], heads: ['cleric', 'cleric'] },
      { creature: { creature: 'dodger', minions: [], ability: 1 }, made: DODGER },
    )
    .does('use dodge')
    .includes('ability 1 → 0: dodge', 'ability 0 → 0 (1 in vain): clerics'),
);

clause(['DIE-TRAP-10', 'DIE-EX-01'], 'damage of a failed check is split like any other', t =>
  trapped(t, 1, [check('agility', 9, [HURT])], { agility: 6, health: 8 })
    .does('accept')
    .expect('check failed: 1 of 9')
    .asks('damage')
    .offers('take 0 from health', 'take 1 from health', 'take 2 from health')
    .does('take 1 from health')
    .board({ health: 'd10 7', agility: 'd6 5' }),
);

clause(
  ['DIE-TRAP-10', 'DIE-DESIGN-04'],
  'protection prepared in this turn takes damage of a check as well',
  t =>
    t
      .rolls('d6 1')
      .enters(
        { effects: [check('agility', 9, [HURT])] },
        {
          creature: { ...plain, agility: 1, boons: ['shell'] },
          made: { ...made, abilities: [ability({ id: 'shell', boon: { lasts: 'turn', prevents: 3 } })] },
        },
      )
      .includes('check failed: 1 of 9', 'prevented 2: shell')
      .excludes(/^(health|agility) /),
);

clause(['DIE-TRAP-10', 'DIE-DESIGN-04'], 'where one protection is used up the next takes the rest', t => {
  const shells = [1, 3].map(prevents =>
    ability({ id: `shell-${prevents}`, boon: { lasts: 'turn', prevents } }),
  );
  t.rolls('d6 1')
    .enters(
      { effects: [check('agility', 9, [HURT])] },
      {
        creature: { ...plain, agility: 1, boons: ['shell-1', 'shell-3'] },
        made: { ...made, abilities: shells },
      },
    )
    .includes('prevented 1: shell-1', 'ended shell-1', 'prevented 1: shell-3')
    .excludes(/^(health|agility) /);
});

clause(['DIE-TRAP-10', 'DIE-R-55'], 'without a printed penalty failing does nothing', t =>
  trapped(t, 1, [check('agility', 9)], { agility: 1 }).expect(
    'effect test-tile',
    'check agility 9',
    'rolled agility d6 1 = 1 die: failing',
    'check failed: 1 of 9',
    'explored b1: test-tile',
    'ability 1 → 2: power-up',
  ),
);

clause('DIE-TRAP-11', 'passing gives the reward and no penalty', t =>
  trapped(t, 6, [check('agility', 5, [HURT], [gains({ ability: 1 })])])
    .includes('check passed: 6 of 5', 'ability 1 → 2: test-tile')
    .excludes(/damage|health/),
);

clause(['DIE-TRAP-12', 'DIE-TRAP-13'], 'a failed check is over, and what it cost is gone', t =>
  trapped(t, 1, [check('agility', 20)], { agility: 4, minions: ['d6'] })
    .rolls('d6 2')
    .does('minion d6', 'spend 3')
    .includes('check failed: 6 of 20', 'explored b1: test-tile')
    .asks('rest')
    .mayNot('roll')
    .board({ agility: 'd6 1' })
    .owns({ 'minions.d6': 0 }),
);

clause('DIE-TRAP-14', 'several checks follow each other, each completely', t =>
  trapped(t, 1, [check('agility', 3, [HURT]), check('might', 4)])
    .asks('modify')
    .does('accept')
    .rolls('d12 9')
    .does('take 2 from health')
    .begins('health 10 → 8: test-tile', 'check might 4', 'rolled might d12 9 = 9 die: success'),
);
