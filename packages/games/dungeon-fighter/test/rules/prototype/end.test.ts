import { clause } from '../../support/table.ts';

clause(['DF0-END-02', 'DF0-R-35'], 'the last player who pays with the last life loses, after falling', t =>
  t
    .combat({
      heroes: [
        { hero: 'beatrice', life: 1, abilities: { red: 'blind-fury' } },
        { hero: 'lorenzo', fainted: true },
      ],
    })
    .throws('red', { zone: '3', face: 'icon' })
    .does('beatrice accepts')
    .expect(
      'beatrice multiplied by 2',
      'beatrice life 1 → 0: blind-fury',
      'damage 6 = 3 section + 3 blind-fury',
      'monster life 12 → 6: hit',
      'beatrice fainted',
      'lost: all-fainted',
    )
    .ends('all-fainted'),
);
