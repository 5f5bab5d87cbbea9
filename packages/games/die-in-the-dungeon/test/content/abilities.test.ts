import { expect } from 'vitest';
import { CONTENT } from '../../rules/index.ts';
import { clause, type Table } from '../support/table.ts';

/** A round begins against heroes, with points to spend. */
const meets = (t: Table, creature: string, heroes: readonly string[], values: object = {}, level = 1) =>
  t.combat(heroes, {
    level: level as 1,
    creature: { creature, ability: 4, minions: [], ...values },
  });

const wakes = (t: Table, creature: string, values: object = {}) =>
  t.stage({ creature: { creature, ability: 4, minions: [], ...values } });

/** A hopeless check, after the roll. */
const trapped = (t: Table, creature: string, board = {}) =>
  t
    .enters(
      {
        effects: [
          { verb: 'check', stat: 'agility', target: 14, fail: [{ verb: 'lose', track: 'time', amount: 1 }] },
        ],
      },
      { creature: { creature, ability: 4, minions: [], ...board } },
    )
    .rolls('d6 1')
    .does('roll');

const TESTED: Readonly<Record<string, readonly [title: string, run: (t: Table) => unknown]>> = {
  'eye-modify': [
    'a larger die, and Time for points',
    t =>
      meets(t, 'deyeroller', ['cleric'], { time: 9 })
        .rolls('d8 1')
        .does('use eye-modify', 'attack agility')
        .does('pay-time up 2')
        .includes('time 9 → 7: roll', 'time +2 = 3: success', 'defeated cleric: 1 points'),
  ],
  'eye-gaze': [
    'two dice for one, and nothing to add',
    t =>
      meets(t, 'deyeroller', ['cleric 4'])
        .rolls('d6 2', 'd6 3')
        .does('use eye-gaze', 'attack agility')
        .includes('rolled agility d6 5 = 2 die + 3 die: failing', 'failed agility 5'),
  ],
  'double-take': [
    'the better of two rolls counts, whichever comes first',
    t =>
      meets(t, 'deyeroller', ['cleric', 'cleric'])
        .rolls('d6 6', 'd6 2')
        .does('use double-take', 'attack agility', 'hit cleric')
        .includes('rolled agility d6 6 = 6 die, not 2: success')
        .rolls('d6 1', 'd6 4')
        .does('pass', 'attack agility')
        .includes('rolled agility d6 4 = 4 die, not 1: success'),
  ],
  'fixed-stare': [
    'the next die shows its highest face, and only the next',
    t =>
      meets(t, 'deyeroller', ['cleric', 'cleric'], { cards: ['fixed-stare'] })
        .does('use fixed-stare', 'attack magic', 'hit cleric')
        .includes('rolled magic d8 8 = 8 die: success', 'ended fixed-stare')
        .rolls('d8 1')
        .does('pass', 'attack magic')
        .includes('rolled magic d8 1 = 1 die: failing'),
  ],
  'hypnotic-blink': [
    'nobody attacks with Magic, in this round and in the next',
    t =>
      meets(t, 'deyeroller', ['fighter', 'rogue', 'wizard'])
        .rolls('d8 1', 'd8 1')
        .does('use hypnotic-blink')
        .excludes(/^magic attack/)
        .includes('might attack d8 1 = 1 die against 12: miss', 'agility attack d8 1 = 1 die against 6: miss')
        .rolls('d6 1', 'd8 1', 'd8 1')
        .does('attack agility', 'accept', 'pass')
        .excludes(/^magic attack/),
  ],
  'look-down': [
    'heroes count as two levels lower, not below level 1, and Epic Heroes do not',
    t =>
      meets(t, 'deyeroller', ['cleric 4', 'wizard 2', 'barbarian'], {}, 4)
        .shows({ 'combat.totals': { might: 15, agility: 13, magic: 16 } })
        .rolls('d20 1', 'd12 1')
        .does('use look-down')
        .shows({ 'combat.totals': { might: 13, agility: 9, magic: 12 } }),
  ],
  mend: [
    'regains 2 Health, not beyond the highest face',
    t =>
      wakes(t, 'troll-o-bones', { health: 'd10 7' })
        .does('use mend')
        .board({ health: 'd10 9' })
        .does('use mend')
        .board({ health: 'd10 10' }),
  ],
  'thick-hide': [
    'takes the next 3 damage of the turn, and no more',
    t =>
      meets(t, 'troll-o-bones', ['fighter'], { might: 1 })
        .rolls('d4 4')
        .does('use thick-hide')
        .includes('prevented 1: thick-hide')
        .rolls('d12 1', 'd4 4')
        .does('attack might', 'pass')
        .rolls('d12 1', 'd4 4')
        .does('attack might', 'pass')
        .board({ health: 'd10 10' })
        .rolls('d12 1', 'd4 4')
        .does('attack might', 'pass')
        .board({ health: 'd10 9' }),
  ],
  'second-breakfast': [
    'regains 4 Health, not beyond the highest face',
    t => {
      wakes(t, 'troll-o-bones', { health: 3 }).does('use second-breakfast').board({ health: 'd10 7' });
      wakes(t, 'troll-o-bones', { health: 8 }).does('use second-breakfast').board({ health: 'd10 10' });
    },
  ],
  'bone-armour': [
    'defends 3 better for the Combat',
    t =>
      meets(t, 'troll-o-bones', ['fighter'], { might: 1 })
        .rolls('d4 3')
        .does('use bone-armour')
        .includes('might attack d4 3 = 3 die against 4: miss'),
  ],
  stubborn: [
    'a larger Health die, then 2 Health',
    t => wakes(t, 'troll-o-bones', { health: 'd10 4' }).does('use stubborn').board({ health: 'd12 6' }),
  ],
  'thick-skull': [
    'passes the check after all and gains 1 Agility',
    t => trapped(t, 'troll-o-bones').does('use thick-skull').board({ agility: 'd8 7' }).excludes(/^time/),
  ],
  'fire-strike': [
    'adds 1 for each hero, once',
    t =>
      meets(t, 'diemon', ['cleric', 'cleric', 'cleric'])
        .rolls('d6 4')
        .does('use fire-strike', 'attack agility', 'hit cleric')
        .includes('rolled agility d6 7 = 4 die + 3 ability: success')
        .rolls('d6 4')
        .does('pass', 'attack agility')
        .includes('rolled agility d6 4 = 4 die: failing'),
  ],
  'hellish-strength': [
    'adds 2 to Might attacks for the Combat, and to no other',
    t =>
      meets(t, 'diemon', ['cleric', 'cleric', 'cleric'])
        .rolls('d12 1')
        .does('use hellish-strength', 'attack might')
        .includes('rolled might d12 3 = 1 die + 2 ability: failing')
        .rolls('d6 1')
        .does('accept', 'pass', 'attack agility')
        .includes('rolled agility d6 1 = 1 die: failing'),
  ],
  inferno: [
    'hits two of four, in the order of defeat',
    t =>
      meets(t, 'diemon', ['cleric', 'fighter', 'fighter', 'cleric'])
        .rolls('d8 1')
        .does('use inferno', 'hit cleric')
        .includes('defeated cleric: 1 points', 'defeated cleric-2: 1 points')
        .shows({ 'combat.heroes.length': 2 }),
  ],
  'melt-armour': [
    'the party’s Might and Agility count 3 less, for their dice as well, and its Magic does not',
    t =>
      meets(t, 'diemon', ['fighter', 'fighter'])
        .rolls('d6 1')
        .does('use melt-armour')
        .shows({ 'combat.totals': { might: 5, agility: 1, magic: 2 }, 'combat.dice.might': 'd6' }),
  ],
  stoke: [
    'a larger die of choice',
    t =>
      wakes(t, 'diemon', { health: 5 })
        .does('use stoke')
        .offers('resize might', 'resize agility', 'resize magic')
        .does('resize agility')
        .board({ agility: 'd8 6', health: 'd10 5' }),
  ],
  'walk-through-fire': [
    'passes the check after all and regains 3 Health, not beyond the highest face',
    t => {
      trapped(t, 'diemon').does('use walk-through-fire').board({ health: 'd10 10' }).excludes(/^time/);
      trapped(t, 'diemon', { health: 4 }).does('use walk-through-fire').board({ health: 'd10 7' });
    },
  ],
  'sticky-claws': [
    'gains a d6 DieMinion while the supply lasts, then a smaller one',
    t =>
      wakes(t, 'dierake', { minions: ['d6', 'd6', 'd6'] })
        .does('use sticky-claws', 'use sticky-claws')
        .owns({ 'minions.d6': 4, 'minions.d4': 1 }),
  ],
  'throw-the-hoard': [
    'two DieMinions for one hero, and nothing for fewer',
    t =>
      meets(t, 'dierake', ['cleric 4', 'fighter 4'], { minions: ['d4', 'd6', 'd8'] }, 4)
        .rolls('d10 1')
        .does('use throw-the-hoard', 'destroy d4', 'destroy d6')
        .includes('defeated cleric: 1 points')
        .owns({ 'minions.d8': 1, 'minions.d4': 0 })
        .rolls('d6 1')
        .does('attack agility', 'accept')
        .mayNot('use throw-the-hoard'),
  ],
  'open-the-vault': [
    'gains a d10 and a d8 DieMinion',
    t => wakes(t, 'dierake').does('use open-the-vault').owns({ 'minions.d10': 1, 'minions.d8': 1 }),
  ],
  'borrowed-hour': [
    'gains 3 Time, up to 20',
    t => wakes(t, 'dierake', { time: 4 }).does('use borrowed-hour').board({ time: 'd20 7' }),
  ],
  'big-game': [
    'adds the level of the tile for the Combat',
    t =>
      meets(t, 'dierake', ['cleric', 'cleric'], {}, 3)
        .rolls('d12 8')
        .does('use big-game', 'attack might')
        .includes('rolled might d12 11 = 8 die + 3 ability: success'),
  ],
  'bribe-the-trap': [
    'passes the check after all and gains a d4 DieMinion',
    t => trapped(t, 'dierake').does('use bribe-the-trap').owns({ 'minions.d4': 1 }).excludes(/^time/),
  ],
};

for (const [id, [title, run]] of Object.entries(TESTED)) clause('DIE-DESIGN-13', `${id}: ${title}`, run);

clause('DIE-DESIGN-13', 'every ability is tried', t =>
  t.verify(() =>
    expect(Object.keys(TESTED).sort()).toEqual(CONTENT.tables.abilities.map(({ id }) => id).sort()),
  ),
);
