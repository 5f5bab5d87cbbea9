import type { Zone } from '../../../rules/index.ts';
import { clause } from '../../support/table.ts';

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
