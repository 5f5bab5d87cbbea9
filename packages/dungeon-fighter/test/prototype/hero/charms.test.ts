import { clause, monster, type Table, type TestHero } from '../../support/table.ts';
import { fight, has } from './beatrice.ts';

clause('DF0-HERO-06', 'Seduction: the charmed monster goes with the seducer once it is defeated', t =>
  fight(t, has('seduction'), { combat: { life: 6 } })
    .throws('red', { face: 'icon' })
    .includes('beatrice marked monster: charm')
    .throws('green')
    .includes('defeated test-monster', 'beatrice captured test-monster')
    .shows({ 'heroes.beatrice.captives': ['test-monster'], discard: [] }),
);

clause(['DF0-HERO-06', 'DF0-R-47'], 'the first seducer keeps it', t =>
  fight(t, has('seduction'), { combat: { life: 3, markers: { charm: 'aureliano' } } })
    .throws('red', { face: 'icon' })
    .includes('aureliano captured test-monster'),
);

const keeper: TestHero = { hero: 'ornella', captives: ['skeleton'] };
const attacked = (t: Table, damage = 4): Table =>
  t
    .combat({ heroes: [keeper, 'lorenzo'], combat: { monster: monster({ damage }) } })
    .throws('red', { zone: 'hole' });

clause(['DF0-HERO-07', 'DF0-R-47'], 'the owner discards it and is spared the whole attack', t =>
  attacked(t)
    .expect('ornella missed: hole')
    .offers('ornella uses skeleton', 'ornella passes')
    .does('ornella uses skeleton')
    .expect('ornella used skeleton', 'ornella prevented 4: skeleton')
    .shows({ 'heroes.ornella.life': 9, 'heroes.ornella.captives': [], discard: ['skeleton'] }),
);

clause('DF0-HERO-07', 'or keeps it', t =>
  attacked(t)
    .does('ornella passes')
    .expect('ornella life 9 → 5: miss')
    .shows({ 'heroes.ornella.captives': ['skeleton'], discard: [] }),
);

clause('DF0-HERO-07', 'it adds nothing to a hit', t =>
  t
    .combat({ heroes: [keeper, 'lorenzo'] })
    .throws('red')
    .expect('ornella hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

clause(['DF0-HERO-07', 'DF0-R-28'], 'it spares nobody but its owner', t =>
  t
    .combat({ heroes: ['lorenzo', keeper] })
    .throws('red', { zone: 'hole' })
    .expect('lorenzo missed: hole', 'lorenzo life 9 → 7: miss')
    .mayNot('ornella uses skeleton'),
);

clause('DF0-HERO-07', 'one monster for one attack: the next one hurts', t =>
  t
    .combat({ heroes: [keeper], combat: { monster: monster({ damage: 4 }) } })
    .throws('red', { zone: 'hole' })
    .does('ornella uses skeleton')
    .throws('green', { zone: 'hole' })
    .expect('ornella missed: hole', 'ornella life 9 → 5: miss'),
);
