import type { Zone } from '@tumblekeep/dungeon-fighter';
import { clause, monster } from '../support/table.ts';

const ZONES: readonly Zone[] = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  'bullseye',
  'hole',
  'bones',
  'outside',
  'floor',
];

clause('DF2-DICE-02', 'a throw without a bounce before the board is not valid', t =>
  t
    .combat({ heroes: ['murka', 'brad'] })
    .throws('red', { bounces: 0, zone: '5' })
    .expect('brad missed: no-bounce', 'brad life 9 → 7: miss'),
);

clause('DF2-DICE-02', 'one bounce on the table is enough', t =>
  t
    .combat({ heroes: ['murka', 'brad'] })
    .throws('red', { bounces: 1, zone: '5' })
    .expect('brad hit 5', 'damage 5 = 5 section', 'monster life 12 → 7: hit'),
);

clause('DF2-DICE-03', 'more than one bounce is as good as one', t =>
  t
    .combat({ heroes: ['murka', 'brad'] })
    .throws('red', { bounces: 2, zone: '5' })
    .expect('brad hit 5', 'damage 5 = 5 section', 'monster life 12 → 7: hit'),
);

clause(
  ['DF2-DICE-04', 'DF2-DICE-05'],
  'nothing but the table answers a throw, with one of the zones and a face, icon or blank',
  t =>
    t
      .combat({ heroes: ['murka', 'brad'] })
      .does('brad throws red')
      .asks('table', 'landing')
      .expect()
      .offers(
        ...ZONES.flatMap(zone =>
          ['blank', 'icon'].flatMap(face =>
            ['', ' bounces 0', ' bounces 2'].map(bounces => `lands ${zone} ${face}${bounces}`),
          ),
        ),
      ),
);

clause('DF2-DICE-04', 'while the die is in the air nobody does anything', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', life: 5, equipment: ['leftover-stew'] }],
    })
    .may('brad uses leftover-stew on brad')
    .does('brad throws red')
    .mayNot('brad uses leftover-stew on brad', 'brad passes', 'murka throws green'),
);

clause('DF2-DICE-04', 'the zone and the face of one result are read independently', t =>
  t
    .combat({ heroes: ['murka', 'edith'] })
    .throws('red', { zone: '2', face: 'icon' })
    .expect(
      'edith hit 2',
      'edith ability red: piercing-damage',
      'damage 4 = 2 section + 2 piercing-damage',
      'monster life 12 → 8: hit',
    ),
);

for (const section of ['1', '2', '3', '4', '5', '6'] as const) {
  clause(['DF2-DICE-05', 'DF2-R-11'], `section ${section} has the value ${section}`, t =>
    t
      .combat({ heroes: ['murka', 'brad'] })
      .throws('red', { zone: section })
      .expect(
        `brad hit ${section}`,
        `damage ${section} = ${section} section`,
        `monster life 12 → ${12 - Number(section)}: hit`,
      ),
  );
}

for (const zone of ['hole', 'bones', 'outside', 'floor'] as const) {
  clause(['DF2-DICE-05', 'DF2-R-11'], `${zone}: no value`, t =>
    t
      .combat({ heroes: ['murka', 'brad'] })
      .throws('red', { zone })
      .expect(`brad missed: ${zone}`, 'brad life 9 → 7: miss'),
  );
}

clause(['DF2-DICE-10', 'DF2-R-12'], 'the bullseye is no hole: a blank die there is worth 10', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { monster: monster({ life: 12 }) } })
    .throws('red', { zone: 'bullseye' })
    .expect('brad hit bullseye', 'damage 10 = 10 bullseye', 'monster life 12 → 2: hit'),
);
