/** The last coin, the last die, the second of a kind: where a rule is exact. */
import { expect } from 'vitest';
import { doors, hall } from '../support/rooms.ts';
import { boss, clause, mapRoom, monster, spendable, type TestHero, weapon } from '../support/table.ts';

const sword = weapon({ id: 'sword', bonus: 2 });
const bow = weapon({ id: 'bow', bonus: 3 });
const SLOTS = { weapon: 3, armor: 0, spendable: 0 };

clause('DF1-EQUIP-03', 'two weapons of the same name are carried, and used one or both', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', slots: SLOTS, equipment: [sword, sword, bow] }, 'randolph'],
      combat: { dice: ['red'] },
    })
    .may('torm throws red', 'torm throws red with sword', 'torm throws red with sword sword bow')
    .mayNot('torm throws red with sword sword sword', 'torm throws red with bow sword'),
);

const troll = monster({ id: 'tame-troll', damage: 4 });
const imp = monster({ id: 'tame-imp', damage: 2 });

clause(['DF1-HERO-24', 'DF1-R-46'], 'of two seduced monsters one is let go and the other stays', t =>
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

clause('DF1-EQUIP-03', 'a second weapon of the same name may be bought where there is a slot', t =>
  t
    .stage({
      heroes: [{ hero: 'torm', slots: SLOTS, equipment: [sword] }, 'randolph'],
      chest: { coins: 9 },
      shop: { display: ['sword'] },
      cards: [weapon({ id: 'sword', bonus: 2, price: 1, copies: 2 })],
    })
    .may('party buys sword for torm'),
);

clause('DF1-R-56', 'in the shop cards are not exchanged', t =>
  t
    .stage({
      heroes: [
        { hero: 'torm', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [sword] },
        { hero: 'randolph', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [bow] },
      ],
      shop: { display: [] },
    })
    .mayNot('torm swaps sword with randolph for bow'),
);

// ---- two markers of a kind ------------------------------------------------------------------------------

clause(['DF1-R-32', 'DF1-HERO-28'], 'two markers lie side by side, and one of a kind once', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', abilities: { red: 'metamorphosis' } },
        { hero: 'randolph', abilities: { blue: 'tracking-strike' } },
        { hero: 'goldfinga', abilities: { green: 'metamorphosis' } },
      ],
      combat: { monster: monster({ life: 30, damage: 5 }) },
    })
    .throws('red', { face: 'icon' })
    .throws('blue', { face: 'icon' })
    .includes('damage 4 = 3 section + 1 tracking')
    .throws('green', { zone: 'outside', face: 'icon' })
    .includes('goldfinga life 9 → 6: miss')
    .shows({
      'combat.markers': [
        { marker: 'toad', hero: 'torm' },
        { marker: 'tracking', hero: 'randolph' },
      ],
    }),
);

clause('DF1-HERO-26', 'the beer moves and leaves what else lies there', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { red: 'beer' } }, 'randolph', 'goldfinga'],
      combat: { markers: { toad: 'randolph', beer: 'randolph', tracking: 'goldfinga' } },
    })
    .throws('red', { face: 'icon' })
    .does('torm chooses goldfinga')
    .shows({
      'combat.markers': [
        { marker: 'toad', hero: 'randolph' },
        { marker: 'tracking', hero: 'goldfinga' },
        { marker: 'beer', hero: 'goldfinga' },
      ],
    }),
);

clause('DF1-HERO-27', 'a monster that was silenced is not paid for twice', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', abilities: { red: 'enchanting-melody' } },
        { hero: 'randolph', abilities: { blue: 'enchanting-melody' } },
      ],
      chest: { coins: 5 },
      combat: { monster: monster({ life: 30 }) },
    })
    .throws('red', { face: 'icon' })
    .does('party accepts')
    .throws('blue', { face: 'icon' })
    .asks('torm', 'turn')
    .shows({ 'chest.coins': 4, 'combat.markers': [{ marker: 'lay-of-heroes', hero: 'torm' }] }),
);

clause('DF1-HERO-27', 'the last coin buys the silence', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', abilities: { red: 'enchanting-melody' } }, 'randolph'],
      chest: { coins: 1 },
    })
    .throws('red', { face: 'icon' })
    .asks('party', 'accept')
    .does('party accepts')
    .shows({ 'chest.coins': 0, 'combat.silenced': true }),
);

// ---- a single card --------------------------------------------------------------------------------------

clause(['DF1-SHOP-02', 'DF1-R-08'], 'a single discarded card is drawn again', t =>
  t
    .combat({
      heroes: ['torm', 'randolph'],
      cards: [bow],
      combat: { monster: monster({ coins: 0 }), life: 3, room: mapRoom({ kind: 'shop' }) },
    })
    .arrange(({ decks, scrap, box }) => {
      const all = decks.shop.splice(0);
      scrap.push(...all.splice(all.indexOf('bow'), 1));
      box.push(...all);
    })
    .throws('red')
    .shows({ display: ['bow'], scrap: [], 'decks.shop': 0 }),
);

// ---- nobody left ----------------------------------------------------------------------------------------

const berserk: TestHero = { hero: 'torm', life: 1, abilities: { red: 'berserk' } };

clause(['DF1-FAINT-05', 'DF1-R-37'], 'the last hero who pays with the last life loses, after fainting', t =>
  t
    .combat({ heroes: [berserk, { hero: 'randolph', fainted: true }] })
    .throws('red', { zone: '3', face: 'icon' })
    .does('torm accepts')
    .expect(
      'torm multiplied by 2',
      'torm life 1 → 0: berserk',
      'damage 6 = 3 section + 3 berserk',
      'monster life 12 → 6: hit',
      'torm fainted',
      'lost: all-fainted',
    )
    .ends('all-fainted'),
);

// ---- the first player after an elimination ----------------------------------------------------------------

clause(
  ['DF1-R-18', 'DF1-R-21'],
  'dice and token of an eliminated hero pass over those who were out before',
  t =>
    t
      .combat({
        heroes: [
          'torm',
          { hero: 'randolph', fainted: true, scars: ['red', 'blue'] },
          { hero: 'goldfinga', eliminated: true },
          'murka',
        ],
        leader: 'randolph',
        cards: doors,
        combat: { monster: monster({ coins: 0 }), life: 3, room: hall(), active: 'torm' },
      })
      .throws('red')
      .includes('randolph eliminated', 'murka leads')
      .shows({ first: 'murka', leader: 'murka' }),
);

clause(['DF1-R-18', 'DF1-R-21'], 'the elimination of another changes neither', t =>
  t
    .combat({
      heroes: ['torm', 'randolph', { hero: 'goldfinga', fainted: true, scars: ['red', 'blue'] }],
      leader: 'torm',
      cards: doors,
      combat: { monster: monster({ coins: 0 }), life: 3, room: hall(), active: 'torm' },
    })
    .throws('red')
    .includes('goldfinga eliminated')
    .excludes(/leads/)
    .shows({ first: 'randolph', leader: 'torm' }),
);

// ---- the unscarred --------------------------------------------------------------------------------------

clause(
  ['DF1-SCORE-04', 'DF1-SCAR-01'],
  'one scar taken on the way to the boss costs the 5 of the unscarred',
  t =>
    t
      .combat({
        heroes: ['torm', { hero: 'randolph', fainted: true }],
        map: { floors: ['cellar', 'crypt', 'wake'], room: 'wake-vault' },
        decks: { bosses: ['test-boss'] },
        cards: [boss()],
        combat: {
          monster: monster({ coins: 0 }),
          life: 3,
          dice: ['red'],
          room: mapRoom({ id: 'last-room' }),
        },
      })
      .throws('red')
      .does('randolph scars red')
      .arrange(({ combat }) => {
        if (combat) combat.foe.life = 3;
      })
      .throws('red')
      .verify(({ game, state }) =>
        expect(game.outcome(state)).toMatchObject({
          won: true,
          parts: expect.arrayContaining([{ why: 'unscarred', amount: 0 }]),
        }),
      ),
);

// ---- windows and offers ---------------------------------------------------------------------------------

const sip = spendable({ id: 'sip', heal: { amount: 1, whom: 'hero' } });
const oil = spendable({ id: 'oil', hitBonus: 2 });
const ONE = { weapon: 0, armor: 0, spendable: 1 };
const TWO = { weapon: 0, armor: 0, spendable: 2 };

clause('DF1-R-53', 'before a blow lands, who has passed is asked again after somebody’s card', t =>
  t
    .combat({
      heroes: [
        { hero: 'torm', life: 4, slots: ONE, equipment: [sip] },
        { hero: 'randolph', life: 5, slots: ONE, equipment: [sip] },
      ],
      combat: { monster: monster({ damage: 3 }), active: 'torm' },
    })
    .throws('red', { zone: 'outside' })
    .asks('torm', 'window')
    .mayNot('randolph passes')
    .does('torm passes')
    .asks('randolph', 'window')
    .mayNot('torm passes')
    .does('randolph uses sip on torm')
    .asks('torm', 'window')
    .does('torm passes')
    .includes('torm life 5 → 2: miss'),
);

clause('DF1-R-53', 'a blow can be raised by one card after another', t =>
  t
    .combat({
      heroes: [{ hero: 'torm', slots: TWO, equipment: [oil, oil] }, 'randolph'],
      combat: { monster: monster({ life: 20 }), active: 'torm' },
    })
    .throws('red', { zone: '3' })
    .does('torm uses oil')
    .asks('torm', 'window')
    .does('torm uses oil')
    .includes('damage 7 = 3 blow + 2 oil + 2 oil'),
);

clause(['DF1-HERO-08', 'DF1-R-37'], 'what is offered to the thrower nobody else accepts or declines', t =>
  t
    .combat({ heroes: [{ hero: 'torm', abilities: { red: 'berserk' } }, 'randolph'] })
    .throws('red', { face: 'icon' })
    .asks('torm', 'accept')
    .mayNot('randolph accepts', 'randolph declines', 'party accepts', 'party declines'),
);

clause(['DF1-HERO-27', 'DF1-R-47'], 'what is offered to the party no hero accepts alone', t =>
  t
    .combat({ heroes: [{ hero: 'torm', abilities: { red: 'enchanting-melody' } }, 'randolph'] })
    .throws('red', { face: 'icon' })
    .asks('party', 'accept')
    .mayNot('torm accepts', 'torm declines', 'randolph accepts'),
);
