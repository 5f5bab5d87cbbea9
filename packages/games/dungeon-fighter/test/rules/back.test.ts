/** Backing down, in the two editions that have it: a majority decides in one, all must agree in the other. */
import { expect } from 'vitest';
import {
  clauses,
  monster,
  type Row,
  rows,
  type Table,
  type TestStage,
  times,
  weapon,
} from '../support/table.ts';

const hard = monster({ requirement: 'jump', coins: 2 });
const next = monster({ id: 'next-monster', life: 7, coins: 3 });

/** A monster that demands a jump, another one of its level behind it. */
const facing = (t: Table, stage: Partial<TestStage> = {}): Table =>
  t.fight({
    heroes: t.party.slice(0, 3),
    decks: { monsters: ['next-monster'] },
    ...stage,
    cards: [next],
    combat: { monster: hard, ...stage.combat },
  });

const proposes = (hero: string): string => `${hero} proposes backing-down`;

const WHEN = rows(['DF2-BACK-01', 'DF2-R-97'], ['DF1-BACK-01', 'DF1-R-74']);

clauses(
  times(
    [
      { proves: ['DF2-BACK-01', 'DF2-R-97'], other: {} },
      { proves: ['DF1-BACK-01', 'DF1-R-74'], other: { ability: 'critical-miss' } },
    ],
    [
      { what: 'the monster demands a throw', ofMonster: true, ofRoom: false },
      { what: 'the room demands a throw', ofMonster: false, ofRoom: true },
      { what: 'both do', ofMonster: true, ofRoom: true },
      { what: 'neither does', ofMonster: false, ofRoom: false },
    ],
  ),
  ({ what, ofMonster, ofRoom }) => `the party may ${ofMonster || ofRoom ? '' : 'not '}back down when ${what}`,
  (t, { ofMonster, ofRoom, other }) =>
    t
      .fight({
        combat: {
          monster: monster(ofMonster ? { requirement: 'jump' } : other),
          room: ofRoom ? t.place('blind') : t.place(),
        },
      })
      .verify(() =>
        expect(t.legal(/proposes/)).toEqual(ofMonster || ofRoom ? t.party.slice(0, 2).map(proposes) : []),
      ),
);

clauses(WHEN, 'a weapon’s own throw is no reason to back down', t => {
  const [thrower, second] = t.party;
  t.fight({
    heroes: [{ hero: thrower, equipment: [weapon({ requirement: 'nose' })] }, second],
  }).mayNot(proposes(thrower), proposes(second));
});

clauses(WHEN, 'after the first throw it is too late', t =>
  facing(t)
    .throws('red')
    .asks(t.party[1], 'turn')
    .mayNot(...t.party.slice(0, 3).map(proposes)),
);

/** How many of the others have to agree, or to refuse. */
interface Votes extends Row {
  readonly yes: number;
  readonly no: number;
}
const VOTES = { majority: { yes: 1, no: 2 }, unanimous: { yes: 2, no: 1 } };

const votes = (voters: readonly string[], count: number, answer: 'yes' | 'no'): string[] =>
  voters.slice(0, count).map(voter => `${voter} votes ${answer}`);

/** How three heroes leave a monster of level 1 whom one proposed to leave. */
const backedDown = (t: Table, proposer: string, agreed: readonly string[]): string[] => [
  `${proposer} proposed backing down`,
  ...agreed.map(voter => `${voter} voted yes`),
  ...t.party.slice(0, 3).map(hero => `${hero} life 9 → 8: back-down`),
  'backed down from test-monster',
  'monster next-monster life 7 = 7 next-monster; coins 3',
];

const EXCLUDED: readonly Votes[] = [
  { proves: ['DF2-R-97'], ...VOTES.majority },
  { proves: ['DF1-R-74'], ...VOTES.unanimous },
];

clauses(
  EXCLUDED,
  'while monster and room exclude each other the party may back down in any turn',
  (t, { yes }) => {
    const [thrower, second, third] = t.party;
    facing(t, { chest: { dice: 1 }, combat: { room: t.place('sitting'), dice: ['red'] } })
      .throws('red')
      .asks(second, 'turn')
      .may(proposes(thrower), proposes(second))
      .throws('white')
      .asks(third, 'turn')
      .shows({ 'combat.bonusDiceThrown': 1 })
      .does(proposes(third), ...votes([thrower, second], yes, 'yes'))
      .expect(...backedDown(t, third, [thrower, second].slice(0, yes)))
      .shows({
        'combat.foe': 'next-monster',
        'combat.dice': ['red', 'green', 'blue'],
        'combat.bonusDiceThrown': 0,
        'chest.dice': 0,
      });
  },
);

clauses(
  [
    { proves: ['DF2-BACK-02', 'DF2-R-111'], ...VOTES.majority },
    { proves: ['DF1-R-74'], ...VOTES.unanimous },
  ],
  'a no is good for that turn, not for a later one',
  (t, { yes, no }) => {
    const [thrower, second, third] = t.party;
    facing(t, { combat: { room: t.place('sitting') } })
      .does(proposes(thrower), ...votes([second, third], no, 'no'))
      .mayNot(proposes(thrower), proposes(third))
      .throws('red')
      .asks(second, 'turn')
      .may(proposes(thrower), proposes(second))
      .does(proposes(thrower), ...votes([second, third], yes, 'yes'))
      .expect(...backedDown(t, thrower, [second, third].slice(0, yes)));
  },
);

clauses(
  [
    { proves: ['DF2-BACK-03'], ...VOTES.majority },
    { proves: ['DF1-BACK-02', 'DF1-R-06'], ...VOTES.unanimous },
  ],
  'fainted and eliminated heroes lose nothing more',
  (t, { yes }) => {
    const [thrower, second, third, fourth] = t.party;
    facing(t, {
      heroes: [thrower, second, { hero: third, fainted: true }, { hero: fourth, eliminated: true }],
    })
      .does(proposes(thrower), ...votes([second, third], yes, 'yes'))
      .expect(
        `${thrower} proposed backing down`,
        ...[second, third].slice(0, yes).map(voter => `${voter} voted yes`),
        `${thrower} life 9 → 8: back-down`,
        `${second} life 9 → 8: back-down`,
        'backed down from test-monster',
        'monster next-monster life 7 = 7 next-monster; coins 3',
      );
  },
);
