/** Items between a miss and its attack (DF0-R-39). */
import {
  armor,
  clause,
  monster,
  spendable,
  type Table,
  type TestStage,
  weapon,
} from '../../../support/table.ts';

const slots = { weapon: 3, armor: 3, spendable: 3 };
const espresso = spendable({ id: 'espresso', heal: { amount: 1, whom: 'hero' } });
const saint = spendable({ id: 'saint', bonusDice: 1 });

/** Aureliano misses against a monster with 12 life and 3 damage. */
const missing = (t: Table, stage: TestStage): Table =>
  t.combat({ combat: { monster: monster({ damage: 3 }) }, ...stage }).throws('red', { zone: 'hole' });

clause('DF0-R-39', 'an item heals from 8 to 9 before an attack that leaves 6', t =>
  missing(t, {
    heroes: [
      { hero: 'aureliano', life: 8 },
      { hero: 'lorenzo', slots, equipment: [espresso] },
    ],
  })
    .asks('lorenzo', 'window')
    .shows({ 'question.kind': 'reaction' })
    .offers('lorenzo uses espresso on aureliano', 'lorenzo passes', 'lorenzo discards espresso')
    .does('lorenzo uses espresso on aureliano')
    .expect(
      'lorenzo used espresso on aureliano',
      'aureliano healed 8 → 9: espresso',
      'aureliano life 9 → 6: miss',
    ),
);

clause('DF0-R-39', 'nobody is asked for an item that heals nobody', t =>
  missing(t, { heroes: ['aureliano', { hero: 'lorenzo', slots, equipment: [espresso] }] })
    .expect('aureliano missed: hole', 'aureliano life 9 → 6: miss')
    .asks('lorenzo', 'turn'),
);

clause(['DF0-R-39', 'DF0-FAINT-01'], 'whoever is about to be knocked out may still bring a bonus die', t =>
  missing(t, { heroes: [{ hero: 'aureliano', life: 3, slots, equipment: [saint] }, 'lorenzo'] })
    .asks('aureliano', 'window')
    .does('aureliano uses saint')
    .includes('aureliano used saint', 'aureliano fainted'),
);

clause('DF0-R-39', 'with hit points to spare it can wait', t =>
  missing(t, { heroes: [{ hero: 'aureliano', life: 4, slots, equipment: [saint] }, 'lorenzo'] })
    .expect('aureliano missed: hole', 'aureliano life 4 → 1: miss')
    .asks('lorenzo', 'turn'),
);

clause(['DF0-R-38', 'DF0-R-39'], 'armors and seduced monsters come first', t =>
  missing(t, {
    heroes: [
      {
        hero: 'aureliano',
        life: 8,
        slots,
        equipment: [espresso, armor({ prevent: 1, once: true })],
        captives: ['follower'],
      },
      'lorenzo',
    ],
    cards: [monster({ id: 'follower' })],
  })
    .shows({ 'question.kind': 'armor' })
    .does('aureliano uses test-armor')
    .expect('aureliano used test-armor', 'aureliano prevented 1: test-armor')
    .shows({ 'question.kind': 'armor' })
    .does('aureliano passes')
    .shows({ 'question.kind': 'reaction', 'combat.incoming': [2, 0] })
    .does('aureliano uses espresso on aureliano')
    .includes('aureliano healed 8 → 9: espresso', 'aureliano life 9 → 7: miss'),
);

clause('DF0-R-39', 'a party defeat is chosen in a turn, where items work anyway: nobody is asked again', t =>
  t
    .combat({
      heroes: [
        { hero: 'aureliano', life: 8 },
        { hero: 'lorenzo', slots, equipment: [espresso] },
      ],
      combat: { dice: [] },
      chest: { dice: 0 },
    })
    .may('lorenzo uses espresso on aureliano')
    .does('aureliano retrieves')
    .expect('aureliano retrieved', 'aureliano life 8 → 7: retrieve', 'lorenzo life 9 → 8: retrieve'),
);

clause('DF0-R-23', 'what an incapacitated hero leaves behind is asked about, and told when it goes', t =>
  t
    .combat({
      heroes: [
        {
          hero: 'aureliano',
          slots: { weapon: 1, armor: 0, spendable: 0 },
          equipment: [weapon({ id: 'old' })],
        },
        {
          hero: 'lorenzo',
          fainted: true,
          scars: ['red', 'green'],
          slots,
          equipment: [weapon({ id: 'spoon' })],
        },
      ],
      combat: { life: 3, monster: monster() },
    })
    .throws('red')
    .asks('party', 'trade')
    .mayNot('lorenzo gives spoon to aureliano')
    .does('party done')
    .begins('boxed spoon'),
);

clause(['DF0-R-14', 'DF0-HERO-02'], 'cards of Theft are turned up together', t =>
  t
    .combat({
      heroes: [{ hero: 'aureliano', slots, abilities: { red: 'theft' } }],
      solo: true,
      decks: { shop: ['double-espresso', 'chilli-oil'] },
      combat: { life: 3 },
    })
    .throws('red', { zone: 'hole', face: 'icon' })
    .arrange(({ combat }) => combat?.dice.push('red'))
    .throws('red', { face: 'icon' })
    .asks('party', 'assign')
    .shows({ 'question.cards': ['double-espresso', 'chilli-oil'] })
    .does('party assigns chilli-oil to aureliano', 'party boxes double-espresso')
    .begins('assigned chilli-oil to aureliano', 'boxed double-espresso'),
);
