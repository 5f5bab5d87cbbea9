import { type DungeonFighter, RULE_SETS, type Throw } from '@tumblekeep/dungeon-fighter';
import { expect } from 'vitest';
import { clause, monster, room, type Table, weapon } from '../support/table.ts';

const { tables } = (RULE_SETS['second'] as DungeonFighter).edition;
const THROWS: readonly Throw[] = tables.throws.map(({ id }) => id);

const demanded = (t: Table): readonly Throw[] | undefined =>
  t.events.flatMap(event => (event.type === 'threw' ? [event.requirements] : [])).at(-1);

const demands = (t: Table, ...requirements: Throw[]): Table =>
  t.verify(() => expect(demanded(t)).toEqual(requirements));

for (const requirement of THROWS) {
  clause('DF2-REQ-01', `${requirement} can stand on a Monster, on a room and on a Weapon`, t => {
    const heroes = ['murka', 'brad'];
    t.combat({ heroes, combat: { monster: monster({ requirement }) } }).does('brad throws red');
    demands(t, requirement);
    t.combat({ heroes, combat: { room: room({ requirement }) } }).does('brad throws red');
    demands(t, requirement);
    t.combat({ heroes: ['murka', { hero: 'brad', equipment: [weapon({ requirement })] }] }).does(
      'brad throws red with test-weapon',
    );
    demands(t, requirement);
  });
}

clause('DF2-REQ-01', 'every requirement printed on a card is one of the 26 specific throws', t =>
  t.verify(() => {
    const printed = [...tables.monsters, ...tables.bosses, ...tables.dungeon, ...tables.equipment].flatMap(
      card => ('requirement' in card && card.requirement !== undefined ? [card.requirement] : []),
    );
    expect(printed.length).toBeGreaterThan(0);
    expect(printed.filter(one => !THROWS.includes(one))).toEqual([]);
  }),
);

for (const [source, values] of [
  ['Monster', { monster: monster({ life: 30, requirement: 'jump' }) }],
  ['room', { monster: monster({ life: 30 }), room: room({ requirement: 'jump' }) }],
] as const) {
  clause('DF2-REQ-02', `a requirement of the ${source} binds every hero and every die`, t => {
    t.combat({ heroes: ['edith', 'grace'], chest: { dice: 2 }, combat: values });
    for (const [hero, die, life] of [
      ['grace', 'red', 9],
      ['edith', 'green', 9],
      ['grace', 'blue', 7],
      ['edith', 'white', 7],
    ] as const) {
      demands(t.does(`${hero} throws ${die}`), 'jump');
      t.does('lands 3 blank failed jump').expect(
        `${hero} missed: jump`,
        `${hero} life ${life} → ${life - 2}: miss`,
      );
    }
  });

  clause('DF2-REQ-02', `a requirement of the ${source} binds a re-throw`, t => {
    t.combat({ heroes: ['edith', 'brad'], combat: values })
      .throws('green', { zone: 'hole', face: 'icon' })
      .does('brad re-throws')
      .throws('green', { zone: '3', failed: ['jump'] })
      .expect('brad missed: jump', 'brad life 9 → 7: miss');
    demands(t, 'jump');
  });

  clause('DF2-REQ-02', `a requirement of the ${source} binds a second swing`, t => {
    t.combat({ heroes: ['edith', 'murka'], combat: values })
      .throws('blue', { face: 'icon' })
      .throws('blue', { zone: '3', failed: ['jump'] })
      .expect('murka missed: jump', 'murka life 9 → 7: miss');
    demands(t, 'jump');
  });
}

clause('DF2-REQ-02', 'the requirement of a room ends with its combat', t => {
  t.combat({
    heroes: ['murka', 'brad'],
    decks: { dungeon: ['hall-of-echoes', 'soup-kitchen'], monsters: ['zombie-monkey'] },
    combat: { room: room({ requirement: 'jump' }), life: 1 },
  })
    .throws('red')
    .does('brad takes hall-of-echoes', 'murka throws red');
  demands(t, 'under-the-leg');
});

const axe = weapon({ id: 'axe', requirement: 'elbow', bonus: 3 });

clause('DF2-REQ-03', 'the requirement of a Weapon that is not used does not bind', t => {
  demands(t.combat({ heroes: ['murka', { hero: 'brad', equipment: [axe] }] }).does('brad throws red'));
  t.mayNot('lands 4 blank failed elbow')
    .does('lands 4 blank')
    .expect('brad hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit');
});

clause('DF2-REQ-03', 'the requirement of a Weapon binds its carrier on the throw it is used for', t => {
  demands(
    t.combat({ heroes: ['murka', { hero: 'brad', equipment: [axe] }] }).does('brad throws red with axe'),
    'elbow',
  );
  t.does('lands 4 blank failed elbow').expect('brad missed: elbow', 'brad life 9 → 7: miss');
  demands(t.does('murka throws green'));
});

clause(['DF2-REQ-03', 'DF2-R-32'], 'a re-throw allows a new choice of Weapons', t => {
  t.combat({ heroes: ['murka', { hero: 'brad', equipment: [axe] }] })
    .throws('green', { zone: 'hole', face: 'icon' }, ['axe'])
    .does('brad re-throws')
    .offers('brad throws green', 'brad throws green with axe');
  demands(t.does('brad throws green'));
});

for (const failed of [['jump'], ['blind'], ['blind', 'jump']] as const satisfies readonly Throw[][]) {
  clause(
    ['DF2-REQ-04', 'DF2-EX-05'],
    `room Jump and Weapon Blind together: without ${failed.join(' and ')} it is a Miss`,
    t => {
      t.combat({
        heroes: ['murka', { hero: 'brad', equipment: [weapon({ requirement: 'blind' })] }],
        combat: { room: room({ requirement: 'jump' }) },
      })
        .throws('red', { zone: '4', failed }, ['test-weapon'])
        .expect(`brad missed: ${failed.join(', ')}`, 'brad life 9 → 7: miss');
      demands(t, 'blind', 'jump');
    },
  );
}

clause(['DF2-REQ-04', 'DF2-EX-05'], 'Monster, room and two Weapons are all met in one throw', t => {
  t.combat({
    heroes: [
      'brad',
      {
        hero: 'murka',
        equipment: [
          weapon({ id: 'bow', requirement: 'elbow', bonus: 1 }),
          weapon({ id: 'helm', requirement: 'blind', bonus: 2 }),
        ],
      },
    ],
    combat: { monster: monster({ requirement: 'nose' }), room: room({ requirement: 'jump' }) },
  })
    .throws('red', { zone: '4' }, ['bow', 'helm'])
    .expect('murka hit 4', 'damage 7 = 4 section + 1 bow + 2 helm', 'monster life 12 → 5: hit');
  demands(t, 'blind', 'elbow', 'jump', 'nose');
});

clause('DF2-REQ-05', 'the same requirement on three cards counts once', t => {
  t.combat({
    heroes: ['murka', { hero: 'brad', equipment: [weapon({ requirement: 'jump' })] }],
    combat: { monster: monster({ requirement: 'jump' }), room: room({ requirement: 'jump' }) },
  }).does('brad throws red with test-weapon');
  demands(t, 'jump');
  t.does('lands 4 blank failed jump').expect('brad missed: jump', 'brad life 9 → 7: miss');
});

clause('DF2-REQ-05', 'Double Bounce on two cards asks for two bounces, not four', t => {
  t.combat({
    heroes: ['murka', 'brad'],
    combat: { monster: monster({ requirement: 'two-bounce' }), room: room({ requirement: 'two-bounce' }) },
  })
    .throws('red', { zone: '4', bounces: 2 })
    .expect('brad hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit');
  demands(t, 'two-bounce');
});

for (const requirement of THROWS) {
  const reasons = requirement === 'two-bounce' ? 'no-bounce, two-bounce' : 'no-bounce';
  clause(['DF2-REQ-06', 'DF2-R-33'], `${requirement}: a throw without a bounce is a Miss all the same`, t =>
    t
      .combat({ heroes: ['murka', 'brad'], combat: { monster: monster({ requirement }) } })
      .throws('red', { zone: '4', bounces: 0 })
      .expect(`brad missed: ${reasons}`, 'brad life 9 → 7: miss'),
  );
}

clause(['DF2-REQ-06', 'DF2-R-33'], 'Double Bounce asks for two: one bounce is a Miss', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { monster: monster({ requirement: 'two-bounce' }) } })
    .throws('red', { zone: '4', bounces: 1 })
    .expect('brad missed: two-bounce', 'brad life 9 → 7: miss'),
);

clause('DF2-REQ-07', 'a Weapon with a requirement already demanded adds its bonus and nothing else', t => {
  t.combat({
    heroes: ['murka', { hero: 'brad', equipment: [weapon({ requirement: 'jump', bonus: 3 })] }],
    combat: { room: room({ requirement: 'jump' }) },
  })
    .throws('red', { zone: '4' }, ['test-weapon'])
    .expect('brad hit 4', 'damage 7 = 4 section + 3 test-weapon', 'monster life 12 → 5: hit');
  demands(t, 'jump');
});
