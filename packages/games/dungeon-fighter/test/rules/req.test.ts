/** What a throw must fulfil, in every edition that has the rule. */
import type { Throw } from '../../rules/index.ts';
import { clauses, monster, rows, type Table, type TestHero, times, weapon } from '../support/table.ts';

const axe = weapon({ id: 'axe', requirement: 'elbow', bonus: 2 });
const bow = weapon({ id: 'bow', requirement: 'blind', bonus: 3 });

const armed = (hero: string): TestHero => ({
  hero,
  slots: { weapon: 2, armor: 0, spendable: 1 },
  equipment: [axe, bow],
});

const demands = (t: Table, ...requirements: readonly Throw[]): Table =>
  t.shows({ 'combat.throw.requirements': requirements });

// ---- monster and room -----------------------------------------------------------------------------------

const SOURCES = [{ source: 'monster' }, { source: 'room' }] as const;

const foeOf = (t: Table, source: 'monster' | 'room') =>
  source === 'monster'
    ? { monster: monster({ life: 30, requirement: 'jump' }) }
    : { monster: monster({ life: 30 }), room: t.place('jump') };

clauses(
  times(rows('DF2-REQ-02', 'DF1-REQ-04'), SOURCES),
  ({ source }) => `a requirement of the ${source} binds every hero and every die`,
  (t, { source }) => {
    const [thrower, next] = t.party;
    t.fight({ chest: { dice: 1 }, combat: foeOf(t, source) });
    for (const [hero, die, life] of [
      [thrower, 'red', 9],
      [next, 'green', 9],
      [thrower, 'blue', 7],
      [next, 'white', 7],
    ] as const) {
      demands(t.does(`${hero} throws ${die}`), 'jump')
        .does('lands 3 blank failed jump')
        .expect(`${hero} missed: jump`, `${hero} life ${life} → ${life - 2}: miss`);
    }
  },
);

clauses(
  times(
    [
      { proves: 'DF2-REQ-02', ability: 're-throw' },
      { proves: 'DF1-REQ-04', ability: 'swing-again' },
    ],
    SOURCES,
  ),
  ({ source }) => `a requirement of the ${source} binds a re-throw`,
  (t, { ability, source }) => {
    const [thrower, next] = t.party;
    t.fight({ heroes: [{ hero: thrower, abilities: { red: ability } }, next], combat: foeOf(t, source) })
      .throws('red', { zone: 'hole', face: 'icon' })
      .does(`${thrower} re-throws`, `${thrower} throws red`);
    demands(t, 'jump')
      .does('lands 3 blank failed jump')
      .expect(`${thrower} missed: jump`, `${thrower} life 9 → 7: miss`);
  },
);

clauses(
  rows('DF2-REQ-05', 'DF1-REQ-07', ['DF0-REQ-06', 'DF0-R-48']),
  'the same throw on three cards is demanded once',
  t => {
    const [thrower, next] = t.party;
    t.fight({
      heroes: [{ hero: thrower, equipment: [weapon({ requirement: 'jump' })] }, next],
      combat: { monster: monster({ requirement: 'jump' }), room: t.place('jump') },
    }).does(`${thrower} throws red with test-weapon`);
    demands(t, 'jump')
      .does('lands 4 blank failed jump')
      .expect(`${thrower} missed: jump`, `${thrower} life 9 → 7: miss`);
  },
);

clauses(rows('DF2-REQ-05', 'DF1-REQ-07'), 'two bounces on two cards are two bounces, not four', t => {
  const [thrower] = t.party;
  t.fight({ combat: { monster: monster({ requirement: 'two-bounce' }), room: t.place('two-bounce') } }).does(
    `${thrower} throws red`,
  );
  demands(t, 'two-bounce')
    .does('lands 4 blank bounces 2')
    .expect(`${thrower} hit 4`, 'damage 4 = 4 section', 'monster life 12 → 8: hit');
});

// ---- weapons --------------------------------------------------------------------------------------------

clauses(
  rows('DF1-REQ-02', 'DF0-REQ-02'),
  'the owner declares none, one or several weapons before each throw',
  t => {
    const [thrower, next] = t.party;
    t.fight({ heroes: [armed(thrower), next], combat: { dice: ['red'] } }).offers(
      `${thrower} throws red`,
      `${thrower} throws red with axe`,
      `${thrower} throws red with bow`,
      `${thrower} throws red with axe bow`,
      `${thrower} discards axe`,
      `${thrower} discards bow`,
    );
  },
);

clauses(
  times(
    rows(
      ['DF2-REQ-03', 'DF2-REQ-04'],
      ['DF1-REQ-02', 'DF1-REQ-03', 'DF1-REQ-11'],
      ['DF0-REQ-02', 'DF0-REQ-04'],
    ),
    [
      { weapons: [], requirements: [], damage: 4, sum: '4 section' },
      { weapons: ['axe'], requirements: ['elbow'], damage: 6, sum: '4 section + 2 axe' },
      { weapons: ['bow'], requirements: ['blind'], damage: 7, sum: '4 section + 3 bow' },
      {
        weapons: ['axe', 'bow'],
        requirements: ['blind', 'elbow'],
        damage: 9,
        sum: '4 section + 2 axe + 3 bow',
      },
    ] as const,
  ),
  ({ weapons, damage }) => `with ${weapons.join(' and ') || 'no weapon'} declared a 4 deals ${damage}`,
  (t, { weapons, requirements, damage, sum }) => {
    const [thrower, next] = t.party;
    t.fight({ heroes: [armed(thrower), next] }).does(
      `${thrower} throws red${weapons.length > 0 ? ` with ${weapons.join(' ')}` : ''}`,
    );
    demands(t, ...requirements);
    if (weapons.length === 0) t.mayNot('lands 4 blank failed elbow', 'lands 4 blank failed blind');
    t.does('lands 4 blank').expect(
      `${thrower} hit 4`,
      `damage ${damage} = ${sum}`,
      `monster life 12 → ${12 - damage}: hit`,
    );
  },
);

/** A monster, a room and two weapons with a throw each. */
const full = (t: Table): Table =>
  t.fight({
    heroes: [armed(t.party[0]), t.party[1]],
    combat: { monster: monster({ requirement: 'nose' }), room: t.place('jump') },
  });

clauses(
  times(rows('DF2-REQ-02', ['DF1-REQ-04', 'DF1-REQ-05'], 'DF0-REQ-03'), [
    { weapons: '', requirements: ['jump', 'nose'] },
    { weapons: ' with bow', requirements: ['blind', 'jump', 'nose'] },
    { weapons: ' with axe bow', requirements: ['blind', 'elbow', 'jump', 'nose'] },
  ] as const),
  ({ weapons }) => `room and monster bind every throw${weapons}`,
  (t, { weapons, requirements }) =>
    demands(full(t).does(`${t.party[0]} throws red${weapons}`), ...requirements),
);

clauses(
  rows(['DF2-REQ-04', 'DF2-EX-05'], 'DF1-REQ-06', ['DF0-REQ-03', 'DF0-REQ-04']),
  'monster, room and both weapons are all met in one throw',
  t => {
    const [thrower] = t.party;
    demands(full(t).does(`${thrower} throws red with axe bow`), 'blind', 'elbow', 'jump', 'nose')
      .does('lands 4 blank')
      .expect(`${thrower} hit 4`, 'damage 9 = 4 section + 2 axe + 3 bow', 'monster life 12 → 3: hit');
  },
);

clauses(
  times(
    rows(
      ['DF2-REQ-04', 'DF2-EX-05'],
      ['DF1-REQ-03', 'DF1-REQ-05', 'DF1-REQ-06', 'DF1-REQ-11'],
      ['DF0-REQ-06', 'DF0-R-12'],
    ),
    [
      { failed: ['blind'] },
      { failed: ['elbow'] },
      { failed: ['jump'] },
      { failed: ['nose'] },
      { failed: ['blind', 'elbow'] },
      { failed: ['blind', 'jump'] },
    ] as const,
  ),
  ({ failed }) =>
    `of monster, room and both weapons, ${failed.join(' and ')} failed is one miss without bonus`,
  (t, { failed }) =>
    full(t)
      .throws('red', { zone: '4', failed }, ['axe', 'bow'])
      .expect(`${t.party[0]} missed: ${failed.join(', ')}`, `${t.party[0]} life 9 → 7: miss`)
      .shows({ 'combat.life': 12 }),
);
