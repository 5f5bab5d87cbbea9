/** The abilities that creatures have on their boards and cards. */
import { expect } from 'vitest';
import { CONTENT } from '../../../rules/index.ts';
import type { CreatureStage } from '../../../rules/scenario/index.ts';
import { check } from '../../support/plain.ts';
import { ability, clause, creature, type Table } from '../../support/table.ts';

const eye: CreatureStage = {
  creature: 'deyeroller',
  minions: [],
  might: 'd8 8',
  agility: 'd6 6',
  magic: 'd12 12',
  cards: [],
};

/** A Cleric of level 4 has 6/6/6 and attacks nobody. */
const against = (t: Table, board: CreatureStage = {}) =>
  t.combat(['cleric'], { level: 4, creature: { ...eye, ...board } });

clause(
  ['DIE-ABILITY-09', 'DIE-R-30'],
  'Eye Modify: the next roll uses the next larger die, and the board keeps its own',
  t =>
    against(t, { ability: 4 })
      .does('use eye-modify')
      .rolls('d10 7')
      .does('attack might')
      .begins('rolled might d10 7 = 7 die: success', 'ended eye-modify')
      .board({ might: 'd8 8' }),
);

clause(['DIE-ABILITY-09', 'DIE-R-30'], 'Eye Modify: a d20 stays a d20', t =>
  against(t, { might: 'd20 3', boons: ['eye-modify'], ability: 0 })
    .rolls('d20 7')
    .does('attack might')
    .begins('rolled might d20 7 = 7 die: success'),
);

clause('DIE-ABILITY-09', 'Eye Modify: the roll after the next has its own die again', t =>
  against(t, { might: 'd8 1', boons: ['eye-modify'], ability: 0, time: 0 })
    .rolls('d10 1')
    .does('attack might')
    .rolls('d8 2')
    .does('attack might')
    .begins('rolled might d8 2 = 2 die: failing', 'failed might 2'),
);

clause(
  ['DIE-ABILITY-10', 'DIE-R-31'],
  'Eye Modify: Time changes the roll by 1 a point, up or down, also to Time 0',
  t =>
    against(t, { might: 'd8 1', boons: ['eye-modify'], ability: 0, time: 4 })
      .rolls('d10 5')
      .does('attack might')
      .offers('pay-time up 1', 'pay-time up 2', 'pay-time down 1', 'accept')
      .mayNot('pay-time up 3', 'pay-time down 2')
      .does('pay-time down 1')
      .expect('time 4 → 3: roll', 'time -1 = 4: failing')
      .does('pay-time up 3')
      .begins('time 3 → 0: roll', 'time +3 = 7: success', 'defeated cleric: 1 points'),
);

clause(['DIE-ABILITY-10', 'DIE-R-31'], 'Eye Modify: without Time left nothing can be paid', t =>
  against(t, { might: 'd8 1', boons: ['eye-modify'], ability: 0, time: 0 })
    .rolls('d10 5')
    .does('attack might')
    .expect('rolled might d10 5 = 5 die: failing', 'ended eye-modify', 'failed might 5'),
);

clause(
  ['DIE-ABILITY-11', 'DIE-R-30'],
  'Eye Modify waits over the end of the turn, and only one can wait',
  t =>
    t
      .stage({ creature: { ...eye, ability: 3, boons: ['eye-modify'] } })
      .mayNot('use eye-modify')
      .does('power-up', 'rest 0', 'explore b1')
      .shows({ turn: 2 })
      .owns({ 'boons.0.ability': 'eye-modify' })
      .mayNot('use eye-modify'),
);

clause(['DIE-ABILITY-11', 'DIE-ABILITY-09'], 'Eye Modify works on a Stat Check', t =>
  t
    .rolls('d10 9')
    .enters({ effects: [check('might', 9)] }, { creature: { ...eye, boons: ['eye-modify'] } })
    .includes('rolled might d10 9 = 9 die: success', 'ended eye-modify'),
);

clause(['DIE-ABILITY-12', 'DIE-R-32'], 'Eye Gaze: two dice for every roll of the turn, added', t =>
  against(t, { ability: 0, boons: ['eye-gaze'] })
    .rolls('d8 1', 'd8 2')
    .does('attack might')
    .begins('rolled might d8 3 = 1 die + 2 die: failing', 'failed might 3')
    .rolls('d6 6', 'd6 5')
    .does('attack agility')
    .begins('rolled agility d6 11 = 6 die + 5 die: success')
    .includes('ended eye-gaze'),
);

clause('DIE-ABILITY-12', 'Eye Gaze: already in the round in which it is used', t =>
  against(t, { ability: 4 })
    .does('use eye-gaze')
    .rolls('d8 3', 'd8 4')
    .does('attack might')
    .begins('rolled might d8 7 = 3 die + 4 die: success'),
);

clause(['DIE-ABILITY-12', 'DIE-R-32'], 'Eye Gaze works on Stat Checks', t =>
  t
    .rolls('d8 4', 'd8 5')
    .enters({ effects: [check('might', 9)] }, { creature: { ...eye, boons: ['eye-gaze'] } })
    .includes('rolled might d8 9 = 4 die + 5 die: success'),
);

clause(['DIE-ABILITY-13', 'DIE-R-33'], 'Eye Gaze bars the player, not the Warlock', t =>
  t
    .rolls('d10 1')
    .combat(['warlock'], { creature: { ...eye, ability: 0, boons: ['eye-gaze'], minions: ['d6'] } })
    .rolls('d12 5', 'd12 6', 'd10 1')
    .does('attack magic')
    .begins('rolled magic d12 6 = 5 die + 6 die + -5 warlock: failing', 'failed magic 6'),
);

clause(['DIE-ABILITY-14', 'DIE-R-32'], 'Eye Gaze does not touch hero rolls', t =>
  t
    .rolls('d4 1')
    .combat(['fighter'], { creature: { ...eye, ability: 0, boons: ['eye-gaze'] } })
    .expect('might attack d4 1 = 1 die against 8: miss'),
);

clause('DIE-ABILITY-15', 'Eye Gaze is not offered while it works', t =>
  against(t, { ability: 4, boons: ['eye-gaze'] })
    .offers('use eye-modify', 'pass')
    .mayNot('use eye-gaze'),
);

clause(
  ['DIE-ABILITY-16', 'DIE-R-34'],
  'Eye Modify under Eye Gaze: both dice are larger, and no Time is paid',
  t =>
    against(t, { ability: 0, boons: ['eye-modify', 'eye-gaze'] })
      .rolls('d10 1', 'd10 2')
      .does('attack might')
      .expect('rolled might d10 3 = 1 die + 2 die: failing', 'ended eye-modify', 'failed might 3')
      .board({ time: 'd20 20' }),
);

// ---- what Eye Gaze lets nothing come of -------------------------------------------------------------------

clause(['DIE-ABILITY-19', 'DIE-R-33'], 'Double Take does not make a roll under Eye Gaze again', t =>
  against(t, { ability: 0, boons: ['double-take', 'eye-gaze'] })
    .rolls('d8 1', 'd8 2')
    .does('attack might')
    .includes('rolled might d8 3 = 1 die + 2 die: failing'),
);

clause(
  ['DIE-ABILITY-19', 'DIE-R-33'],
  'Fixed Stare is passed over by such a roll and waits for another',
  t => {
    against(t, { ability: 0, boons: ['fixed-stare', 'eye-gaze'] })
      .rolls('d8 1', 'd8 2')
      .does('attack might')
      .includes('rolled might d8 3 = 1 die + 2 die: failing')
      .excludes(/^ended/)
      .verify(({ state }) =>
        expect(state.creatures[0]?.boons.map(({ ability }) => ability)).toEqual(['fixed-stare', 'eye-gaze']),
      );
    against(t, { ability: 0, boons: ['fixed-stare'] })
      .does('attack might')
      .includes('rolled might d8 8 = 8 die: success', 'ended fixed-stare');
  },
);

clause(
  ['DIE-ABILITY-19', 'DIE-ABILITY-16', 'DIE-R-34'],
  'Eye Modify is used up by it, for its die was rolled',
  t =>
    against(t, { ability: 0, boons: ['fixed-stare', 'eye-modify', 'eye-gaze'] })
      .rolls('d10 1', 'd10 2')
      .does('attack might')
      .includes('ended eye-modify')
      .excludes(/ended fixed-stare/),
);

clause(['DIE-ABILITY-19', 'DIE-R-33'], 'nothing that an ability adds counts under Eye Gaze', t => {
  const made = {
    abilities: [
      ability({ id: 'stare', boon: { lasts: 'turn', times: 2, unmodified: true } }),
      ability({ id: 'push', boon: { lasts: 'turn', bonus: { amount: 5 } } }),
    ],
    creatures: [creature({ id: 'starer', abilities: ['stare', 'push'] })],
  };
  t.combat(['cleric 4'], {
    creature: { creature: 'starer', minions: [], ability: 0, boons: ['stare', 'push'] },
    made,
  })
    .rolls('d12 1', 'd12 2')
    .does('attack might')
    .includes('rolled might d12 3 = 1 die + 2 die: failing');
});

// ---- the moments of each card -----------------------------------------------------------------------------

/** Cards and abilities that speak of something that is not there at one of the two moments (DIE-R-105). */
const ONLY: Readonly<Record<string, readonly string[]>> = {
  'hypnotic-blink': ['round'],
  'look-down': ['round'],
  'bone-armour': ['round'],
  'melt-armour': ['round'],
  'big-game': ['round'],
  inferno: ['round'],
  'fire-strike': ['round'],
  'hellish-strength': ['round'],
  'throw-the-hoard': ['round'],
  'thick-skull': ['trap'],
  'walk-through-fire': ['trap'],
  'bribe-the-trap': ['trap'],
};

clause(['DIE-ABILITY-20', 'DIE-R-105'], 'every card has both moments or a reason in the ledger', t =>
  t.verify(() => {
    for (const { id, windows } of CONTENT.tables.abilities)
      expect(windows, id).toEqual(ONLY[id] ?? ['turn', 'round']);
  }),
);

for (const [card, creature, does] of [
  ['stubborn', 'troll-o-bones', 'health 6 → 8: stubborn'],
  ['borrowed-hour', 'dierake', 'time 5 → 8: borrowed-hour'],
] as const)
  clause(['DIE-ABILITY-20', 'DIE-ABILITY-05'], `${card} may be used at the beginning of a round as well`, t =>
    t
      .combat(['cleric'], {
        creature: {
          creature,
          minions: [],
          cards: [card],
          ability: 4,
          health: 'd8 6',
          time: 5,
          magic: 'd10 10',
        },
      })
      .may(`use ${card}`)
      .does(`use ${card}`)
      .includes(does)
      .asks('attack')
      .mayNot(`use ${card}`),
  );

clause(
  ['DIE-ABILITY-20', 'DIE-ABILITY-06'],
  'Stoke the Fire in a round is the one ability of that round',
  t =>
    t
      .combat(['cleric 4'], {
        creature: {
          creature: 'diemon',
          minions: [],
          cards: ['stoke'],
          ability: 4,
          might: 'd6 6',
          agility: 'd8 8',
          magic: 'd12 12',
          health: 'd10 10',
        },
      })
      .does('use stoke')
      .asks('resize')
      .does('resize might')
      .asks('attack')
      .board({ might: 'd8 6' }),
);

const bare: CreatureStage = { creature: 'deyeroller', minions: [], cards: [], ability: 0 };

clause('DIE-ABILITY-10', 'Eye Modify: the last point of Time can be paid', t =>
  t
    .combat(['cleric 4'], { creature: { ...bare, might: 'd8 1', boons: ['eye-modify'], time: 1 } })
    .rolls('d10 5')
    .does('attack might')
    .offers('pay-time up 1', 'pay-time down 1', 'accept'),
);

const stare = ability({ id: 'stare', boon: { lasts: 'turn', times: 2, unmodified: true } });

const twin = ability({ id: 'twin', boon: { lasts: 'roll', times: 2 } });

const hurry = ability({ id: 'hurry', boon: { lasts: 'roll', timeForPoints: true } });

const feint = ability({ id: 'feint', windows: ['trap'], effects: [] });

const made = {
  abilities: [stare, twin, hurry, feint],
  creatures: [creature({ id: 'starer', abilities: ['stare', 'twin', 'hurry', 'feint'] })],
};

clause(
  ['DIE-ABILITY-19', 'DIE-R-33'],
  'more dice count under Eye Gaze, and what brought them is used up',
  t =>
    t
      .combat(['cleric 4'], { creature: { creature: 'starer', ability: 0, boons: ['stare', 'twin'] }, made })
      .rolls('d12 1', 'd12 1', 'd12 1', 'd12 1')
      .does('attack might')
      .includes('ended twin')
      .excludes(/ended stare/),
);

clause(['DIE-ABILITY-13', 'DIE-R-33'], 'no Time is offered for a roll that may not be modified', t =>
  t
    .enters(
      { effects: [check('might', 24)] },
      { creature: { creature: 'starer', minions: [], ability: 4, boons: ['stare', 'hurry'] }, made },
    )
    .shows({ 'roll.sides': 0 })
    .rolls('d12 1', 'd12 1')
    .does('roll')
    .asks('modify')
    .shows({ 'roll.unmodified': true, 'roll.timeForPoints': false })
    .mayNot('pay-time up 1'),
);

clause(['DIE-ABILITY-15', 'DIE-R-30'], 'an ability that is at work is refused for that', t =>
  t
    .combat(['cleric 4'], { creature: { ...bare, ability: 4, boons: ['eye-gaze'] } })
    .refuses('use eye-gaze', 'active', 'ability-at-work')
    .refuses('use bone-armour', 'ability'),
);
