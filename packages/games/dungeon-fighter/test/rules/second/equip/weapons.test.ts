import { clause, monster, type Table, weapon } from '../../../support/table.ts';
import { axe, bow, SLOTS } from './cards.ts';

clause('DF2-EQUIP-05', 'a weapon serves every throw of its carrier', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [weapon({ bonus: 3 })] }],
      combat: { monster: monster({ life: 30 }) },
    })
    .throws('red', { zone: '2' }, ['test-weapon'])
    .includes('monster life 30 → 25: hit')
    .throws('green')
    .throws('blue', { zone: '2' }, ['test-weapon'])
    .includes('monster life 22 → 17: hit')
    .shows({ 'heroes.brad.equipment': [{ card: 'test-weapon', used: false }] }),
);

const armed = (t: Table): Table =>
  t.combat({
    heroes: ['brad', { hero: 'murka', slots: SLOTS, equipment: [axe, bow] }],
    combat: { monster: monster({ life: 20 }), dice: ['red', 'green'] },
  });

clause('DF2-EQUIP-06', 'any choice of the carried weapons may be made, none and all included', t =>
  armed(t).offers(
    'murka throws red',
    'murka throws red with axe',
    'murka throws red with bow',
    'murka throws red with axe bow',
    'murka throws green',
    'murka throws green with axe',
    'murka throws green with bow',
    'murka throws green with axe bow',
  ),
);

clause(['DF2-EQUIP-06', 'DF2-R-32'], 'the choice is made with the die, before the throw, and stands', t =>
  armed(t)
    .does('murka throws red with axe')
    .shows({ 'combat.throw.weapons': ['axe'], 'combat.throw.requirements': ['jump'] })
    .mayNot('murka throws red with bow', 'murka throws red'),
);

for (const [weapons, requirements, damage, sum] of [
  [[], [], 4, '4 section'],
  [['axe'], ['jump'], 6, '4 section + 2 axe'],
  [['bow'], ['blind'], 7, '4 section + 3 bow'],
  [['axe', 'bow'], ['blind', 'jump'], 9, '4 section + 2 axe + 3 bow'],
] as const) {
  clause('DF2-EQUIP-07', `with ${weapons.join(' and ') || 'no weapon'} a 4 deals ${damage}`, t =>
    armed(t)
      .does(['murka throws red', ...(weapons.length > 0 ? ['with', ...weapons] : [])].join(' '))
      .shows({ 'combat.throw.requirements': requirements })
      .does('lands 4 blank')
      .expect('murka hit 4', `damage ${damage} = ${sum}`, `monster life 20 → ${20 - damage}: hit`),
  );
}

for (const failed of ['jump', 'blind'] as const) {
  clause('DF2-EQUIP-07', `with two weapons in use, failing ${failed} alone is a miss`, t =>
    armed(t)
      .throws('red', { zone: '4', failed: [failed] }, ['axe', 'bow'])
      .expect(`murka missed: ${failed}`, 'murka life 9 → 7: miss'),
  );
}

clause('DF2-EQUIP-08', 'on a miss the bonus is lost', t =>
  armed(t)
    .throws('red', { zone: 'hole' }, ['axe', 'bow'])
    .expect('murka missed: hole', 'murka life 9 → 7: miss')
    .shows({ 'combat.life': 20 }),
);

const sword = weapon({ id: 'sword', requirement: 'jump' });

clause('DF2-EQUIP-06', 'a weapon is named once, and in the order in which it is carried', t =>
  t
    .combat({
      heroes: [{ hero: 'brad', slots: SLOTS, equipment: [sword, bow] }, 'murka'],
      combat: { active: 'brad' },
    })
    .may('brad throws red with sword bow')
    .mayNot('brad throws red with sword sword', 'brad throws red with bow sword', 'brad throws red with axe'),
);
