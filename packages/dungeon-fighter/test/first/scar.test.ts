import type { Color } from '@tumblekeep/dungeon-fighter';
import { expect } from 'vitest';
import { doors, hall } from '../support/rooms.ts';
import { armor, clause, monster, type Table, type TestHero, weapon } from '../support/table.ts';

const NO_ROOM = { slots: { weapon: 0, armor: 0, spendable: 0 } };

const COLORS: readonly Color[] = ['red', 'green', 'blue'];

/** Torm defeats the monster; maintenance finds Goldfinga as told. */
const revive = (
  t: Table,
  goldfinga: Omit<TestHero, 'hero'> = {},
  others: readonly TestHero[] = [],
  torm: Partial<TestHero> = {},
): Table =>
  t
    .combat({
      heroes: [{ hero: 'torm', ...torm }, { hero: 'goldfinga', fainted: true, ...goldfinga }, ...others],
      cards: doors,
      combat: { monster: monster({ coins: 0 }), life: 3, dice: ['red'], room: hall() },
    })
    .throws('red');

clause('DF1-SCAR-01', 'a fainted hero takes one scar from the supply', t =>
  revive(t)
    .does('goldfinga scars red')
    .expect('goldfinga scarred red: maximum 6')
    .shows({ 'heroes.goldfinga.scars': ['red'], 'supply.scars': 13 })
    .asks('party', 'move'),
);

clause('DF1-SCAR-01', 'each fainted hero takes one, and standing heroes none', t =>
  revive(t, {}, [{ hero: 'randolph', fainted: true }])
    .does('goldfinga scars red', 'randolph scars blue')
    .shows({
      'heroes.goldfinga.scars': ['red'],
      'heroes.randolph.scars': ['blue'],
      'heroes.torm.scars': [],
      'supply.scars': 12,
    }),
);

clause('DF1-SCAR-02', 'the player of the hero chooses the ability', t =>
  revive(t)
    .asks('goldfinga', 'scar')
    .offers('goldfinga scars red', 'goldfinga scars green', 'goldfinga scars blue')
    .mayNot('torm scars red'),
);

for (const color of COLORS) {
  const others = COLORS.filter(one => one !== color);
  clause(['DF1-SCAR-02', 'DF1-SCAR-03'], `an ability with a scar takes no second one: ${color}`, t =>
    revive(t, { scars: [color] })
      .offers(...others.map(other => `goldfinga scars ${other}`))
      .mayNot(`goldfinga scars ${color}`),
  );
}

for (const [scars, maximum] of [
  [[], 6],
  [['red'], 3],
] as const)
  clause(
    ['DF1-SCAR-04', 'DF1-SCAR-07', 'DF1-R-05'],
    `scar number ${scars.length + 1} lowers the maximum to ${maximum}, and the hero restarts there`,
    t =>
      revive(t, { scars })
        .does('goldfinga scars green')
        .expect(`goldfinga scarred green: maximum ${maximum}`)
        .shows({
          'heroes.goldfinga.maximum': maximum,
          'heroes.goldfinga.life': maximum,
          'heroes.goldfinga.fainted': false,
        }),
  );

clause('DF1-SCAR-04', 'the lower maximum stays: no healing goes beyond it', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', abilities: { red: 'heal-party-2' } },
        { hero: 'goldfinga', scars: ['red'], life: 5 },
        { hero: 'randolph', scars: ['red', 'blue'], life: 2 },
      ],
    })
    .throws('red', { face: 'icon' })
    .includes('goldfinga healed 5 → 6: heal-party-2', 'randolph healed 2 → 3: heal-party-2'),
);

clause(['DF1-SCAR-05', 'DF1-SCAR-06', 'DF1-EX-07'], 'the covered ability is dead, the die may be thrown', t =>
  revive(t)
    .does('goldfinga scars green')
    .shows({ 'supply.scars': 13, 'heroes.goldfinga.maximum': 6, 'heroes.goldfinga.life': 6 })
    .does('party moves to left-door')
    .asks('goldfinga', 'turn')
    .may('goldfinga throws green')
    .does('goldfinga throws green', 'lands outside icon')
    .begins('goldfinga missed: outside')
    .excludes(/ability/),
);

for (const color of COLORS)
  clause('DF1-SCAR-06', `a hero with a ${color} scar may throw the ${color} die`, t =>
    t
      .combat({ heroes: [{ hero: 'torm', scars: [color] }, 'randolph'] })
      .throws(color)
      .expect('torm hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
  );

clause('DF1-SCAR-08', 'a third scar is not taken: the hero is eliminated and the two scars go back', t =>
  revive(t, { scars: ['red', 'green'] })
    .expect(
      'torm hit 3',
      'damage 3 = 3 section',
      'monster life 3 → 0: hit',
      'defeated test-monster',
      'goldfinga eliminated',
    )
    .shows({
      'heroes.goldfinga.eliminated': true,
      'heroes.goldfinga.scars': [],
      'heroes.goldfinga.life': 0,
      'supply.scars': 14,
    })
    .does('party moves to left-door')
    .asks('torm', 'turn'),
);

clause(['DF1-SCAR-08', 'DF1-R-58'], 'equipment of the eliminated is handed out, the rest discarded', t =>
  revive(t, {
    scars: ['red', 'green'],
    captives: ['goblin'],
    equipment: [weapon({ id: 'axe' }), weapon({ id: 'bow' })],
  })
    .asks('party', 'trade')
    .shows({ 'heroes.goldfinga.captives': [], discard: ['test-monster', 'goblin'] })
    .does('goldfinga gives axe to torm', 'party done')
    .begins('goldfinga gave axe to torm', 'boxed bow')
    .shows({
      'heroes.torm.equipment': [{ card: 'axe', used: false }],
      'heroes.goldfinga.equipment': [],
      scrap: ['bow'],
    }),
);

const axe = weapon({ id: 'axe' });
const bow = weapon({ id: 'bow' });
const club = weapon({ id: 'club' });
const gone = { scars: ['red', 'green'], equipment: [axe, bow] } as const;

clause(
  ['DF1-R-58', 'DF1-R-56'],
  'where all slots are full somebody may discard a card and take one over',
  t =>
    revive(
      t,
      gone,
      [{ hero: 'lady-mary', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [club] }],
      NO_ROOM,
    )
      .asks('party', 'trade')
      .offers('party done', 'goldfinga discards axe', 'goldfinga discards bow', 'lady-mary discards club')
      .mayNot('goldfinga gives axe to lady-mary', 'goldfinga swaps axe with lady-mary for club')
      .does('lady-mary discards club', 'goldfinga gives bow to lady-mary')
      .expect('lady-mary discarded club', 'goldfinga gave bow to lady-mary')
      .mayNot('goldfinga gives axe to lady-mary')
      .does('party done')
      .begins('boxed axe')
      .shows({ 'heroes.lady-mary.equipment': [{ card: 'bow', used: false }], scrap: ['club', 'axe'] }),
);

clause('DF1-R-58', 'what nobody takes is discarded, card by card', t =>
  revive(
    t,
    gone,
    [{ hero: 'lady-mary', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [club] }],
    NO_ROOM,
  )
    .does('party done')
    .begins('boxed axe', 'boxed bow')
    .shows({ scrap: ['axe', 'bow'], 'heroes.goldfinga.equipment': [] }),
);

clause('DF1-R-58', 'without anybody who could carry it nobody is asked', t =>
  revive(t, gone, [], NO_ROOM)
    .includes('goldfinga eliminated', 'boxed axe', 'boxed bow')
    .asks('party', 'move'),
);

clause('DF1-R-58', 'a card of another kind makes no room', t =>
  revive(
    t,
    gone,
    [{ hero: 'lady-mary', slots: { weapon: 0, armor: 1, spendable: 0 }, equipment: [armor()] }],
    NO_ROOM,
  )
    .includes('boxed axe', 'boxed bow')
    .asks('party', 'move'),
);

clause(['DF1-SCAR-08', 'DF1-R-18'], 'the token of an eliminated leader goes to the next hero in play', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', fainted: true, scars: ['red', 'green'] },
        { hero: 'randolph', eliminated: true },
        'goldfinga',
      ],
      leader: 'torm',
      cards: doors,
      combat: { monster: monster({ coins: 0 }), life: 3, room: hall(), dice: ['red'] },
    })
    .throws('red')
    .includes('torm eliminated', 'goldfinga leads')
    .shows({ leader: 'goldfinga' }),
);

clause(['DF1-SCAR-08', 'DF1-R-13', 'DF1-R-38'], 'a party without any hero left has lost', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', life: 1, scars: ['green', 'blue'], abilities: { red: 'berserk' } }],
      combat: { life: 3 },
    })
    .throws('red', { face: 'icon' })
    .does('torm accepts')
    .includes('torm fainted', 'defeated test-monster', 'torm eliminated', 'lost: all-eliminated')
    .ends('all-eliminated'),
);

clause('DF1-SCAR-09', 'a fainted hero is hurt no more, so one encounter costs one scar', t =>
  t
    .combat({
      heroes: ['torm', { hero: 'goldfinga', life: 2 }, 'randolph'],
      chest: { dice: 0 },
      cards: doors,
      combat: {
        monster: monster({ life: 12, damage: 2, coins: 0, ability: 'critical-miss' }),
        room: hall(),
        dice: ['red'],
      },
    })
    .throws('red', { zone: 'outside' })
    .includes('goldfinga life 2 → 0: miss', 'goldfinga fainted')
    .does('randolph retrieves')
    .excludes(/goldfinga/)
    .throws('red', { zone: 'outside' })
    .excludes(/goldfinga/)
    .throws('blue', { zone: 'bullseye' })
    .throws('green', { zone: '2' })
    .does('goldfinga scars red')
    .expect('goldfinga scarred red: maximum 6')
    .verify(() => expect(t.state.supply.scars).toBe(13))
    .asks('party', 'move'),
);
