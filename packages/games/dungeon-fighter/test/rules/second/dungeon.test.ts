import { expect } from 'vitest';
import { armor, boss, clause, monster, room, twoDoors, weapon } from '../../support/table.ts';

clause('DF2-DUNGEON-01', 'a round is Dungeon, Combat, Resting, and a Shop can follow Resting', t =>
  t
    .stage({
      heroes: ['murka', { hero: 'brad', equipment: [weapon()] }],
      setAside: ['ten-icons'],
      decks: { ...twoDoors.decks, monsters: ['test-monster'] },
      cards: [...twoDoors.cards, room({ id: 'ten-icons', shopIcons: 10 }), monster({ life: 3 })],
    })
    .shows({ phase: 'dungeon', round: 1 })
    .does('murka takes left-door')
    .shows({ phase: 'combat', round: 1 })
    .throws('red', { zone: '3' })
    .shows({ phase: 'rest', round: 1 })
    .does('party done')
    .shows({ phase: 'shop', round: 1 })
    .does('party done')
    .shows({ phase: 'dungeon', round: 2 }),
);

clause('DF2-DUNGEON-01', 'without enough icons the next round follows Resting', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { life: 3 } })
    .throws('red', { zone: '3' })
    .shows({ phase: 'dungeon', round: 2, shops: 0 }),
);

clause('DF2-DUNGEON-01', 'the Final Boss follows the third Shop', t =>
  t
    .stage({
      heroes: ['murka', 'brad'],
      shops: 2,
      shop: { display: [] },
      decks: { bosses: ['test-boss'] },
      cards: [boss()],
    })
    .shows({ phase: 'shop', shops: 3 })
    .does('party done')
    .shows({ phase: 'combat', 'combat.boss': true }),
);

clause('DF2-DUNGEON-02', 'the Leader takes the top 2 Dungeon cards and is the only one who sees them', t =>
  t
    .stage({ heroes: ['murka', 'brad', 'grace'], leader: 'brad', ...twoDoors })
    .asks('brad', 'path')
    .shows({ 'question.paths': ['left-door', 'right-door'] }, 'brad')
    .tells('brad', 'brad drew paths: left-door, right-door')
    .verify(() => {
      for (const viewer of ['murka', 'grace', 'spectator']) {
        expect(JSON.stringify(t.game.view(t.state, viewer))).not.toMatch(/left-door|right-door/);
        t.tells(viewer, 'brad drew paths');
      }
    }),
);

clause('DF2-DUNGEON-02', 'alone, the player sees the two cards as either hero, and a bystander does not', t =>
  t
    .stage({ heroes: ['murka', 'brad'], solo: true, ...twoDoors })
    .shows({ 'question.paths': ['left-door', 'right-door'] }, 'murka')
    .shows({ 'question.paths': ['left-door', 'right-door'] }, 'brad')
    .shows({ 'question.paths': undefined }, 'spectator'),
);

clause('DF2-DUNGEON-03', 'the Leader must choose exactly 1 of the 2', t =>
  t
    .stage({ heroes: ['murka', 'brad'], ...twoDoors })
    .offers('murka takes left-door', 'murka takes right-door')
    .mayNot(
      'murka passes',
      'party done',
      'party boxes left-door',
      'murka takes hall-of-echoes',
      'brad takes left-door',
    ),
);

clause('DF2-DUNGEON-03', 'the chosen card is revealed to all', t =>
  t
    .stage({ heroes: ['murka', 'brad'], ...twoDoors })
    .does('murka takes right-door')
    .includes('room right-door')
    .shows({ room: 'right-door' }, 'brad')
    .shows({ room: 'right-door' }, 'spectator'),
);

clause('DF2-DUNGEON-04', 'the card not chosen goes to the bottom of the Dungeon deck', t =>
  t
    .stage({ heroes: ['murka', 'brad'], ...twoDoors })
    .shows({ 'decks.dungeon': 21 })
    .does('murka takes right-door')
    .shows({ 'decks.dungeon': 22 })
    .verify(() => expect(t.state.decks.dungeon[0]).toBe('left-door')),
);

clause('DF2-DUNGEON-04', 'the card not chosen stays unseen', t =>
  t
    .stage({ heroes: ['murka', 'brad'], ...twoDoors })
    .does('murka takes right-door')
    .excludes(/left-door/)
    .verify(() => {
      for (const viewer of ['murka', 'brad', 'spectator'])
        expect(JSON.stringify(t.game.view(t.state, viewer))).not.toContain('left-door');
    }),
);

clause('DF2-DUNGEON-05', 'what happens on reveal happens before a Monster is drawn', t =>
  t
    .stage({
      heroes: ['murka', { hero: 'brad', life: 5 }],
      decks: { dungeon: ['lounge', 'right-door'], monsters: ['test-monster'] },
      cards: [
        room({ id: 'lounge', onReveal: [{ healParty: 2 }, { coins: 1 }] }),
        room({ id: 'right-door' }),
        monster({ life: 12, coins: 1 }),
      ],
    })
    .does('murka takes lounge')
    .expect(
      'room lounge',
      'brad healed 5 → 7: lounge',
      'coins +1 = 1: lounge',
      'monster test-monster life 12 = 12 test-monster; coins 1',
    ),
);

clause('DF2-DUNGEON-05', 'a card for nothing is handed out before a Monster is drawn', t =>
  t
    .stage({
      heroes: ['murka', 'brad'],
      decks: { dungeon: ['cloakroom', 'right-door'], shop: ['test-armor'], monsters: ['test-monster'] },
      cards: [
        room({ id: 'cloakroom', onReveal: [{ freeEquipment: 1 }] }),
        room({ id: 'right-door' }),
        armor(),
        monster(),
      ],
    })
    .does('murka takes cloakroom')
    .expect('room cloakroom')
    .asks('party', 'assign')
    .shows({ combat: null, 'decks.monsters': 21 })
    .does('party assigns test-armor to brad')
    .expect('assigned test-armor to brad', 'monster test-monster life 12 = 12 test-monster; coins 1'),
);

clause('DF2-DUNGEON-06', 'the extra life of a room is for the Monster in it and not for the next one', t =>
  t
    .stage({
      heroes: ['murka', 'brad'],
      decks: {
        dungeon: ['lair', 'broom-cupboard-of-eternity', 'left-door', 'right-door'],
        monsters: ['first', 'second'],
      },
      cards: [
        ...twoDoors.cards,
        room({ id: 'lair', monsterAdvantage: 3 }),
        monster({ id: 'first', life: 1 }),
        monster({ id: 'second', life: 7 }),
      ],
    })
    .does('murka takes lair')
    .includes('monster first life 4 = 1 first + 3 room; coins 1')
    .throws('red', { zone: '4' })
    .does('brad takes left-door')
    .expect('room left-door', 'monster second life 7 = 7 second; coins 1'),
);

clause(
  'DF2-DUNGEON-06',
  'the requirement of a room binds the throws of its combat and not of the next one',
  t =>
    t
      .stage({
        heroes: ['murka', 'brad'],
        decks: {
          dungeon: ['trampoline', 'broom-cupboard-of-eternity', 'left-door', 'right-door'],
          monsters: ['first', 'second'],
        },
        cards: [
          ...twoDoors.cards,
          room({ id: 'trampoline', requirement: 'jump' }),
          monster({ id: 'first', life: 5 }),
          monster({ id: 'second' }),
        ],
      })
      .does('murka takes trampoline', 'brad throws red')
      .shows({ 'combat.throw.requirements': ['jump'] })
      .does('lands 2 blank', 'murka throws green')
      .shows({ 'combat.throw.requirements': ['jump'] })
      .does('lands 3 blank', 'murka takes left-door', 'brad throws red')
      .shows({ 'combat.throw.requirements': [] }),
);

clause('DF2-DUNGEON-07', 'a card with nothing but icons does nothing', t =>
  t
    .stage({
      heroes: ['murka', { hero: 'brad', life: 5 }],
      decks: { ...twoDoors.decks, monsters: ['test-monster'] },
      cards: [...twoDoors.cards, monster()],
    })
    .does('murka takes left-door')
    .expect('room left-door', 'monster test-monster life 12 = 12 test-monster; coins 1'),
);

for (const [before, icons, phase, shops] of [
  [0, 9, 'dungeon', 0],
  [5, 4, 'dungeon', 0],
  [5, 5, 'shop', 1],
  [9, 3, 'shop', 1],
  [0, 10, 'shop', 1],
] as const)
  clause('DF2-DUNGEON-08', `${before} icons set aside and ${icons} in this room lead to the ${phase}`, t =>
    t
      .combat({
        heroes: ['murka', 'brad'],
        setAside: ['before'],
        cards: [room({ id: 'before', shopIcons: before })],
        combat: { life: 3, room: room({ shopIcons: icons }) },
      })
      .throws('red', { zone: '3' })
      .includes(`set aside test-room: icons ${before + icons}`)
      .shows({ phase, shops }),
  );

clause('DF2-DUNGEON-08', 'only icons won since the last Shop are counted', t =>
  t
    .stage({
      heroes: ['murka', 'brad'],
      setAside: ['ten-icons'],
      shop: { display: [] },
      decks: { ...twoDoors.decks, monsters: ['test-monster'] },
      cards: [...twoDoors.cards, room({ id: 'ten-icons', shopIcons: 10 }), monster({ life: 3 })],
    })
    .does('party done', 'murka takes left-door')
    .throws('red', { zone: '3' })
    .includes('set aside left-door: icons 3')
    .shows({ phase: 'dungeon', shops: 1 }),
);

for (const [visit, next] of [
  [1, 'drew paths'],
  [2, 'drew paths'],
  [3, 'boss'],
] as const)
  clause('DF2-DUNGEON-09', `after Shop ${visit} comes: ${next}`, t =>
    t
      .stage({
        heroes: ['murka', 'brad'],
        shops: visit - 1,
        shop: { display: [] },
        setAside: ['ten-icons'],
        decks: { ...twoDoors.decks, bosses: ['test-boss'] },
        cards: [...twoDoors.cards, room({ id: 'ten-icons', shopIcons: 10 }), boss({ life: 20 })],
      })
      .does('party done')
      .expect(
        next === 'boss' ? 'boss test-boss life 20 = 20 test-boss' : 'murka drew paths: left-door, right-door',
      ),
  );

clause('DF2-DUNGEON-10', 'the icons of a room count only when its Monster is defeated', t =>
  t
    .combat({
      heroes: ['murka', 'brad'],
      setAside: ['before'],
      cards: [room({ id: 'before', shopIcons: 5 })],
      combat: { life: 3, room: room({ shopIcons: 4 }) },
    })
    .shows({ icons: 5, setAside: ['before'] })
    .throws('red', { zone: '2' })
    .shows({ icons: 5, setAside: ['before'] })
    .throws('green', { zone: '1' })
    .shows({ icons: 9, setAside: ['before', 'test-room'] }),
);

clause('DF2-R-15', 'the last card of the Dungeon deck is the path, without a choice', t =>
  t
    .combat({ heroes: ['murka', 'brad'], ...twoDoors, combat: { life: 3 } })
    .arrange(state => {
      state.setAside.push(...state.decks.dungeon.splice(0, state.decks.dungeon.length - 1));
    })
    .throws('red', { zone: '3' })
    .includes('set aside test-room: icons 3', 'room left-door')
    .excludes(/drew paths/)
    .shows({ room: 'left-door', phase: 'combat', 'decks.dungeon': 0 }),
);

clause('DF2-R-15', 'with no Dungeon card left the set-aside cards are a new deck and the icons stay', t =>
  t
    .combat({ heroes: ['murka', 'brad'], ...twoDoors, combat: { life: 3 } })
    .arrange(state => {
      state.setAside.push(...state.decks.dungeon.splice(0));
    })
    .throws('red', { zone: '3' })
    .asks('brad', 'path')
    .shows({ icons: 3, setAside: [], 'decks.dungeon': 22 }),
);
