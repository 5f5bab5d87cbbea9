import { type DungeonFighter, RULE_SETS, type Throw } from '@tumblekeep/dungeon-fighter';
import { expect } from 'vitest';
import { clause, mapRoom, monster, type Table, weapon } from '../support/table.ts';

const { edition } = RULE_SETS['prototype'] as DungeonFighter;

/** The clause, the canonical id, the name of the draft, and what the instruction must not leave out. */
const ROWS: readonly (readonly [string, Throw, string, readonly string[]])[] = [
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

const under = (t: Table, requirement: Throw): Table =>
  t.combat({ heroes: ['lorenzo', 'aureliano'], combat: { monster: monster({ requirement }) } });

for (const [id, requirement, name, words] of ROWS) {
  clause(id, `"${name}" tells the thrower what to do`, t =>
    t.verify(() => {
      const card = edition.throw.get(requirement);
      expect(card?.clause).toBe(id);
      expect(card?.name).toBe(name);
      for (const word of words) expect(card?.text.toLowerCase()).toContain(word);
    }),
  );

  clause(id, `danger, monster and weapon can demand ${requirement}`, t =>
    t
      .combat({ heroes: [{ hero: 'giuseppe', equipment: [weapon({ requirement })] }, 'lorenzo'] })
      .does('giuseppe throws red with test-weapon')
      .shows({ 'combat.throw.requirements': [requirement] })
      .combat({ heroes: ['lorenzo'], combat: { room: mapRoom({ kind: 'danger', requirement }) } })
      .does('lorenzo throws red')
      .shows({ 'combat.throw.requirements': [requirement] })
      .combat({ heroes: ['lorenzo'], combat: { monster: monster({ requirement }) } })
      .does('lorenzo throws red')
      .shows({ 'combat.throw.requirements': [requirement] }),
  );

  clause(id, `a die in a zone hits when ${requirement} was done`, t =>
    under(t, requirement)
      .throws('red', { zone: '4', bounces: requirement === 'two-bounce' ? 2 : 1 })
      .expect('lorenzo hit 4', 'damage 4 = 4 section', 'monster life 12 → 8: hit'),
  );

  clause([id, 'DF0-R-12'], `a die in a zone misses when ${requirement} was not done`, t =>
    under(t, requirement)
      .throws('red', {
        zone: '4',
        ...(requirement === 'two-bounce' ? { bounces: 1 } : { failed: [requirement] }),
      })
      .expect(`lorenzo missed: ${requirement}`, 'lorenzo life 9 → 7: miss'),
  );

  clause('DF0-REQ-05', `the bounce is compulsory under ${requirement}`, t =>
    under(t, requirement)
      .throws('red', { zone: '4', bounces: 0 })
      .begins(
        requirement === 'two-bounce' ? 'lorenzo missed: no-bounce, two-bounce' : 'lorenzo missed: no-bounce',
      ),
  );
}

clause('DF0-THROW-01', 'the draft has these 21 shots and no other', t =>
  t.verify(() => expect([...edition.throw.keys()]).toEqual(ROWS.map(([, id]) => id))),
);

clause('DF0-THROW-03', 'two bounces are counted, not reported', t =>
  under(t, 'two-bounce').does('lorenzo throws red').mayNot('lands 4 blank failed two-bounce'),
);
