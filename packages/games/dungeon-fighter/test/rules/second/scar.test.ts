import { expect } from 'vitest';
import { COLORS } from '../../../rules/index.ts';
import { playManyRandomly } from '../../support/random-game.ts';
import {
  armor,
  clause,
  monster,
  room,
  spendable,
  type Table,
  type TestHero,
  twoDoors,
  weapon,
} from '../../support/table.ts';

const slots = { weapon: 1, armor: 1, spendable: 1 };
const fallen = (hero: string, scars: TestHero['scars'] = []): TestHero => ({ hero, scars, fainted: true });
const scarred = (hero: string, scars: TestHero['scars']): TestHero => ({ hero, scars });
const ALL = [...COLORS];

clause(['DF2-SCAR-03', 'DF2-SCAR-04', 'DF2-SCAR-05'], 'the third Scar goes to the colour that is left', t =>
  t
    .combat({ heroes: [fallen('murka', ['green', 'red']), 'brad'], combat: { life: 3 } })
    .throws('red', { zone: '3' })
    .includes('murka scarred blue: maximum 3')
    .shows({
      'heroes.murka.scars': ['green', 'red', 'blue'],
      'heroes.murka.life': 3,
      'heroes.murka.maximum': 3,
      'heroes.murka.fainted': false,
    }),
);

clause('DF2-SCAR-03', 'no hero of any game has more than 3 Scars or two of a colour', t =>
  t.verify(() => {
    playManyRandomly(state => {
      for (const { scars } of state.heroes) expect(new Set(scars).size).toBe(scars.length);
    });
  }),
);

for (const [scars, maximum] of [
  [[], 9],
  [['red'], 7],
  [['red', 'green'], 5],
  [['red', 'green', 'blue'], 3],
] as const)
  clause(
    ['DF2-SCAR-04', 'DF2-R-60', 'DF2-EX-27'],
    `with ${scars.length} Scars the maximum is ${maximum}`,
    t =>
      t
        .combat({ heroes: ['murka', scarred('brad', scars)], combat: { life: 3 } })
        .shows({ 'heroes.brad.maximum': maximum }),
  );

for (const [color, ability, zone, lines] of [
  ['red', 'piercing-damage', '3', ['brad hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit']],
  ['blue', 'heroic-defense', 'hole', ['brad missed: hole', 'brad life 7 → 5: miss']],
  ['green', 're-throw', 'hole', ['brad missed: hole', 'brad life 7 → 5: miss']],
  ['red', 'self-healing', 'hole', ['brad missed: hole', 'brad life 7 → 5: miss']],
] as const)
  clause(
    ['DF2-SCAR-06', 'DF2-SCAR-07'],
    `with a ${color} Scar its die counts and ${ability} does nothing`,
    t =>
      t
        .combat({
          heroes: ['murka', { ...scarred('brad', [color]), abilities: { [color]: ability } }],
          combat: { monster: monster({ life: 12, damage: 2 }) },
        })
        .may(`brad throws ${color}`)
        .throws(color, { zone, face: 'icon' })
        .expect(...lines)
        .asks('murka', 'turn'),
  );

clause('DF2-SCAR-06', 'a scarred ability stays off in the next combat', t =>
  t
    .combat({
      heroes: [{ hero: 'murka', abilities: { red: 'pickpocket' }, fainted: true }, 'brad'],
      decks: { ...twoDoors.decks, monsters: ['next'] },
      cards: [...twoDoors.cards, monster({ id: 'next' })],
      combat: { life: 3 },
    })
    .throws('red', { zone: '3' })
    .does('murka scars red', 'brad takes left-door')
    .throws('red', { zone: '2', face: 'icon' })
    .expect('murka hit 2', 'damage 2 = 2 section', 'monster life 12 → 10: hit'),
);

for (const [scars, colors] of [
  [['red'], ['green', 'blue']],
  [['green', 'blue'], ['red']],
] as const)
  clause(
    'DF2-SCAR-08',
    `a Bonus icon with the Scars ${scars.join(', ')} may activate ${colors.join(', ')}`,
    t =>
      t
        .combat({
          heroes: [
            'murka',
            {
              ...scarred('brad', scars),
              abilities: { red: 'pickpocket', green: 'heal-party', blue: 'self-healing' },
            },
          ],
          combat: { dice: [] },
        })
        .throws('white', { zone: '2', face: 'icon' })
        .asks('brad', 'ability')
        .offers(...colors.map(color => `brad activates ${color}`), 'brad activates nothing')
        .mayNot(...scars.map(color => `brad activates ${color}`)),
  );

clause('DF2-SCAR-08', 'a Bonus icon with 3 Scars activates nothing', t =>
  t
    .combat({
      heroes: [
        'murka',
        {
          ...scarred('brad', ALL),
          abilities: { red: 'pickpocket', green: 'heal-party', blue: 'self-healing' },
        },
      ],
      combat: { dice: [] },
    })
    .throws('white', { zone: '2', face: 'icon' })
    .expect('brad hit 2', 'damage 2 = 2 section', 'monster life 12 → 10: hit')
    .asks('murka', 'turn'),
);

clause(
  ['DF2-SCAR-09', 'DF2-R-67'],
  'a hero with 3 Scars is fainted until the Scar step, and only then eliminated',
  t =>
    t
      .combat({ heroes: ['murka', { hero: 'brad', scars: ALL, life: 2 }], combat: { life: 3 } })
      .throws('red', { zone: 'hole' })
      .expect('brad missed: hole', 'brad life 2 → 0: miss', 'brad fainted')
      .shows({ 'heroes.brad.fainted': true, 'heroes.brad.eliminated': false })
      .throws('green', { zone: '3' })
      .includes('defeated test-monster', 'brad eliminated'),
);

clause('DF2-R-109', 'a party that has nobody left after the Scar step has lost', t =>
  t
    .combat({
      heroes: [
        fallen('murka', ALL),
        { hero: 'brad', slots, scars: ALL, life: 1, equipment: [armor({ strike: 2 })] },
      ],
      combat: { monster: monster({ coins: 0 }), life: 2 },
    })
    .throws('red', { zone: 'hole' })
    .does('brad uses test-armor')
    .expect(
      'brad used test-armor',
      'monster life 2 → 0: test-armor',
      'brad life 1 → -1: miss',
      'brad fainted',
      'defeated test-monster',
      'murka eliminated',
      'brad eliminated',
      'lost: all-eliminated',
    )
    .ends('all-eliminated'),
);

clause('DF2-SCAR-10', 'no Scar is ever lost again, in any game', t =>
  t.verify(() => {
    let scars: readonly string[] = [];
    let most = 0;
    playManyRandomly((state, events) => {
      const now = state.heroes.flatMap(hero => hero.scars.map(color => `${hero.hero} ${color}`));
      if (events[0]?.type !== 'began') expect(now).toEqual(expect.arrayContaining([...scars]));
      scars = now;
      most = Math.max(most, now.length);
    });
    expect(most).toBeGreaterThan(1);
  }),
);

clause('DF2-SCAR-10', 'healing at the Shop removes no Scar and does not pass the lowered maximum', t =>
  t
    .stage({
      heroes: [{ hero: 'murka', scars: ['red'], life: 6 }, 'brad'],
      chest: { coins: 3 },
      shop: { display: [] },
    })
    .does('party buys healing', 'party buys healing')
    .shows({ 'heroes.murka.scars': ['red'], 'heroes.murka.life': 7, 'heroes.murka.maximum': 7 }),
);

clause('DF2-SCAR-11', '6 heroes with 3 Scars each have all 18, and nobody can need another', t =>
  t
    .combat({
      heroes: [
        ...['murka', 'grace', 'edith', 'marvin', 'goldfinga'].map(hero => fallen(hero, ALL)),
        scarred('brad', ALL),
      ],
      combat: { life: 3 },
    })
    .shows({ 'supply.scars': 0 })
    .throws('red', { zone: '3' })
    .excludes(/scarred/)
    .includes(
      'murka eliminated',
      'grace eliminated',
      'edith eliminated',
      'marvin eliminated',
      'goldfinga eliminated',
    )
    .shows({ 'supply.scars': 0 }),
);

const gone: TestHero = { hero: 'brad', eliminated: true };

clause('DF2-SCAR-12', 'an eliminated hero is not healed', t =>
  t
    .stage({
      heroes: [{ hero: 'murka', life: 5 }, gone],
      decks: { dungeon: ['lounge', 'hall-of-echoes'] },
      cards: [room({ id: 'lounge', onReveal: [{ healParty: 2 }] })],
    })
    .does('murka takes lounge')
    .includes('murka healed 5 → 7: lounge')
    .excludes(/brad/)
    .shows({ 'heroes.brad.life': 0 }),
);

clause('DF2-SCAR-12', 'an eliminated hero is not damaged by retrieving or by Rabid', t =>
  t
    .combat({
      heroes: ['murka', gone, 'grace'],
      combat: { monster: monster({ level: 2, damage: 3, ability: 'rabid' }), dice: [] },
    })
    .does('grace retrieves')
    .expect('grace retrieved', 'murka life 9 → 7: retrieve', 'grace life 9 → 7: retrieve')
    .throws('red', { zone: 'hole' })
    .expect('grace missed: hole', 'murka life 7 → 4: miss', 'grace life 7 → 4: miss'),
);

clause('DF2-SCAR-12', 'an eliminated hero is given no Equipment', t =>
  t
    .stage({
      heroes: [
        { hero: 'murka', slots, equipment: [weapon()] },
        { ...gone, slots },
        { hero: 'grace', slots },
      ],
      chest: { coins: 9 },
      shop: { display: ['test-armor'] },
      cards: [armor()],
    })
    .may('party buys test-armor for grace', 'murka gives test-weapon to grace')
    .mayNot('party buys test-armor for brad', 'murka gives test-weapon to brad'),
);

clause('DF2-SCAR-12', 'an eliminated hero has no vote', t =>
  t
    .combat({
      heroes: ['murka', gone, 'grace'],
      combat: { room: room({ requirement: 'jump' }) },
    })
    .mayNot('brad proposes backing-down')
    .does('grace proposes backing-down')
    .offers('murka votes yes', 'murka votes no'),
);

const heir = {
  heroes: [
    { ...fallen('murka', ALL), slots, equipment: [armor(), weapon(), spendable()] },
    { hero: 'brad', slots: { weapon: 1, armor: 0, spendable: 0 } },
    { hero: 'grace', slots: { weapon: 0, armor: 1, spendable: 0 } },
  ],
  combat: { life: 3 },
};

clause(
  ['DF2-SCAR-12', 'DF2-R-64'],
  'the Equipment of an eliminated hero may be handed out in the same Resting',
  t =>
    t
      .combat(heir)
      .throws('red', { zone: '3' })
      .asks('party', 'trade')
      .may('murka gives test-weapon to brad', 'murka gives test-armor to grace')
      .mayNot('murka gives test-spendable to brad', 'murka gives test-armor to brad'),
);

const one = { weapon: 1, armor: 0, spendable: 0 };
const axe = weapon({ id: 'axe' });
const bow = weapon({ id: 'bow' });

/** Murka is eliminated and leaves an axe; Brad and Grace carry these. */
const legacy = (t: Table, brad: TestHero, grace: TestHero): Table =>
  t
    .combat({
      heroes: [{ ...fallen('murka', ALL), slots, equipment: [axe] }, brad, grace],
      ...twoDoors,
      combat: { life: 3 },
    })
    .throws('red', { zone: '3' });

clause(['DF2-R-64', 'DF2-R-77'], 'a weapon that the only hero with a place carries already is no choice', t =>
  legacy(
    t,
    { hero: 'brad', slots: { ...one, weapon: 2 }, equipment: [axe] },
    { hero: 'grace', slots: { ...one, weapon: 0 } },
  )
    .includes('boxed axe')
    .asks('brad', 'path'),
);

clause('DF2-R-64', 'what two eliminated heroes leave goes to the box in turn', t =>
  t
    .combat({
      heroes: [
        { ...fallen('murka', ALL), slots, equipment: [axe] },
        { ...fallen('brad', ALL), slots, equipment: [bow, armor()] },
        { hero: 'grace', slots: { weapon: 0, armor: 0, spendable: 0 } },
      ],
      ...twoDoors,
      combat: { life: 3 },
    })
    .throws('red', { zone: '3' })
    .includes('murka eliminated', 'brad eliminated', 'boxed axe', 'boxed bow', 'boxed test-armor'),
);

clause(['DF2-SCAR-12', 'DF2-R-65'], 'nobody comes in place of an eliminated hero', t =>
  t
    .combat({ heroes: [fallen('murka', ALL), 'brad', 'grace'], ...twoDoors, combat: { life: 3 } })
    .throws('red', { zone: '3' })
    .shows({ seats: ['murka', 'brad', 'grace'], 'heroes.murka.eliminated': true })
    .offers('brad takes left-door', 'brad takes right-door'),
);
