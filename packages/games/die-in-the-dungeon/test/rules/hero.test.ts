import { expect } from 'vitest';
import { CLASSES, EPIC_HEROES, LEVELS } from '../../rules/index.ts';
import { made, plain } from '../support/plain.ts';
import { clause, type Table, tile } from '../support/table.ts';

const strong = { ...plain, might: 'd20 20' };

clause('DIE-HERO-01', 'four classes with four levels each, and four Epic Heroes', t =>
  t.verify(({ content }) => {
    const sides = content.tables.heroSides.map(({ hero, level }) => `${hero} ${level}`);
    const wanted = [
      ...CLASSES.flatMap(hero => LEVELS.map(level => `${hero} ${level}`)),
      ...EPIC_HEROES.map(hero => `${hero} any`),
    ];
    expect(sides.sort()).toEqual(wanted.sort());
  }),
);

clause('DIE-HERO-02', 'one success defeats a hero, whatever its level', t =>
  t
    .combat(['cleric'], { level: 4, creature: strong, made })
    .rolls('d20 7')
    .does('attack might')
    .begins('rolled might d20 7 = 7 die: success', 'defeated cleric: 1 points'),
);

const levelTwo = (t: Table) =>
  t
    .rolls('d12 1', 'd20 1', 'd20 1')
    .combat(['fighter', 'rogue', 'wizard', 'wizard'], { level: 2, creature: strong, made });

clause(
  ['DIE-HERO-04', 'DIE-HERO-05', 'DIE-HERO-06', 'DIE-HERO-07', 'DIE-EX-06'],
  'the stats of all heroes add up, for the defence and for the die',
  t =>
    levelTwo(t)
      .expect(
        'might attack d12 1 = 1 die against 20: miss',
        'agility attack d20 1 = 1 die against 6: miss',
        'magic attack d20 1 = 1 die against 8: miss',
      )
      .shows({
        'combat.totals': { might: 11, agility: 18, magic: 19 },
        'combat.dice': { might: 'd12', agility: 'd20', magic: 'd20' },
      })
      .rolls('d20 11')
      .does('attack might')
      .expect('rolled might d20 11 = 11 die: failing'),
);

clause('DIE-EX-06', 'its two Wizards cost 1 Time before the Combat', t =>
  t
    .rolls('d12 1', 'd20 1', 'd20 1')
    .enters({ level: 2, heads: ['fighter', 'rogue', 'wizard', 'wizard'] }, { creature: strong, made })
    .includes('time 20 → 19: wizards'),
);

clause(
  ['DIE-HERO-09', 'DIE-HERO-10', 'DIE-EX-07', 'DIE-EX-08', 'DIE-R-59'],
  'totals and dice shrink with the party, by the table',
  t =>
    levelTwo(t)
      .rolls('d20 20', 'd8 1', 'd20 1')
      .does('attack might', 'hit rogue')
      .excludes(/agility attack/)
      .rolls('d20 20', 'd8 1', 'd10 1')
      .does('attack might', 'hit wizard-2')
      .shows({
        'combat.totals': { might: 7, agility: 7, magic: 10 },
        'combat.dice': { might: 'd8', agility: 'd8', magic: 'd10' },
      })
      .excludes(/agility attack/)
      .rolls('d20 20', 'd8 1')
      .does('attack might', 'hit fighter')
      .excludes(/might attack|agility attack/)
      .includes('magic attack d8 1 = 1 die against 8: miss')
      .shows({
        'combat.totals': { might: 1, agility: 3, magic: 8 },
        'combat.dice': { might: 'd4', agility: 'd4', magic: 'd8' },
      }),
);

for (const [total, die] of [
  [1, 'd4'],
  [4, 'd4'],
  [5, 'd6'],
  [6, 'd6'],
  [7, 'd8'],
  [8, 'd8'],
  [9, 'd10'],
  [10, 'd10'],
  [11, 'd12'],
  [12, 'd12'],
  [13, 'd20'],
  [20, 'd20'],
  [40, 'd20'],
] as const) {
  clause(['DIE-HERO-07', 'DIE-HERO-08', 'DIE-R-60'], `a total of ${total} attacks with a ${die}`, t =>
    t
      .combat(['cleric'], { creature: strong, tile: { rules: { party: { might: total - 2 } } }, made })
      .shows({ 'combat.totals.might': total, 'combat.dice.might': die }),
  );
}

clause('DIE-R-61', 'a total below 0 counts as 0 and attacks with a d4', t =>
  t
    .combat(['cleric'], { creature: strong, tile: { rules: { party: { might: -9 } } }, made })
    .shows({ 'combat.totals.might': 0, 'combat.dice.might': 'd4' })
    .rolls('d20 1')
    .does('attack might')
    .includes('rolled might d20 1 = 1 die: success'),
);

clause('DIE-HERO-10', 'totals may rise when a hero leaves', t =>
  t
    .rolls('d8 1', 'd8 1')
    .combat(['assassin', 'wizard'], { creature: strong, made })
    .shows({ 'combat.totals': { might: 5, agility: 7, magic: 8 } })
    .rolls('d20 20', 'd8 1')
    .does('attack might')
    .includes('defeated wizard: 1 points')
    .shows({ 'combat.totals': { might: 6, agility: 8, magic: 2 } }),
);

clause('DIE-HERO-11', 'three Fighters make one Might attack', t =>
  t
    .rolls('d12 1')
    .combat(['fighter', 'fighter', 'fighter'], { creature: strong, made })
    .expect('might attack d12 3 = 1 die + 2 fighters against 20: miss'),
);

clause(['DIE-HERO-12', 'DIE-R-63'], 'a defeated hero can appear again, and cards never run out', t =>
  t
    .stage({
      creature: strong,
      made,
      begin: 'move',
      tiles: {
        b1: tile({ id: 'first', heads: ['cleric'] }),
        a2: tile({ id: 'second', heads: Array<'cleric'>(20).fill('cleric') }),
      },
    })
    .does('explore b1')
    .rolls('d20 20')
    .does('attack might', 'rest 0', 'explore a2')
    .verify(({ state }) => expect(state.combat?.heroes).toHaveLength(20)),
);

for (const [heroes, bonus, die] of [
  [['barbarian', 'fighter'], '', 'd12'],
  [['barbarian', 'fighter', 'fighter'], ' + 1 fighters', 'd20'],
] as const) {
  clause(
    ['DIE-HERO-13', 'DIE-EX-14', 'DIE-EPIC-19'],
    `no Fighter is counted too many: ${heroes.join(', ')}`,
    t =>
      t
        .rolls(`${die} 2`)
        .combat(heroes, { creature: strong, made })
        .expect(`might attack ${die} ${bonus === '' ? 2 : 3} = 2 die${bonus} against 20: miss`),
  );
}

clause(['DIE-HERO-14', 'DIE-R-79'], 'an Epic Hero has the level of its tile', t =>
  t
    .rolls('d8 1')
    .enters({ level: 3, heads: ['barbarian'] }, { creature: strong, made })
    .begins('joined barbarian level 3'),
);
