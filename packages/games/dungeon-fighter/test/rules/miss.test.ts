/** Misses, in every edition that has the rule. */
import type { Throw, Zone } from '../../rules/index.ts';
import { clauses, monster, rows, times, weapon } from '../support/table.ts';

const ZONES = (['1', '2', '3', '4', '5', '6', 'bullseye'] as const).map(zone => ({ zone }));

clauses(
  times(rows('DF2-MISS-01', 'DF1-MISS-01', 'DF0-MISS-01'), ZONES),
  ({ zone }) => `a die that touches the board first counts nothing in ${zone}`,
  (t, { zone }) =>
    t
      .fight()
      .throws('green', { bounces: 0, zone })
      .expect(`${t.party[0]} missed: no-bounce`, `${t.party[0]} life 9 → 7: miss`),
);

const OFF_THE_SECTIONS: readonly { readonly proves: string; readonly zone: Zone }[] = [
  { proves: 'DF2-MISS-02', zone: 'hole' },
  { proves: 'DF1-MISS-02', zone: 'hole' },
  { proves: 'DF0-MISS-03', zone: 'hole' },
  { proves: 'DF2-MISS-03', zone: 'bones' },
  { proves: 'DF1-MISS-03', zone: 'bones' },
  { proves: 'DF2-MISS-04', zone: 'outside' },
  { proves: 'DF1-MISS-04', zone: 'outside' },
  { proves: 'DF1-MISS-04', zone: 'floor' },
  { proves: 'DF0-MISS-02', zone: 'outside' },
  { proves: 'DF0-MISS-02', zone: 'floor' },
];

clauses(
  times(OFF_THE_SECTIONS, [{ bounces: 1 }, { bounces: 2 }] as const),
  ({ zone, bounces }) => `a die that bounced and ends ${zone} is a miss, bounces ${bounces}`,
  (t, { zone, bounces }) =>
    t
      .fight()
      .throws('green', { zone, bounces })
      .expect(`${t.party[0]} missed: ${zone}`, `${t.party[0]} life 9 → 7: miss`),
);

const JUMP: Throw = 'jump';

clauses(
  times(
    [
      { proves: 'DF2-MISS-05', source: 'monster' },
      { proves: 'DF2-MISS-05', source: 'room' },
      { proves: 'DF1-MISS-05', source: 'monster' },
      { proves: 'DF1-MISS-05', source: 'room' },
      { proves: 'DF0-MISS-04', source: 'room' },
    ],
    ZONES.filter(({ zone }) => zone === '4' || zone === '5' || zone === 'bullseye'),
  ),
  ({ source, zone }) => `a throw of the ${source} that was not done is a miss, even in ${zone}`,
  (t, { source, zone }) =>
    t
      .fight({
        combat: source === 'room' ? { room: t.place(JUMP) } : { monster: monster({ requirement: JUMP }) },
      })
      .throws('red', { zone, failed: [JUMP] })
      .expect(`${t.party[0]} missed: jump`, `${t.party[0]} life 9 → 7: miss`),
);

clauses(
  [
    { proves: 'DF2-MISS-06', curse: 'greedy' },
    { proves: 'DF1-MISS-10', curse: 'lose-gold' },
  ],
  'many reasons are one miss with one set of consequences',
  (t, { curse }) => {
    const [thrower, next] = t.party;
    t.fight({
      heroes: [{ hero: thrower, equipment: [weapon({ requirement: 'elbow' })] }, next],
      chest: { coins: 3 },
      combat: { monster: monster({ ability: curse }), room: t.place('jump') },
    })
      .throws('red', { zone: 'bones', bounces: 0, failed: ['elbow', 'jump'] }, ['test-weapon'])
      .expect(
        `${thrower} missed: no-bounce, bones, elbow, jump`,
        `${thrower} life 9 → 7: miss`,
        `coins -1 = 2: ${curse}`,
      );
  },
);

clauses(
  times(
    rows('DF2-MISS-07', ['DF1-MISS-08', 'DF1-FIGHT-07'], 'DF0-MISS-05'),
    [1, 2, 3, 4].map(damage => ({ damage })),
  ),
  ({ damage }) => `a miss costs the thrower, and nobody else, the damage value ${damage} and not the level`,
  (t, { damage }) => {
    const [thrower, next, third] = t.party;
    t.fight({
      heroes: [thrower, next, third],
      combat: { monster: monster({ damage, level: damage === 3 ? 2 : 3 }) },
    })
      .throws('red', { zone: 'hole' })
      .expect(`${thrower} missed: hole`, `${thrower} life 9 → ${9 - damage}: miss`)
      .shows({
        [`heroes.${thrower}.life`]: 9 - damage,
        [`heroes.${next}.life`]: 9,
        [`heroes.${third}.life`]: 9,
        'combat.life': 12,
      });
  },
);

clauses(
  [
    { proves: 'DF2-MISS-08', markers: {} },
    { proves: 'DF1-MISS-09', markers: { tracking: 'randolph' } },
  ],
  'a miss takes no life from the monster, with weapons and markers or without',
  (t, { markers }) => {
    const [thrower, next] = t.party;
    t.fight({
      heroes: [{ hero: thrower, equipment: [weapon({ bonus: 5 })] }, next],
      combat: { markers },
    })
      .throws('red', { zone: '5', bounces: 0 }, ['test-weapon'])
      .expect(`${thrower} missed: no-bounce`, `${thrower} life 9 → 7: miss`)
      .shows({ 'combat.life': 12 });
  },
);
