import { expect } from 'vitest';
import { type DungeonFighter, RULE_SETS } from '../../../rules/index.ts';
import {
  boss,
  clause,
  monster,
  room,
  spendable,
  Table,
  type TestHero,
  type TestStage,
  weapon,
} from '../../support/table.ts';

const { edition } = RULE_SETS['second'] as DungeonFighter;

const thirdShop = (stage: Partial<TestStage> = {}): TestStage => ({
  heroes: ['murka', 'brad', 'grace'],
  shops: 2,
  shop: { display: [] },
  ...stage,
});

const fight = (t: Table, stage: Partial<TestStage> = {}, values: Parameters<typeof boss>[0] = {}): Table =>
  t.combat({ heroes: ['murka', 'brad'], ...stage, combat: { boss: boss(values), ...stage.combat } });

clause('DF2-BOSS-01', 'one boss is revealed after the third Shop, and nobody knows it earlier', t =>
  t
    .stage(thirdShop({ cards: [boss()], decks: { bosses: ['test-boss'] } }))
    .verify(({ game, state }) => {
      for (const viewer of ['murka', 'brad', 'spectator'])
        expect(JSON.stringify(game.view(state, viewer))).not.toContain('test-boss');
    })
    .shows({ 'decks.bosses': 7 })
    .does('party done')
    .expect('boss test-boss life 20 = 20 test-boss')
    .shows({ 'decks.bosses': 6, 'combat.foe': 'test-boss', 'combat.boss': true }),
);

clause('DF2-BOSS-01', 'any of the 6 bosses may be the one', t =>
  t.verify(() => {
    const met = new Set<string | undefined>();
    for (let seed = 0; seed < 60; seed++) {
      const table = new Table().stage(thirdShop({ seed: `boss-${seed}` })).does('party done');
      met.add(table.state.combat?.foe.card);
    }
    expect([...met].sort()).toEqual(edition.tables.bosses.map(card => card.id).sort());
    expect(met.size).toBe(6);
  }),
);

for (const card of edition.tables.bosses) {
  clause('DF2-BOSS-02', `${card.id} has damage, type and life, and carries no coins`, t =>
    t
      .combat({ heroes: ['murka', 'brad'], chest: { coins: 0 }, combat: { boss: card.id } })
      .shows({ 'combat.life': card.life, 'combat.coins': 0, 'supply.coins': 30 })
      .verify(() => {
        expect(card.damage).toBeGreaterThan(0);
        expect(card.type).toBeDefined();
        expect('coins' in card).toBe(false);
      })
      .does('brad throws red', 'lands outside blank')
      .includes(`brad life 9 → ${9 - card.damage}: miss`),
  );
}

clause('DF2-BOSS-02', 'a boss may have an ability', t =>
  fight(t, {}, { ability: 'rabid', damage: 2 })
    .throws('red', { zone: 'outside' })
    .expect('brad missed: outside', 'murka life 9 → 7: miss', 'brad life 9 → 7: miss'),
);

for (const [difficulty, life, parts] of [
  ['normal', 20, '20 test-boss'],
  ['hard', 23, '20 test-boss + 3 difficulty'],
  ['inferno', 25, '20 test-boss + 5 difficulty'],
] as const) {
  clause(['DF2-BOSS-03', 'DF2-R-90'], `a boss of 20 life has ${life} on ${difficulty}`, t =>
    t
      .stage(thirdShop({ difficulty, cards: [boss()], decks: { bosses: ['test-boss'] } }))
      .does('party done')
      .expect(`boss test-boss life ${life} = ${parts}`)
      .shows({ 'combat.life': life, 'combat.initialLife': life }),
  );
}

clause('DF2-BOSS-04', 'no room weighs on the fight: neither its advantage nor its throw', t =>
  t
    .stage(
      thirdShop({
        cards: [boss(), room({ monsterAdvantage: 3, requirement: 'jump', onReveal: [{ coins: 2 }] })],
        setAside: ['test-room'],
        decks: { bosses: ['test-boss'] },
      }),
    )
    .does('party done')
    .expect('boss test-boss life 20 = 20 test-boss')
    .shows({ room: null })
    .does('brad throws red')
    .shows({ 'combat.throw.requirements': [] })
    .mayNot('lands 3 blank failed jump'),
);

for (const [leader, first] of [
  ['murka', 'brad'],
  ['brad', 'grace'],
  ['grace', 'murka'],
] as const) {
  clause('DF2-BOSS-05', `with ${leader} leading ${first} begins, with all 3 coloured dice`, t =>
    t
      .stage(thirdShop({ leader }))
      .does('party done')
      .asks(first, 'turn')
      .shows({ 'combat.dice': ['red', 'green', 'blue'] }),
  );
}

clause('DF2-BOSS-05', 'hit, miss, turn order and faint are as ever', t =>
  fight(t, {
    heroes: ['murka', { hero: 'brad', equipment: [weapon({ bonus: 3 })] }, { hero: 'grace', life: 2 }],
  })
    .throws('red', { zone: '4' }, ['test-weapon'])
    .expect('brad hit 4', 'damage 7 = 4 section + 3 test-weapon', 'monster life 20 → 13: hit')
    .throws('green', { zone: 'hole' })
    .expect('grace missed: hole', 'grace life 2 → -1: miss', 'grace fainted')
    .throws('blue', { bounces: 0 })
    .expect('murka missed: no-bounce', 'murka life 9 → 6: miss')
    .asks('brad', 'turn'),
);

clause('DF2-BOSS-07', 'against a normal monster the same position is not lost', t =>
  t
    .combat({ heroes: ['murka', 'brad'], chest: { dice: 0 }, combat: { dice: ['blue'] } })
    .throws('blue')
    .goesOn()
    .offers('murka retrieves'),
);

for (const [life, left] of [
  [4, 0],
  [1, -3],
] as const) {
  clause('DF2-BOSS-08', `a boss at ${left} is defeated: no reward, no scar, no Resting`, t =>
    fight(t, {
      heroes: ['murka', 'brad', { hero: 'grace', fainted: true }],
      chest: { coins: 5 },
      combat: { life },
    })
      .throws('red', { zone: '4' })
      .expect(
        'brad hit 4',
        'damage 4 = 4 section',
        `monster life ${life} → ${left}: hit`,
        left === 0 ? 'defeated test-boss' : 'defeated test-boss epic',
        'won',
      )
      .ends('won')
      .shows({ phase: 'over', 'chest.coins': 5, 'heroes.grace.scars': [], leader: 'murka' }),
  );
}

clause(['DF2-BOSS-08', 'DF2-R-52'], 'the kill wins although the last hero faints in the same throw', t =>
  fight(t, {
    heroes: [
      { hero: 'murka', fainted: true },
      { hero: 'grace', life: 1 },
    ],
    combat: { life: 4 },
  })
    .throws('blue', { zone: 'outside', face: 'icon' })
    .expect(
      'grace missed: outside',
      'grace ability blue: heroic-defense',
      'monster life 4 → 0: heroic-defense',
      'grace life 1 → 0: miss',
      'grace fainted',
      'defeated test-boss',
      'won',
    )
    .ends('won'),
);

clause('DF2-BOSS-09', 'the bullseye counts 10 against the boss', t =>
  fight(t)
    .throws('red', { zone: 'bullseye' })
    .expect('brad hit bullseye', 'damage 10 = 10 bullseye', 'monster life 20 → 10: hit'),
);

clause('DF2-BOSS-09', 'an insta-kill wins', t =>
  fight(t)
    .throws('red', { zone: 'bullseye', face: 'icon' })
    .expect(
      'brad hit bullseye',
      'brad insta-kill',
      'monster life 20 → 0: insta-kill',
      'defeated test-boss epic',
      'won',
    ),
);

const ABILITIES: readonly (readonly [string, '3' | 'outside', string])[] = [
  ['agile-instincts', 'outside', 'monster life 20 → 18: agile-instincts'],
  ['piercing-damage', '3', 'damage 5 = 3 section + 2 piercing-damage'],
  ['focused-damage', '3', 'damage 5 = 5 focused-damage'],
  ['heal-party', '3', 'murka healed 5 → 6: heal-party'],
  ['pickpocket', '3', 'coins +1 = 3: pickpocket'],
  ['self-healing', '3', 'brad healed 5 → 8: self-healing'],
  ['sworn-enemy', '3', 'damage 7 = 3 section + 4 sworn-enemy'],
  ['double-swing', '3', 'brad second throw: double-swing'],
  ['heroic-defense', 'outside', 'monster life 20 → 16: heroic-defense'],
  ['heavy-load', '3', 'damage 7 = 3 section + 4 heavy-load'],
  ['courage', '3', 'damage 6 = 3 section + 3 courage'],
];

for (const [ability, zone, line] of ABILITIES) {
  const thrower: TestHero = { hero: 'brad', life: 5, abilities: { red: ability } };
  const type = edition.hero.get('brad')?.swornEnemy ?? 'ooze';
  clause('DF2-BOSS-09', `${ability} works against the boss`, t =>
    fight(t, { heroes: [{ hero: 'murka', life: 5 }, thrower], chest: { coins: 2 } }, { type })
      .throws('red', { zone, face: 'icon' })
      .includes(`brad ability red: ${ability}`, line),
  );
}

clause('DF2-BOSS-09', 'Re-throw works against the boss', t =>
  fight(t).throws('green', { face: 'icon' }).offers('brad re-throws', 'brad passes'),
);

for (const [hero, line] of [
  ['edith', 'edith token active'],
  ['brad', 'brad token active'],
  ['marvin', 'marvin token active'],
  ['goldfinga', 'goldfinga ability blue: free-sample'],
] as const) {
  clause(['DF2-BOSS-09', 'DF2-R-93'], `the blue icon of ${hero} works against the boss`, t =>
    fight(t, { heroes: ['murka', hero] })
      .throws('blue', { face: 'icon' })
      .includes(line),
  );
}

clause(
  ['DF2-BOSS-05', 'DF2-R-92'],
  'nobody backs down from the boss, whatever it demands and whoever else is left',
  t =>
    fight(t, {}, { requirement: 'jump' })
      .verify(({ state }) => state.decks.monsters.push(...state.discard.splice(0)))
      .offers('brad throws red', 'brad throws green', 'brad throws blue')
      .mayNot('brad proposes backing-down', 'murka proposes backing-down'),
);

clause(['DF2-BOSS-05', 'DF2-R-92'], 'where a monster that demands the same lets them', t =>
  t
    .combat({ heroes: ['murka', 'brad'], combat: { monster: monster({ requirement: 'jump' }) } })
    .may('brad proposes backing-down'),
);

const dieCard = spendable({ id: 'spare-die', bonusDice: 1 });

clause(['DF2-BOSS-07', 'DF2-R-113'], 'a card for a bonus die is no hope when no bonus die is left', t =>
  t
    .combat({
      heroes: [{ hero: 'brad', equipment: [dieCard] }, 'murka'],
      chest: { dice: 1 },
      combat: { boss: boss({ life: 90 }), dice: [], bonusDiceThrown: 8 },
    })
    .throws('white')
    .ends('out-of-dice'),
);
