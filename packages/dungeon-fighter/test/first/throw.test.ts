import { type DungeonFighter, RULE_SETS, THROWS, type Throw } from '@tumblekeep/dungeon-fighter';
import { expect } from 'vitest';
import { clause, mapRoom, monster, type Table, weapon } from '../support/table.ts';

const { edition } = RULE_SETS['first'] as DungeonFighter;

/** The clause, the canonical id, the printed name, and what the instruction must not leave out. */
const ROWS: readonly (readonly [string, Throw, string, readonly string[]])[] = [
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

const under = (t: Table, requirement: Throw): Table =>
  t.combat({ heroes: ['torm', 'randolph'], combat: { monster: monster({ requirement }) } });

/** As many bounces as the throw needs. */
const enough = (id: Throw) => ({ bounces: id === 'two-bounce' ? 2 : 1 }) as const;

for (const [id, requirement, name, words] of ROWS) {
  clause(id, `"${name}" tells the thrower what to do`, t =>
    t.verify(() => {
      const card = edition.throw.get(requirement);
      expect(card?.clause).toBe(id);
      expect(card?.name).toBe(name);
      for (const word of words) expect(card?.text.toLowerCase()).toContain(word);
    }),
  );

  clause(id, `monster, room and weapon can demand ${requirement}`, t =>
    t
      .combat({ heroes: [{ hero: 'torm', equipment: [weapon({ requirement })] }, 'randolph'] })
      .does('torm throws red with test-weapon')
      .shows({ 'combat.throw.requirements': [requirement] })
      .combat({ heroes: ['torm', 'randolph'], combat: { room: mapRoom({ kind: 'danger', requirement }) } })
      .does('torm throws red')
      .shows({ 'combat.throw.requirements': [requirement] })
      .combat({ heroes: ['torm', 'randolph'], combat: { monster: monster({ requirement }) } })
      .does('torm throws red')
      .shows({ 'combat.throw.requirements': [requirement] }),
  );

  clause(id, `a die in a section hits when ${requirement} was done`, t =>
    under(t, requirement)
      .throws('red', { zone: '4', ...enough(requirement) })
      .expect('torm hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
  );

  clause([id, 'DF1-MISS-05'], `a die in a section misses when ${requirement} was not done`, t =>
    under(t, requirement)
      .throws('red', {
        zone: '4',
        ...(requirement === 'two-bounce' ? { bounces: 1 } : { failed: [requirement] }),
      })
      .expect(`torm missed: ${requirement}`, 'torm life 9 → 7: miss'),
  );

  clause([id, 'DF1-REQ-08', 'DF1-R-96'], `the bounce on the table is compulsory under ${requirement}`, t =>
    under(t, requirement)
      .throws('red', { zone: '4', bounces: 0 })
      .expect(
        requirement === 'two-bounce' ? 'torm missed: no-bounce, two-bounce' : 'torm missed: no-bounce',
        'torm life 9 → 7: miss',
      ),
  );
}

clause('DF1-REQ-01', 'the edition has these 22 throws and no other', t =>
  t.verify(() => {
    expect([...edition.throw.keys()]).toEqual(ROWS.map(([, id]) => id));
    expect(ROWS).toHaveLength(22);
    for (const id of edition.throw.keys()) expect(THROWS).toContain(id);
  }),
);

clause('DF1-THROW-06', 'two bounces are counted, not reported', t =>
  under(t, 'two-bounce').does('torm throws red').mayNot('lands 4 blank failed two-bounce'),
);

clause('DF1-THROW-06', 'where nothing asks for it a single bounce is enough', t =>
  t
    .combat({ heroes: ['torm', 'randolph'] })
    .throws('red', { zone: '4', bounces: 1 })
    .expect('torm hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
);

for (const bounces of [0, 1, 2] as const) {
  clause(
    ['DF1-THROW-01', 'DF1-THROW-06', 'DF1-R-96'],
    `bank with two bounces: the box was touched and the table ${bounces} times`,
    t =>
      t
        .combat({
          heroes: ['torm', 'randolph'],
          combat: {
            monster: monster({ requirement: 'bank' }),
            room: mapRoom({ kind: 'danger', requirement: 'two-bounce' }),
          },
        })
        .throws('red', { zone: '4', bounces })
        .includes(
          ['torm missed: no-bounce, two-bounce', 'torm missed: two-bounce', 'torm hit 4'][bounces] as string,
        ),
  );
}
