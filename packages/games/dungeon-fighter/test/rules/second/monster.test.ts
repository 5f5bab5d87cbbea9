import { expect } from 'vitest';
import { MONSTER_TYPES } from '../../../rules/index.ts';
import { clause, monster, room, twoDoors } from '../../support/table.ts';

const twoMonsters = {
  decks: { ...twoDoors.decks, monsters: ['first', 'second'] },
  cards: [
    ...twoDoors.cards,
    monster({ id: 'first', life: 3, coins: 1 }),
    monster({ id: 'second', life: 7, coins: 2 }),
  ],
};

clause('DF2-MONSTER-01', 'after the Dungeon card the top card of the Monster deck is revealed', t =>
  t
    .stage({ heroes: ['murka', 'brad'], ...twoMonsters })
    .shows({ combat: null, 'decks.monsters': 21 })
    .does('murka takes left-door')
    .expect('room left-door', 'monster first life 3 = 3 first; coins 1')
    .shows({ 'combat.foe': 'first', 'decks.monsters': 20 }),
);

clause('DF2-MONSTER-01', 'one Monster a room: the next one waits for the next room', t =>
  t
    .stage({ heroes: ['murka', 'brad'], ...twoMonsters })
    .does('murka takes left-door')
    .throws('red', { zone: '3' })
    .excludes(/monster second/)
    .shows({ combat: null, room: null, discard: ['first'], 'decks.monsters': 20 })
    .asks('brad', 'path'),
);

clause('DF2-MONSTER-03', 'no Monster card has both an ability and a requirement', t =>
  t.verify(() => {
    const { monsters } = t.game.edition.tables;
    expect(monsters.filter(card => card.ability !== undefined).length).toBeGreaterThan(0);
    expect(monsters.filter(card => card.requirement !== undefined).length).toBeGreaterThan(0);
    expect(monsters.filter(card => card.ability !== undefined && card.requirement !== undefined)).toEqual([]);
  }),
);

for (const [card, advantage, difficulty, life, sum] of [
  [7, 0, 'normal', 7, '7 test-monster'],
  [7, 3, 'normal', 10, '7 test-monster + 3 room'],
  [7, 0, 'hard', 10, '7 test-monster + 3 difficulty'],
  [7, 3, 'hard', 13, '7 test-monster + 3 room + 3 difficulty'],
  [7, 3, 'inferno', 15, '7 test-monster + 3 room + 5 difficulty'],
] as const)
  clause(
    ['DF2-MONSTER-04', 'DF2-EX-10'],
    `card ${card}, room +${advantage}, ${difficulty}: initial life ${life}`,
    t =>
      t
        .combat({
          heroes: ['murka', 'brad'],
          difficulty,
          combat: { monster: monster({ life: card }), room: room({ monsterAdvantage: advantage }) },
        })
        .expect(`monster test-monster life ${life} = ${sum}; coins 1`)
        .shows({ 'combat.life': life, 'combat.initialLife': life }),
  );

clause(['DF2-MONSTER-05', 'DF2-EX-04'], 'life 14 is 1 ten and 4 units', t =>
  t.combat({ heroes: ['murka', 'brad'], combat: { monster: monster({ life: 14 }) } }).verify(() => {
    const life = t.game.view(t.state, 'spectator').combat?.life ?? Number.NaN;
    expect([Math.floor(life / 10), life % 10]).toEqual([1, 4]);
  }),
);

clause('DF2-MONSTER-05', 'no initial life needs more than tens and units', t =>
  t.verify(() => {
    const { tables, constants } = t.game.edition;
    const most = (values: readonly number[]) => Math.max(...values);
    const life = most([...tables.monsters, ...tables.bosses].map(card => card.life));
    const advantage = most(tables.dungeon.map(card => card.monsterAdvantage));
    const difficulty = most(Object.values(constants.difficulties).map(each => each.monsterLife));
    expect(life + advantage + difficulty).toBeLessThanOrEqual(99);
  }),
);

clause('DF2-MONSTER-06', 'on reveal the reward moves from the supply onto the card, not to the Chest', t =>
  t
    .stage({ heroes: ['murka', 'brad', 'grace'], ...twoMonsters })
    .shows({ 'chest.coins': 1, 'supply.coins': 29 })
    .does('murka takes left-door')
    .shows({ 'chest.coins': 1, 'supply.coins': 28, 'combat.coins': 1 }),
);

for (const type of MONSTER_TYPES)
  clause('DF2-MONSTER-07', `${type}: the same throws do the same`, t =>
    t
      .combat({
        heroes: ['grace', { hero: 'edith', abilities: { red: 'piercing-damage' } }],
        combat: { monster: monster({ type, life: 12, damage: 2 }) },
      })
      .expect('monster test-monster life 12 = 12 test-monster; coins 1')
      .throws('red', { zone: '3', face: 'icon' })
      .expect(
        'edith hit 3',
        'edith ability red: piercing-damage',
        'damage 5 = 3 section + 2 piercing-damage',
        'monster life 12 → 7: hit',
      )
      .throws('green', { zone: 'hole' })
      .expect('grace missed: hole', 'grace life 9 → 7: miss'),
  );

clause('DF2-MONSTER-08', 'the difficulty is added in the second combat as in the first', t =>
  t
    .stage({
      heroes: ['murka', 'brad'],
      difficulty: 'hard',
      ...twoMonsters,
      decks: {
        dungeon: ['left-door', 'broom-cupboard-of-eternity', 'right-door', 'hall-of-echoes'],
        monsters: ['first', 'second'],
      },
    })
    .does('murka takes left-door')
    .includes('monster first life 6 = 3 first + 3 difficulty; coins 1')
    .throws('red', { zone: '6' })
    .does('brad takes right-door')
    .includes('monster second life 10 = 7 second + 3 difficulty; coins 2'),
);

for (const [title, neighbour] of [
  ['eliminated', { hero: 'brad', eliminated: true }],
  ['fainted', { hero: 'brad', fainted: true }],
] as const)
  clause(
    'DF2-R-21',
    `if the left-hand neighbour of the Leader is ${title} the next standing hero begins`,
    t =>
      t
        .stage({ heroes: ['murka', neighbour, 'grace', 'wilrond'], ...twoMonsters })
        .does('murka takes left-door')
        .asks('grace', 'turn'),
  );

const emptyDeck = (discarded: readonly string[]) => ({
  heroes: ['murka', 'brad'],
  decks: { ...twoDoors.decks, monsters: ['low', 'high', 'boxed'] },
  cards: [
    ...twoDoors.cards,
    monster({ id: 'low', level: 1 }),
    monster({ id: 'high', level: 4 }),
    monster({ id: 'boxed', level: 4 }),
  ],
  discarded,
});

for (const [discarded, next, left] of [
  [['low', 'high'], 'high', ['low']],
  [['low'], 'low', []],
] as const)
  clause('DF2-R-22', `an empty Monster deck with ${discarded.join(' and ')} discarded gives ${next}`, t => {
    const { discarded: pile, ...stage } = emptyDeck(discarded);
    t.stage(stage)
      .arrange(state => {
        state.discard = [...pile];
        state.box.push(...state.decks.monsters.splice(0).filter(card => !pile.includes(card)));
      })
      .does('murka takes left-door')
      .shows({ 'combat.foe': next, discard: left, 'decks.monsters': 0 });
  });
