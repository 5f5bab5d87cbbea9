import { clause, monster, type Table, weapon } from '../../../support/table.ts';
import { axe, bow, SLOTS } from './cards.ts';

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
