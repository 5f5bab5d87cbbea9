import { expect } from 'vitest';
import { doors, hall, lastBlow } from '../../support/rooms.ts';
import { clause, monster } from '../../support/table.ts';

clause(['DF1-SCAR-05', 'DF1-SCAR-06', 'DF1-EX-07'], 'the covered ability is dead, the die may be thrown', t =>
  lastBlow(t, { heroes: ['torm', { hero: 'goldfinga', fainted: true }] })
    .throws('red')
    .does('goldfinga scars green')
    .shows({ 'supply.scars': 13, 'heroes.goldfinga.maximum': 6, 'heroes.goldfinga.life': 6 })
    .does('party moves to left-door')
    .asks('goldfinga', 'turn')
    .may('goldfinga throws green')
    .does('goldfinga throws green', 'lands outside icon')
    .begins('goldfinga missed: outside')
    .excludes(/ability/),
);

clause(['DF1-SCAR-08', 'DF1-R-13', 'DF1-R-38'], 'a party without any hero left has lost', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', life: 1, scars: ['green', 'blue'], abilities: { red: 'berserk' } }],
      combat: { life: 3 },
    })
    .throws('red', { face: 'icon' })
    .does('torm accepts')
    .includes('torm fainted', 'defeated test-monster', 'torm eliminated', 'lost: all-eliminated')
    .ends('all-eliminated'),
);

clause('DF1-SCAR-09', 'a fainted hero is hurt no more, so one encounter costs one scar', t =>
  t
    .combat({
      heroes: ['torm', { hero: 'goldfinga', life: 2 }, 'randolph'],
      chest: { dice: 0 },
      cards: doors,
      combat: {
        monster: monster({ life: 12, damage: 2, coins: 0, ability: 'critical-miss' }),
        room: hall(),
        dice: ['red'],
      },
    })
    .throws('red', { zone: 'outside' })
    .includes('goldfinga life 2 → 0: miss', 'goldfinga fainted')
    .does('randolph retrieves')
    .excludes(/goldfinga/)
    .throws('red', { zone: 'outside' })
    .excludes(/goldfinga/)
    .throws('blue', { zone: 'bullseye' })
    .throws('green', { zone: '2' })
    .does('goldfinga scars red')
    .expect('goldfinga scarred red: maximum 6')
    .verify(() => expect(t.state.supply.scars).toBe(13))
    .asks('party', 'move'),
);
