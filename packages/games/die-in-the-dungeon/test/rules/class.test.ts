import { made, plain } from '../support/plain.ts';
import { ability, clause, creature } from '../support/table.ts';

const strong = { ...plain, might: 'd12 12', agility: 'd6 6', magic: 'd8 8', health: 'd10 10' };

clause(['DIE-CLASS-02', 'DIE-COMBAT-40'], 'the Fighter perk shrinks as Fighters fall', t =>
  t
    .rolls('d12 1')
    .combat(['fighter', 'fighter', 'fighter'], { creature: { ...strong, might: 'd20 20' }, made })
    .expect('might attack d12 3 = 1 die + 2 fighters against 20: miss')
    .rolls('d20 20', 'd8 1')
    .does('attack might', 'hit fighter')
    .includes('might attack d8 2 = 1 die + 1 fighters against 20: miss')
    .rolls('d20 20', 'd4 1')
    .does('attack might', 'hit fighter-2')
    .includes('might attack d4 1 = 1 die against 20: miss'),
);

clause(['DIE-CLASS-03', 'DIE-EX-12', 'DIE-R-70'], 'a hit below 10 deals 1', t =>
  t
    .rolls('d12 7')
    .combat(['fighter', 'fighter', 'fighter'], { creature: { ...strong, might: 6 }, made })
    .expect('might attack d12 9 = 7 die + 2 fighters against 6: hit', 'might damage 1 = 1 hit'),
);

clause('DIE-CLASS-03', 'the Might Bonus is for Might attacks alone', t =>
  t
    .rolls('d10 1', 'd12 11')
    .combat(['fighter', 'rogue'], { level: 2, creature: strong, made })
    .expect(
      'might attack d10 1 = 1 die against 12: miss',
      'agility attack d12 11 = 11 die against 6: hit',
      'agility damage 1 = 1 hit',
    ),
);

const wizards = {
  heroes: ['wizard', 'wizard', 'wizard'],
  creature: { ...strong, magic: 'd12 12', might: 'd8 8' },
};

clause(
  ['DIE-CLASS-08', 'DIE-CLASS-09', 'DIE-EX-25'],
  'a Magic hit of 10 or more costs 1 Time besides 1 damage',
  t =>
    t
      .rolls('d20 13')
      .combat(wizards.heroes, { creature: { ...wizards.creature, time: 6 }, made })
      .expect('magic attack d20 13 = 13 die against 12: hit', 'magic damage 1 = 1 hit')
      .offers('take 0 from health', 'take 1 from health')
      .does('take 0 from health')
      .expect('magic 12 → 11: attack', 'time 6 → 5: wizards'),
);

clause(['DIE-CLASS-08', 'DIE-COMBAT-18', 'DIE-EX-25'], 'a miss of 10 or more costs nothing', t =>
  t
    .rolls('d20 11')
    .combat(wizards.heroes, { creature: { ...wizards.creature, time: 6 }, made })
    .expect('magic attack d20 11 = 11 die against 12: miss')
    .board({ time: 'd20 6' }),
);

clause('DIE-CLASS-08', 'a hit below 10 costs no Time', t =>
  t
    .rolls('d20 9')
    .combat(wizards.heroes, { creature: { ...strong, time: 6 }, made })
    .does('take 0 from health')
    .expect('magic 8 → 7: attack'),
);

clause(
  ['DIE-CLASS-08', 'DIE-EPIC-12', 'DIE-DESIGN-07'],
  'a Magic attack that is not made costs nothing, whatever hit before it',
  t =>
    t
      .rolls('d20 12')
      .combat(['fighter 4', 'wizard', 'warlock'], {
        creature: { ...strong, might: 'd12 1', minions: ['d6'], boons: ['gag'] },
        made: {
          ...made,
          abilities: [ability({ id: 'gag', boon: { lasts: 'combat', stops: ['magic'] } })],
        },
      })
      .expect(
        'might attack d20 12 = 12 die against 1: hit',
        'might damage 2 = 1 hit + 1 fighters',
        'health 10 → 8: attack',
      )
      .board({ time: 'd20 20' })
      .owns({ 'minions.d6': 1 }),
);

clause(['DIE-CLASS-10', 'DIE-COMBAT-03', 'DIE-R-73'], 'three Clerics cost 2 Ability, down to 0', t =>
  t
    .enters({ heads: ['cleric', 'cleric', 'cleric'] }, { creature: { ...strong, ability: 1 }, made })
    .includes('ability 1 → 0 (1 in vain): clerics'),
);

clause(['DIE-CLASS-10', 'DIE-CLASS-07'], 'one Cleric or one Wizard costs nothing', t =>
  t
    .rolls('d8 1')
    .enters({ heads: ['cleric', 'wizard'] }, { creature: strong, made })
    .expect('joined cleric level 1', 'joined wizard level 1', 'magic attack d8 1 = 1 die against 8: miss'),
);

for (const [stat, die] of [
  ['might', 'd20'],
  ['agility', 'd12'],
  ['magic', 'd20'],
] as const) {
  clause(['DIE-CLASS-11', 'DIE-COMBAT-35'], `Clerics fall first, also to ${stat}`, t =>
    t
      .rolls('d8 1', 'd8 1', 'd8 1')
      .combat(['fighter', 'rogue', 'wizard', 'cleric'], {
        creature: {
          ...strong,
          agility: 'd12 12',
          [stat]: `${die} 12`,
          ...(stat === 'might' ? {} : { might: 'd12 12' }),
        },
        tile: { rules: { party: { might: -1, agility: -1, magic: -2 } } },
        made,
      })
      .rolls(`${die} 11`, 'd6 1', 'd6 1', 'd6 1')
      .does(`attack ${stat}`)
      .includes('defeated cleric: 1 points'),
  );
}

clause(['DIE-CLASS-12', 'DIE-R-64'], 'a Cleric adds nothing to a high roll', t =>
  t
    .rolls('d10 10')
    .combat(['barbarian', 'cleric'], { creature: strong, made })
    .expect('might attack d10 10 = 10 die against 12: hit', 'might damage 1 = 1 hit'),
);

clause('DIE-CLASS-13', 'the Agility Bonus looks at the final value', t =>
  t
    .rolls('d20 1', 'd20 14', 'd20 14')
    .combat(['fighter', 'fighter', 'rogue'], {
      level: 2,
      creature: { ...strong, agility: 'd20 20' },
      made,
    })
    .expect(
      'might attack d20 2 = 1 die + 1 fighters against 12: miss',
      'agility attack d20 15 = 14 die + 1 fighters against 20: miss',
      'extra agility attack',
      'agility attack d20 15 = 14 die + 1 fighters against 20: miss',
    ),
);

clause('DIE-CLASS-13', 'the Magic Bonus looks at the final value', t =>
  t
    .rolls('d10 9')
    .combat(['wizard', 'cleric', 'cleric'], { creature: strong, tile: { rules: { heroRolls: 1 } }, made })
    .does('take 1 from health')
    .includes('time 20 → 19: wizards'),
);

clause(
  ['DIE-CLASS-14', 'DIE-COMBAT-20'],
  'every extra attack is a full one, against the Agility that the one before has left',
  t =>
    t
      .rolls('d8 7')
      .combat(['rogue', 'rogue'], { creature: strong, made })
      .expect('agility attack d8 7 = 7 die against 6: hit', 'agility damage 1 = 1 hit')
      .rolls('d8 6')
      .does('take 0 from health')
      .expect(
        'agility 6 → 5: attack',
        'agility attack d8 6 = 6 die against 5: hit',
        'agility damage 1 = 1 hit',
      )
      .asks('damage'),
);

clause(['DIE-CLASS-15', 'DIE-R-73'], 'perks of several classes work side by side, Time first', t =>
  t
    .rolls('d20 1')
    .enters(
      { heads: ['cleric', 'wizard', 'cleric', 'wizard'] },
      { creature: { ...strong, ability: 2 }, made },
    )
    .includes('time 20 → 19: wizards', 'ability 2 → 1: clerics'),
);

clause(
  ['DIE-CLASS-04', 'DIE-R-72', 'DIE-EX-11'],
  'three Rogues attack three times before the creature does',
  t =>
    t
      .rolls('d12 1', 'd12 2', 'd12 3')
      .combat(['rogue', 'rogue', 'rogue'], { creature: strong, made })
      .expect(
        'agility attack d12 1 = 1 die against 6: miss',
        'agility attack d12 2 = 2 die against 6: miss',
        'agility attack d12 3 = 3 die against 6: miss',
      )
      .asks('attack'),
);

clause(['DIE-CLASS-05', 'DIE-CLASS-06'], 'in every round the first attack counts anew', t =>
  t
    .rolls('d20 1', 'd20 2')
    .combat(['rogue 2', 'rogue 2'], { creature: { ...strong, might: 'd12 1', agility: 'd20 20' }, made })
    .rolls('d12 1', 'd20 15', 'd20 15')
    .does('attack might')
    .includes(
      'agility attack d20 15 = 15 die against 20: miss',
      'extra agility attack',
      'agility attack d20 15 = 15 die against 20: miss',
    ),
);

clause(['DIE-CLASS-05', 'DIE-CLASS-13'], 'a first roll of 14 gives no further attack', t =>
  t
    .rolls('d20 14')
    .combat(['rogue', 'rogue'], { level: 2, round: 2, creature: { ...strong, agility: 'd20 20' }, made })
    .expect('agility attack d20 14 = 14 die against 20: miss')
    .asks('attack'),
);

clause(['DIE-CLASS-05', 'DIE-R-71'], 'in later rounds a first roll of 15 still gives one more attack', t =>
  t
    .rolls('d20 15', 'd20 19')
    .combat(['rogue', 'rogue'], { level: 2, round: 3, creature: { ...strong, agility: 'd20 20' }, made })
    .expect(
      'agility attack d20 15 = 15 die against 20: miss',
      'extra agility attack',
      'agility attack d20 19 = 19 die against 20: miss',
    ),
);

clause(
  ['DIE-CLASS-04', 'DIE-R-72'],
  'Agility attacks are counted when their step begins, after the Might attack',
  t =>
    t
      .combat(['fighter', 'rogue'], {
        creature: { creature: 'veiled', minions: [], ability: 4, might: 'd12 1', agility: 'd12 12' },
        made: {
          abilities: [ability({ id: 'veil', boon: { lasts: 'turn', prevents: 1, stops: ['agility'] } })],
          creatures: [creature({ id: 'veiled', abilities: ['veil'] })],
        },
      })
      .rolls('d6 6', 'd6 1')
      .does('use veil')
      .includes('prevented 1: veil', 'ended veil', 'agility attack d6 1 = 1 die against 12: miss'),
);

clause(['DIE-R-103', 'DIE-CLASS-03'], 'a 6 is no bonus: the garbled chart is void', t =>
  t
    .rolls('d12 6')
    .combat(['fighter', 'fighter', 'fighter'], { creature: { ...plain, might: 'd12 3' }, made })
    .includes('might damage 1 = 1 hit'),
);
