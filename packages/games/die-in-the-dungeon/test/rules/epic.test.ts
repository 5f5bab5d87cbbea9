import type { CreatureStage } from '../../rules/scenario/index.ts';
import { made, plain } from '../support/plain.ts';
import { clause, type Table } from '../support/table.ts';

const strong: CreatureStage = { ...plain, might: 'd20 20', agility: 'd6 6', magic: 'd8 8', health: 'd10 10' };

clause(
  ['DIE-EPIC-03', 'DIE-EPIC-01', 'DIE-R-80', 'DIE-VP-02'],
  'the hits on a Barbarian need not follow each other',
  t =>
    t
      .rolls('d12 1')
      .combat(['barbarian', 'fighter'], { creature: strong, made })
      .rolls('d20 20', 'd20 1')
      .does('attack might', 'hit barbarian')
      .begins('rolled might d20 20 = 20 die: success', 'rotated barbarian')
      .owns({ points: 0 })
      .rolls('d20 20', 'd20 1')
      .does('attack might', 'hit fighter')
      .shows({ 'combat.totals.might': 13, 'combat.heroes.0.rotated': true })
      .rolls('d20 20')
      .does('attack might')
      .includes('defeated barbarian: 2 points')
      .owns({ points: 3 }),
);

clause(['DIE-EPIC-01', 'DIE-COMBAT-32'], 'a Barbarian alone survives the first success', t =>
  t
    .rolls('d8 1')
    .combat(['barbarian'], { creature: strong, made })
    .rolls('d20 20', 'd20 1')
    .does('attack might')
    .begins('rolled might d20 20 = 20 die: success', 'rotated barbarian')
    .asks('attack'),
);

clause('DIE-EX-19', 'a Barbarian, a Wizard and a Cleric need four successes', t => {
  t.rolls('d20 1', 'd20 1').enters(
    { level: 2, heads: ['barbarian', 'wizard', 'cleric'] },
    { creature: strong, made },
  );
  t.expect(
    'joined barbarian level 2',
    'joined wizard level 2',
    'joined cleric level 2',
    'might attack d20 1 = 1 die against 20: miss',
    'magic attack d20 1 = 1 die against 8: miss',
  );
  t.rolls('d20 20', 'd10 1', 'd10 1').does('attack might').includes('defeated cleric: 1 points');
  t.rolls('d20 20', 'd20 1', 'd10 1').does('attack might', 'hit barbarian');
  t.includes('rotated barbarian').shows({ 'combat.totals.might': 14 });
  t.rolls('d20 20', 'd20 1').does('attack might', 'hit wizard').includes('defeated wizard: 1 points');
  t.rolls('d20 20').does('attack might').includes('defeated barbarian: 2 points').owns({ points: 4 });
});

clause(['DIE-EPIC-06', 'DIE-COMBAT-37'], 'the Assassin cannot be hit while anybody else is there', t =>
  t
    .rolls('d10 1', 'd12 1')
    .combat(['assassin', 'rogue', 'fighter'], { creature: strong, round: 2, made })
    .rolls('d20 20')
    .does('attack might')
    .offers('hit rogue', 'hit fighter')
    .mayNot('hit assassin'),
);

clause(['DIE-EPIC-07', 'DIE-EX-30', 'DIE-R-82'], 'an Assassin alone has 2 more Might and Agility', t =>
  t
    .rolls('d8 1')
    .combat(['assassin'], { creature: strong, made })
    .expect('agility attack d8 1 = 1 die against 6: miss')
    .shows({
      'combat.totals': { might: 6, agility: 8, magic: 2 },
      'combat.dice': { might: 'd6', agility: 'd8', magic: 'd4' },
    })
    .rolls('d20 6')
    .does('attack might')
    .expect('rolled might d20 6 = 6 die: failing'),
);

clause(['DIE-EPIC-08', 'DIE-EX-18'], 'with an Assassin every Agility hit deals 2, extra ones too', t =>
  t
    .rolls('d20 9')
    .combat(['assassin', 'rogue', 'rogue'], { creature: strong, made })
    .expect('agility attack d20 9 = 9 die against 6: hit', 'agility damage 2 = 1 hit + 1 assassin')
    .rolls('d20 8')
    .does('take 2 from health')
    .includes('agility damage 2 = 1 hit + 1 assassin'),
);

clause(
  ['DIE-EX-18', 'DIE-CLASS-10'],
  'its two Clerics cost 1 Ability, and only Agility attacks are made',
  t =>
    t
      .rolls('d20 1')
      .enters(
        {
          heads: ['assassin', 'cleric', 'cleric', 'rogue'],
          rules: { while: 'cleric', noAbilities: true },
        },
        { creature: { ...strong, creature: 'deyeroller', ability: 3 } },
      )
      .includes('ability 3 → 2: clerics', 'agility attack d20 1 = 1 die against 6: miss')
      .excludes(/might attack|magic attack/)
      .asks('attack')
      .rolls('d20 20', 'd12 1')
      .does('attack might', 'hit cleric')
      .asks('attack')
      .rolls('d20 20')
      .does('attack might')
      .asks('round'),
);

clause(
  ['DIE-EPIC-11', 'DIE-R-85', 'DIE-EX-20'],
  'the Warlock leaves the board as it is, and goes with its spell',
  t =>
    t
      .rolls('d20 2')
      .combat(['warlock', 'wizard'], { creature: strong, made })
      .begins('magic attack d20 2 = 2 die against 3: miss')
      .board({ magic: 'd8 8' })
      .rolls('d8 1')
      .does('attack magic')
      .expect('rolled magic d8 -4 = 1 die + -5 warlock: failing')
      .may('spend 7')
      .rolls('d20 1')
      .does('accept')
      .rolls('d20 20', 'd6 1')
      .does('attack might', 'hit warlock')
      .includes('magic attack d6 1 = 1 die against 8: miss'),
);

for (const [magic, defence] of [
  [8, 3],
  [6, 1],
  [4, 1],
] as const) {
  clause(
    ['DIE-EPIC-09', 'DIE-EX-20', 'DIE-R-83'],
    `under a Warlock a Magic of ${magic} defends with ${defence}`,
    t =>
      t
        .rolls('d10 1')
        .combat(['warlock'], { creature: { ...strong, magic }, made })
        .expect(`magic attack d10 1 = 1 die against ${defence}: miss`),
  );
}

clause('DIE-EPIC-10', 'other attacks do not suffer from the Warlock', t =>
  t
    .rolls('d10 1')
    .combat(['warlock'], { creature: strong, made })
    .rolls('d20 9')
    .does('attack might')
    .includes('rolled might d20 9 = 9 die: success'),
);

clause(['DIE-EPIC-12', 'DIE-R-86'], 'a Fireball without DieMinions burns nothing', t =>
  t
    .rolls('d10 4')
    .combat(['warlock'], { creature: strong, made })
    .does('take 1 from health')
    .expect('health 10 → 9: attack')
    .asks('attack'),
);

const warded = (t: Table, creature: CreatureStage = strong) =>
  t.combat(['patriarch', 'cleric'], { creature, made });

clause(
  ['DIE-EPIC-13', 'DIE-COMBAT-34', 'DIE-COMBAT-38'],
  'a Patriarch attacks nobody and falls first, before Clerics',
  t => warded(t).expect().rolls('d20 1').does('attack might').includes('defeated patriarch: 2 points'),
);

clause(['DIE-EPIC-14', 'DIE-R-87'], 'a result below 1 counts as 1', t =>
  t
    .rolls('d12 1')
    .combat(['patriarch', 'warlock'], { creature: strong, made })
    .rolls('d8 3', 'd10 1')
    .does('attack magic')
    .includes('rolled magic d8 -2 = 3 die + -5 warlock: success', 'defeated patriarch: 2 points'),
);

clause(['DIE-EPIC-15', 'DIE-EX-21'], 'the stat keeps 1, so a 6 cannot be lowered to a 1', t =>
  warded(t, { ...strong, might: 'd8 5' })
    .rolls('d8 6')
    .does('attack might')
    .offers('spend 1', 'spend 2', 'spend 3', 'spend 4', 'accept')
    .does('spend 4')
    .includes('points -4 = 2: failing', 'failed might 2'),
);

const gazing: CreatureStage = {
  ...strong,
  creature: 'deyeroller',
  ability: 4,
  boons: ['eye-gaze', 'eye-modify'],
};

clause(
  ['DIE-EPIC-17', 'DIE-EPIC-18', 'DIE-COMBAT-06', 'DIE-R-89'],
  'the Ward bars abilities and suspends those at work, until the Patriarch is gone',
  t =>
    t
      .combat(['patriarch', 'cleric'], { creature: { ...gazing, might: 'd12 12' } })
      .asks('attack')
      .rolls('d12 1')
      .does('attack might')
      .begins('rolled might d12 1 = 1 die: success', 'defeated patriarch: 2 points')
      .asks('round')
      .may('use double-take')
      .does('pass')
      .rolls('d20 2', 'd20 3')
      .does('attack might')
      .begins('rolled might d20 5 = 2 die + 3 die: success', 'ended eye-modify'),
);

clause(['DIE-EPIC-19', 'DIE-R-92'], 'an Assassin without a Rogue gives no further attack', t =>
  t
    .rolls('d20 16')
    .combat(['assassin', 'assassin', 'cleric'], {
      creature: { ...strong, might: 'd12 12', agility: 'd20 20' },
      made,
    })
    .expect('agility attack d20 16 = 16 die against 20: miss'),
);

clause(['DIE-EPIC-19', 'DIE-R-92'], 'a Warlock without a Wizard costs no Time', t =>
  t
    .rolls('d10 10')
    .combat(['warlock'], { creature: strong, made })
    .does('take 0 from health')
    .expect('magic 8 → 7: attack')
    .board({ time: 'd20 20' }),
);

clause(['DIE-EPIC-19', 'DIE-R-92'], 'a Barbarian without a Fighter deals no more', t =>
  t
    .rolls('d8 8')
    .combat(['barbarian'], { creature: strong, tile: { rules: { heroRolls: 5 } }, made })
    .includes('might damage 1 = 1 hit'),
);

clause('DIE-EPIC-20', 'a Patriarch is no Cleric: it costs no Ability', t =>
  t
    .enters({ heads: ['patriarch', 'cleric'] }, { creature: { ...strong, ability: 3 }, made })
    .expect('joined patriarch level 1', 'joined cleric level 1')
    .board({ ability: 'd4 3' }),
);

clause(['DIE-EX-21', 'DIE-R-90', 'DIE-R-88'], 'DieMinions come back with the end of the Patriarch', t =>
  t
    .rolls('d20 1', 'd20 1')
    .combat(['patriarch', 'fighter', 'rogue'], {
      level: 4,
      creature: { ...strong, minions: ['d6'] },
      tile: { rules: { while: 'patriarch', noMinions: true } },
      made,
    })
    .rolls('d20 9')
    .does('attack might')
    .mayNot('minion d6')
    .rolls('d20 1', 'd20 1')
    .does('spend 8')
    .includes('defeated patriarch: 2 points')
    .rolls('d20 2')
    .does('attack might')
    .may('minion d6'),
);

clause('DIE-EPIC-08', 'an Assassin makes no Might hit worse', t =>
  t
    .rolls('d8 8')
    .combat(['assassin', 'fighter'], { creature: strong, made })
    .expect('might attack d8 8 = 8 die against 20: hit', 'might damage 1 = 1 hit'),
);

clause(['DIE-R-81', 'DIE-EPIC-05'], 'Rage adds to Might hits alone', t =>
  t
    .rolls('d20 1', 'd8 8')
    .combat(['barbarian rotated', 'rogue'], { creature: strong, made })
    .includes('agility damage 1 = 1 hit'),
);

clause(['DIE-R-84', 'DIE-EPIC-10'], 'a roll below 0 is plain arithmetic', t =>
  t
    .rolls('d10 1')
    .combat(['warlock'], { creature: { ...strong, minions: ['d12'] }, made })
    .rolls('d8 1')
    .does('attack magic')
    .includes('rolled magic d8 -4 = 1 die + -5 warlock: failing')
    .rolls('d12 12')
    .does('minion d12')
    .includes('minion +12 = 8: failing'),
);
