import { expect } from 'vitest';
import { playManyRandomly } from '../../support/random-game.ts';
import { armor, clause, monster, room, twoDoors } from '../../support/table.ts';

clause('DF2-LEAD-01', 'every moment of any game has one Leader, who is in play', t =>
  t.verify(() => {
    playManyRandomly(state => {
      const leader = state.heroes[state.leader];
      expect(leader).toBeDefined();
      if (state.phase === 'dungeon' || state.phase === 'combat' || state.phase === 'shop')
        expect(leader?.eliminated).toBe(false);
    });
  }),
);

clause('DF2-LEAD-01', 'the new Leader is the only one', t =>
  t
    .combat({ heroes: ['murka', 'brad', 'grace'], ...twoDoors, combat: { life: 3 } })
    .throws('red', { zone: '3' })
    .shows({ leader: 'brad' })
    .offers('brad takes left-door', 'brad takes right-door')
    .mayNot('murka takes left-door'),
);

clause('DF2-LEAD-02', 'in any game the Leader token changes hands only after a defeated Monster', t =>
  t.verify(() => {
    let leader = -1;
    let resting = false;
    let changes = 0;
    playManyRandomly((state, events) => {
      if (events[0]?.type === 'began') leader = state.leader;
      resting = resting || events.some(event => event.type === 'defeated');
      if (state.leader !== leader) {
        expect(resting).toBe(true);
        expect(events.some(event => event.type === 'leads')).toBe(true);
        changes++;
      }
      leader = state.leader;
      resting = state.phase === 'rest';
    });
    expect(changes).toBeGreaterThan(20);
  }),
);

clause('DF2-LEAD-02', 'a throw that does not end the combat leaves the Leader', t =>
  t
    .combat({ heroes: ['murka', 'brad', 'grace'] })
    .throws('red', { zone: '5' })
    .throws('green', { zone: 'hole' })
    .shows({ leader: 'murka' }),
);

clause('DF2-LEAD-02', 'backing down leaves the Leader', t =>
  t
    .combat({
      heroes: ['murka', 'brad'],
      decks: { monsters: ['next'] },
      cards: [monster({ id: 'next' })],
      combat: { room: room({ requirement: 'jump' }) },
    })
    .does('brad proposes backing-down', 'murka votes yes')
    .excludes(/leads/)
    .shows({ leader: 'murka', 'combat.foe': 'next' })
    .asks('brad', 'turn'),
);

const ALL = ['red', 'green', 'blue'] as const;

clause(['DF2-LEAD-02', 'DF2-R-63'], 'if the last thrower is eliminated the next hero in play leads', t =>
  t
    .combat({
      heroes: [
        'murka',
        {
          hero: 'grace',
          slots: { weapon: 0, armor: 1, spendable: 0 },
          scars: ALL,
          life: 1,
          equipment: [armor({ strike: 2 })],
        },
        { hero: 'wilrond', eliminated: true },
        { hero: 'brad', slots: { weapon: 0, armor: 0, spendable: 0 } },
      ],
      combat: { monster: monster(), life: 2 },
    })
    .throws('red', { zone: 'hole' })
    .does('grace uses test-armor')
    .includes('defeated test-monster', 'grace eliminated', 'brad leads')
    .shows({ leader: 'brad' }),
);

clause(['DF2-LEAD-02', 'DF2-R-63'], 'if the Leader is eliminated the last thrower leads as always', t =>
  t
    .combat({
      heroes: [{ hero: 'murka', scars: ALL, fainted: true }, 'brad', 'grace'],
      combat: { life: 5 },
    })
    .throws('red', { zone: '2' })
    .throws('green', { zone: '3' })
    .includes('murka eliminated', 'grace leads')
    .shows({ leader: 'grace' }),
);

clause('DF2-LEAD-03', 'a Leader who threw the last die stays Leader', t =>
  t
    .combat({ heroes: ['murka', 'brad'], ...twoDoors, combat: { life: 3, active: 'murka' } })
    .throws('red', { zone: '3' })
    .excludes(/leads/)
    .shows({ leader: 'murka' })
    .asks('murka', 'path'),
);

for (const [proposer, voter, result] of [
  ['murka', 'brad', 'backed down from test-monster'],
  ['brad', 'murka', 'stood firm'],
] as const)
  clause('DF2-LEAD-04', `two players who disagree do what the Leader said: ${result}`, t =>
    t
      .combat({ heroes: ['murka', 'brad'], leader: 'murka', combat: { room: room({ requirement: 'jump' }) } })
      .does(`${proposer} proposes backing-down`, `${voter} votes no`)
      .includes(result),
  );

clause('DF2-LEAD-05', 'the new Leader draws the 2 Dungeon cards, and nobody else is asked to draw', t =>
  t
    .combat({
      heroes: ['murka', 'brad', 'grace'],
      decks: { ...twoDoors.decks, monsters: ['next'] },
      cards: [...twoDoors.cards, monster({ id: 'next', life: 7 })],
      combat: { life: 3 },
    })
    .throws('red', { zone: '3' })
    .includes('brad leads', 'brad drew paths: left-door, right-door')
    .tells(
      'murka',
      'brad hit 3',
      'damage 3 = 3 section',
      'monster life 3 → 0: hit',
      'defeated test-monster',
      'coins +1 = 2: test-monster',
      'brad leads',
      'set aside test-room: icons 3',
      'brad drew paths',
    )
    .asks('brad', 'path')
    .does('brad takes left-door')
    .expect('room left-door', 'monster next life 7 = 7 next; coins 1')
    .verify(() =>
      expect(t.events.filter(event => event.type === 'room').map(event => event.hero)).toEqual(['brad']),
    ),
);

clause('DF2-LEAD-05', 'the Shop display is revealed as soon as the party arrives', t =>
  t
    .combat({
      heroes: ['murka', 'brad'],
      setAside: ['before'],
      decks: { shop: ['pot-lid', 'pogo-spear', 'leftover-stew', 'slapstick'] },
      cards: [room({ id: 'before', shopIcons: 9 })],
      combat: { life: 3 },
    })
    .throws('red', { zone: '3' })
    .includes('brad leads', 'shop 1: pot-lid, pogo-spear, leftover-stew, slapstick')
    .asks('party', 'shop'),
);

clause('DF2-LEAD-06', 'a fainted Leader stays Leader', t =>
  t
    .combat({ heroes: [{ hero: 'murka', life: 2 }, 'brad', 'grace'], combat: { active: 'murka' } })
    .throws('red', { zone: 'hole' })
    .includes('murka fainted')
    .shows({ leader: 'murka', 'heroes.murka.fainted': true }),
);

clause(['DF2-LEAD-06', 'DF2-R-62'], 'a last thrower who fainted takes the Leader token', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'grace', life: 1, abilities: { blue: 'heroic-defense' } }],
      combat: { monster: monster(), life: 4 },
    })
    .throws('blue', { zone: 'outside', face: 'icon' })
    .includes('grace fainted', 'defeated test-monster')
    .does('grace scars red')
    .includes('grace scarred red: maximum 7', 'grace leads')
    .shows({ leader: 'grace' }),
);
