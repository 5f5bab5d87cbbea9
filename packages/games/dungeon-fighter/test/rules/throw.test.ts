/** The specific throws of every edition, and what they have in common. */
import { expect } from 'vitest';
import { THROWS, type Throw } from '../../rules/index.ts';
import { clause, clauses, monster, room, rows, type Table, times, weapon } from '../support/table.ts';

/** The clause, the canonical id, the printed name, and what the instruction must not leave out. */
type Line = readonly [clause: string, throws: Throw, name: string, words: readonly string[]];

const SECOND: readonly Line[] = [
  ['DF2-THROW-01', 'backwards', 'Backwards', ['stand', 'back to the table', 'twist']],
  ['DF2-THROW-02', 'sitting', 'Eye-Level', ['sit', 'floor', 'eyes', 'table top']],
  ['DF2-THROW-03', 'palms', 'Prayer', ['between', 'palms']],
  ['DF2-THROW-04', 'bank', 'Bank', ['game box', 'wherever you like', 'before the board']],
  ['DF2-THROW-05', 'far', 'Far', ['one step back']],
  ['DF2-THROW-06', 'slam', 'Slap', ['strike', 'palm']],
  ['DF2-THROW-07', 'blind', 'Blind', ['close your eyes']],
  ['DF2-THROW-08', 'flick', 'Flick', ['finger']],
  ['DF2-THROW-09', 'small-fingers', 'Small Fingers', ['two little fingers']],
  ['DF2-THROW-10', 'blow', 'Blow', ['breath']],
  ['DF2-THROW-11', 'borrowed-hand', 'Friendly', ['right-hand neighbour', 'wrist', 'that hand']],
  ['DF2-THROW-12', 'under-the-leg', 'Under-the-Leg', ['below one of your legs']],
  ['DF2-THROW-13', 'card-carry', 'Card', ['on a card that is not in use', 'launch']],
  ['DF2-THROW-14', 'one-eye', 'One Eye', ['close one eye', 'straight in front of it']],
  ['DF2-THROW-15', 'under-the-table', 'Under-the-Table', ['below the height of the table top']],
  ['DF2-THROW-16', 'dancing', 'Dancing', ['all the way round', 'feet', 'board']],
  ['DF2-THROW-17', 'head', 'Head', ['starts on your head', 'or']],
  ['DF2-THROW-18', 'weak-hand', 'Weak-Hand', ['do not write with']],
  ['DF2-THROW-19', 'spin', 'Dice Spin', ['spin like a top', 'before it touches the board']],
  ['DF2-THROW-20', 'hot-potato', 'Hot-Potato', ['on the left tosses', 'catch', 'without a pause']],
  ['DF2-THROW-21', 'wrist-on-table', 'Wrist on the Table', ['wrist of your throwing hand on the table']],
  ['DF2-THROW-22', 'two-bounce', 'Double Bounce', ['at least twice', 'before it touches the board']],
  ['DF2-THROW-23', 'jump', 'Jump', ['jump', 'before you land']],
  ['DF2-THROW-24', 'x-wrists', 'X', ['cross your forearms', 'between your wrists']],
  ['DF2-THROW-25', 'elbow', 'Elbow', ['starts on your elbow', 'or']],
  ['DF2-THROW-26', 'nose', 'Nose', ['starts on your nose', 'or']],
];

const FIRST: readonly Line[] = [
  [
    'DF1-THROW-01',
    'bank',
    'Bank Shot',
    ['game box', 'hero sheet', 'anywhere', 'before it reaches the board'],
  ],
  ['DF1-THROW-02', 'flick', 'Crossbow Shot', ['back of one hand', 'the other']],
  ['DF1-THROW-03', 'blow', 'Blow Shot', ['on your hand', 'blow', 'towards the board']],
  ['DF1-THROW-04', 'under-the-leg', 'Under-the-Leg Shot', ['leg', 'beneath']],
  ['DF1-THROW-05', 'blind', 'Blind Shot', ['eyes']],
  ['DF1-THROW-06', 'two-bounce', 'Two-Bounce Shot', ['twice or more', 'before it reaches the board']],
  ['DF1-THROW-07', 'elbow', 'Elbow Shot', ['on your elbow', 'tip', 'towards the board']],
  ['DF1-THROW-08', 'palms', 'Pious Shot', ['between your palms', 'prayer', 'part them']],
  ['DF1-THROW-09', 'weak-hand', 'Weak-Hand Shot', ['hand', 'sign']],
  [
    'DF1-THROW-10',
    'borrowed-hand',
    'Borrowed-Hand Shot',
    ['neighbour on the left', 'palm', 'wrist', 'swing'],
  ],
  [
    'DF1-THROW-11',
    'card-jump',
    'Card-Jump Shot',
    ['upright', 'long edge', 'weak hand', 'bounces once', 'clears'],
  ],
  ['DF1-THROW-12', 'catapult', 'Catapult Shot', ['card', 'edge of the table', 'bend', 'let go']],
  ['DF1-THROW-13', 'head', 'Head Shot', ['up', 'head', 'not touch the table first']],
  ['DF1-THROW-14', 'spin', 'Spin Shot', ['top', 'before it reaches the board']],
  ['DF1-THROW-15', 'nose', 'Nose Shot', ['on your nose', 'rolls', 'towards the board']],
  ['DF1-THROW-16', 'backwards', 'Backwards Shot', ['stand', 'back to the table', 'twisting', 'allowed']],
  ['DF1-THROW-17', 'slam', 'Slam Shot', ['up', 'down at the table', 'hand']],
  ['DF1-THROW-18', 'sitting', 'Sitting Shot', ['floor', 'eyes are below the table top', 'however tall']],
  ['DF1-THROW-19', 'jump', 'Jump Shot', ['let go', 'feet are in the air']],
  ['DF1-THROW-20', 'under-the-table', 'Under-the-Table Shot', ['throwing hand below the table top']],
  ['DF1-THROW-21', 'dancing', 'Dancing Shot', ['face away', 'half round', 'before you land']],
  ['DF1-THROW-22', 'far', 'Far Shot', ['stand', 'one step away from the table']],
];

const PROTOTYPE: readonly Line[] = [
  ['DF0-THROW-01', 'under-the-leg', 'Under the Leg', ['throwing hand', 'below one of your own legs']],
  ['DF0-THROW-02', 'blind', 'Blind', ['close your eyes']],
  ['DF0-THROW-03', 'two-bounce', '2 Bounces', ['at least twice', 'before it touches the board']],
  ['DF0-THROW-04', 'jump', 'Jump', ['jump', 'before you land']],
  ['DF0-THROW-05', 'under-the-table', 'Under the Table', ['throwing hand', 'lower than the table top']],
  ['DF0-THROW-06', 'blow', 'Blowing', ['on your hand', 'blow']],
  ['DF0-THROW-07', 'bank', 'Bank', ['game box', 'wherever you like', 'before it lands', 'before or after']],
  ['DF0-THROW-08', 'slam', 'Slam', ['toss', 'slam', 'onto the table', 'hand']],
  ['DF0-THROW-09', 'spin', 'Top', ['spin like a top']],
  ['DF0-THROW-10', 'head', 'Head', ['toss', 'head it']],
  ['DF0-THROW-11', 'flick', 'Crossbow', ['back of one hand', 'finger of the other']],
  ['DF0-THROW-12', 'far', 'Far', ['stand up', 'two steps']],
  ['DF0-THROW-13', 'catapult', 'Catapult', ['card', 'over the edge', 'strike', 'from below']],
  ['DF0-THROW-14', 'card-jump', 'Card Jump', ['upright on its long side', 'on your side', 'over it']],
  ['DF0-THROW-15', 'sitting', 'Sitting', ['sit on the floor', 'eyes below the table top', 'however tall']],
  ['DF0-THROW-16', 'palms', 'Joined Hands', ['between both hands', 'prayer', 'open both at once']],
  ['DF0-THROW-17', 'weak-hand', 'Trick', ['do not write with']],
  [
    'DF0-THROW-18',
    'borrowed-hand',
    'Another One’s Hand',
    ['hand of a friend', 'any friend', 'moving that hand'],
  ],
  ['DF0-THROW-19', 'nose', 'Nose', ['on your nose']],
  ['DF0-THROW-20', 'backwards', 'From Behind', ['back to the table', 'may look at the board']],
  ['DF0-THROW-21', 'elbow', 'Elbow', ['on your elbow']],
];

/** What else a throw of an edition proves, by what happens. */
const EDITIONS = [
  {
    lines: SECOND,
    told: ['TH-R-11'],
    stands: ['DF2-REQ-01'],
    failed: ['TH-G-03'],
    bounce: ['TH-G-01', 'DF2-REQ-06', 'DF2-R-33'],
  },
  {
    lines: FIRST,
    told: [],
    stands: ['DF1-REQ-01'],
    failed: ['DF1-MISS-05'],
    bounce: ['DF1-REQ-08', 'DF1-R-96'],
  },
  { lines: PROTOTYPE, told: [], stands: ['DF0-REQ-01'], failed: ['DF0-R-12'], bounce: ['DF0-REQ-05'] },
] as const;

const LINES = EDITIONS.flatMap(({ lines, ...proved }) =>
  lines.map(([proves, requirement, name, words]) => ({ proves, requirement, name, words, ...proved })),
);

const also = (which: 'told' | 'stands' | 'failed' | 'bounce') =>
  LINES.map(line => ({ ...line, proves: [line.proves, ...line[which]] }));

const under = (t: Table, requirement: Throw): Table =>
  t.fight({ combat: { monster: monster({ requirement }) } });

clauses(
  also('told'),
  ({ name }) => `"${name}" tells the thrower what to do`,
  (t, { proves: [id], requirement, name, words }) =>
    t.verify(({ game }) => {
      const card = game.edition.throw.get(requirement);
      expect(card?.clause).toBe(id);
      expect(card?.name).toBe(name);
      for (const word of words) expect(card?.text.toLowerCase()).toContain(word);
    }),
);

clauses(
  also('stands'),
  ({ requirement }) => `monster, room and weapon can demand ${requirement}`,
  (t, { requirement }) => {
    const [thrower, next] = t.party;
    const demanded = { 'combat.throw.requirements': [requirement] };
    t.fight({ heroes: [{ hero: thrower, equipment: [weapon({ requirement })] }, next] })
      .does(`${thrower} throws red with test-weapon`)
      .shows(demanded)
      .fight({ combat: { room: t.place(requirement) } })
      .does(`${thrower} throws red`)
      .shows(demanded)
      .fight({ combat: { monster: monster({ requirement }) } })
      .does(`${thrower} throws red`)
      .shows(demanded);
  },
);

clauses(
  LINES,
  ({ requirement }) => `a die in a section hits when ${requirement} was done`,
  (t, { requirement }) =>
    under(t, requirement)
      .throws('red', { zone: '4', bounces: requirement === 'two-bounce' ? 2 : 1 })
      .expect(`${t.party[0]} hit 4`, 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
);

clauses(
  also('failed'),
  ({ requirement }) => `a die in a section misses when ${requirement} was not done`,
  (t, { requirement }) =>
    under(t, requirement)
      .throws('red', {
        zone: '4',
        ...(requirement === 'two-bounce' ? { bounces: 1 } : { failed: [requirement] }),
      })
      .expect(`${t.party[0]} missed: ${requirement}`, `${t.party[0]} life 9 → 7: miss`),
);

clauses(
  also('bounce'),
  ({ requirement }) => `the bounce on the table is compulsory under ${requirement}`,
  (t, { requirement }) =>
    under(t, requirement)
      .throws('red', { zone: '4', bounces: 0 })
      .expect(
        `${t.party[0]} missed: no-bounce${requirement === 'two-bounce' ? ', two-bounce' : ''}`,
        `${t.party[0]} life 9 → 7: miss`,
      ),
);

clauses(
  [
    { proves: ['DF2-THROW-01', 'TH-R-11'], lines: SECOND, count: 26 },
    { proves: ['DF1-THROW-01', 'DF1-REQ-01'], lines: FIRST, count: 22 },
    { proves: ['DF0-THROW-01'], lines: PROTOTYPE, count: 21 },
  ],
  ({ count }) => `the edition has these ${count} throws and no other`,
  (t, { lines, count }) =>
    t.verify(({ game }) => {
      const ids = [...game.edition.throw.keys()];
      expect(ids).toEqual(lines.map(([, id]) => id));
      expect(ids).toHaveLength(count);
      for (const id of ids) expect(THROWS).toContain(id);
    }),
);

const TWO_BOUNCES = rows('DF2-THROW-22', 'DF1-THROW-06', 'DF0-THROW-03');

clauses(TWO_BOUNCES, 'two bounces are counted, not reported', t =>
  under(t, 'two-bounce').does(`${t.party[0]} throws red`).mayNot('lands 4 blank failed two-bounce'),
);

clauses(TWO_BOUNCES, 'where nothing asks for it a single bounce is enough', t =>
  t
    .fight()
    .throws('red', { zone: '4', bounces: 1 })
    .expect(`${t.party[0]} hit 4`, 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
);

clauses(
  times(
    rows(
      ['DF2-THROW-04', 'DF2-THROW-22', 'DF2-R-33', 'TH-R-06'],
      ['DF1-THROW-01', 'DF1-THROW-06', 'DF1-R-96'],
    ),
    [
      { bounces: 0, missed: 'no-bounce, two-bounce' },
      { bounces: 1, missed: 'two-bounce' },
      { bounces: 2, missed: undefined },
    ] as const,
  ),
  ({ bounces }) => `bank with two bounces: the box was touched and the table ${bounces} times`,
  (t, { bounces, missed }) =>
    t
      .fight({ combat: { monster: monster({ requirement: 'bank' }), room: t.place('two-bounce') } })
      .throws('red', { zone: '4', bounces })
      .expect(
        ...(missed === undefined
          ? [`${t.party[0]} hit 4`, 'damage 4 = 4 section', 'monster life 12 → 8: hit']
          : [`${t.party[0]} missed: ${missed}`, `${t.party[0]} life 9 → 7: miss`]),
      ),
);

// ---- rules for all throws -------------------------------------------------------------------------------

const three = (t: Table): Table =>
  t.combat({
    heroes: ['murka', { hero: 'brad', equipment: [weapon({ requirement: 'nose' })] }],
    combat: { monster: monster({ requirement: 'jump' }), room: room({ requirement: 'blind' }) },
  });

clause('TH-G-02', 'monster, room and weapon in use bind the same throw together', t =>
  three(t)
    .does('brad throws red with test-weapon')
    .shows({ 'combat.throw.requirements': ['blind', 'jump', 'nose'] })
    .does('lands 4 blank')
    .expect('brad hit 4', 'damage 7 = 4 section + 3 test-weapon', 'monster life 12 → 5: hit'),
);

for (const failed of [['blind'], ['jump'], ['nose'], ['blind', 'nose'], ['blind', 'jump', 'nose']] as const) {
  clause(['TH-G-02', 'TH-G-03'], `failing ${failed.join(', ')} of the three is one miss`, t =>
    three(t)
      .throws('red', { zone: '4', failed }, ['test-weapon'])
      .expect(`brad missed: ${failed.join(', ')}`, 'brad life 9 → 7: miss'),
  );
}

clause('TH-G-02', 'the same throw on three cards is demanded once', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', equipment: [weapon({ requirement: 'jump' })] }],
      combat: { monster: monster({ requirement: 'jump' }), room: room({ requirement: 'jump' }) },
    })
    .does('brad throws red with test-weapon')
    .shows({ 'combat.throw.requirements': ['jump'] })
    .mayNot('lands 4 blank failed jump jump')
    .does('lands 4 blank failed jump')
    .expect('brad missed: jump', 'brad life 9 → 7: miss'),
);

clause('TH-G-03', 'only what is demanded can fail', t =>
  under(t, 'jump').does('brad throws red').mayNot('lands 4 blank failed blind'),
);

clause('TH-G-04', 'a weapon’s throw is the thrower’s choice, declared with the die', t =>
  three(t)
    .may('brad throws red', 'brad throws red with test-weapon')
    .does('brad throws red')
    .shows({ 'combat.throw.requirements': ['blind', 'jump'] })
    .mayNot('lands 4 blank failed nose'),
);

for (const [where, combat] of [
  ['monster', { monster: monster({ requirement: 'jump' }), dice: ['red'] }],
  ['room', { room: room({ requirement: 'jump' }), dice: ['red'] }],
] as const) {
  clause('TH-G-04', `the throw of the ${where} leaves no choice`, t =>
    t
      .combat({ heroes: ['murka', 'brad'], combat })
      .offers('brad throws red')
      .does('brad throws red')
      .shows({ 'combat.throw.requirements': ['jump'] }),
  );
}

for (const [requirement, touched] of [
  ['bank', 'the game box'],
  ['card-carry', 'a card'],
  ['head', 'the head'],
  ['elbow', 'the elbow'],
  ['nose', 'the nose'],
  ['slam', 'a palm'],
] as const) {
  clause(['TH-G-06', 'TH-R-01', 'DF2-R-31', 'DF2-R-33'], `touching ${touched} is no bounce`, t =>
    under(t, requirement)
      .throws('red', { zone: '4', bounces: 0, failed: [] })
      .expect('brad missed: no-bounce', 'brad life 9 → 7: miss'),
  );
}
