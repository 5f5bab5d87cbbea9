import { expect } from 'vitest';
import type { Effect } from '../../rules/index.ts';
import type { CreatureStage } from '../../rules/scenario/index.ts';
import { check, gains, made, plain } from '../support/plain.ts';
import { clause, type Table } from '../support/table.ts';

/** A tile with these effects has just been turned. */
const suffers = (t: Table, creature: CreatureStage, ...effects: Effect[]): Table =>
  t.enters({ effects }, { creature });

clause('DIE-STAT-01', 'six tracks in their order, each with die and value', t =>
  t.setUp().verify(() => t.shows({ turn: 1 }).board({ time: 'd20 20', ability: 'd4 1' })),
);

for (const [title, from, amount, to] of [
  ['up to the highest face without an upgrade', 'd8 6', 2, 'd8 8'],
  ['past it to the next die', 'd8 7', 2, 'd10 9'],
  ['by several rungs at once', 'd6 6', 5, 'd12 11'],
] as const) {
  clause(['DIE-STAT-15', 'DIE-STAT-16', 'DIE-STAT-17', 'DIE-R-09'], `a gain goes ${title}`, t =>
    suffers(
      t,
      { might: from, agility: 'd12 3', magic: 'd4 1', health: 'd10 4' },
      gains({ might: amount }),
    ).board({
      might: to,
    }),
  );
}

clause(['DIE-STAT-18', 'DIE-STAT-19'], 'a die that is there twice stops the gain at the highest face', t =>
  suffers(t, { might: 'd6 5', agility: 'd8 4', health: 'd8 8', magic: 'd10 2' }, gains({ might: 2 }))
    .includes('might 5 → 6 (1 in vain): test-tile')
    .board({ might: 'd6 6' }),
);

clause('DIE-STAT-18', 'the Time d20 counts: only one other d20 fits', t =>
  suffers(
    t,
    { magic: 'd12 12', might: 'd12 12', agility: 'd8 4', health: 'd6 6' },
    gains({ magic: 2 }),
    gains({ might: 2 }),
  ).board({ magic: 'd20 14', might: 'd12 12' }),
);

clause('DIE-STAT-20', 'an upgrade frees the old die at once', t =>
  suffers(
    t,
    { might: 'd8 8', agility: 'd8 8', health: 'd6 6', magic: 'd12 2' },
    gains({ might: 1 }),
    gains({ health: 1 }),
  ).board({ might: 'd10 9', health: 'd8 7' }),
);

clause('DIE-STAT-21', 'a d20 stops at 20', t =>
  suffers(t, { might: 'd20 19', health: 'd12 5' }, gains({ might: 3 })).board({ might: 'd20 20' }),
);

clause(
  ['DIE-STAT-02', 'DIE-STAT-03', 'DIE-STAT-27'],
  'Time stops at 20 and Ability at 4, without another die',
  t =>
    suffers(t, { time: 19, ability: 3 }, gains({ time: 5, ability: 5 })).includes(
      'time 19 → 20 (4 in vain): test-tile',
      'ability 3 → 4 (4 in vain): test-tile',
    ),
);

clause(['DIE-STAT-23', 'DIE-R-07'], 'Health gained by a tile upgrades its die', t =>
  suffers(t, { health: 'd8 7', might: 'd12 1', magic: 'd6 2' }, gains({ health: 2 })).board({
    health: 'd10 9',
  }),
);

for (const track of ['might', 'agility', 'magic'] as const) {
  clause(['DIE-STAT-06', 'DIE-R-02'], `${track} never falls below 1`, t =>
    suffers(t, { [track]: 3 }, { verb: 'lose', track, amount: 9 })
      .includes(`${track} 3 → 1 (7 in vain): test-tile`)
      .goesOn(),
  );
}

clause(
  ['DIE-STAT-07', 'DIE-LOSE-01', 'DIE-TILE-16', 'DIE-R-01'],
  'Health 0 loses at once, before the Encounter',
  t =>
    t
      .enters(
        { effects: [{ verb: 'lose', track: 'health', amount: 3 }], heads: ['fighter'] },
        { creature: { health: 3 } },
      )
      .expect('effect test-tile', 'health 3 → 0: test-tile', 'lost deyeroller: health')
      .ends('health'),
);

clause('DIE-STAT-08', 'Time may fall to 0 in a turn, and more loss is ignored', t =>
  t
    .enters(
      { effects: [{ verb: 'lose', track: 'time', amount: 9 }, gains({ time: 2 })] },
      { creature: { time: 4 } },
    )
    .begins('effect test-tile', 'time 4 → 0 (5 in vain): test-tile', 'time 0 → 2: test-tile')
    .goesOn(),
);

clause(['DIE-STAT-13', 'DIE-R-12'], 'points lost leave the die as it is', t =>
  suffers(t, { might: 'd8 7', agility: 'd6 6' }, { verb: 'lose', track: 'might', amount: 5 }).board({
    might: 'd8 2',
  }),
);

clause(['DIE-STAT-25', 'DIE-STAT-26', 'DIE-R-13'], 'an outright upgrade keeps the value', t =>
  suffers(t, { might: 'd6 3', health: 'd12 5' }, { verb: 'upgrade', of: ['might'] }).board({ might: 'd8 3' }),
);

clause('DIE-STAT-26', 'an outright downgrade cuts the value to the new highest face', t =>
  suffers(
    t,
    { might: 'd10 9', agility: 'd12 1', magic: 'd6 1', health: 'd6 5' },
    { verb: 'downgrade', of: ['might'] },
  ).board({ might: 'd8 8' }),
);

clause('DIE-STAT-25', 'a change to a die that is there twice is ignored as a whole', t =>
  suffers(
    t,
    { might: 'd6 3', agility: 'd8 2', magic: 'd8 2', health: 'd10 5' },
    { verb: 'upgrade', of: ['might'] },
  ).board({ might: 'd6 3' }),
);

clause('DIE-STAT-25', 'of several dice only those that may change are offered', t =>
  suffers(
    t,
    { might: 'd6 3', agility: 'd8 2', magic: 'd8 2', health: 'd10 5' },
    { verb: 'upgrade', of: ['might', 'agility', 'magic'] },
  )
    .asks('resize')
    .offers('resize agility', 'resize magic')
    .mayNot('resize might', 'resize health')
    .does('resize magic')
    .board({ might: 'd6 3', agility: 'd8 2', magic: 'd10 2', health: 'd10 5' }),
);

for (const [verb, die] of [
  ['upgrade', 'd20 7'],
  ['downgrade', 'd4 2'],
] as const) {
  clause('DIE-STAT-26', `a ${die} has nothing to ${verb} to`, t =>
    suffers(
      t,
      { might: die, agility: 'd10 2', magic: 'd8 2', health: 'd6 5' },
      { verb, of: ['might'] },
    ).board({
      might: die,
    }),
  );
}

clause(['DIE-STAT-33', 'DIE-STAT-34', 'DIE-EX-01'], 'two Agility damage can be split in three ways', t =>
  suffers(t, { health: 'd8 8', agility: 'd6 6' }, { verb: 'damage', stat: 'agility', amount: 2 })
    .asks('damage')
    .offers('take 0 from health', 'take 1 from health', 'take 2 from health')
    .does('take 1 from health')
    .includes('agility 6 → 5: test-tile', 'health 8 → 7: test-tile'),
);

clause(
  ['DIE-STAT-35', 'DIE-EX-26', 'DIE-R-75'],
  'a stat at 1 takes nothing: all of it from Health, without a question',
  t =>
    suffers(t, { health: 3, might: 1 }, { verb: 'damage', stat: 'might', amount: 2 })
      .includes('health 3 → 1: test-tile')
      .board({ might: 'd12 1' }),
);

clause(['DIE-STAT-35', 'DIE-EX-26'], 'the stat keeps 1, and a rest that Health cannot bear loses', t =>
  suffers(t, { health: 1, might: 2 }, { verb: 'damage', stat: 'might', amount: 2 }).ends('health'),
);

clause('DIE-STAT-35', 'more than the stat can bear is not offered', t =>
  suffers(t, { health: 6, might: 2 }, { verb: 'damage', stat: 'might', amount: 3 })
    .offers('take 2 from health', 'take 3 from health')
    .mayNot('take 1 from health', 'take 4 from health'),
);

clause('DIE-STAT-36', 'a loss of Health takes Health only', t =>
  suffers(t, { health: 6 }, { verb: 'lose', track: 'health', amount: 2 }).begins(
    'effect test-tile',
    'health 6 → 4: test-tile',
  ),
);

clause('DIE-STAT-37', 'the player orders gains that fight for the same die', t =>
  suffers(
    t,
    { might: 'd8 8', agility: 'd8 8', magic: 'd10 2', health: 'd6 3' },
    gains({ might: 2, agility: 2, time: 1 }),
  )
    .asks('order')
    .offers('gain might', 'gain agility')
    .does('gain agility')
    .board({ agility: 'd10 10', might: 'd8 8' }),
);

clause('DIE-STAT-37', 'gains that need no other die ask nothing', t =>
  suffers(t, { might: 'd8 2', agility: 'd12 2', magic: 'd6 2' }, gains({ might: 2, magic: 2 })).begins(
    'effect test-tile',
    'might 2 → 4: test-tile',
    'magic 2 → 4: test-tile',
  ),
);

clause('DIE-STAT-37', 'gains that need no other die come first, and each of the others has its turn', t =>
  suffers(
    t,
    { might: 'd6 6', agility: 'd8 7', magic: 'd12 3', health: 'd10 5', time: 10 },
    gains({ might: 2, agility: 2, time: 1 }),
  )
    .expect('effect test-tile', 'time 10 → 11: test-tile')
    .offers('gain might', 'gain agility')
    .mayNot('gain time')
    .does('gain agility')
    .begins('agility 7 → 9 d8 → d10: test-tile', 'might 6 → 8 d6 → d8: test-tile'),
);

clause(['DIE-STAT-37', 'DIE-STAT-16'], 'a gain up to the highest face asks for no order', t =>
  suffers(
    t,
    { might: 'd6 4', agility: 'd8 7', magic: 'd12 3', health: 'd10 5' },
    gains({ might: 2, agility: 2 }),
  ).begins('effect test-tile', 'might 4 → 6: test-tile', 'agility 7 → 9 d8 → d10: test-tile'),
);

const LADDER = ['d4', 'd6', 'd8', 'd10', 'd12', 'd20'] as const;

for (const [i, die] of LADDER.entries()) {
  const next = LADDER[i + 1];
  if (next === undefined) continue;
  const others = { agility: 'd6 1', magic: 'd8 1', health: 'd10 5' };
  clause('DIE-STAT-04', `one rung up from ${die} is ${next}, and back`, t => {
    suffers(t, { might: `${die} 3`, ...others }, { verb: 'upgrade', of: ['might'] }).board({
      might: `${next} 3`,
    });
    suffers(t, { might: `${next} 3`, ...others }, { verb: 'downgrade', of: ['might'] }).board({
      might: `${die} 3`,
    });
  });
}

clause('DIE-STAT-05', 'no value passes the highest face of its die, however large the gain', t =>
  suffers(
    t,
    { might: 'd6 4', agility: 'd8 4', health: 'd8 8', magic: 'd10 2' },
    gains({ might: 30 }),
    gains({ magic: 30 }),
  ).board({ might: 'd6 6', magic: 'd20 20' }),
);

clause(
  ['DIE-STAT-09', 'DIE-EX-28', 'DIE-LOSE-03'],
  'Ability falls to 0 without harm and comes back at 1',
  t =>
    t
      .enters(
        { effects: [{ verb: 'lose', track: 'ability', amount: 3 }] },
        { creature: { ...plain, ability: 2 }, made },
      )
      .includes('ability 2 → 0 (1 in vain): test-tile', 'ability 0 → 1: power-up')
      .goesOn(),
);

clause('DIE-STAT-10', 'a Might of 3 on a d12 still rolls a d12', t =>
  t
    .combat(['cleric'], { creature: { ...plain, might: 'd12 3' }, made })
    .rolls('d12 11')
    .does('attack might')
    .includes('rolled might d12 11 = 11 die: success'),
);

clause('DIE-STAT-11', 'the defence is the value, not the die', t =>
  t
    .rolls('d6 4')
    .combat(['fighter'], { level: 2, creature: { ...plain, might: 'd12 3' }, made })
    .begins('might attack d6 4 = 4 die against 3: hit'),
);

for (const [stat, hero, die, others] of [
  ['might', 'fighter', 'd6', {}],
  ['agility', 'rogue', 'd8', { might: 'd6 6' }],
  ['magic', 'wizard', 'd8', { might: 'd8 8' }],
] as const) {
  clause('DIE-STAT-12', `${stat} defends, absorbs, attacks and pays`, t =>
    t
      .rolls(`${die} 4`)
      .combat([hero], { level: 2, creature: { ...plain, ...others, [stat]: 'd12 3' }, made })
      .begins(`${stat} attack ${die} 4 = 4 die against 3: hit`)
      .does('take 0 from health')
      .expect(`${stat} 3 → 2: attack`)
      .rolls('d12 5')
      .does(`attack ${stat}`)
      .expect(`rolled ${stat} d12 5 = 5 die: failing`)
      .may('spend 1')
      .mayNot('spend 2'),
  );
}

clause('DIE-STAT-14', 'points lost are gone when round, Combat and turn are over', t =>
  t
    .rolls('d4 4')
    .combat(['fighter'], { creature: plain, made })
    .does('take 0 from health')
    .rolls('d12 12')
    .does('attack might')
    .includes('explored b1: test-tile')
    .asks('rest')
    .board({ might: 'd12 11' }),
);

clause(['DIE-STAT-22', 'DIE-R-08'], 'nobody is asked whether a gain upgrades a die', t =>
  t
    .enters({ effects: [gains({ might: 1 })] }, { creature: { ...plain, might: 'd12 12' }, made })
    .includes('might 12 → 13 d12 → d20: test-tile')
    .asks('rest'),
);

const failing = (t: Table, creature: CreatureStage) =>
  t
    .combat(['cleric'], { level: 4, creature: { ...plain, ...creature }, made })
    .rolls('d12 1')
    .does('attack might');

clause(['DIE-STAT-28', 'DIE-STAT-29'], 'each point of the rolled stat adds 1, and 1 must stay', t =>
  failing(t, { might: 'd12 3' })
    .offers('spend 1', 'spend 2', 'accept')
    .mayNot('spend 3', 'spend 0')
    .does('spend 2')
    .expect('might 3 → 1: roll', 'points +2 = 3: failing', 'failed might 3'),
);

clause(['DIE-STAT-30', 'DIE-STAT-31'], 'no other track pays for a roll', t =>
  failing(t, { might: 'd12 1', health: 10, magic: 8, agility: 6, ability: 4 })
    .expect('rolled might d12 1 = 1 die: failing', 'failed might 1')
    .board({ health: 'd10 10', magic: 'd8 8', agility: 'd6 6', ability: 'd4 4', time: 'd20 20' }),
);

const RICH: CreatureStage = { ...plain, minions: ['d6'], points: 6 };

clause('DIE-STAT-32', 'a hero roll cannot be changed: only its damage is decided', t =>
  t
    .rolls('d4 4')
    .combat(['fighter'], { creature: RICH, made })
    .offers('take 0 from health', 'take 1 from health'),
);

clause('DIE-STAT-32', 'the random-hero roll cannot be changed', t =>
  t
    .rolls('d6 6')
    .enters({ heads: ['?'] }, { creature: RICH, made })
    .offers('class fighter', 'class rogue', 'class wizard', 'class cleric'),
);

const bare: CreatureStage = { creature: 'deyeroller', minions: [], cards: [], ability: 0 };

clause(['DIE-STAT-28', 'DIE-STAT-29'], 'nineteen points of a full d20 can be spent at once', t =>
  t
    .rolls('d20 1')
    .enters({ effects: [check('might', 20)] }, { creature: { ...bare, might: 'd20 20' } })
    .may('spend 18', 'spend 19')
    .mayNot('spend 20')
    .does('spend 19')
    .includes('might 20 → 1: roll', 'points +19 = 20: success'),
);

clause(['DIE-STAT-25', 'DIE-STAT-26'], 'nobody is asked which die changes where only one can', t =>
  t
    .enters(
      { effects: [{ verb: 'downgrade', of: ['agility', 'might'] }] },
      { creature: { ...bare, might: 'd12 12', agility: 'd4 4' } },
    )
    .board({ might: 'd10 10', agility: 'd4 4' })
    .asks('rest'),
);

clause('DIE-R-10', 'the Ability d4 counts while it is off the board', t =>
  t
    .enters(
      { effects: [{ verb: 'downgrade', of: ['might'] }] },
      { creature: { ...plain, ability: 0, might: 'd6 5', agility: 'd4 2', magic: 'd8 3' }, made },
    )
    .excludes(/might/)
    .board({ might: 'd6 5' }),
);

clause(['DIE-R-11', 'DIE-STAT-37'], 'a stopped stat is not upgraded when a die becomes free', t =>
  t
    .enters(
      { effects: [gains({ might: 2 }), gains({ agility: 1 })] },
      { creature: { ...plain, might: 'd6 6', agility: 'd8 8', health: 'd8 8', magic: 'd12 1' }, made },
    )
    .includes('might 6 → 6 (2 in vain): test-tile', 'agility 8 → 9 d8 → d10: test-tile')
    .board({ might: 'd6 6', agility: 'd10 9' }),
);

clause(['DIE-R-24', 'DIE-STAT-28'], 'a roll cannot be lowered in general', t =>
  t
    .rolls('d12 2')
    .enters({ effects: [check('might', 9)] }, { creature: plain, made })
    .mayNot('pay-time down 1')
    .verify(({ game }) => expect(game.parse('spend -1').ok).toBe(false)),
);
