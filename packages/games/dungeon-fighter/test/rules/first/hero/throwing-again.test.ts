import { clause } from '../../../support/table.ts';
import { against } from './torm.ts';

// ---- Swing Twice ----------------------------------------------------------------------------------------

clause('DF1-HERO-03', 'the icon on the second throw grants no third', t =>
  against(t, 'swing-twice')
    .throws('red', { zone: '4', face: 'icon' })
    .does('torm accepts')
    .throws('red', { zone: '2', face: 'icon' })
    .expect('torm hit 2', 'damage 2 = 2 section', 'monster life 8 → 6: hit')
    .asks('randolph', 'turn'),
);

clause('DF1-HERO-03', 'on another turn Swing Twice works again', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { red: 'swing-twice', green: 'swing-twice' } }],
      solo: true,
    })
    .throws('red', { zone: '1', face: 'icon' })
    .does('torm accepts')
    .throws('red', { zone: '1' })
    .throws('green', { zone: '1', face: 'icon' })
    .includes('torm ability green: swing-twice')
    .offers('torm accepts', 'torm declines'),
);

clause('DF1-R-42', 'a white die is thrown again at no cost, and may then activate another ability', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', abilities: { red: 'swing-twice', green: 'pickpocket', blue: 'beer' } },
        'randolph',
      ],
      chest: { dice: 2 },
      combat: { dice: [] },
    })
    .throws('white', { zone: '1', face: 'icon' })
    .does('torm activates red')
    .does('torm accepts')
    .throws('white', { zone: '1', face: 'icon' })
    .offers('torm activates green', 'torm activates blue', 'torm activates nothing')
    .shows({ 'chest.dice': 1, 'combat.bonusDiceThrown': 1 }),
);
