import { boss, clause, mapRoom, monster, type Table, type TestStage } from '../../../support/table.ts';
import { against, nearTheEnd, tormWith } from './torm.ts';

// ---- Seduction ------------------------------------------------------------------------------------------

clause('DF1-HERO-22', 'Seduction works on a miss too', t =>
  against(t, 'seduction')
    .throws('red', { zone: 'outside', face: 'icon' })
    .includes('torm marked monster: charm', 'torm life 9 → 7: miss'),
);

const captive = monster({ id: 'tame-troll', damage: 4, life: 30 });
const other = monster({ id: 'tame-imp', damage: 2 });

const withCaptives = (t: Table, captives: string[], stage: Partial<TestStage> = {}): Table =>
  t.combat({
    heroes: [tormWith('berserk', { captives }), 'randolph', 'goldfinga'],
    ...stage,
    cards: [captive, other],
  });

clause(
  ['DF1-HERO-23', 'DF1-R-46'],
  'a seduced monster is discarded to add its damage to a hit of its owner',
  t =>
    withCaptives(t, ['tame-troll'])
      .throws('red', { zone: '3' })
      .offers('torm uses tame-troll', 'torm passes')
      .does('torm uses tame-troll')
      .expect('torm used tame-troll', 'damage 7 = 3 blow + 4 tame-troll', 'monster life 12 → 5: hit')
      .shows({ 'heroes.torm.captives': [], discard: ['tame-troll'] }),
);

clause('DF1-HERO-23', 'it may be kept for later', t =>
  withCaptives(t, ['tame-troll'])
    .throws('red', { zone: '3' })
    .does('torm passes')
    .expect('monster life 12 → 9: hit')
    .shows({ 'heroes.torm.captives': ['tame-troll'], discard: [] }),
);

clause(['DF1-HERO-23', 'DF1-R-46'], 'not for a miss', t =>
  withCaptives(t, ['tame-troll'])
    .throws('red', { zone: 'outside' })
    .expect('torm missed: outside', 'torm life 9 → 7: miss')
    .asks('randolph', 'turn'),
);

clause(['DF1-HERO-23', 'DF1-R-46'], 'nor for the throw of somebody else', t =>
  withCaptives(t, ['tame-troll'], { combat: { active: 'randolph' } })
    .throws('red', { zone: '3' })
    .expect('randolph hit 3', 'damage 3 = 3 section', 'monster life 12 → 9: hit'),
);

clause(['DF1-HERO-24', 'DF1-R-46'], 'several seduced monsters may strike at once', t =>
  withCaptives(t, ['tame-troll', 'tame-imp'])
    .throws('red', { zone: '3' })
    .does('torm uses tame-imp', 'torm uses tame-troll')
    .includes('damage 9 = 3 blow + 2 tame-imp + 4 tame-troll', 'monster life 12 → 3: hit'),
);

clause(
  ['DF1-HERO-24', 'DF1-EQUIP-09'],
  'they take no slot, cannot be handed over, and any number may be held',
  t =>
    nearTheEnd(t, 'seduction', {
      heroes: [
        tormWith('seduction', {
          captives: ['tame-troll', 'tame-imp'],
          slots: { weapon: 0, armor: 0, spendable: 0 },
        }),
        'randolph',
      ],
      cards: [captive, other],
      combat: { room: mapRoom({ kind: 'shop' }), markers: { charm: 'torm' } },
    })
      .throws('red')
      .does('torm passes')
      .shows({ 'heroes.torm.captives': ['tame-troll', 'tame-imp', 'test-monster'], phase: 'shop' })
      .mayNot('torm discards tame-troll', 'torm gives tame-troll to randolph'),
);

clause(['DF1-HERO-23', 'DF1-BOSS-08'], 'a seduced monster strikes the boss as well', t =>
  withCaptives(t, ['tame-troll'], { combat: { boss: boss({ life: 20 }) } })
    .throws('red', { zone: '3' })
    .does('torm uses tame-troll')
    .includes('monster life 20 → 13: hit'),
);

// ---- Enchanting Melody ----------------------------------------------------------------------------------

clause(['DF1-HERO-27', 'DF1-R-47'], 'Enchanting Melody: for 1 coin the monster loses its ability', t =>
  against(t, 'enchanting-melody', { combat: { monster: monster({ ability: 'small-target' }) } })
    .throws('red', { face: 'icon' })
    .expect('torm hit 3', 'torm ability red: enchanting-melody')
    .asks('party', 'accept')
    .offers('party accepts', 'party declines')
    .does('party accepts')
    .expect(
      'coins -1 = 1: lay-of-heroes',
      'torm marked monster: lay-of-heroes',
      'damage 3 = 3 section',
      'monster life 12 → 9: hit',
    )
    .shows({ 'combat.silenced': true, 'supply.coins': 28 })
    .throws('blue', { zone: '1' })
    .expect('randolph hit 1', 'damage 1 = 1 section', 'monster life 9 → 8: hit'),
);

clause('DF1-HERO-27', 'without payment nothing happens', t =>
  against(t, 'enchanting-melody', { combat: { monster: monster({ ability: 'small-target' }) } })
    .throws('red', { face: 'icon' })
    .does('party declines')
    .expect('damage 3 = 3 section', 'monster life 12 → 9: hit')
    .shows({ 'combat.silenced': false, 'chest.coins': 2, 'combat.markers': [] })
    .throws('blue', { zone: '1' })
    .includes('randolph missed: small-target'),
);

clause('DF1-HERO-27', 'with an empty chest nobody is asked', t =>
  against(t, 'enchanting-melody', {
    chest: { coins: 0 },
    combat: { monster: monster({ ability: 'small-target' }) },
  })
    .throws('red', { face: 'icon' })
    .expect(
      'torm hit 3',
      'torm ability red: enchanting-melody',
      'damage 3 = 3 section',
      'monster life 12 → 9: hit',
    )
    .shows({ 'combat.silenced': false }),
);

clause('DF1-R-47', 'the monster’s throw is lifted, the room’s is not', t =>
  against(t, 'enchanting-melody', {
    combat: {
      monster: monster({ requirement: 'jump' }),
      room: mapRoom({ kind: 'danger', requirement: 'blind' }),
    },
  })
    .throws('red', { face: 'icon' })
    .does('party accepts')
    .does('randolph throws blue')
    .shows({ 'combat.throw.requirements': ['blind'] }),
);

clause('DF1-R-47', 'a die the monster was immune to can be thrown again', t =>
  against(t, 'enchanting-melody', {
    combat: { monster: monster({ ability: 'hero-dice-immunity', immuneTo: 'blue' }) },
  })
    .throws('red', { face: 'icon' })
    .does('party accepts')
    .offers('randolph throws green', 'randolph throws blue'),
);

clause('DF1-R-47', 'on a miss it lifts what would still follow, but the throw stays a miss', t =>
  against(t, 'enchanting-melody', { combat: { monster: monster({ ability: 'critical-miss' }) } })
    .throws('red', { zone: 'outside', face: 'icon' })
    .does('party accepts')
    .expect('coins -1 = 1: lay-of-heroes', 'torm marked monster: lay-of-heroes', 'torm life 9 → 7: miss'),
);

clause('DF1-R-47', 'a small target missed in section 1 stays missed', t =>
  against(t, 'enchanting-melody', { combat: { monster: monster({ ability: 'small-target' }) } })
    .throws('red', { zone: '1', face: 'icon' })
    .expect('torm missed: small-target', 'torm ability red: enchanting-melody')
    .does('party accepts')
    .includes('torm life 9 → 7: miss')
    .excludes(/hit|damage/),
);

const troll = monster({ id: 'tame-troll', damage: 4 });

const imp = monster({ id: 'tame-imp', damage: 2 });

clause(['DF1-HERO-24', 'DF1-R-46'], 'of two seduced monsters one strikes and the other stays', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', captives: ['tame-troll', 'tame-imp'] }, 'randolph'],
      cards: [troll, imp],
      combat: { monster: monster({ life: 20 }) },
    })
    .throws('red', { zone: '3' })
    .mayNot('torm uses tame-troll on torm', 'randolph uses tame-troll')
    .does('torm uses tame-troll')
    .shows({ 'heroes.torm.captives': ['tame-imp'] })
    .asks('torm', 'window')
    .does('torm passes')
    .expect('damage 7 = 3 blow + 4 tame-troll', 'monster life 20 → 13: hit'),
);

clause('DF1-R-46', 'monsters let go lie on the discard pile in their order', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', captives: ['tame-troll', 'tame-imp'] }, 'randolph'],
      cards: [troll, imp],
      combat: { monster: monster({ life: 20 }) },
    })
    .throws('red', { zone: '3' })
    .does('torm uses tame-troll', 'torm uses tame-imp')
    .shows({ discard: ['tame-troll', 'tame-imp'] }),
);
