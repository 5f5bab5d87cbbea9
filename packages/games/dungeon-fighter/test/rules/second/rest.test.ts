import { armor, clause, monster, room, spendable, twoDoors, weapon } from '../../support/table.ts';

const slots = { weapon: 1, armor: 1, spendable: 1 };

clause('DF2-REST-01', 'Resting goes: Epic Shot, reward, Scars, moving on', t =>
  t
    .combat({
      heroes: [{ hero: 'murka', fainted: true }, { hero: 'brad', life: 5, token: 'active' }, 'grace'],
      ...twoDoors,
      combat: { monster: monster({ coins: 2 }), life: 3 },
    })
    .throws('red', { zone: '6' })
    .expect(
      'brad hit 6',
      'damage 6 = 6 section',
      'monster life 3 → -3: hit',
      'defeated test-monster epic',
      'coins +1 = 2: epic-shot',
      'coins +2 = 4: test-monster',
    )
    .asks('murka', 'scar')
    .does('murka scars red')
    .expect(
      'murka scarred red: maximum 7',
      'brad leads',
      'brad healed 5 → 6: Cooking',
      'brad token inactive',
      'set aside test-room: icons 3',
      'brad drew paths: left-door, right-door',
    ),
);

clause('DF2-REST-01', 'there is no Resting while the Monster lives', t =>
  t
    .combat({
      heroes: [{ hero: 'murka', fainted: true }, { hero: 'brad', token: 'active' }, 'grace'],
      combat: { life: 3 },
    })
    .throws('red', { zone: '2' })
    .expect('brad hit 2', 'damage 2 = 2 section', 'monster life 3 → 1: hit')
    .shows({ phase: 'combat', 'heroes.murka.fainted': true, 'heroes.brad.token': 'active' }),
);

clause('DF2-REST-01', 'there is no Resting after backing down', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', fainted: true },
        { hero: 'brad', token: 'active' },
      ],
      decks: { monsters: ['next'] },
      cards: [monster({ id: 'next' })],
      combat: { monster: monster({ requirement: 'nose', coins: 2 }) },
    })
    .does('brad proposes backing-down', 'murka votes yes')
    .shows({ phase: 'combat', 'combat.foe': 'next', 'chest.coins': 0 })
    .shows({ 'heroes.murka.fainted': true, 'heroes.brad.token': 'active' }),
);

for (const [life, zone, left] of [
  [3, '6', -3],
  [2, '6', -4],
  [1, '6', -5],
] as const)
  clause('DF2-REST-02', `a Hit that leaves ${left} life earns 1 extra coin`, t =>
    t
      .combat({ heroes: ['murka', 'brad'], combat: { monster: monster({ coins: 0 }), life } })
      .throws('red', { zone })
      .includes(
        `monster life ${life} → ${left}: hit`,
        'defeated test-monster epic',
        'coins +1 = 1: epic-shot',
      )
      .shows({ 'chest.coins': 1, 'supply.coins': 29 }),
  );

clause(['DF2-REST-02', 'DF2-EX-02'], '7 damage to 2 life with 4 coins on the card bring 5 coins', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'wilrond', slots, equipment: [weapon({ bonus: 3 })] }],
      combat: { monster: monster({ coins: 4 }), life: 2 },
    })
    .throws('red', { zone: '4' }, ['test-weapon'])
    .includes('monster life 2 → -5: hit', 'coins +1 = 1: epic-shot', 'coins +4 = 5: test-monster')
    .shows({ 'chest.coins': 5, leader: 'wilrond' }),
);

clause(['DF2-REST-02', 'DF2-R-41'], 'a Miss that leaves −3 life is no Epic Shot', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'grace', abilities: { blue: 'heroic-defense' } }],
      ...twoDoors,
      combat: { monster: monster({ coins: 0 }), life: 1 },
    })
    .throws('blue', { zone: 'outside', face: 'icon' })
    .expect(
      'grace missed: outside',
      'grace ability blue: heroic-defense',
      'monster life 1 → -3: heroic-defense',
      'grace life 9 → 8: miss',
      'defeated test-monster',
      'grace leads',
      'set aside test-room: icons 3',
      'grace drew paths: left-door, right-door',
    ),
);

clause(['DF2-REST-03', 'DF2-R-46'], 'an Insta-kill earns the Epic Shot coin, and one only', t =>
  t
    .combat({ heroes: ['murka', 'edith'], combat: { monster: monster({ life: 30, coins: 0 }) } })
    .throws('red', { zone: 'bullseye', face: 'icon' })
    .includes('edith insta-kill', 'monster life 30 → 0: insta-kill', 'coins +1 = 1: epic-shot')
    .shows({ 'chest.coins': 1 }),
);

clause('DF2-REST-03', 'an Insta-kill of a Monster with 1 life is an Epic Shot too', t =>
  t
    .combat({ heroes: ['murka', 'edith'], combat: { monster: monster({ coins: 0 }), life: 1 } })
    .throws('red', { zone: 'bullseye', face: 'icon' })
    .includes('defeated test-monster epic', 'coins +1 = 1: epic-shot'),
);

clause('DF2-REST-04', 'however far below −3, it is 1 coin', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { monster: monster({ coins: 0 }), life: 1 } })
    .throws('red', { zone: 'bullseye' })
    .includes('monster life 1 → -9: hit', 'coins +1 = 1: epic-shot')
    .shows({ 'chest.coins': 1 }),
);

for (const [life, left] of [
  [6, 0],
  [5, -1],
  [4, -2],
] as const)
  clause('DF2-REST-05', `a Hit that leaves ${left} life earns no Epic Shot coin`, t =>
    t
      .combat({ heroes: ['murka', 'brad'], ...twoDoors, combat: { monster: monster({ coins: 0 }), life } })
      .throws('red', { zone: '6' })
      .expect(
        'brad hit 6',
        'damage 6 = 6 section',
        `monster life ${life} → ${left}: hit`,
        'defeated test-monster',
        'brad leads',
        'set aside test-room: icons 3',
        'brad drew paths: left-door, right-door',
      )
      .shows({ 'chest.coins': 0 }),
  );

clause('DF2-REST-07', 'the hero who threw the last die takes the Leader token', t =>
  t
    .combat({ heroes: ['murka', 'brad', 'grace'], combat: { life: 5 } })
    .throws('red', { zone: '3' })
    .shows({ leader: 'murka' })
    .throws('green', { zone: '2' })
    .includes('grace leads')
    .shows({ leader: 'grace' }),
);

clause(['DF2-REST-07', 'DF2-R-68'], 'who threw the last die leads, not who added the decisive damage', t =>
  t
    .combat({
      heroes: ['murka', 'brad', { hero: 'grace', slots, equipment: [spendable({ hitBonus: 2 })] }],
      combat: { life: 5 },
    })
    .throws('red', { zone: '3' })
    .asks('grace', 'window')
    .does('grace uses test-spendable')
    .includes('monster life 5 → 0: hit', 'brad leads')
    .shows({ leader: 'brad' }),
);

for (const hero of ['brad', 'marvin', 'edith'])
  clause('DF2-REST-10', `the token of ${hero} ends on its inactive side`, t =>
    t
      .combat({ heroes: ['murka', 'grace', { hero, token: 'active' }], combat: { life: 3 } })
      .throws('red', { zone: '3' })
      .does(...(hero === 'marvin' ? ['marvin passes'] : []))
      .shows({ [`heroes.${hero}.token`]: 'inactive', phase: 'dungeon' }),
  );

clause(['DF2-REST-10', 'DF2-R-61'], 'Cooking heals by the level after the Scars, then its token turns', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', fainted: true, scars: ['red', 'green'] },
        { hero: 'brad', life: 4, token: 'active' },
        { hero: 'grace', life: 5 },
      ],
      ...twoDoors,
      combat: { monster: monster({ level: 3, coins: 0 }), life: 3 },
    })
    .throws('red', { zone: '3' })
    .expect(
      'brad hit 3',
      'damage 3 = 3 section',
      'monster life 3 → 0: hit',
      'defeated test-monster',
      'murka scarred blue: maximum 3',
      'brad leads',
      'brad healed 4 → 7: Cooking',
      'grace healed 5 → 8: Cooking',
      'brad token inactive',
      'set aside test-room: icons 3',
      'brad drew paths: left-door, right-door',
    ),
);

clause(
  'DF2-REST-10',
  'a stolen card is handed out after the Leader has changed and before the Monster goes',
  t =>
    t
      .combat({
        heroes: ['murka', 'goldfinga'],
        combat: { life: 3 },
        decks: { shop: ['test-spendable'] },
        cards: [spendable({ hitBonus: 1 })],
      })
      .throws('blue', { zone: '1', face: 'icon' })
      .throws('red', { zone: '2' })
      .asks('party', 'assign')
      .shows({ leader: 'murka', discard: [], 'question.card': 'test-spendable' })
      .does('party assigns test-spendable to murka')
      .shows({ discard: ['test-monster'] }),
);

clause('DF2-REST-12', 'heroes may hand on what they carry, within the limits of every hero', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', slots: { weapon: 1, armor: 0, spendable: 1 }, equipment: [weapon({ id: 'bow' })] },
        { hero: 'brad', slots: { weapon: 0, armor: 1, spendable: 0 }, equipment: [armor()] },
        { hero: 'grace', slots: { weapon: 1, armor: 1, spendable: 0 } },
      ],
      combat: { life: 3 },
    })
    .throws('red', { zone: '3' })
    .asks('party', 'trade')
    .offers(
      'murka gives bow to grace',
      'brad gives test-armor to grace',
      'murka discards bow',
      'brad discards test-armor',
      'party done',
    )
    .mayNot('murka gives bow to brad', 'brad gives test-armor to murka', 'grace gives bow to murka'),
);

clause(['DF2-REST-12', 'DF2-R-77'], 'nobody is handed a second Weapon of the same name', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', slots: { weapon: 2, armor: 0, spendable: 0 }, equipment: [weapon()] },
        { hero: 'brad', slots: { weapon: 2, armor: 0, spendable: 0 }, equipment: [weapon()] },
        { hero: 'grace', slots: { weapon: 2, armor: 0, spendable: 0 } },
      ],
      combat: { life: 3 },
    })
    .throws('red', { zone: '3' })
    .mayNot('murka gives test-weapon to brad')
    .may('murka gives test-weapon to grace'),
);

clause('DF2-REST-13', 'used Armors are ready again', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', slots, equipment: [armor()], used: ['test-armor'] },
        { hero: 'brad', slots: { weapon: 1, armor: 0, spendable: 0 } },
      ],
      combat: { life: 3 },
    })
    .shows({ 'heroes.murka.equipment': [{ card: 'test-armor', used: true }] })
    .throws('red', { zone: '3' })
    .shows({ 'heroes.murka.equipment': [{ card: 'test-armor', used: false }] }),
);

clause(['DF2-REST-13', 'DF2-R-73'], 'a used Armor is handed on as it is and turned back after that', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', slots, equipment: [armor()], used: ['test-armor'] },
        { hero: 'brad', slots },
      ],
      combat: { life: 3 },
    })
    .throws('red', { zone: '3' })
    .does('murka gives test-armor to brad')
    .shows({ 'heroes.brad.equipment': [{ card: 'test-armor', used: true }] })
    .does('party done')
    .shows({ 'heroes.brad.equipment': [{ card: 'test-armor', used: false }] }),
);

clause('DF2-REST-15', 'last of all the Dungeon card is set aside and its icons are added', t =>
  t
    .combat({
      heroes: [
        { hero: 'murka', slots, equipment: [weapon()] },
        { hero: 'brad', slots },
      ],
      setAside: ['before'],
      ...twoDoors,
      cards: [...twoDoors.cards, room({ id: 'before', shopIcons: 2 })],
      combat: { life: 3, room: room({ shopIcons: 4 }) },
    })
    .throws('red', { zone: '3' })
    .asks('party', 'trade')
    .shows({ room: 'test-room', setAside: ['before'], icons: 2 })
    .does('party done')
    .expect('set aside test-room: icons 6', 'brad drew paths: left-door, right-door')
    .shows({ room: null, setAside: ['before', 'test-room'], icons: 6 }),
);

for (const [icons, phase] of [
  [9, 'dungeon'],
  [10, 'shop'],
  [12, 'shop'],
] as const)
  clause('DF2-REST-16', `with ${icons} icons in all the party goes to the ${phase}`, t =>
    t
      .combat({
        heroes: ['murka', 'brad'],
        setAside: ['before'],
        cards: [room({ id: 'before', shopIcons: icons - 3 })],
        combat: { life: 3, room: room({ shopIcons: 3 }) },
      })
      .throws('red', { zone: '3' })
      .shows({ phase, round: phase === 'shop' ? 1 : 2 }),
  );

const sword = weapon({ id: 'sword', requirement: 'jump' });

const bow = weapon({ id: 'bow', requirement: 'blind' });

clause(
  ['DF2-REST-12', 'DF2-EQUIP-04'],
  'nobody takes a second weapon of the same name in exchange, so there is nothing to trade',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'brad', slots: { weapon: 2, armor: 0, spendable: 0 }, equipment: [sword, bow] },
          { hero: 'murka', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [bow] },
        ],
        ...twoDoors,
        combat: { life: 1 },
      })
      .throws('red', { zone: '5' })
      .asks('murka', 'path'),
);
