import { expect } from 'vitest';
import { type DungeonFighter, RULE_SETS, type Throw } from '../../../rules/index.ts';
import { clause, mapRoom, monster, type Table, type TestHero, weapon } from '../../support/table.ts';

const { tables } = (RULE_SETS['first'] as DungeonFighter).edition;
const THROWS: readonly Throw[] = tables.throws.map(({ id }) => id);
const slots = { weapon: 2, armor: 0, spendable: 1 };

const demanded = (t: Table): readonly Throw[] | undefined =>
  t.events.flatMap(event => (event.type === 'threw' ? [event.requirements] : [])).at(-1);

const demands = (t: Table, ...requirements: Throw[]): Table =>
  t.verify(() => expect(demanded(t)).toEqual(requirements));

const axe = weapon({ id: 'axe', requirement: 'elbow', bonus: 2 });
const bow = weapon({ id: 'bow', requirement: 'blind', bonus: 3 });
const armed: TestHero = { hero: 'torm', slots, equipment: [axe, bow] };

// ---- where icons stand ----------------------------------------------------------------------------------

clause('DF1-REQ-01', 'every weapon has one, and some but not all monsters and rooms', t =>
  t.verify(() => {
    const weapons = tables.equipment.filter(card => card.kind === 'weapon');
    expect(weapons.map(card => card.requirement).filter(one => !THROWS.includes(one))).toEqual([]);
    for (const cards of [tables.monsters, tables.maps.flatMap(map => map.rooms)]) {
      const asked = cards.flatMap(card => card.requirement ?? []);
      expect(asked.length).toBeGreaterThan(0);
      expect(asked.length).toBeLessThan(cards.length);
      expect(asked.filter(one => !THROWS.includes(one))).toEqual([]);
    }
  }),
);

// ---- weapons --------------------------------------------------------------------------------------------

clause('DF1-REQ-02', 'a weapon binds its owner only', t => {
  demands(t.combat({ heroes: ['randolph', armed] }).does('randolph throws red'));
  t.combat({ heroes: ['randolph', armed] }).mayNot('randolph throws red with axe');
});

// ---- monster and room -----------------------------------------------------------------------------------

for (const [source, values] of [
  ['monster', { monster: monster({ life: 30, requirement: 'jump' }) }],
  ['room', { monster: monster({ life: 30 }), room: mapRoom({ requirement: 'jump' }) }],
] as const)
  clause('DF1-REQ-04', `the requirement of the ${source} binds a second swing`, t => {
    t.combat({ heroes: [{ hero: 'torm', abilities: { red: 'swing-twice' } }, 'randolph'], combat: values })
      .throws('red', { face: 'icon' })
      .does('torm accepts', 'torm throws red');
    demands(t, 'jump');
  });

// ---- what stays -----------------------------------------------------------------------------------------

for (const zone of ['outside', 'hole', 'bones', 'floor'] as const)
  clause('DF1-REQ-09', `a specific throw performed that rests on ${zone} is a miss`, t =>
    t
      .combat({ heroes: [armed, 'randolph'], combat: { monster: monster({ requirement: 'jump' }) } })
      .throws('red', { zone }, ['axe'])
      .expect(`torm missed: ${zone}`, 'torm life 9 → 7: miss'),
  );

clause('DF1-REQ-09', 'a specific throw performed counts its section like any other', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], combat: { monster: monster({ requirement: 'jump' }) } })
    .throws('red', { zone: '2' })
    .expect('torm hit 2', 'damage 2 = 2 section', 'monster life 12 → 10: hit'),
);

clause('DF1-REQ-10', 'a weapon stays with its owner and serves again', t =>
  t
    .combat({ heroes: [armed, 'randolph'], combat: { monster: monster({ life: 30 }) } })
    .throws('red', { zone: '2' }, ['axe'])
    .shows({
      'heroes.torm.equipment': [
        { card: 'axe', used: false },
        { card: 'bow', used: false },
      ],
    })
    .throws('green', { zone: '2' })
    .throws('blue', { zone: '2' }, ['axe'])
    .expect('torm hit 2', 'damage 4 = 2 section + 2 axe', 'monster life 24 → 20: hit'),
);

clause('DF1-REQ-10', 'also after a miss', t =>
  t
    .combat({ heroes: [{ hero: 'torm', equipment: [axe] }, 'randolph'] })
    .throws('red', { zone: '2', failed: ['elbow'] }, ['axe'])
    .shows({ 'heroes.torm.equipment': [{ card: 'axe', used: false }] }),
);

clause('DF1-REQ-11', 'a weapon that was not declared adds nothing, though its throw was performed', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', equipment: [axe] }, 'randolph'],
      combat: { monster: monster({ requirement: 'elbow' }) },
    })
    .throws('red', { zone: '4' })
    .expect('torm hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
);

clause('DF1-REQ-12', 'multiply first, then add', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { red: 'berserk' }, equipment: [bow] }, 'randolph'],
      combat: { monster: monster({ life: 30 }), markers: { tracking: 'randolph' } },
    })
    .throws('red', { zone: '4', face: 'icon' }, ['bow'])
    .does('torm accepts')
    .expect(
      'torm multiplied by 2',
      'torm life 9 → 8: berserk',
      'damage 12 = 4 section + 4 berserk + 1 tracking + 3 bow',
      'monster life 30 → 18: hit',
    ),
);

clause(['DF1-REQ-13', 'DF1-R-53'], 'nothing can be declared once the die is in the air', t =>
  t
    .combat({ heroes: [armed, 'randolph'] })
    .does('torm throws red with axe')
    .asks('table', 'landing')
    .shows({ 'combat.throw.weapons': ['axe'] })
    .mayNot('torm throws red with bow', 'torm throws red with axe bow', 'torm uses bow'),
);

clause(['DF1-REQ-13', 'DF1-R-53'], 'nor after seeing the result', t =>
  t
    .combat({ heroes: [{ ...armed, abilities: { red: 'swing-again' } }, 'randolph'] })
    .throws('red', { zone: '4', face: 'icon' })
    .asks('torm', 'window')
    .mayNot('torm uses axe', 'torm throws red with axe')
    .does('torm passes')
    .expect('torm hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
);

// ---- examples -------------------------------------------------------------------------------------------

const WEAPONS = ['helm-of-bravery', 'dragons-breath'];

for (const section of ['1', '4', '6'] as const) {
  clause(['DF1-EX-04', 'DF1-REQ-03'], `Torm with two weapons: section ${section} deals 5 more`, t => {
    const damage = Number(section) + 5;
    t.combat({
      heroes: [{ hero: 'torm', equipment: WEAPONS }, 'randolph'],
      combat: { monster: monster({ life: 30 }) },
    })
      .throws('red', { zone: section }, WEAPONS)
      .includes(`monster life 30 → ${30 - damage}: hit`);
    demands(t, 'blind', 'spin');
  });

  clause('DF1-EX-04', `Torm who declares neither deals ${section} from section ${section}`, t =>
    t
      .combat({
        heroes: [{ hero: 'torm', equipment: WEAPONS }, 'randolph'],
        combat: { monster: monster({ life: 30 }) },
      })
      .throws('red', { zone: section })
      .includes(`monster life 30 → ${30 - Number(section)}: hit`),
  );
}

for (const [failed, what] of [
  ['blind', 'opens his eyes'],
  ['spin', 'does not make it spin'],
] as const)
  clause('DF1-EX-04', `Torm misses when he ${what}`, t =>
    t
      .combat({ heroes: [{ hero: 'torm', equipment: WEAPONS }, 'randolph'] })
      .throws('red', { zone: '4', failed: [failed] }, WEAPONS)
      .expect(`torm missed: ${failed}`, 'torm life 9 → 7: miss'),
  );

const bear = (t: Table): Table =>
  t.combat({
    heroes: [{ hero: 'torm', equipment: ['helm-of-bravery'] }, 'randolph'],
    combat: { monster: 'cute-bear', room: mapRoom({ kind: 'danger', requirement: 'two-bounce' }), life: 30 },
  });

clause(['DF1-EX-05', 'DF1-REQ-06'], 'Cute Bear, a dangerous room and a helm are one throw', t => {
  demands(bear(t).does('torm throws red with helm-of-bravery'), 'blind', 'flick', 'two-bounce');
  t.does('lands 4 blank bounces 2').expect(
    'torm hit 4',
    'damage 7 = 4 section + 3 helm-of-bravery',
    'monster life 30 → 23: hit',
  );
});

for (const [reason, landing] of [
  ['flick', 'lands 4 blank bounces 2 failed flick'],
  ['blind', 'lands 4 blank bounces 2 failed blind'],
  ['two-bounce', 'lands 4 blank'],
] as const)
  clause('DF1-EX-05', `without ${reason} the throw at Cute Bear is a miss`, t =>
    bear(t)
      .does('torm throws red with helm-of-bravery', landing)
      .begins(`torm missed: ${reason}`)
      .shows({ 'combat.life': 30 }),
  );

clause('DF1-EX-05', 'without the helm the throw at Cute Bear is a flick with two bounces', t =>
  demands(bear(t).does('torm throws red'), 'flick', 'two-bounce'),
);

clause(['DF1-EX-06', 'DF1-REQ-12'], '3 × 2 + 3 = 9 defeats the Goblin, and two dice are unused', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', equipment: ['helm-of-bravery'] }, 'murka'],
      combat: { monster: 'goblin', life: 7 },
    })
    .throws('red', { zone: '3', face: 'icon' }, ['helm-of-bravery'])
    .does('torm accepts')
    .begins(
      'torm multiplied by 2',
      'torm life 9 → 8: berserk',
      'damage 9 = 3 section + 3 berserk + 3 helm-of-bravery',
      'monster life 7 → -2: hit',
      'defeated goblin',
      'dice +2 = 3: unused-dice',
      'coins +1 = 3: goblin',
    )
    .shows({ 'heroes.torm.life': 8, 'chest.dice': 3, 'chest.coins': 3 }),
);
