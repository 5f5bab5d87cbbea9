/** Hits, in every edition that has the rule. */
import type { Throw } from '../../rules/index.ts';
import { clauses, type LandingValues, monster, rows, times, weapon } from '../support/table.ts';

const SECTIONS = (['1', '2', '3', '4', '5', '6'] as const).map(zone => ({ zone, value: Number(zone) }));
const BULLSEYE = { zone: 'bullseye', value: 10 } as const;

clauses(
  [
    ...times(
      rows('DF2-HIT-01', ['DF1-HIT-01', 'DF1-HIT-02', 'DF1-FIGHT-06', 'DF1-R-63'], 'DF0-HIT-01'),
      SECTIONS,
    ),
    ...times(rows('DF2-HIT-01', 'DF0-HIT-01'), [BULLSEYE]),
  ],
  ({ zone, value }) => `a die that bounced and lies in ${zone} takes ${value} from the monster`,
  (t, { zone, value }) => {
    const [thrower] = t.party;
    t.fight()
      .throws('red', { zone })
      .expect(
        `${thrower} hit ${zone}`,
        `damage ${value} = ${value} ${zone === 'bullseye' ? 'bullseye' : 'section'}`,
        `monster life 12 → ${12 - value}: hit`,
      )
      .shows({ 'combat.life': 12 - value, [`heroes.${thrower}.life`]: 9 });
  },
);

const JUMP: Throw = 'jump';
const SPOILT: readonly { readonly why: string; readonly landing: LandingValues; readonly reason?: string }[] =
  [
    { why: 'without a bounce', landing: { bounces: 0 }, reason: 'no-bounce' },
    { why: 'outside the sections', landing: { zone: 'hole' }, reason: 'hole' },
    { why: 'with a failed requirement', landing: { failed: [JUMP] }, reason: JUMP },
    { why: 'in a section the monster forbids', landing: { zone: '1' } },
  ];

clauses(
  times(
    [
      { proves: 'DF2-HIT-01', curse: 'tricky' },
      { proves: 'DF1-HIT-01', curse: 'small-target' },
    ],
    SPOILT,
  ),
  ({ why }) => `the same throw ${why} is no hit`,
  (t, { curse, landing, reason = curse }) =>
    t
      .fight({ combat: { monster: monster({ ability: curse }), room: t.place(JUMP) } })
      .throws('red', { zone: '4', ...landing })
      .expect(`${t.party[0]} missed: ${reason}`, `${t.party[0]} life 9 → 7: miss`),
);

clauses(
  rows(['DF2-HIT-03', 'DF2-R-44'], 'DF1-HIT-06'),
  'a blank bullseye is worth 10 and bonuses are added to it',
  t => {
    const [thrower, next] = t.party;
    t.fight({
      heroes: [{ hero: thrower, equipment: [weapon({ bonus: 3 })] }, next],
      combat: { monster: monster({ life: 14 }) },
    })
      .throws('red', { zone: 'bullseye' }, ['test-weapon'])
      .expect(
        `${thrower} hit bullseye`,
        'damage 13 = 10 bullseye + 3 test-weapon',
        'monster life 14 → 1: hit',
      );
  },
);
