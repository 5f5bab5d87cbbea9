import { expect } from 'vitest';
import { armor, clause, spendable, type Table, type TestStage } from '../../../support/table.ts';
import { nearTheEnd, tormWith } from './torm.ts';

// ---- Five-finger Discount -------------------------------------------------------------------------------

const loot = spendable({ id: 'loot' });
const trinket = armor({ id: 'trinket' });
const stealing = (t: Table, stage: Partial<TestStage> = {}): Table =>
  nearTheEnd(t, 'five-finger-discount', {
    decks: { monsters: ['next-monster'], shop: ['loot', 'trinket'] },
    cards: [loot, trinket],
    ...stage,
  });

clause('DF1-HERO-14', 'each activation draws one card, on a miss as well', t =>
  stealing(t, { combat: { life: 12 }, heroes: [tormWith('five-finger-discount')], solo: true })
    .throws('red', { zone: 'outside', face: 'icon' })
    .includes('torm stole loot')
    .shows({ 'combat.stolen': 1 })
    .arrange(({ combat }) => combat?.dice.push('red'))
    .throws('red', { zone: '1', face: 'icon' })
    .includes('torm stole trinket')
    .shows({ 'combat.stolen': 2 }),
);

clause(
  ['DF1-HERO-15', 'DF1-MAINT-08'],
  'in maintenance the stolen card is turned up and given to anybody who can carry it',
  t =>
    stealing(t)
      .throws('red', { face: 'icon' })
      .includes('defeated test-monster')
      .asks('party', 'assign')
      .shows({ 'question.card': 'loot' })
      .offers('party assigns loot to randolph', 'party assigns loot to goldfinga', 'party boxes loot')
      .does('party assigns loot to goldfinga')
      .begins('assigned loot to goldfinga')
      .shows({ 'heroes.goldfinga.equipment': [{ card: 'loot', used: false }] }),
);

clause(['DF1-HERO-15', 'DF1-R-44'], 'an unwanted stolen card is discarded', t =>
  stealing(t)
    .throws('red', { face: 'icon' })
    .does('party boxes loot')
    .shows({ scrap: ['loot'] }),
);

clause('DF1-HERO-15', 'all stolen cards are handed out, not only the last', t =>
  stealing(t, {
    combat: { life: 3 },
    heroes: [tormWith('five-finger-discount', { slots: { weapon: 1, armor: 1, spendable: 1 } })],
    solo: true,
  })
    .throws('red', { zone: 'outside', face: 'icon' })
    .arrange(({ combat }) => combat?.dice.push('red'))
    .throws('red', { face: 'icon' })
    .does('party assigns trinket to torm', 'party assigns loot to torm')
    .includes('assigned trinket to torm', 'assigned loot to torm'),
);

/** Torm has stolen these two; everybody has a place for one of each kind. */
const twice = (
  t: Table,
  decks: readonly string[] = ['loot', 'trinket'],
  stage: Partial<TestStage> = {},
): Table =>
  stealing(t, {
    combat: { life: 3 },
    heroes: [
      tormWith('five-finger-discount', { slots: { weapon: 0, armor: 1, spendable: 1 } }),
      { hero: 'randolph', slots: { weapon: 0, armor: 1, spendable: 0 } },
    ],
    ...stage,
    decks: { monsters: ['next-monster'], shop: decks },
  })
    .throws('red', { zone: 'outside', face: 'icon' })
    .throws('green', { zone: 'outside' })
    .arrange(({ combat }) => combat?.dice.push('red'))
    .throws('red', { face: 'icon' });

clause(['DF1-HERO-15', 'DF1-R-44'], 'all stolen cards lie open before the first is handed out', t =>
  twice(t)
    .asks('party', 'assign')
    .shows({ 'question.cards': ['loot', 'trinket'] })
    .offers(
      'party assigns loot to torm',
      'party boxes loot',
      'party assigns trinket to torm',
      'party assigns trinket to randolph',
      'party boxes trinket',
    )
    .mayNot(
      'party assigns loot to randolph',
      'party assigns loot to murka',
      'party boxes feather',
      'party done',
    ),
);

for (const [first, second] of [
  ['party assigns loot to torm', 'party assigns trinket to randolph'],
  ['party assigns trinket to randolph', 'party assigns loot to torm'],
] as const)
  clause(['DF1-HERO-15', 'DF1-R-44'], `in any order: ${first} first`, t =>
    twice(t)
      .does(first)
      .asks('party', 'assign')
      .mayNot(first)
      .does(second)
      .shows({
        'heroes.torm.equipment': [{ card: 'loot', used: false }],
        'heroes.randolph.equipment': [{ card: 'trinket', used: false }],
      })
      .verify(({ state }) => expect(state.frames.some(({ at }) => at === 'assign')).toBe(false)),
  );

clause(['DF1-HERO-15', 'DF1-R-44'], 'two cards of the same name are handed out one after the other', t =>
  twice(t, ['trinket', 'trinket'], { cards: [loot, { ...trinket, copies: 2 }] })
    .shows({ 'question.cards': ['trinket', 'trinket'] })
    .offers('party assigns trinket to torm', 'party assigns trinket to randolph', 'party boxes trinket')
    .does('party assigns trinket to torm')
    .offers(
      'party assigns trinket to randolph',
      'party boxes trinket',
      'torm discards trinket',
      'torm gives trinket to randolph',
    )
    .does('party boxes trinket')
    .shows({ scrap: ['trinket'], 'heroes.torm.equipment': [{ card: 'trinket', used: false }] }),
);

clause(['DF1-HERO-15', 'DF1-R-56'], 'room may be made for any of them', t =>
  twice(t, ['loot', 'trinket'], {
    heroes: [
      tormWith('five-finger-discount', {
        slots: { weapon: 0, armor: 1, spendable: 1 },
        equipment: [armor({ id: 'old-coat' })],
      }),
      { hero: 'randolph', slots: { weapon: 0, armor: 1, spendable: 0 } },
    ],
  })
    .may('torm gives old-coat to randolph')
    .does('torm gives old-coat to randolph', 'party assigns trinket to torm', 'party boxes loot')
    .shows({
      'heroes.torm.equipment': [{ card: 'trinket', used: false }],
      'heroes.randolph.equipment': [{ card: 'old-coat', used: false }],
    }),
);
