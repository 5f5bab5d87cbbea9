/** Markers and offers, in the two editions that have them. */
import { clauses, monster } from '../../support/table.ts';

clauses(
  [
    { proves: ['DF1-R-32', 'DF1-HERO-28'], tracking: 'tracking' },
    { proves: ['DF0-HERO-10', 'DF0-R-47'], tracking: 'track' },
  ],
  'two markers lie side by side, and one of a kind once',
  (t, { tracking }) => {
    const [first, second, third] = t.party;
    t.fight({
      heroes: [
        { hero: first, abilities: { red: 'metamorphosis' } },
        { hero: second, abilities: { green: 'tracking-strike' } },
        { hero: third, abilities: { blue: 'tracking-strike' } },
      ],
      combat: { monster: monster({ life: 30, damage: 9 }) },
    })
      .throws('red', { face: 'icon' })
      .throws('green', { face: 'icon' })
      .includes(`damage 4 = 3 section + 1 ${tracking}`)
      .throws('blue', { face: 'icon' })
      .includes(`damage 4 = 3 section + 1 ${tracking}`)
      .shows({
        'combat.markers': [
          { marker: 'toad', hero: first },
          { marker: tracking, hero: second },
        ],
      });
  },
);

clauses(
  [
    { proves: ['DF1-HERO-08', 'DF1-R-37'], ability: 'berserk' },
    { proves: ['DF0-HERO-09', 'DF0-R-35'], ability: 'blind-fury' },
  ],
  'what is offered to the thrower nobody else accepts or declines',
  (t, { ability }) => {
    const [thrower, next] = t.party;
    t.fight({ heroes: [{ hero: thrower, abilities: { red: ability } }, next] })
      .throws('red', { face: 'icon' })
      .asks(thrower, 'accept')
      .mayNot(`${next} accepts`, `${next} declines`, 'party accepts', 'party declines');
  },
);
