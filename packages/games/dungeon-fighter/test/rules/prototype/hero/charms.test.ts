import {
  clause,
  monster,
  spendable,
  type Table,
  type TestHero,
  type TestStage,
} from '../../../support/table.ts';

const keeper: TestHero = { hero: 'ornella', captives: ['skeleton'] };
const attacked = (t: Table, damage = 4): Table =>
  t
    .combat({ heroes: [keeper, 'lorenzo'], combat: { monster: monster({ damage }) } })
    .throws('red', { zone: 'hole' });

clause(['DF0-HERO-07', 'DF0-R-47'], 'the owner discards it and is spared the whole attack', t =>
  attacked(t)
    .expect('ornella missed: hole')
    .offers('ornella uses skeleton', 'ornella passes')
    .does('ornella uses skeleton')
    .expect('ornella used skeleton', 'ornella prevented 4: skeleton')
    .shows({ 'heroes.ornella.life': 9, 'heroes.ornella.captives': [], discard: ['skeleton'] }),
);

clause('DF0-HERO-07', 'or keeps it', t =>
  attacked(t)
    .does('ornella passes')
    .expect('ornella life 9 → 5: miss')
    .shows({ 'heroes.ornella.captives': ['skeleton'], discard: [] }),
);

clause('DF0-HERO-07', 'it adds nothing to a hit', t =>
  t
    .combat({ heroes: [keeper, 'lorenzo'] })
    .throws('red')
    .expect('ornella hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

clause(['DF0-HERO-07', 'DF0-R-28'], 'it spares nobody but its owner', t =>
  t
    .combat({ heroes: ['lorenzo', keeper] })
    .throws('red', { zone: 'hole' })
    .expect('lorenzo missed: hole', 'lorenzo life 9 → 7: miss')
    .mayNot('ornella uses skeleton'),
);

clause('DF0-HERO-07', 'one monster for one attack: the next one hurts', t =>
  t
    .combat({ heroes: [keeper], combat: { monster: monster({ damage: 4 }) } })
    .throws('red', { zone: 'hole' })
    .does('ornella uses skeleton')
    .throws('green', { zone: 'hole' })
    .expect('ornella missed: hole', 'ornella life 9 → 5: miss'),
);

const tamer = (values: Partial<TestHero> = {}): TestStage => ({
  heroes: [{ hero: 'ornella', captives: ['tame-troll', 'tame-imp'], ...values }, 'lorenzo'],
  cards: [monster({ id: 'tame-troll' }), monster({ id: 'tame-imp' })],
  combat: { monster: monster({ damage: 4 }) },
});

clause(
  ['DF0-HERO-07', 'DF0-EQUIP-07'],
  'of two seduced monsters one spares its owner and the other stays',
  t =>
    t
      .combat(tamer())
      .throws('red', { zone: 'hole' })
      .offers('ornella uses tame-troll', 'ornella uses tame-imp', 'ornella passes')
      .mayNot('ornella uses tame-imp on ornella', 'lorenzo uses tame-imp')
      .does('ornella uses tame-troll')
      .includes('ornella prevented 4: tame-troll')
      .shows({ 'heroes.ornella.captives': ['tame-imp'], 'heroes.ornella.life': 9 }),
);

const potion = spendable({ id: 'potion', heal: { amount: 3, whom: 'hero' } });

clause('DF0-HERO-07', 'what was kept from the attack does not help at the last gasp', t =>
  t
    .combat(tamer({ life: 2, slots: { weapon: 0, armor: 0, spendable: 1 }, equipment: [potion] }))
    .throws('red', { zone: 'hole' })
    .does('ornella passes')
    .asks('ornella', 'window')
    .mayNot('ornella uses tame-troll', 'ornella uses tame-imp'),
);
