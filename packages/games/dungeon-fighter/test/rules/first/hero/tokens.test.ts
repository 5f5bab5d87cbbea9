import { clause, monster } from '../../../support/table.ts';
import { against, nearTheEnd } from './torm.ts';

for (const marker of ['tracking', 'toad', 'charm', 'beer']) {
  clause(
    ['DF1-HERO-28', 'DF1-DEFEAT-14'],
    `${marker} stays through a party defeat and is gone in the next encounter`,
    t =>
      nearTheEnd(t, 'pickpocket', { combat: { dice: [], markers: { [marker]: 'torm' } } })
        .does('torm retrieves')
        .shows({ 'combat.markers': [{ marker, hero: 'torm' }] })
        .throws('red')
        .includes('defeated test-monster')
        .shows({ 'combat.foe': 'next-monster', 'combat.markers': [] }),
  );
}

clause('DF1-HERO-28', 'a silenced monster is silenced for its own encounter only', t =>
  against(t, 'enchanting-melody', {
    cards: [monster({ id: 'next-monster', ability: 'small-target' })],
    decks: { monsters: ['next-monster'] },
    combat: { life: 1 },
  })
    .throws('red', { face: 'icon' })
    .does('party accepts')
    .includes('defeated test-monster')
    .shows({ 'combat.foe': 'next-monster', 'combat.silenced': false, 'combat.markers': [] })
    .throws('blue', { zone: '1' })
    .includes('randolph missed: small-target'),
);
