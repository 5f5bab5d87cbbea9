import { clause, mapRoom, spendable, type Table, type TestStage } from '../../support/table.ts';

const FLOORS = ['cellar', 'opera', 'motorway'] as const;

const room = (t: Table, values: Parameters<typeof mapRoom>[0], stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: [
      { hero: 'lorenzo', life: 5 },
      { hero: 'alessandro', life: 2, scars: ['red'] },
    ],
    map: { floors: FLOORS },
    ...stage,
    combat: { room: mapRoom(values), ...stage.combat },
  });

clause('DF0-ROOM-01', 'the shot of a danger is compulsory for every throw of the encounter', t =>
  room(t, { kind: 'danger', requirement: 'head' }, { combat: { life: 40, dice: ['red'] } })
    .does('lorenzo throws red')
    .shows({ 'combat.throw.requirements': ['head'] })
    .does('lands 3 blank', 'alessandro throws white')
    .shows({ 'combat.throw.requirements': ['head'] })
    .does('lands 3 blank failed head')
    .begins('alessandro missed: head'),
);

clause('DF0-ROOM-02', 'the fountain heals every hero fully, scars excepted', t =>
  room(t, { kind: 'fountain' }, { combat: { life: 3, dice: ['red'] } })
    .throws('red')
    .includes(
      'defeated test-monster',
      'lorenzo healed 5 → 9: test-room',
      'alessandro healed 2 → 6: test-room',
    ),
);

for (const [what, reward, line] of [
  ['coins', [{ coins: 3 }], 'coins +3 = 6: test-room'],
  ['bonus dice', [{ bonusDice: 2 }], 'dice +2 = 3: test-room'],
] as const)
  clause('DF0-ROOM-03', `the treasure gives its ${what} after the encounter`, t =>
    room(t, { kind: 'treasure', reward }, { combat: { life: 3, dice: ['red'] } })
      .excludes(/test-room/)
      .throws('red')
      .includes('defeated test-monster', 'coins +1 = 3: test-monster', line),
  );

clause('DF0-ROOM-03', 'a treasure of two things gives both', t =>
  room(
    t,
    { kind: 'treasure', reward: [{ coins: 1 }, { bonusDice: 1 }] },
    { combat: { life: 3, dice: ['red'] } },
  )
    .throws('red')
    .includes('coins +1 = 4: test-room', 'dice +1 = 2: test-room'),
);

clause('DF0-ROOM-04', 'equipment is the top card of the deck, and goes to whoever has room for it', t =>
  room(
    t,
    { kind: 'treasure', reward: [{ freeEquipment: 1 }] },
    {
      leader: 'alessandro',
      cards: [spendable({ id: 'soup' })],
      decks: { shop: ['soup'] },
      combat: { life: 3, dice: ['red'], active: 'lorenzo' },
    },
  )
    .throws('red')
    .asks('party', 'assign')
    .shows({ 'question.card': 'soup', leader: 'alessandro' })
    .offers('party assigns soup to alessandro', 'party boxes soup')
    .does('party assigns soup to alessandro')
    .begins('assigned soup to alessandro')
    .shows({ 'heroes.alessandro.equipment': [{ card: 'soup', used: false }] }),
);
