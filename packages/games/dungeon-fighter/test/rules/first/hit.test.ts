import type { Die } from '../../../rules/index.ts';
import {
  boss,
  clause,
  mapRoom,
  monster,
  spendable,
  type TestHero,
  type TestStage,
  weapon,
} from '../../support/table.ts';

const helm = weapon({ id: 'helm', requirement: 'blind', bonus: 3 });
const breath = weapon({ id: 'breath', requirement: 'spin', bonus: 2 });

clause('DF1-HIT-03', 'weapons, Piercing Damage and the tracking token are added to the section', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', abilities: { green: 'piercing-damage-2' }, equipment: [helm, breath] },
        'randolph',
      ],
      combat: { monster: monster({ life: 30 }), markers: { tracking: 'randolph' } },
    })
    .throws('green', { zone: '3', face: 'icon' }, ['helm', 'breath'])
    .expect(
      'torm hit 3',
      'torm ability green: piercing-damage-2',
      'damage 11 = 3 section + 2 piercing-damage-2 + 1 tracking + 3 helm + 2 breath',
      'monster life 30 → 19: hit',
    ),
);

clause('DF1-HIT-03', 'Focused Damage stands where the section stood: 5 + 2 = 7', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { green: 'focused-damage' }, equipment: [breath] }, 'randolph'],
    })
    .throws('green', { zone: '2', face: 'icon' }, ['breath'])
    .expect(
      'torm hit 2',
      'torm ability green: focused-damage',
      'damage 7 = 5 focused-damage + 2 breath',
      'monster life 12 → 5: hit',
    ),
);

const berserker: TestHero = {
  hero: 'torm',
  abilities: { red: 'berserk' },
  equipment: [helm],
  captives: ['follower'],
};
const rage: TestStage = {
  heroes: [berserker, 'randolph'],
  cards: [monster({ id: 'follower', damage: 2 })],
  combat: { monster: monster({ life: 30 }), markers: { tracking: 'randolph' } },
};

for (const [answer, sum, life] of [
  ['accepts', 'damage 12 = 4 section + 4 berserk + 1 tracking + 3 helm', 16],
  ['declines', 'damage 8 = 4 section + 1 tracking + 3 helm', 20],
] as const)
  clause('DF1-HIT-03', `the section is multiplied before anything is added, if Torm ${answer}`, t =>
    t
      .combat(rage)
      .throws('red', { zone: '4', face: 'icon' }, ['helm'])
      .does(`torm ${answer}`)
      .includes(sum)
      .does('torm uses follower')
      .expect(
        'torm used follower',
        `damage ${30 - life} = ${28 - life} blow + 2 follower`,
        `monster life 30 → ${life}: hit`,
      ),
  );

clause(['DF1-EX-06', 'DF1-HIT-03'], 'three times two and three is nine', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { red: 'berserk' }, equipment: [helm] }, 'murka'],
      combat: { monster: monster({ id: 'small-goblin', life: 7, damage: 1 }) },
    })
    .throws('red', { zone: '3', face: 'icon' }, ['helm'])
    .expect('torm hit 3', 'torm ability red: berserk')
    .does('torm accepts')
    .expect(
      'torm multiplied by 2',
      'torm life 9 → 8: berserk',
      'damage 9 = 3 section + 3 berserk + 3 helm',
      'monster life 7 → -2: hit',
      'defeated small-goblin',
      'dice +2 = 3: unused-dice',
      'coins +1 = 3: small-goblin',
    ),
);

clause('DF1-HIT-03', 'a card with Piercing Damage is added by its carrier', t =>
  t
    .combat({
      heroes: [{ hero: 'lady-mary', equipment: [spendable({ hitBonus: 2 })] }, 'randolph'],
    })
    .throws('red', { zone: '3' })
    .does('lady-mary uses test-spendable')
    .expect(
      'lady-mary used test-spendable',
      'damage 5 = 3 blow + 2 test-spendable',
      'monster life 12 → 7: hit',
    ),
);

clause('DF1-HIT-07', 'bullseye and icon defeat a monster of 40 at once', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', scars: ['red'] }, 'randolph'],
      combat: { monster: monster({ life: 40 }) },
    })
    .throws('red', { zone: 'bullseye', face: 'icon' })
    .begins(
      'torm hit bullseye',
      'torm insta-kill',
      'monster life 40 → 0: insta-kill',
      'defeated test-monster',
      'dice +2 = 3: unused-dice',
      'coins +1 = 3: test-monster',
    )
    .shows({ round: 2 }),
);

clause('DF1-HIT-07', 'without a bounce bullseye and icon are a miss', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', scars: ['red'] }, 'randolph'],
      combat: { monster: monster({ life: 40 }) },
    })
    .throws('red', { zone: 'bullseye', face: 'icon', bounces: 0 })
    .expect('torm missed: no-bounce', 'torm life 6 → 4: miss'),
);

clause('DF1-HIT-07', 'the icon in any other section defeats nothing', t =>
  t
    .combat({ heroes: [{ hero: 'torm', scars: ['red'] }, 'randolph'] })
    .throws('red', { zone: '6', face: 'icon' })
    .expect('torm hit 6', 'damage 6 = 6 section', 'monster life 12 → 6: hit'),
);

clause('DF1-HIT-08', 'bullseye and icon defeat the boss', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', scars: ['red'] }, 'randolph'],
      combat: { boss: boss({ life: 40 }) },
    })
    .throws('red', { zone: 'bullseye', face: 'icon' })
    .expect(
      'torm hit bullseye',
      'torm insta-kill',
      'monster life 40 → 0: insta-kill',
      'defeated test-boss',
      'won',
    )
    .ends('won'),
);

for (const die of ['red', 'green', 'blue', 'white'] as const satisfies readonly Die[])
  clause(['DF1-HIT-09', 'DF1-R-41'], `the ${die} die defeats at once, with or without a scar`, t => {
    for (const scars of [[], ['red', 'green']] as const) {
      t.combat({
        heroes: [{ hero: 'murka', scars, abilities: { blue: 'swing-twice', red: 'sworn-enemy-3' } }, 'torm'],
        combat: { monster: monster({ life: 40 }), ...(die === 'white' && { dice: [] }) },
      }).throws(die, { zone: 'bullseye', face: 'icon' });
      if (die === 'white') t.does('murka activates nothing');
      t.includes('murka insta-kill', 'monster life 40 → 0: insta-kill', 'defeated test-monster');
    }
  });

clause(['DF1-HIT-09', 'DF1-R-41'], 'the ability still activates, but not to damage a defeated monster', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { red: 'berserk', green: 'pickpocket' } }, 'randolph'],
      combat: { monster: monster({ life: 40 }) },
    })
    .throws('green', { zone: 'bullseye', face: 'icon' })
    .begins(
      'torm hit bullseye',
      'torm insta-kill',
      'monster life 40 → 0: insta-kill',
      'torm ability green: pickpocket',
      'coins +2 = 4: pickpocket',
      'defeated test-monster',
    )
    .combat({ heroes: [{ hero: 'torm', abilities: { red: 'berserk' } }, 'randolph'] })
    .throws('red', { zone: 'bullseye', face: 'icon' })
    .includes('torm ability red: berserk', 'defeated test-monster')
    .shows({ 'heroes.torm.life': 9, round: 2 }),
);

clause(['DF1-HIT-09', 'DF1-R-41'], 'Divine Intervention then heals what the throw would have dealt', t =>
  t
    .combat({
      heroes: [
        { hero: 'sir-moo', abilities: { blue: 'divine-intervention' }, equipment: [helm] },
        { hero: 'torm', life: 1 },
      ],
      combat: { monster: monster({ life: 40 }) },
    })
    .throws('blue', { zone: 'bullseye', face: 'icon' }, ['helm'])
    .includes('torm healed 1 → 9: divine-intervention', 'defeated test-monster'),
);

clause('DF1-HIT-10', 'damage beyond 0 earns nothing more', t =>
  t
    .combat({
      heroes: ['torm', 'randolph'],
      decks: { monsters: ['poor-monster'] },
      cards: [monster({ id: 'poor-monster', coins: 0 }), mapRoom({ id: 'beyond' })],
      combat: {
        monster: monster({ coins: 2 }),
        room: mapRoom({ id: 'hall', exits: ['beyond'] }),
        life: 1,
      },
    })
    .throws('red', { zone: 'bullseye' })
    .expect(
      'torm hit bullseye',
      'damage 10 = 10 bullseye',
      'monster life 1 → -9: hit',
      'defeated test-monster',
      'dice +2 = 3: unused-dice',
      'coins +2 = 4: test-monster',
      'room beyond',
      'monster poor-monster life 12 = 12 poor-monster; coins 0',
    ),
);

clause(['DF1-HIT-10', 'DF1-R-45'], 'the thrower’s Divine Intervention counts damage beyond 0', t =>
  t
    .combat({
      heroes: [
        { hero: 'sir-moo', abilities: { blue: 'divine-intervention' } },
        { hero: 'torm', life: 1 },
      ],
      combat: { life: 1 },
    })
    .throws('blue', { zone: '6', face: 'icon' })
    .begins(
      'sir-moo hit 6',
      'sir-moo ability blue: divine-intervention',
      'damage 6 = 6 section',
      'monster life 1 → -5: hit',
      'torm healed 1 → 7: divine-intervention',
      'defeated test-monster',
    ),
);
