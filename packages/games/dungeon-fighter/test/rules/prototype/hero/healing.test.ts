import { clause } from '../../../support/table.ts';
import { fight, has } from './beatrice.ts';

// ---- Divine Help ----------------------------------------------------------------------------------------

// ---- Healing --------------------------------------------------------------------------------------------

for (const [ability, amount] of [
  ['heal-one-hero-2', 2],
  ['heal-one-hero-3', 3],
] as const) {
  const heroes = [has(ability, { life: 3 }), { hero: 'lorenzo', life: 4 }, 'aureliano'];
  for (const [who, life] of [
    ['beatrice', 3],
    ['lorenzo', 4],
  ] as const)
    clause('DF0-HERO-13', `Heal one Hero ${amount}: ${who} is chosen`, t =>
      fight(t, has(ability), { heroes })
        .throws('red', { face: 'icon' })
        .asks('beatrice', 'target')
        .offers('beatrice chooses beatrice', 'beatrice chooses lorenzo')
        .does(`beatrice chooses ${who}`)
        .expect(
          `${who} healed ${life} → ${life + amount}: ${ability}`,
          'damage 3 = 3 section',
          'monster life 30 → 27: hit',
        ),
    );
}
