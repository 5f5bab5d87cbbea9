import { clause } from '../../../support/table.ts';
import { fight, has } from './beatrice.ts';

// ---- Burst of Hits --------------------------------------------------------------------------------------

clause(['DF0-HERO-05', 'DF0-R-15'], 'as long as the symbol shows, it goes on', t => {
  fight(t, has('burst-of-hits'), { combat: { life: 99 } });
  for (let i = 0; i < 5; i++)
    t.throws('red', { face: 'icon' }).does('beatrice accepts').expect('beatrice second throw: burst-of-hits');
  t.throws('red')
    .asks('lorenzo', 'turn')
    .shows({ 'combat.life': 99 - 18 });
});
