/** Throwing again, in every edition that has the rule. */
import {
  clauses,
  monster,
  type Table,
  type TestHero,
  type TestStage,
  times,
  weapon,
} from '../../support/table.ts';

const slots = { weapon: 1, armor: 0, spendable: 0 };

/** The first of the party has this ability on red, against a monster with 12 life and 2 damage. */
const fight = (
  t: Table,
  red: string,
  values: Partial<TestHero> = {},
  stage: Partial<TestStage> = {},
): Table => t.fight({ heroes: [{ hero: t.party[0], ...values, abilities: { red } }, t.party[1]], ...stage });

// ---- instead of the first throw -------------------------------------------------------------------------

const AGAIN = [
  { proves: ['DF2-HERO-09', 'DF2-HERO-10', 'DF2-HERO-11'], ability: 're-throw', greedy: 'greedy' },
  { proves: ['DF1-HERO-19', 'DF1-ICON-10'], ability: 'swing-again', greedy: 'lose-gold' },
  { proves: 'DF0-HERO-12', ability: 'reroll', greedy: 'lose-gold' },
];

clauses(
  times(AGAIN, [{ zone: '5' }, { zone: 'hole' }, { zone: 'outside' }] as const),
  ({ ability, zone }) => `${ability} makes a die in ${zone} void and throws it afresh in the same turn`,
  (t, { ability, greedy, zone }) => {
    const [hero, next] = t.party;
    fight(t, ability, {}, { chest: { coins: 2 }, combat: { monster: monster({ ability: greedy }) } })
      .throws('red', { zone, face: 'icon' })
      .expect()
      .asks(hero, 'window')
      .offers(`${hero} re-throws`, `${hero} passes`)
      .does(`${hero} re-throws`)
      .expect(`${hero} re-throws by ${hero}: ${ability}`)
      .shows({ 'combat.life': 12, [`heroes.${hero}.life`]: 9, 'chest.coins': 2 })
      .offers(`${hero} throws red`)
      .throws('red', { zone: '2' })
      .expect(`${hero} hit 2`, 'damage 2 = 2 section', 'monster life 12 → 10: hit')
      .shows({ 'combat.dice': ['green', 'blue'] })
      .asks(next, 'turn');
  },
);

clauses(
  times(AGAIN, [{ zone: '5' }, { zone: 'outside' }] as const),
  ({ ability, zone }) => `${ability}: who leaves a die in ${zone} keeps the result`,
  (t, { ability, zone }) => {
    const [hero, next] = t.party;
    fight(t, ability)
      .throws('red', { zone, face: 'icon' })
      .does(`${hero} passes`)
      .expect(
        ...(zone === '5'
          ? [`${hero} hit 5`, 'damage 5 = 5 section', 'monster life 12 → 7: hit']
          : [`${hero} missed: outside`, `${hero} life 9 → 7: miss`]),
      )
      .asks(next, 'turn');
  },
);

clauses(
  [
    { proves: ['DF2-HERO-09', 'DF2-HERO-11', 'DF2-R-80'], ability: 're-throw' },
    { proves: 'DF1-R-43', ability: 'swing-again' },
    { proves: 'DF0-HERO-12', ability: 'reroll' },
  ],
  ({ ability }) => `${ability} may be used again without limit, and the last throw stands even if worse`,
  (t, { ability }) => {
    const [hero] = t.party;
    fight(t, ability);
    for (const zone of ['6', '5', '4'] as const)
      t.throws('red', { zone, face: 'icon' })
        .offers(`${hero} re-throws`, `${hero} passes`)
        .does(`${hero} re-throws`);
    t.throws('red', { zone: 'hole' }).expect(`${hero} missed: hole`, `${hero} life 9 → 7: miss`);
  },
);

clauses(
  times(AGAIN, [
    { landing: { bounces: 0 }, reason: 'no-bounce' },
    { landing: { failed: ['jump'] }, reason: 'jump' },
  ] as const),
  ({ ability, reason }) => `${ability}: the new throw must fulfil everything again: ${reason}`,
  (t, { ability, landing, reason }) => {
    const [hero] = t.party;
    fight(t, ability, {}, { combat: { monster: monster({ requirement: 'jump' }) } })
      .throws('red', { face: 'icon' })
      .does(`${hero} re-throws`)
      .throws('red', { zone: '4', ...landing })
      .expect(`${hero} missed: ${reason}`, `${hero} life 9 → 7: miss`);
  },
);

clauses(
  times(AGAIN, [{ bonus: 3 }]),
  ({ ability }) => `${ability}: weapons are chosen anew`,
  (t, { ability, bonus }) => {
    const [hero] = t.party;
    fight(t, ability, { slots, equipment: [weapon({ requirement: 'blind', bonus })] })
      .throws('red', { face: 'icon', failed: ['blind'] }, ['test-weapon'])
      .does(`${hero} re-throws`)
      .may(`${hero} throws red`, `${hero} throws red with test-weapon`)
      .throws('red', { zone: '4' })
      .expect(`${hero} hit 4`, 'damage 4 = 4 section', 'monster life 12 → 8: hit');
  },
);

// ---- besides the first throw ----------------------------------------------------------------------------

const TWICE = [
  { proves: ['DF1-HERO-02', 'DF1-HERO-04', 'DF1-R-42'], ability: 'swing-twice', greedy: 'lose-gold' },
  { proves: 'DF0-HERO-04', ability: 'burst-of-hits', greedy: 'lose-gold' },
];

clauses(
  TWICE,
  ({ ability }) => `${ability} offers the same die again once the damage is dealt`,
  (t, { ability }) => {
    const [hero, next] = t.party;
    fight(t, ability)
      .throws('red', { zone: '4', face: 'icon' })
      .expect(
        `${hero} hit 4`,
        `${hero} ability red: ${ability}`,
        'damage 4 = 4 section',
        'monster life 12 → 8: hit',
      )
      .offers(`${hero} accepts`, `${hero} declines`)
      .does(`${hero} accepts`)
      .expect(`${hero} second throw: ${ability}`)
      .offers(`${hero} throws red`)
      .throws('red', { zone: '3' })
      .expect(`${hero} hit 3`, 'damage 3 = 3 section', 'monster life 8 → 5: hit')
      .shows({ 'combat.dice': ['green', 'blue'] })
      .asks(next, 'turn');
  },
);

clauses(
  TWICE,
  ({ ability }) => `the second throw of ${ability} may be declined`,
  (t, { ability }) => {
    const [hero, next] = t.party;
    fight(t, ability)
      .throws('red', { zone: '4', face: 'icon' })
      .does(`${hero} declines`)
      .expect()
      .shows({ 'combat.life': 8, 'combat.dice': ['green', 'blue'] })
      .asks(next, 'turn');
  },
);

clauses(
  TWICE,
  ({ ability }) => `a dead monster needs no second throw of ${ability}`,
  (t, { ability }) => {
    fight(t, ability, {}, { combat: { life: 1 } })
      .throws('red', { face: 'icon' })
      .includes('monster life 1 → -2: hit', 'defeated test-monster')
      .excludes(/second throw/);
  },
);

clauses(
  TWICE,
  ({ ability }) => `the second throw of ${ability} hurts when it misses`,
  (t, { ability, greedy }) => {
    const [hero, next] = t.party;
    fight(
      t,
      ability,
      {},
      { chest: { coins: 2 }, combat: { monster: monster({ damage: 3, ability: greedy }) } },
    )
      .throws('red', { zone: '4', face: 'icon' })
      .does(`${hero} accepts`)
      .throws('red', { zone: '4', bounces: 0, face: 'icon' })
      .expect(`${hero} missed: no-bounce`, `${hero} life 9 → 6: miss`, `coins -1 = 1: ${greedy}`)
      .asks(next, 'turn');
  },
);

clauses(
  TWICE,
  ({ ability }) =>
    `for the second throw of ${ability} weapons are declared afresh and every demand binds again`,
  (t, { ability }) => {
    const [hero] = t.party;
    fight(
      t,
      ability,
      { slots, equipment: [weapon({ requirement: 'nose' })] },
      { combat: { monster: monster({ requirement: 'jump' }) } },
    )
      .throws('red', { zone: '1', face: 'icon' })
      .does(`${hero} accepts`)
      .offers(`${hero} throws red`, `${hero} throws red with test-weapon`, `${hero} discards test-weapon`)
      .does(`${hero} throws red with test-weapon`)
      .shows({ 'combat.throw.requirements': ['jump', 'nose'] })
      .does('lands 2 blank')
      .expect(`${hero} hit 2`, 'damage 5 = 2 section + 3 test-weapon', 'monster life 11 → 6: hit');
  },
);
