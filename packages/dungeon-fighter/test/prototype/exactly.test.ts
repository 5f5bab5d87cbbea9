/** The last coin, the last die, the second of a kind: where a rule is exact. */
import { clause, mapRoom, monster, spendable, type TestHero, type TestStage } from '../support/table.ts';

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
