/** The last coin, the last die, the second of a kind: where a rule is exact. */
import { doors, hall } from '../support/rooms.ts';
import {
  armor,
  clause,
  mapRoom,
  monster,
  spendable,
  type TestHero,
  type TestStage,
  weapon,
} from '../support/table.ts';

const troll = monster({ id: 'tame-troll' });
const imp = monster({ id: 'tame-imp' });
const potion = spendable({ id: 'potion', heal: { amount: 3, whom: 'hero' } });

const keeper = (values: Partial<TestHero> = {}): TestStage => ({
  heroes: [{ hero: 'ornella', captives: ['tame-troll', 'tame-imp'], ...values }, 'lorenzo'],
  cards: [troll, imp],
  combat: { monster: monster({ damage: 4 }) },
});

clause(['DF0-HERO-07', 'DF0-EQUIP-07'], 'of two seduced monsters one is let go and the other stays', t =>
  t
    .combat(keeper())
    .throws('red', { zone: 'hole' })
    .offers('ornella uses tame-troll', 'ornella uses tame-imp', 'ornella passes')
    .mayNot('ornella uses tame-imp on ornella', 'lorenzo uses tame-imp')
    .does('ornella uses tame-troll')
    .includes('ornella prevented 4: tame-troll')
    .shows({ 'heroes.ornella.captives': ['tame-imp'], 'heroes.ornella.life': 9 }),
);

clause('DF0-HERO-07', 'what was kept from the attack does not help at the last gasp', t =>
  t
    .combat(keeper({ life: 2, slots: { weapon: 0, armor: 0, spendable: 1 }, equipment: [potion] }))
    .throws('red', { zone: 'hole' })
    .does('ornella passes')
    .asks('ornella', 'window')
    .mayNot('ornella uses tame-troll', 'ornella uses tame-imp'),
);

for (const amount of [2, 3])
  clause('DF0-HERO-13', `Heal one Hero ${amount} is for one hero of choice`, t =>
    t
      .combat({
        heroes: [
          { hero: 'ornella', life: 4, abilities: { red: `heal-one-hero-${amount}` } },
          { hero: 'lorenzo', life: 4 },
          { hero: 'giuseppe', life: 9 },
        ],
      })
      .throws('red', { face: 'icon' })
      .asks('ornella', 'target')
      .mayNot('lorenzo chooses lorenzo', 'ornella chooses beatrice')
      .does('ornella chooses lorenzo')
      .shows({ 'heroes.lorenzo.life': 4 + amount, 'heroes.ornella.life': 4 }),
  );

clause('DF0-SCORE-05', 'every hero who is knocked out counts', t =>
  t
    .combat({
      heroes: [{ hero: 'ornella', life: 1 }, { hero: 'lorenzo', life: 1 }, 'giuseppe'],
      combat: { monster: monster({ damage: 3 }), room: mapRoom() },
    })
    .throws('red', { zone: 'hole' })
    .throws('green', { zone: 'hole' })
    .verify(({ state }) => {
      if (state.faints !== 2) throw new Error(`${state.faints} were counted`);
    }),
);

// ---- two markers of a kind ------------------------------------------------------------------------------

clause(['DF0-HERO-10', 'DF0-R-47'], 'two markers lie side by side, and one of a kind once', t =>
  t
    .combat({
      heroes: [
        { hero: 'beatrice', abilities: { red: 'metamorphosis' } },
        { hero: 'lorenzo', abilities: { green: 'tracking-strike' } },
        { hero: 'aureliano', abilities: { blue: 'tracking-strike' } },
      ],
      combat: { monster: monster({ life: 30, damage: 9 }) },
    })
    .throws('red', { face: 'icon' })
    .throws('green', { face: 'icon' })
    .includes('damage 4 = 3 section + 1 track')
    .throws('blue', { face: 'icon' })
    .includes('damage 4 = 3 section + 1 track')
    .shows({
      'combat.markers': [
        { marker: 'toad', hero: 'beatrice' },
        { marker: 'track', hero: 'lorenzo' },
      ],
    }),
);

// ---- a single card --------------------------------------------------------------------------------------

clause(['DF0-SHOP-01', 'DF0-R-24'], 'a single discarded card is drawn again', t =>
  t
    .combat({
      heroes: ['lorenzo', 'aureliano'],
      cards: [armor({ id: 'cap' })],
      combat: { monster: monster({ coins: 0 }), life: 3, room: mapRoom({ kind: 'shop' }) },
    })
    .arrange(({ decks, scrap, box }) => {
      const all = decks.shop.splice(0);
      scrap.push(...all.splice(all.indexOf('cap'), 1));
      box.push(...all);
    })
    .throws('red')
    .shows({ display: ['cap'], scrap: [], 'decks.shop': 0 }),
);

// ---- nobody left ----------------------------------------------------------------------------------------

clause(['DF0-END-02', 'DF0-R-35'], 'the last player who pays with the last life loses, after falling', t =>
  t
    .combat({
      heroes: [
        { hero: 'beatrice', life: 1, abilities: { red: 'blind-fury' } },
        { hero: 'lorenzo', fainted: true },
      ],
    })
    .throws('red', { zone: '3', face: 'icon' })
    .does('beatrice accepts')
    .expect(
      'beatrice multiplied by 2',
      'beatrice life 1 → 0: blind-fury',
      'damage 6 = 3 section + 3 blind-fury',
      'monster life 12 → 6: hit',
      'beatrice fainted',
      'lost: all-fainted',
    )
    .ends('all-fainted'),
);

// ---- the first player after an elimination ----------------------------------------------------------------

clause(['DF0-MAINT-04', 'DF0-R-33'], 'dice and token of who is out pass over those who were out before', t =>
  t
    .combat({
      heroes: [
        'lorenzo',
        { hero: 'aureliano', fainted: true, scars: ['red', 'blue'] },
        { hero: 'ornella', eliminated: true },
        'beatrice',
      ],
      leader: 'aureliano',
      cards: doors,
      combat: { monster: monster({ coins: 0 }), life: 3, room: hall(), active: 'lorenzo' },
    })
    .throws('red')
    .includes('aureliano eliminated', 'beatrice leads')
    .shows({ first: 'beatrice', leader: 'beatrice' }),
);

// ---- windows and offers ---------------------------------------------------------------------------------

clause(
  ['DF0-R-39', 'DF0-EQUIP-07'],
  'before an attack, who has passed is asked again after somebody’s item',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'lorenzo', life: 4, slots: { weapon: 0, armor: 0, spendable: 1 }, equipment: [potion] },
          { hero: 'aureliano', life: 5, slots: { weapon: 0, armor: 0, spendable: 1 }, equipment: [potion] },
        ],
        combat: { monster: monster({ damage: 3 }), active: 'lorenzo' },
      })
      .throws('red', { zone: 'hole' })
      .does('lorenzo passes')
      .asks('aureliano', 'window')
      .mayNot('lorenzo passes')
      .does('aureliano uses potion on lorenzo')
      .asks('lorenzo', 'window'),
);

clause(['DF0-HERO-09', 'DF0-R-35'], 'what is offered to the thrower nobody else accepts or declines', t =>
  t
    .combat({ heroes: [{ hero: 'beatrice', abilities: { red: 'blind-fury' } }, 'lorenzo'] })
    .throws('red', { face: 'icon' })
    .asks('beatrice', 'accept')
    .mayNot('lorenzo accepts', 'lorenzo declines', 'party accepts', 'party declines'),
);

clause(
  ['DF0-SCAR-04', 'DF0-R-23'],
  'what an incapacitated hero leaves behind is handed over before it goes',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'lorenzo', slots: { weapon: 1, armor: 0, spendable: 0 } },
          {
            hero: 'aureliano',
            fainted: true,
            scars: ['red', 'blue'],
            slots: { weapon: 2, armor: 0, spendable: 0 },
            equipment: [weapon({ id: 'axe' }), weapon({ id: 'bow' })],
          },
        ],
        cards: doors,
        combat: { monster: monster({ coins: 0 }), life: 3, room: hall(), active: 'lorenzo' },
      })
      .throws('red')
      .asks('party', 'trade')
      .does('aureliano gives axe to lorenzo', 'party done')
      .begins('aureliano gave axe to lorenzo', 'boxed bow')
      .shows({ scrap: ['bow'] }),
);
