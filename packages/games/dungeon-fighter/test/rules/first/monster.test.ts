import { expect } from 'vitest';
import { RULE_SETS } from '../../../rules/index.ts';
import { playManyRandomly } from '../../support/random-game.ts';
import { clause, mapRoom, monster, type TestStage } from '../../support/table.ts';

/** A fight that the next throw wins, and a room behind it. */
const doorstep: TestStage = {
  heroes: ['torm', 'randolph', 'goldfinga'],
  leader: 'torm',
  decks: { monsters: ['next-monster'] },
  cards: [mapRoom({ id: 'beyond' }), monster({ id: 'next-monster', life: 7, coins: 2 })],
  combat: { monster: monster({ life: 3 }), room: mapRoom({ id: 'hall', exits: ['beyond'] }) },
};

clause('DF1-MONSTER-01', 'the encounter begins with one monster, and the first player faces it', t =>
  t
    .stage(doorstep)
    .shows({ 'decks.monsters': 13 })
    .throws('red', { zone: '3' })
    .verify(() =>
      expect(t.happened.slice(-2)).toEqual([
        'room beyond',
        'monster next-monster life 7 = 7 next-monster; coins 2',
      ]),
    )
    .shows({ 'combat.foe': 'next-monster', 'decks.monsters': 12, first: 'randolph' })
    .asks('randolph', 'turn'),
);

clause('DF1-MONSTER-02', 'when level 1 is used up the next monster is of level 2', t =>
  t
    .stage({ ...doorstep, decks: {} })
    .arrange(state => {
      const isLowest = (id: string) => t.game.edition.monster.get(id)?.level === 1;
      state.unused.push(...state.decks.monsters.filter(isLowest));
      state.decks.monsters = state.decks.monsters.filter(id => !isLowest(id));
    })
    .shows({ tower: [0, 4, 4, 2] })
    .throws('red', { zone: '3' })
    .shows({ 'combat.level': 2, tower: [0, 3, 4, 2] }),
);

clause('DF1-MONSTER-02', 'no game meets a monster while one of a lower level is to come', t =>
  t.verify(() => {
    const levelOf = (id: string) => RULE_SETS['first']?.edition.monster.get(id)?.level ?? 0;
    const levels = new Set<number>();
    playManyRandomly(({ decks, refused }, events) => {
      for (const event of events) {
        if (event.type !== 'monster') continue;
        levels.add(levelOf(event.card));
        const left = decks.monsters.filter(id => !refused.includes(id)).map(levelOf);
        expect(Math.min(...left, 4)).toBeGreaterThanOrEqual(levelOf(event.card));
      }
    }, 'first');
    expect([...levels].sort()).toEqual([1, 2, 3, 4]);
  }),
);

clause('DF1-MONSTER-03', 'everybody sees the monster, and nobody the next one', t =>
  t.stage(doorstep).verify(({ game, state }) => {
    for (const viewer of ['torm', 'randolph', 'goldfinga', 'spectator']) {
      const view = game.view(state, viewer);
      expect(view.combat).toMatchObject({ foe: 'test-monster', life: 3 });
      expect(JSON.stringify(view)).not.toContain('next-monster');
    }
  }),
);

clause('DF1-MONSTER-05', 'the gold goes from the supply onto the card, and to the chest in maintenance', t =>
  t
    .combat({
      heroes: ['torm', 'randolph'],
      chest: { coins: 2 },
      decks: { monsters: ['poor-monster'] },
      cards: [monster({ id: 'poor-monster', coins: 0 })],
      combat: { monster: monster({ life: 3, coins: 3 }) },
    })
    .shows({ 'chest.coins': 2, 'combat.coins': 3, 'supply.coins': 25 })
    .throws('red', { zone: '3' })
    .includes('coins +3 = 5: test-monster')
    .shows({ 'chest.coins': 5, 'combat.coins': 0, 'supply.coins': 25 }),
);

clause(['DF1-MONSTER-05', 'DF1-R-25'], 'a monster gets no more gold than the supply has', t =>
  t
    .combat({
      heroes: ['torm', 'randolph'],
      chest: { coins: 28 },
      combat: { monster: monster({ coins: 3 }) },
    })
    .shows({ 'combat.coins': 2, 'supply.coins': 0 }),
);

clause('DF1-MONSTER-06', 'the type of the card is at work', t =>
  t
    .combat({
      heroes: [{ hero: 'sir-moo', abilities: { red: 'sworn-enemy-4' } }, 'randolph'],
      combat: { monster: monster({ type: 'undead', life: 14 }) },
    })
    .throws('red', { zone: '2', face: 'icon' })
    .includes('damage 6 = 2 section + 4 sworn-enemy-4'),
);

for (const level of [1, 2, 3, 4])
  clause('DF1-MONSTER-07', `a card from the pile of level ${level} is of level ${level}`, t =>
    t
      .combat({ heroes: ['torm', 'randolph'], combat: { monster: monster({ level }) } })
      .shows({ 'combat.level': level })
      .verify(({ game }) => expect(game.edition.piles.monsters[level - 1]).toContain('test-monster')),
  );

clause('DF1-MONSTER-09', 'an encounter cannot be skipped', t =>
  t
    .stage(doorstep)
    .offers('torm throws red', 'torm throws green', 'torm throws blue')
    .mayNot('party moves to beyond', 'party done', 'torm passes', 'torm proposes backing-down'),
);

clause('DF1-MONSTER-09', 'backing down brings a new monster into the same room', t =>
  t
    .stage({ ...doorstep, combat: { ...doorstep.combat, monster: monster({ requirement: 'nose' }) } })
    .does('torm proposes backing-down', 'randolph votes yes', 'goldfinga votes yes')
    .includes('backed down from test-monster', 'monster next-monster life 7 = 7 next-monster; coins 2')
    .shows({ room: 'hall', round: 1, 'combat.foe': 'next-monster' }),
);
