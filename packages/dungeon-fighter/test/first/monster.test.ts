import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { expect } from 'vitest';
import { playManyRandomly } from '../support/random-game.ts';
import { clause, mapRoom, monster, type TestStage } from '../support/table.ts';

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

for (const difficulty of ['easy', 'normal', 'insane'])
  clause('DF1-MONSTER-04', `${difficulty}: the tracker is set to the printed hit points`, t =>
    t
      .combat({ heroes: ['torm', 'randolph'], difficulty, combat: { monster: monster({ life: 14 }) } })
      .expect('monster test-monster life 14 = 14 test-monster; coins 1')
      .shows({ 'combat.life': 14, 'combat.initialLife': 14 }),
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

clause('DF1-MONSTER-05', 'gold on the card is nobody’s: a party with an empty chest can lose none', t =>
  t
    .combat({
      heroes: ['torm', 'randolph'],
      chest: { coins: 0 },
      combat: { monster: monster({ coins: 3, ability: 'lose-gold' }) },
    })
    .throws('red', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 9 → 7: miss')
    .shows({ 'combat.coins': 3 }),
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

clause('DF1-MONSTER-06', 'type, hit points, damage, gold and ability of the card are at work', t =>
  t
    .combat({
      heroes: [{ hero: 'sir-moo', abilities: { red: 'sworn-enemy-4' } }, 'randolph'],
      chest: { coins: 2 },
      combat: { monster: monster({ type: 'undead', life: 14, damage: 3, coins: 2, ability: 'lose-gold' }) },
    })
    .shows({ 'combat.foe': 'test-monster', 'combat.life': 14, 'combat.coins': 2 })
    .throws('red', { zone: '2', face: 'icon' })
    .includes('damage 6 = 2 section + 4 sworn-enemy-4')
    .throws('green', { zone: 'hole' })
    .expect('randolph missed: hole', 'randolph life 9 → 6: miss', 'coins -1 = 1: lose-gold'),
);

clause('DF1-MONSTER-06', 'the handicap may be a specific throw instead', t =>
  t
    .combat({ heroes: ['torm', 'randolph'], combat: { monster: monster({ requirement: 'nose' }) } })
    .does('torm throws red')
    .shows({ 'combat.throw.requirements': ['nose'] }),
);

clause('DF1-R-72', 'a monster with an ability and a specific throw has both', t =>
  t
    .combat({
      heroes: ['torm', 'randolph'],
      combat: { monster: monster({ requirement: 'nose', ability: 'small-target' }) },
    })
    .throws('red', { zone: '1', failed: ['nose'] })
    .expect('torm missed: nose, small-target', 'torm life 9 → 7: miss'),
);

for (const level of [1, 2, 3, 4])
  clause('DF1-MONSTER-07', `a card from the pile of level ${level} is of level ${level}`, t =>
    t
      .combat({ heroes: ['torm', 'randolph'], combat: { monster: monster({ level }) } })
      .shows({ 'combat.level': level })
      .verify(({ game }) => expect(game.edition.piles.monsters[level - 1]).toContain('test-monster')),
  );

for (const [level, damage] of [
  [1, 4],
  [4, 1],
] as const)
  clause(
    'DF1-MONSTER-08',
    `level ${level}, damage ${damage}: a miss costs the damage, a defeat the level`,
    t =>
      t
        .combat({
          heroes: ['torm', 'randolph'],
          combat: { monster: monster({ level, damage }), dice: ['red'] },
        })
        .throws('red', { zone: 'hole' })
        .expect('torm missed: hole', `torm life 9 → ${9 - damage}: miss`)
        .does('randolph retrieves')
        .expect(
          'randolph retrieved',
          `torm life ${9 - damage} → ${9 - damage - level}: retrieve`,
          `randolph life 9 → ${9 - level}: retrieve`,
        ),
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
