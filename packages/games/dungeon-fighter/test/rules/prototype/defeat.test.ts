import {
  clause,
  monster,
  spendable,
  type Table,
  type TestHero,
  type TestStage,
} from '../../support/table.ts';

const fight = (t: Table, level = 2, stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: ['lorenzo', 'alessandro', 'aureliano'],
    chest: { dice: 0 },
    ...stage,
    combat: { monster: monster({ level, damage: 1, life: 40 }), dice: [], ...stage.combat },
  });

clause('DF0-DEFEAT-01', 'with all dice used and the monster alive there is nothing but the defeat', t =>
  fight(t, 2, { combat: { dice: ['red'] }, chest: { dice: 1 } })
    .throws('red')
    .mayNot('alessandro retrieves')
    .throws('white')
    .offers('aureliano retrieves'),
);

clause('DF0-DEFEAT-01', 'a bonus die gained in time postpones it', t =>
  fight(t, 2, { heroes: ['lorenzo', { hero: 'alessandro', equipment: [spendable({ bonusDice: 1 })] }] })
    .does('alessandro uses test-spendable')
    .may('lorenzo throws white')
    .mayNot('lorenzo retrieves'),
);

clause(['DF0-DEFEAT-02', 'DF0-R-25'], 'a toad is as strong as its level', t =>
  fight(t, 3, { combat: { markers: { toad: 'lorenzo' } } })
    .does('lorenzo retrieves')
    .includes('lorenzo life 9 → 6: retrieve'),
);

const keeper: TestHero = { hero: 'ornella', captives: ['skeleton'] };

clause(['DF0-R-09', 'DF0-R-28'], 'a seduced monster spares its owner, and nobody else', t =>
  fight(t, 2, { heroes: [keeper, 'lorenzo'] })
    .does('ornella retrieves')
    .expect('ornella retrieved')
    .offers('ornella uses skeleton', 'ornella passes')
    .does('ornella uses skeleton')
    .expect('ornella used skeleton', 'ornella prevented 2: skeleton', 'lorenzo life 9 → 7: retrieve'),
);
