import { clause } from '../../../support/table.ts';

for (const amount of [2, 3])
  clause('DF0-HERO-13', `Heal one Hero ${amount} is for one hero of choice`, t =>
    t
      .combat({
        heroes: [
          { hero: 'ornella', life: 4, abilities: { red: `heal-one-hero-${amount}` } },
          { hero: 'lorenzo', life: 4 },
          { hero: 'giuseppe', life: 9 },
        ],
      })
      .throws('red', { face: 'icon' })
      .asks('ornella', 'target')
      .mayNot('lorenzo chooses lorenzo', 'ornella chooses beatrice')
      .does('ornella chooses lorenzo')
      .shows({ 'heroes.lorenzo.life': 4 + amount, 'heroes.ornella.life': 4 }),
  );
