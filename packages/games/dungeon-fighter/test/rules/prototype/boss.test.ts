import { expect } from 'vitest';
import { type DungeonFighter, RULE_SETS } from '../../../rules/index.ts';
import { boss, clause, mapRoom, spendable, type Table, type TestStage, weapon } from '../../support/table.ts';

const { edition } = RULE_SETS['prototype'] as DungeonFighter;
const bossMaps = edition.tables.maps.filter(map => map.side === 'boss');

const bossLine = (id: string): string => {
  const life = edition.boss.get(id)?.life;
  return `boss ${id} life ${life} = ${life} ${id}`;
};

const fight = (t: Table, stage: Partial<TestStage> = {}, values: Parameters<typeof boss>[0] = {}): Table =>
  t.combat({ heroes: ['lorenzo', 'aureliano'], ...stage, combat: { boss: boss(values), ...stage.combat } });

for (const map of bossMaps) {
  const last = map.rooms.at(-1)?.id as string;
  const card = edition.boss.get(map.boss as string);

  clause(['DF0-BOSS-01', 'DF0-R-05'], `behind the encounter in ${last} waits the boss`, t =>
    t
      .combat({
        heroes: ['lorenzo', 'aureliano'],
        map: { floors: ['cellar', 'opera', map.id], room: last },
        combat: { room: last, life: 3 },
      })
      .shows({ 'combat.boss': false, room: last })
      .throws('red')
      .includes('defeated test-monster', `boss ${map.boss} life ${card?.life} = ${card?.life} ${map.boss}`)
      .shows({ 'combat.boss': true, 'combat.foe': map.boss, room: null })
      .asks('aureliano', 'turn'),
  );

  clause('DF0-BOSS-04', `the boss of ${map.id} is ${map.boss}, whatever the seed`, t =>
    t.verify(() => {
      for (let seed = 0; seed < 20; seed++)
        t.stage({
          heroes: ['lorenzo', 'aureliano'],
          seed: `boss-${seed}`,
          map: { floors: ['cellar', 'opera', map.id], room: last },
        }).shows({ 'combat.foe': map.boss });
    }),
  );
}

clause('DF0-BOSS-04', 'a real set-up puts the boss of the drawn map behind it', t =>
  t.verify(() => {
    const met = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      t.setUp({ heroes: 1 }, `boss-${seed}`);
      const map = edition.map.get(t.state.map?.floors[2] as string);
      expect(t.state.decks.bosses.at(-1)).toBe(map?.boss);
      met.add(map?.boss as string);
    }
    expect([...met].sort()).toEqual(edition.tables.bosses.map(card => card.id).sort());
  }),
);

clause(['DF0-BOSS-01', 'DF0-R-05'], 'the room of the last encounter gives its due before the boss comes', t =>
  t
    .combat({
      heroes: [{ hero: 'lorenzo', life: 4 }, 'aureliano'],
      map: { floors: ['cellar', 'opera', 'motorway'], room: 'motorway-end' },
      combat: { room: mapRoom({ kind: 'fountain' }), life: 3 },
    })
    .throws('red')
    .includes('defeated test-monster', 'lorenzo healed 4 → 9: test-room', bossLine('minister-of-roadworks')),
);

clause('DF0-BOSS-02', 'the life token is set to the life of the boss, whose skill works', t =>
  fight(t, {}, { life: 17, ability: 'small-target', damage: 3 })
    .expect('boss test-boss life 17 = 17 test-boss')
    .shows({ 'combat.life': 17, 'combat.initialLife': 17, 'combat.coins': 0, room: null })
    .throws('red', { zone: '1' })
    .expect('lorenzo missed: small-target', 'lorenzo life 9 → 6: miss'),
);

clause('DF0-BOSS-03', 'weapons, powers and bonus dice work as in every fight', t =>
  fight(t, {
    heroes: [
      { hero: 'lorenzo', abilities: { red: 'extra-damage-2' }, equipment: [weapon({ requirement: 'jump' })] },
      'aureliano',
    ],
    combat: { dice: ['red'] },
  })
    .throws('red', { face: 'icon' }, ['test-weapon'])
    .expect(
      'lorenzo hit 3',
      'lorenzo ability red: extra-damage-2',
      'damage 8 = 3 section + 2 extra-damage-2 + 3 test-weapon',
      'monster life 20 → 12: hit',
    )
    .offers('aureliano throws white', 'lorenzo discards test-weapon'),
);

clause(['DF0-BOSS-03', 'DF0-END-04'], 'no dice are returned while there is one left either', t =>
  fight(t, { combat: { dice: [] } })
    .offers('lorenzo throws white')
    .mayNot('lorenzo retrieves')
    .throws('white')
    .ends('out-of-dice'),
);

clause(['DF0-BOSS-03', 'DF0-R-43'], 'Burst of Hits comes before the loss', t =>
  fight(t, {
    heroes: [{ hero: 'lorenzo', abilities: { red: 'burst-of-hits' } }, 'aureliano'],
    chest: { dice: 0 },
    combat: { dice: ['red'], life: 6 },
  })
    .throws('red', { face: 'icon' })
    .goesOn()
    .does('lorenzo accepts')
    .throws('red')
    .ends('won'),
);

const card = spendable({ bonusDice: 1 });
const withDie: Partial<TestStage> = {
  heroes: [{ hero: 'alessandro', equipment: [card] }, 'lorenzo'],
  chest: { dice: 0 },
  combat: { dice: ['red'] },
};

clause(['DF0-BOSS-03', 'DF0-R-39'], 'a card that brings a bonus die can still be used', t =>
  fight(t, withDie)
    .throws('red')
    .goesOn()
    .offers('alessandro uses test-spendable', 'alessandro discards test-spendable')
    .does('alessandro uses test-spendable')
    .may('lorenzo throws white'),
);

clause(['DF0-BOSS-03', 'DF0-END-04'], 'and whoever throws that card away has lost', t =>
  fight(t, withDie)
    .throws('red')
    .does('alessandro discards test-spendable')
    .expect('alessandro discarded test-spendable', 'lost: out-of-dice')
    .ends('out-of-dice'),
);
