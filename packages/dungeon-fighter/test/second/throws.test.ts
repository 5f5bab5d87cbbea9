import { type DungeonFighter, RULE_SETS, THROWS, type Throw } from '@tumblekeep/dungeon-fighter';
import { expect } from 'vitest';
import { clause, monster, room, type Table, type TestStage, weapon } from '../support/table.ts';

const { edition } = RULE_SETS['second'] as DungeonFighter;

/** The clause, the canonical id, the printed name, and what the instruction must not leave out. */
const ROWS: readonly (readonly [string, Throw, string, readonly string[]])[] = [
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

const under = (t: Table, requirement: Throw, stage: Partial<TestStage> = {}): Table =>
  t.combat({ heroes: ['murka', 'brad'], ...stage, combat: { monster: monster({ requirement }) } });

/** As many bounces as the throw needs. */
const enough = (id: Throw) => ({ bounces: id === 'two-bounce' ? 2 : 1 }) as const;

for (const [id, requirement, name, words] of ROWS) {
  clause([id, 'TH-R-11'], `"${name}" tells the thrower what to do`, t =>
    t.verify(() => {
      const card = edition.throw.get(requirement);
      expect(card?.clause).toBe(id);
      expect(card?.name).toBe(name);
      for (const word of words) expect(card?.text.toLowerCase()).toContain(word);
    }),
  );

  clause(id, `monster, room and weapon can demand ${requirement}`, t =>
    t
      .combat({
        heroes: ['murka', { hero: 'brad', equipment: [weapon({ requirement })] }],
        combat: { monster: monster() },
      })
      .does('brad throws red with test-weapon')
      .shows({ 'combat.throw.requirements': [requirement] })
      .combat({ heroes: ['murka', 'brad'], combat: { room: room({ requirement }) } })
      .does('brad throws red')
      .shows({ 'combat.throw.requirements': [requirement] })
      .combat({ heroes: ['murka', 'brad'], combat: { monster: monster({ requirement }) } })
      .does('brad throws red')
      .shows({ 'combat.throw.requirements': [requirement] }),
  );

  clause(id, `a die in a section hits when ${requirement} was done`, t =>
    under(t, requirement)
      .throws('red', { zone: '4', ...enough(requirement) })
      .expect('brad hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
  );

  clause([id, 'TH-G-03'], `a die in a section misses when ${requirement} was not done`, t =>
    under(t, requirement)
      .throws('red', {
        zone: '4',
        ...(requirement === 'two-bounce' ? { bounces: 1 } : { failed: [requirement] }),
      })
      .expect(`brad missed: ${requirement}`, 'brad life 9 → 7: miss'),
  );

  clause(['TH-G-01', 'DF2-R-33'], `the bounce is compulsory under ${requirement}`, t =>
    under(t, requirement)
      .throws('red', { zone: '4', bounces: 0 })
      .expect(
        requirement === 'two-bounce' ? 'brad missed: no-bounce, two-bounce' : 'brad missed: no-bounce',
        'brad life 9 → 7: miss',
      ),
  );
}

clause('TH-R-11', 'the edition has these 26 throws and no other', t =>
  t.verify(() => {
    expect([...edition.throw.keys()]).toEqual(ROWS.map(([, id]) => id));
    expect(ROWS).toHaveLength(26);
    for (const id of edition.throw.keys()) expect(THROWS).toContain(id);
  }),
);

clause('DF2-THROW-22', 'two bounces are counted, not reported', t =>
  under(t, 'two-bounce').does('brad throws red').mayNot('lands 4 blank failed two-bounce'),
);

clause('DF2-THROW-22', 'where nothing asks for it a single bounce is enough', t =>
  t
    .combat({ heroes: ['murka', 'brad'] })
    .throws('red', { zone: '4', bounces: 1 })
    .expect('brad hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
);

for (const bounces of [0, 1, 2] as const) {
  clause(
    ['DF2-THROW-04', 'DF2-THROW-22', 'DF2-R-33', 'TH-R-06'],
    `bank with two bounces: the box was touched and the table ${bounces} times`,
    t =>
      t
        .combat({
          heroes: ['murka', 'brad'],
          combat: { monster: monster({ requirement: 'bank' }), room: room({ requirement: 'two-bounce' }) },
        })
        .throws('red', { zone: '4', bounces })
        .includes(
          ['brad missed: no-bounce, two-bounce', 'brad missed: two-bounce', 'brad hit 4'][bounces] as string,
        ),
  );
}

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
    .includes('brad hit 4'),
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
