/** The last coin, the last die, the second of a kind: where a rule is exact. */
import { demandsOf } from '@tumblekeep/dungeon-fighter';
import { expect } from 'vitest';
import {
  armor,
  boss,
  clause,
  monster,
  room,
  spendable,
  type Table,
  twoDoors,
  weapon,
} from '../support/table.ts';

const hard = monster({ requirement: 'jump' });
const next = monster({ id: 'next-monster' });

const asked = (t: Table, ...heroes: string[]): Table =>
  t.combat({ heroes, decks: { monsters: ['next-monster'] }, cards: [next], combat: { monster: hard } });

clause(['DF2-BACK-02', 'DF2-R-102'], 'a majority against it settles the vote before the last is asked', t =>
  asked(t, 'murka', 'brad', 'grace', 'edith', 'marvin')
    .does('murka proposes backing-down', 'brad votes no', 'grace votes no')
    .asks('edith', 'vote')
    .does('edith votes no')
    .expect('edith voted no', 'stood firm'),
);

clause(['DF2-BACK-02', 'DF2-R-102'], 'half of the votes against it settle nothing', t =>
  asked(t, 'murka', 'brad', 'grace', 'edith')
    .does('murka proposes backing-down', 'brad votes no', 'grace votes no')
    .asks('edith', 'vote'),
);

clause('DF2-BACK-02', 'only the one who is asked votes, and only heroes of the party propose', t =>
  asked(t, 'murka', 'brad', 'grace')
    .mayNot('edith proposes backing-down')
    .does('murka proposes backing-down')
    .mayNot('grace votes yes', 'murka votes no', 'edith votes yes'),
);

clause('DF2-SHOP-09', 'the last bonus die of the supply can be bought, and no other after it', t =>
  t
    .stage({ heroes: ['brad', 'murka'], chest: { coins: 4, dice: 8 }, shop: { display: [] } })
    .may('party buys die')
    .does('party buys die')
    .mayNot('party buys die'),
);

clause('DF2-SHOP-04', 'the last coin pays', t =>
  t
    .stage({
      heroes: ['brad', 'murka'],
      chest: { coins: 2, dice: 0 },
      shop: { display: ['test-weapon', 'dear-weapon'] },
      cards: [weapon({ price: 2 }), weapon({ id: 'dear-weapon', price: 3 })],
    })
    .mayNot('party buys dear-weapon for brad')
    .does('party buys test-weapon for brad')
    .shows({ 'chest.coins': 0 })
    .mayNot('party buys healing', 'party buys die'),
);

const sword = weapon({ id: 'sword', requirement: 'jump' });
const bow = weapon({ id: 'bow', requirement: 'blind' });
const SLOTS = { weapon: 2, armor: 1, spendable: 2 };

clause('DF2-EQUIP-06', 'a weapon is named once, and in the order in which it is carried', t =>
  t
    .combat({
      heroes: [{ hero: 'brad', slots: SLOTS, equipment: [sword, bow] }, 'murka'],
      combat: { active: 'brad' },
    })
    .may('brad throws red with sword bow')
    .mayNot('brad throws red with sword sword', 'brad throws red with bow sword', 'brad throws red with axe'),
);

clause('DF2-REQ-04', 'a landing may fail each of two demands, or both', t =>
  t
    .combat({
      heroes: [{ hero: 'brad', slots: SLOTS, equipment: [sword, bow] }, 'murka'],
      combat: { active: 'brad' },
    })
    .does('brad throws red with sword bow')
    .may('lands 3 blank', 'lands 3 blank failed jump', 'lands 3 blank failed blind')
    .may('lands 3 blank failed blind jump')
    .mayNot('lands 3 blank failed jump blind', 'lands 3 blank failed nose', 'lands 3 blank failed jump jump'),
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

const potion = spendable({ id: 'potion', heal: { amount: 1, whom: 'hero' } });
const feast = spendable({ id: 'feast', heal: { amount: 1, whom: 'party' } });

clause('DF2-EQUIP-12', 'healing for one needs one who can be healed, healing for all is aimed at nobody', t =>
  t
    .combat({
      heroes: [
        { hero: 'brad', slots: { weapon: 0, armor: 0, spendable: 2 }, equipment: [potion, feast], life: 5 },
        { hero: 'murka', life: 5 },
        'grace',
      ],
    })
    .may('brad uses potion on murka', 'brad uses potion on brad', 'brad uses feast')
    .mayNot(
      'brad uses potion',
      'brad uses potion on grace',
      'brad uses potion on edith',
      'brad uses feast on murka',
    ),
);

clause(['DF2-FAINT-04', 'DF2-FAINT-05'], 'who has passed is asked again after somebody’s card', t =>
  t
    .combat({
      heroes: [
        { hero: 'brad', life: 1, equipment: [potion] },
        { hero: 'murka', slots: { weapon: 0, armor: 0, spendable: 1 }, equipment: [feast] },
      ],
      combat: { monster: monster({ damage: 3 }), active: 'brad' },
    })
    .throws('red', { zone: 'outside' })
    .asks('brad', 'window')
    .does('brad passes')
    .asks('murka', 'window')
    .does('murka uses feast')
    .asks('brad', 'window'),
);

clause('DF2-FAINT-05', 'heroes who faint from one event are counted one by one', t =>
  t
    .combat({
      heroes: [{ hero: 'brad', life: 1 }, { hero: 'murka', life: 1 }, 'grace'],
      combat: { monster: monster({ damage: 3, ability: 'rabid' }) },
    })
    .throws('red', { zone: 'outside' })
    .verify(({ state }) => expect(state.faints).toBe(2)),
);

const helmet = armor({ id: 'helmet', prevent: 1 });

clause(['DF2-REST-12', 'DF2-EQUIP-02'], 'an exchange needs room on both sides', t =>
  t
    .combat({
      heroes: [
        { hero: 'brad', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [sword] },
        { hero: 'murka', slots: { weapon: 1, armor: 1, spendable: 0 }, equipment: [bow, helmet] },
      ],
      ...twoDoors,
      combat: { life: 1 },
      cards: [...twoDoors.cards],
    })
    .throws('red', { zone: '5' })
    .asks('party', 'trade')
    .may('brad swaps sword with murka for bow')
    .mayNot('brad swaps sword with murka for helmet', 'murka swaps helmet with brad for sword'),
);

clause(
  ['DF2-REST-12', 'DF2-EQUIP-04'],
  'nobody takes a second weapon of the same name in exchange, so there is nothing to trade',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'brad', slots: { weapon: 2, armor: 0, spendable: 0 }, equipment: [sword, bow] },
          { hero: 'murka', slots: { weapon: 1, armor: 0, spendable: 0 }, equipment: [bow] },
        ],
        ...twoDoors,
        combat: { life: 1 },
      })
      .throws('red', { zone: '5' })
      .asks('murka', 'path'),
);

for (const [ability, asks] of [
  ['free-sample', true],
  ['pickpocket', true],
  ['heal-party', true],
  ['cooking', true],
  ['time-spell', false],
  ['double-swing', false],
  ['re-throw', false],
] as const)
  clause(['DF2-ICON-11', 'DF2-R-59'], `${ability} is ${asks ? '' : 'not '}offered after an Insta-kill`, t =>
    t
      .combat({ heroes: ['murka', { hero: 'brad', abilities: { red: ability } }], ...twoDoors })
      .throws('red', { zone: 'bullseye', face: 'icon' })
      .verify(() => expect(t.game.decision(t.state)?.at === 'ability').toBe(asks)),
  );

// ---- the first player after an elimination ----------------------------------------------------------------

const OUT = { fainted: true, scars: ['red', 'green', 'blue'] } as const;

clause(['DF2-REST-07', 'DF2-REST-08', 'DF2-R-63'], 'the dice pass over everybody who is eliminated', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', ...OUT }, { hero: 'grace', eliminated: true }, 'edith'],
      leader: 'brad',
      ...twoDoors,
      combat: { life: 3, active: 'murka' },
    })
    .throws('red')
    .includes('brad eliminated', 'murka leads')
    .shows({ leader: 'murka', first: 'edith' }),
);

// ---- the unscarred --------------------------------------------------------------------------------------

clause('DF2-SCORE-04', 'one scar taken on the way to the Boss costs the bonus of the unscarred', t =>
  t
    .combat({
      heroes: ['murka', { hero: 'brad', fainted: true }],
      shops: 2,
      decks: { bosses: ['test-boss'] },
      cards: [boss()],
      combat: { monster: monster({ coins: 0 }), life: 3, room: room({ shopIcons: 10 }), active: 'murka' },
    })
    .throws('red')
    .does('brad scars red', 'party done')
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

clause(
  ['DF2-HERO-20', 'DF2-HERO-22'],
  'a weapon on the second throw of a Double Swing is refused as a weapon',
  t =>
    t
      .combat({
        heroes: [
          { hero: 'murka', slots: SLOTS, equipment: [sword], abilities: { red: 'double-swing' } },
          'brad',
        ],
        combat: { monster: monster({ life: 30 }), active: 'murka' },
      })
      .throws('red', { face: 'icon' })
      .asks('murka', 'again')
      .verify(({ game, state }) => {
        const action = { type: 'throw', hero: 'murka', die: 'red', weapons: ['sword'] } as const;
        expect(game.apply(state, action)?.code).toBe('weapon');
      }),
);

clause('DF2-REQ-04', 'a viewer sees which cards demand each throw', t =>
  t
    .combat({
      heroes: [{ hero: 'brad', slots: SLOTS, equipment: [sword, bow] }, 'murka'],
      combat: { monster: hard, active: 'brad' },
    })
    .verify(({ game, state }) => {
      const demands = demandsOf(game.edition, game.view(state, 'brad'), ['sword', 'bow']);
      const by = Object.fromEntries(demands.map(demand => [demand.id, demand.by]));
      expect(by).toEqual({ jump: ['test-monster', 'sword'], blind: ['bow'] });
    }),
);
