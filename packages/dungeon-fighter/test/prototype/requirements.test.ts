import type { Throw } from '@tumblekeep/dungeon-fighter';
import { boss, clause, mapRoom, monster, type Table, type TestHero, weapon } from '../support/table.ts';

const armed: TestHero = {
  hero: 'giuseppe',
  slots: { weapon: 3, armor: 0, spendable: 0 },
  equipment: [
    weapon({ id: 'hood', requirement: 'blind', bonus: 2 }),
    weapon({ id: 'stool', requirement: 'sitting', bonus: 3 }),
  ],
};
const danger = mapRoom({ kind: 'danger', requirement: 'jump' });
const tricky = monster({ requirement: 'nose', life: 30 });

const fight = (t: Table): Table =>
  t.combat({ heroes: [armed, 'lorenzo'], combat: { room: danger, monster: tricky, dice: ['red'] } });

for (const [source, combat, line] of [
  ['a danger', { room: danger }, 'giuseppe throws red'],
  ['a monster', { monster: monster({ requirement: 'jump' }) }, 'giuseppe throws red'],
  ['a boss', { boss: boss({ requirement: 'jump' }) }, 'giuseppe throws red'],
  ['a weapon', {}, 'giuseppe throws red with spring'],
] as const)
  clause('DF0-REQ-01', `${source} has a special shot`, t =>
    t
      .combat({
        heroes: [{ hero: 'giuseppe', equipment: [weapon({ id: 'spring', requirement: 'jump' })] }, 'lorenzo'],
        combat,
      })
      .does(line)
      .shows({ 'combat.throw.requirements': ['jump'] }),
  );

clause('DF0-REQ-02', 'every choice of weapons is offered, none included', t =>
  fight(t).offers(
    'giuseppe throws red',
    'giuseppe throws red with hood',
    'giuseppe throws red with stool',
    'giuseppe throws red with hood stool',
    'giuseppe discards hood',
    'giuseppe discards stool',
  ),
);

clause('DF0-REQ-02', 'a weapon that was not chosen demands nothing and adds nothing', t =>
  t
    .combat({ heroes: [armed, 'lorenzo'] })
    .does('giuseppe throws red')
    .shows({ 'combat.throw.requirements': [] })
    .mayNot('lands 4 blank failed blind')
    .does('lands 4 blank')
    .expect('giuseppe hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
);

for (const [weapons, requirements] of [
  ['', ['jump', 'nose']],
  [' with hood', ['blind', 'jump', 'nose']],
  [' with hood stool', ['blind', 'jump', 'nose', 'sitting']],
] as const)
  clause('DF0-REQ-03', `room and monster bind every throw${weapons}`, t =>
    fight(t).does(`giuseppe throws red${weapons}`).shows({ 'combat.throw.requirements': requirements }),
  );

clause('DF0-REQ-04', 'two shots in one throw sum their bonuses', t =>
  fight(t)
    .throws('red', { zone: '3' }, ['hood', 'stool'])
    .expect('giuseppe hit 3', 'damage 8 = 3 section + 2 hood + 3 stool', 'monster life 30 → 22: hit'),
);

for (const requirement of [
  'bank',
  'slam',
  'head',
  'card-jump',
  'catapult',
] as const satisfies readonly Throw[])
  clause('DF0-REQ-05', `the bounce is needed under ${requirement} as well`, t =>
    t
      .combat({ heroes: ['lorenzo', 'aureliano'], combat: { monster: monster({ requirement }) } })
      .throws('red', { zone: '4', bounces: 0 })
      .expect('lorenzo missed: no-bounce', 'lorenzo life 9 → 7: miss'),
  );

for (const [source, failed] of [
  ['the danger', 'jump'],
  ['the monster', 'nose'],
  ['a declared weapon', 'blind'],
] as const)
  clause(['DF0-REQ-06', 'DF0-R-12'], `failing the shot of ${source} is a miss`, t =>
    fight(t)
      .throws('red', { zone: '5', failed: [failed] }, ['hood'])
      .expect(`giuseppe missed: ${failed}`, 'giuseppe life 9 → 7: miss'),
  );

clause(['DF0-REQ-06', 'DF0-R-48'], 'the same shot on three cards is demanded once', t =>
  t
    .combat({
      heroes: [{ hero: 'giuseppe', equipment: [weapon({ requirement: 'jump' })] }, 'lorenzo'],
      combat: { room: danger, monster: monster({ requirement: 'jump' }) },
    })
    .does('giuseppe throws red with test-weapon')
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
