import { clause, monster } from '../../../support/table.ts';

clause(
  ['DF1-R-32', 'DF1-HERO-28'],
  'a toad lies once, beside another marker, and takes 2 from the damage',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'torm', abilities: { red: 'metamorphosis' } },
          { hero: 'randolph', abilities: { blue: 'tracking-strike' } },
          { hero: 'goldfinga', abilities: { green: 'metamorphosis' } },
        ],
        combat: { monster: monster({ life: 30, damage: 5 }) },
      })
      .throws('red', { face: 'icon' })
      .throws('blue', { face: 'icon' })
      .includes('damage 4 = 3 section + 1 tracking')
      .throws('green', { zone: 'outside', face: 'icon' })
      .includes('goldfinga life 9 → 6: miss')
      .shows({
        'combat.markers': [
          { marker: 'toad', hero: 'torm' },
          { marker: 'tracking', hero: 'randolph' },
        ],
      }),
);

clause('DF1-HERO-26', 'the beer moves and leaves what else lies there', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { red: 'beer' } }, 'randolph', 'goldfinga'],
      combat: { markers: { toad: 'randolph', beer: 'randolph', tracking: 'goldfinga' } },
    })
    .throws('red', { face: 'icon' })
    .does('torm chooses goldfinga')
    .shows({
      'combat.markers': [
        { marker: 'toad', hero: 'randolph' },
        { marker: 'tracking', hero: 'goldfinga' },
        { marker: 'beer', hero: 'goldfinga' },
      ],
    }),
);

clause('DF1-HERO-27', 'a monster that was silenced is not paid for twice', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', abilities: { red: 'enchanting-melody' } },
        { hero: 'randolph', abilities: { blue: 'enchanting-melody' } },
      ],
      chest: { coins: 5 },
      combat: { monster: monster({ life: 30 }) },
    })
    .throws('red', { face: 'icon' })
    .does('party accepts')
    .throws('blue', { face: 'icon' })
    .asks('torm', 'turn')
    .shows({ 'chest.coins': 4, 'combat.markers': [{ marker: 'lay-of-heroes', hero: 'torm' }] }),
);

clause('DF1-HERO-27', 'the last coin buys the silence', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { red: 'enchanting-melody' } }, 'randolph'],
      chest: { coins: 1 },
    })
    .throws('red', { face: 'icon' })
    .asks('party', 'accept')
    .does('party accepts')
    .shows({ 'chest.coins': 0, 'combat.silenced': true }),
);

clause(['DF1-HERO-27', 'DF1-R-47'], 'what is offered to the party no hero accepts alone', t =>
  t
    .combat({ heroes: [{ hero: 'torm', abilities: { red: 'enchanting-melody' } }, 'randolph'] })
    .throws('red', { face: 'icon' })
    .asks('party', 'accept')
    .mayNot('torm accepts', 'torm declines', 'randolph accepts'),
);
