/** Where a die lies and how it came there, in every edition that has the rule. */
import { clauses, rows, times } from '../support/table.ts';

clauses(
  [
    { proves: 'DF2-DICE-02', bounces: 0 },
    { proves: 'DF1-DICE-04', bounces: 0 },
    { proves: 'DF0-DICE-01', bounces: 0 },
    { proves: 'DF2-DICE-02', bounces: 1 },
    { proves: 'DF1-DICE-04', bounces: 1 },
    { proves: 'DF0-DICE-01', bounces: 1 },
    { proves: 'DF2-DICE-03', bounces: 2 },
    { proves: 'DF1-DICE-05', bounces: 2 },
    { proves: 'DF0-DICE-01', bounces: 2 },
  ] as const,
  ({ bounces }) => `${bounces} bounces beside the board: ${bounces > 0 ? 'a hit' : 'no hit'}`,
  (t, { bounces }) => {
    const [thrower] = t.party;
    t.fight()
      .throws('red', { bounces, zone: '5' })
      .expect(
        ...(bounces > 0
          ? [`${thrower} hit 5`, 'damage 5 = 5 section', 'monster life 12 → 7: hit']
          : [`${thrower} missed: no-bounce`, `${thrower} life 9 → 7: miss`]),
      );
  },
);

clauses(
  [
    ...times(
      rows(['DF2-DICE-05', 'DF2-R-11']),
      (['1', '2', '3', '4', '5', '6'] as const).map(zone => ({ zone })),
    ),
    ...times(
      rows('DF0-DICE-03'),
      (['1', '2', '3', '4', '5'] as const).map(zone => ({ zone })),
    ),
    { proves: 'DF0-DICE-05', zone: '6' } as const,
  ],
  ({ zone }) => `section ${zone} is worth ${zone}`,
  (t, { zone }) =>
    t
      .fight()
      .throws('red', { zone })
      .expect(
        `${t.party[0]} hit ${zone}`,
        `damage ${zone} = ${zone} section`,
        `monster life 12 → ${12 - Number(zone)}: hit`,
      ),
);

clauses(
  [
    ...times(
      rows(['DF2-DICE-05', 'DF2-R-11']),
      (['hole', 'bones', 'outside', 'floor'] as const).map(zone => ({ zone })),
    ),
    { proves: 'DF0-DICE-04', zone: 'hole' } as const,
  ],
  ({ zone }) => `${zone}: no value`,
  (t, { zone }) =>
    t
      .fight()
      .throws('red', { zone })
      .expect(`${t.party[0]} missed: ${zone}`, `${t.party[0]} life 9 → 7: miss`),
);

clauses(
  rows(['DF2-DICE-10', 'DF2-R-12'], 'DF0-DICE-06'),
  'the bullseye is no hole: a blank die there is worth 10',
  t =>
    t
      .fight()
      .throws('red', { zone: 'bullseye' })
      .expect(`${t.party[0]} hit bullseye`, 'damage 10 = 10 bullseye', 'monster life 12 → 2: hit'),
);
