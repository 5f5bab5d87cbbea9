import { expect } from 'vitest';
import { type DungeonFighter, demandsOf, RULE_SETS, type Throw } from '../../../rules/index.ts';
import { clause, monster, room, type Table, weapon } from '../../support/table.ts';

const { tables } = (RULE_SETS['second'] as DungeonFighter).edition;
const THROWS: readonly Throw[] = tables.throws.map(({ id }) => id);

const demanded = (t: Table): readonly Throw[] | undefined =>
  t.events.flatMap(event => (event.type === 'threw' ? [event.requirements] : [])).at(-1);

const demands = (t: Table, ...requirements: Throw[]): Table =>
  t.verify(() => expect(demanded(t)).toEqual(requirements));

clause('DF2-REQ-01', 'every requirement printed on a card is one of the 26 specific throws', t =>
  t.verify(() => {
    const printed = [...tables.monsters, ...tables.bosses, ...tables.dungeon, ...tables.equipment].flatMap(
      card => ('requirement' in card && card.requirement !== undefined ? [card.requirement] : []),
    );
    expect(printed.length).toBeGreaterThan(0);
    expect(printed.filter(one => !THROWS.includes(one))).toEqual([]);
  }),
);

for (const [source, values] of [
  ['Monster', { monster: monster({ life: 30, requirement: 'jump' }) }],
  ['room', { monster: monster({ life: 30 }), room: room({ requirement: 'jump' }) }],
] as const)
  clause('DF2-REQ-02', `a requirement of the ${source} binds a second swing`, t => {
    t.combat({ heroes: ['edith', 'murka'], combat: values })
      .throws('blue', { face: 'icon' })
      .throws('blue', { zone: '3', failed: ['jump'] })
      .expect('murka missed: jump', 'murka life 9 → 7: miss');
    demands(t, 'jump');
  });

clause('DF2-REQ-02', 'the requirement of a room ends with its combat', t => {
  t.combat({
    heroes: ['murka', 'brad'],
    decks: { dungeon: ['hall-of-echoes', 'soup-kitchen'], monsters: ['zombie-monkey'] },
    combat: { room: room({ requirement: 'jump' }), life: 1 },
  })
    .throws('red')
    .does('brad takes hall-of-echoes', 'murka throws red');
  demands(t, 'under-the-leg');
});

const axe = weapon({ id: 'axe', requirement: 'elbow', bonus: 3 });

clause('DF2-REQ-03', 'the requirement of a Weapon binds its carrier on the throw it is used for', t => {
  demands(
    t.combat({ heroes: ['murka', { hero: 'brad', equipment: [axe] }] }).does('brad throws red with axe'),
    'elbow',
  );
  t.does('lands 4 blank failed elbow').expect('brad missed: elbow', 'brad life 9 → 7: miss');
  demands(t.does('murka throws green'));
});

clause(['DF2-REQ-03', 'DF2-R-32'], 'a re-throw allows a new choice of Weapons', t => {
  t.combat({ heroes: ['murka', { hero: 'brad', equipment: [axe] }] })
    .throws('green', { zone: 'hole', face: 'icon' }, ['axe'])
    .does('brad re-throws')
    .offers('brad throws green', 'brad throws green with axe');
  demands(t.does('brad throws green'));
});

clause(['DF2-REQ-06', 'DF2-R-33'], 'Double Bounce asks for two: one bounce is a Miss', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { monster: monster({ requirement: 'two-bounce' }) } })
    .throws('red', { zone: '4', bounces: 1 })
    .expect('brad missed: two-bounce', 'brad life 9 → 7: miss'),
);

clause('DF2-REQ-07', 'a Weapon with a requirement already demanded adds its bonus and nothing else', t => {
  t.combat({
    heroes: ['murka', { hero: 'brad', equipment: [weapon({ requirement: 'jump', bonus: 3 })] }],
    combat: { room: room({ requirement: 'jump' }) },
  })
    .throws('red', { zone: '4' }, ['test-weapon'])
    .expect('brad hit 4', 'damage 7 = 4 section + 3 test-weapon', 'monster life 12 → 5: hit');
  demands(t, 'jump');
});

const SLOTS = { weapon: 2, armor: 1, spendable: 2 };
const sword = weapon({ id: 'sword', requirement: 'jump' });
const bow = weapon({ id: 'bow', requirement: 'blind' });

clause('DF2-REQ-04', 'a landing may fail each of two demands, or both', t =>
  t
    .combat({
      heroes: [{ hero: 'brad', slots: SLOTS, equipment: [sword, bow] }, 'murka'],
      combat: { active: 'brad' },
    })
    .does('brad throws red with sword bow')
    .may('lands 3 blank', 'lands 3 blank failed jump', 'lands 3 blank failed blind')
    .may('lands 3 blank failed blind jump')
    .mayNot('lands 3 blank failed jump blind', 'lands 3 blank failed nose', 'lands 3 blank failed jump jump'),
);

const harder = monster({ requirement: 'jump' });

clause('DF2-REQ-04', 'a viewer sees which cards demand each throw', t =>
  t
    .combat({
      heroes: [{ hero: 'brad', slots: SLOTS, equipment: [sword, bow] }, 'murka'],
      combat: { monster: harder, active: 'brad' },
    })
    .verify(({ game, state }) => {
      const demands = demandsOf(game.edition, game.view(state, 'brad'), ['sword', 'bow']);
      const by = Object.fromEntries(demands.map(demand => [demand.id, demand.by]));
      expect(by).toEqual({ jump: ['test-monster', 'sword'], blind: ['bow'] });
    }),
);
