import { boss, clause, mapRoom } from '../../support/table.ts';

const danger = mapRoom({ kind: 'danger', requirement: 'jump' });

clause('DF0-REQ-01', 'a boss has a special shot', t =>
  t
    .combat({ heroes: ['giuseppe', 'lorenzo'], combat: { boss: boss({ requirement: 'jump' }) } })
    .does('giuseppe throws red')
    .shows({ 'combat.throw.requirements': ['jump'] }),
);

clause('DF0-R-31', 'the shot of the last danger does not bind in the fight against the boss', t =>
  t
    .combat({
      heroes: ['lorenzo', 'aureliano'],
      map: { floors: ['cellar', 'opera', 'motorway'], room: 'motorway-end' },
      combat: { room: danger, life: 3 },
    })
    .throws('red')
    .shows({ 'combat.boss': true })
    .does('aureliano throws red')
    .shows({ 'combat.throw.requirements': [] }),
);
