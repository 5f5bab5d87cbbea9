import { clause, creature, type Table } from '../../support/table.ts';

/** Nothing to use, so that the round runs from attack to attack. */
const made = { creatures: [creature({ id: 'plain' })] };
const strong = { creature: 'plain', might: 12, agility: 6, magic: 8, health: 10, minions: [] };

clause(
  ['DIE-COMBAT-08', 'DIE-EX-09', 'DIE-EX-16'],
  'Might, Agility, Magic, then the creature, round after round',
  t =>
    t
      .rolls('d10 9', 'd10 5', 'd10 3')
      .combat(['fighter', 'rogue', 'wizard', 'cleric'], { creature: strong, made })
      .expect(
        'might attack d10 9 = 9 die against 12: miss',
        'agility attack d10 5 = 5 die against 6: miss',
        'magic attack d10 3 = 3 die against 8: miss',
      )
      .shows({
        'combat.totals': { might: 9, agility: 9, magic: 10 },
        'combat.dice': { might: 'd10', agility: 'd10', magic: 'd10' },
      })
      .offers('attack might', 'attack agility', 'attack magic')
      .rolls('d12 12', 'd8 1', 'd8 2', 'd8 3')
      .does('attack might')
      .expect(
        'rolled might d12 12 = 12 die: success',
        'defeated cleric: 1 points',
        'might attack d8 1 = 1 die against 12: miss',
        'agility attack d8 2 = 2 die against 6: miss',
        'magic attack d8 3 = 3 die against 8: miss',
      )
      .rolls('d12 12', 'd6 1', 'd8 2')
      .does('attack might', 'hit fighter')
      .excludes(/might attack/)
      .shows({ 'combat.totals': { might: 3, agility: 5, magic: 7 } }),
);

clause(['DIE-COMBAT-15', 'DIE-EX-13'], 'the highest face hits whatever the defence', t =>
  t
    .rolls('d4 4')
    .combat(['fighter'], { creature: strong, made })
    .expect('might attack d4 4 = 4 die against 12: hit', 'might damage 1 = 1 hit')
    .asks('damage'),
);

clause(
  ['DIE-COMBAT-16', 'DIE-COMBAT-17', 'DIE-EX-13', 'DIE-R-68'],
  'a bonus that reaches the highest number does not hit by it',
  t =>
    t
      .rolls('d8 7')
      .combat(['fighter', 'fighter'], { creature: { ...strong, might: 9 }, made })
      .expect('might attack d8 8 = 7 die + 1 fighters against 9: miss'),
);

const threeFighters = (t: Table, face: number, might: number) =>
  t.rolls(`d12 ${face}`).combat(['fighter', 'fighter', 'fighter'], { creature: { ...strong, might }, made });

clause(['DIE-CLASS-01', 'DIE-CLASS-03', 'DIE-EX-12'], 'three Fighters: 8 becomes 10 and deals 2', t =>
  threeFighters(t, 8, 6)
    .expect('might attack d12 10 = 8 die + 2 fighters against 6: hit', 'might damage 2 = 1 hit + 1 fighters')
    .offers('take 0 from health', 'take 1 from health', 'take 2 from health'),
);

clause(['DIE-COMBAT-17', 'DIE-EX-12'], 'an equal value misses', t =>
  threeFighters(t, 8, 10).expect('might attack d12 10 = 8 die + 2 fighters against 10: miss'),
);

clause(
  ['DIE-CLASS-04', 'DIE-CLASS-05', 'DIE-CLASS-06', 'DIE-EX-11'],
  'three level 2 Rogues, first roll 16: four attacks',
  t =>
    t
      .rolls('d20 16', 'd20 17', 'd20 2', 'd20 3')
      .combat(['rogue', 'rogue', 'rogue'], {
        level: 2,
        creature: { ...strong, agility: 'd20 20', magic: 'd6 3' },
        made,
      })
      .expect(
        'agility attack d20 16 = 16 die against 20: miss',
        'extra agility attack',
        'agility attack d20 17 = 17 die against 20: miss',
        'agility attack d20 2 = 2 die against 20: miss',
        'agility attack d20 3 = 3 die against 20: miss',
      ),
);

clause(['DIE-CLASS-04', 'DIE-EX-11'], 'from the second round on there is one Agility attack', t =>
  t
    .rolls('d12 2')
    .combat(['rogue', 'rogue', 'rogue'], { round: 2, creature: strong, made })
    .expect('agility attack d12 2 = 2 die against 6: miss'),
);

clause(['DIE-CLASS-07', 'DIE-COMBAT-03', 'DIE-EX-10'], 'three Wizards cost 2 Time before anything else', t =>
  t
    .rolls('d20 1')
    .enters({ heads: ['wizard', 'wizard', 'wizard'] }, { creature: { ...strong, time: 15 }, made })
    .begins(
      'joined wizard level 1',
      'joined wizard-2 level 1',
      'joined wizard-3 level 1',
      'time 15 → 13: wizards',
    ),
);

clause(
  ['DIE-COMBAT-26', 'DIE-COMBAT-28', 'DIE-COMBAT-29', 'DIE-EX-22'],
  'a failing attack is raised until it succeeds',
  t =>
    t
      .rolls('d10 1', 'd10 1', 'd10 1')
      .combat(['fighter', 'rogue', 'wizard', 'cleric'], {
        creature: { ...strong, agility: 'd8 6', magic: 'd6 6', minions: ['d6'], points: 6 },
        made,
      })
      .rolls('d8 5')
      .does('attack agility')
      .expect('rolled agility d8 5 = 5 die: failing')
      .shows({ 'roll.target': 9 })
      .rolls('d6 3')
      .does('minion d6')
      .expect('minion d6 gone: roll', 'minion +3 = 8: failing')
      .does('pips 1 of box 1')
      .expect('pips +1 = 9: failing')
      .offers('spend 1', 'accept')
      .rolls('d8 1', 'd8 1', 'd8 1')
      .does('spend 1')
      .begins('agility 6 → 5: roll', 'points +1 = 10: success', 'defeated cleric: 1 points')
      .includes('agility attack d8 1 = 1 die against 5: miss'),
);

clause(['DIE-COMBAT-38', 'DIE-EX-18'], 'Clerics, then the Rogue, the Assassin last', t =>
  t
    .rolls('d20 1')
    .combat(['assassin', 'cleric', 'cleric', 'rogue'], { creature: strong, made })
    .rolls('d12 12')
    .does('attack might')
    .offers('hit cleric', 'hit cleric-2')
    .mayNot('hit rogue', 'hit assassin')
    .rolls('d12 1')
    .does('hit cleric-2')
    .begins('defeated cleric-2: 1 points')
    .rolls('d12 12', 'd10 1')
    .does('attack might')
    .includes('defeated cleric: 1 points')
    .rolls('d12 12', 'd8 1')
    .does('attack might')
    .includes('defeated rogue: 1 points')
    .rolls('d12 12')
    .does('attack might')
    .includes('defeated assassin: 2 points')
    .owns({ points: 5 }),
);

const warded = (t: Table) =>
  t.rolls('d10 1', 'd10 1').combat(['patriarch', 'fighter', 'rogue'], {
    creature: { ...strong, might: 'd8 5', magic: 'd12 8', minions: ['d6'], points: 6 },
    made,
  });

clause(
  ['DIE-EPIC-14', 'DIE-EPIC-15', 'DIE-EPIC-16', 'DIE-EX-21'],
  'points lower a roll to the 1 that hits the Patriarch',
  t =>
    warded(t)
      .rolls('d8 4')
      .does('attack might')
      .expect('rolled might d8 4 = 4 die: failing')
      .offers('spend 1', 'spend 2', 'spend 3', 'accept')
      .mayNot('minion d6', 'pips 1 of box 1', 'spend 4')
      .rolls('d6 1', 'd6 1')
      .does('spend 3')
      .begins('might 5 → 2: roll', 'points -3 = 1: success', 'defeated patriarch: 2 points'),
);

clause('DIE-EPIC-14', 'a natural 1 hits the Patriarch, and the highest face does not', t => {
  warded(t).rolls('d8 8', 'd10 1', 'd10 1').does('attack might', 'accept').includes('failed might 8');
  t.rolls('d12 1', 'd6 1', 'd6 1').does('attack magic').includes('defeated patriarch: 2 points');
});

clause(
  ['DIE-EPIC-01', 'DIE-EPIC-02', 'DIE-EPIC-04', 'DIE-EPIC-05', 'DIE-EX-24'],
  'the first hit rotates the Barbarian',
  t =>
    t
      .rolls('d20 1')
      .combat(['fighter', 'barbarian'], {
        level: 2,
        creature: { ...strong, might: 'd20 9', magic: 'd12 8' },
        made,
      })
      .rolls('d20 15')
      .does('attack might')
      .offers('hit fighter', 'hit barbarian')
      .rolls('d20 11')
      .does('hit barbarian')
      .expect(
        'rotated barbarian',
        'might attack d20 11 = 11 die against 9: hit',
        'might damage 3 = 1 hit + 1 fighters + 1 barbarian',
      )
      .shows({ 'combat.totals.might': 19 })
      .owns({ points: 0 }),
);

clause(
  ['DIE-EPIC-09', 'DIE-EPIC-10', 'DIE-EPIC-12', 'DIE-EX-20'],
  'the Warlock weakens Magic and burns a DieMinion',
  t =>
    t
      .rolls('d10 4')
      .combat(['warlock'], { level: 3, creature: { ...strong, minions: ['d6', 'd8'] }, made })
      .expect('magic attack d10 4 = 4 die against 3: hit', 'magic damage 1 = 1 hit')
      .does('take 1 from health')
      .asks('destroy')
      .offers('destroy d6', 'destroy d8')
      .mayNot('destroy d4')
      .does('destroy d8')
      .expect('minion d8 gone: warlock')
      .rolls('d8 8')
      .does('attack magic')
      .expect('rolled magic d8 3 = 8 die + -5 warlock: failing'),
);

clause(['DIE-WIN-03', 'DIE-WIN-04', 'DIE-WIN-01'], 'the last hero of an Epic Party wins, even at Time 0', t =>
  t
    .rolls('d8 1')
    .combat(['assassin'], {
      creature: { ...strong, time: 0, epicParties: 3 },
      tile: { heads: ['assassin'] },
      made,
    })
    .rolls('d12 12')
    .does('attack might')
    .expect(
      'rolled might d12 12 = 12 die: success',
      'defeated assassin: 2 points',
      'epic party defeated: 4',
      'won plain',
    )
    .ends('goal', 'plain'),
);
