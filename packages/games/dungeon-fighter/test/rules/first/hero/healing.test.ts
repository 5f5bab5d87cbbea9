import { clause, spendable } from '../../../support/table.ts';
import { nearTheEnd, tormWith } from './torm.ts';

// ---- Divine Intervention --------------------------------------------------------------------------------

clause('DF1-R-41', 'with bullseye and icon it heals what the throw would have dealt', t =>
  nearTheEnd(t, 'divine-intervention', {
    heroes: [tormWith('divine-intervention', { scars: [], life: 8 }), { hero: 'randolph', life: 1 }],
  })
    .throws('red', { zone: 'bullseye', face: 'icon' })
    .does('torm chooses randolph')
    .includes('randolph healed 1 → 9: divine-intervention'),
);

clause(
  ['DF1-HERO-07', 'DF1-R-45'],
  'when a cure leaves nobody wounded before Divine Intervention is aimed, any standing hero can be chosen',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'torm', life: 5, abilities: { red: 'divine-intervention' } },
          {
            hero: 'randolph',
            life: 5,
            slots: { weapon: 1, armor: 1, spendable: 1 },
            equipment: [spendable({ id: 'feast', heal: { amount: 9, whom: 'party' } })],
          },
        ],
      })
      .throws('red', { face: 'icon' })
      .asks('torm', 'target')
      .does('randolph uses feast')
      .may('torm chooses torm', 'torm chooses randolph')
      .does('torm chooses randolph')
      .asks('randolph', 'turn'),
);
