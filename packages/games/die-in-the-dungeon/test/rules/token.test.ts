import { expect } from 'vitest';
import { DICE, TOKEN_SUPPLY } from '../../rules/index.ts';
import type { CreatureStage } from '../../rules/scenario/index.ts';
import { check, gains, made, plain, withTokens } from '../support/plain.ts';
import { ability, clause, creature, type Table, tile } from '../support/table.ts';

const staged = (t: Table, board: CreatureStage) => t.stage({ creature: { ...plain, ...board }, made });

clause('DIE-TOKEN-01', 'tokens are taken without a question', t =>
  t
    .stage({
      map: 'tokens',
      creature: { ...plain, tokens: ['magic'] },
      made: withTokens('d8', 'magic'),
      tiles: { b1: tile() },
      enter: 'b1',
    })
    .expect('took d8', 'took magic', 'explored b1: test-tile', 'ability 1 → 2: power-up')
    .owns({ 'minions.d8': 1, 'tokens.magic': 2 })
    .shows({ 'cells.b1.tokens': [] }),
);

const held: CreatureStage = { ...plain, tokens: ['might', 'time'] };
const NUDGER = {
  abilities: [ability({ id: 'nudge' })],
  creatures: [creature({ id: 'nudger', abilities: ['nudge'] })],
};
const nudger: CreatureStage = { ...held, creature: 'nudger' };

const MOMENTS: Readonly<Record<string, (t: Table) => Table>> = {
  'power-up': t => t.stage({ creature: nudger, made: NUDGER }),
  rest: t => t.stage({ creature: held, made }),
  move: t => t.stage({ creature: held, made, begin: 'move' }),
  trap: t => t.enters({ effects: [check('might', 9)] }, { creature: nudger, made: NUDGER }),
  modify: t =>
    t
      .enters({ effects: [check('might', 9)] }, { creature: held, made })
      .rolls('d12 1')
      .does('roll'),
  choose: t =>
    t.enters(
      { effects: [{ verb: 'choose', options: [{ text: 'nothing', effects: [] }] }] },
      { creature: held, made },
    ),
  order: t =>
    t.enters(
      { effects: [gains({ agility: 1, magic: 1 })] },
      { creature: { ...held, agility: 6, magic: 8 }, made },
    ),
  resize: t =>
    t.enters({ effects: [{ verb: 'upgrade', of: ['agility', 'magic'] }] }, { creature: held, made }),
  class: t => t.rolls('d6 6').enters({ heads: ['?'] }, { creature: held, made }),
  round: t => t.combat(['cleric'], { creature: held, made }),
  damage: t => t.combat(['fighter'], { creature: held, made }).rolls('d4 4').does('pass'),
  loss: t =>
    t.enters(
      { effects: [{ verb: 'lose', track: 'health', amount: 1 }] },
      { creature: { ...held, health: 1, tokens: ['might', 'health'] }, made },
    ),
  destroy: t =>
    t.enters(
      { effects: [{ verb: 'lose-minion', count: 1 }] },
      { creature: { ...held, minions: ['d4', 'd6'] }, made },
    ),
  attack: t => t.combat(['cleric'], { creature: held, made }).does('pass'),
  hit: t =>
    t
      .combat(['cleric', 'cleric'], { creature: held, made })
      .does('pass')
      .rolls('d12 12')
      .does('attack might'),
  'last-chance': t => t.stage({ creature: { ...held, time: 0 }, made, begin: 'end' }),
};

for (const [moment, get] of Object.entries(MOMENTS)) {
  clause(
    ['DIE-TOKEN-02', 'DIE-R-38'],
    `tokens may be used at the question "${moment}", which stays open`,
    t => get(t).asks(moment).may('token might').does('token might').asks(moment).owns({ 'tokens.might': 0 }),
  );
}

clause('DIE-TOKEN-03', 'a DieMinion is its die and nothing else', t =>
  staged(t, { minions: ['d8', 'd8', 'd20'] }).owns({
    minions: { d4: 0, d6: 0, d8: 2, d10: 0, d12: 0, d20: 1 },
  }),
);

/** A Cleric of level 4 has 6/6/6. */
const against = (t: Table, board: CreatureStage) =>
  t.combat(['cleric'], { level: 4, creature: { ...plain, might: 'd12 1', ...board }, made });

clause('DIE-TOKEN-04', 'only a DieMinion that is there can be used', t =>
  against(t, { minions: ['d6'] })
    .rolls('d12 1')
    .does('attack might')
    .offers('minion d6', 'accept')
    .mayNot('minion d4', 'minion d20'),
);

clause(['DIE-TOKEN-04', 'DIE-R-18'], 'a DieMinion helps only a failing roll of the creature', t =>
  against(t, { minions: ['d6'] })
    .mayNot('minion d6')
    .rolls('d12 7')
    .does('attack might')
    .mayNot('minion d6')
    .owns({ 'minions.d6': 1 }),
);

clause(['DIE-TOKEN-05', 'DIE-TOKEN-07'], 'it rolls its die, adds it and is gone', t =>
  against(t, { minions: ['d8'] })
    .rolls('d12 1')
    .does('attack might')
    .rolls('d8 8')
    .does('minion d8')
    .begins('minion d8 gone: roll', 'minion +8 = 9: success', 'defeated cleric: 1 points')
    .owns({ 'minions.d8': 0 }),
);

clause(['DIE-TOKEN-06', 'DIE-TOKEN-07', 'DIE-R-19'], 'one after another, each seen before the next', t =>
  against(t, { minions: ['d4', 'd4', 'd6'] })
    .rolls('d12 1')
    .does('attack might')
    .rolls('d4 1')
    .does('minion d4')
    .offers('minion d4', 'minion d6', 'accept')
    .rolls('d4 1')
    .does('minion d4')
    .offers('minion d6', 'accept')
    .rolls('d6 1')
    .does('minion d6')
    .expect('minion d6 gone: roll', 'minion +1 = 4: failing', 'failed might 4')
    .owns({ minions: { d4: 0, d6: 0, d8: 0, d10: 0, d12: 0, d20: 0 } }),
);

clause(['DIE-TOKEN-08', 'DIE-R-42'], 'there are 14 DieMinions, and one creature may own them all', t => {
  const all = DICE.flatMap(die => Array<(typeof DICE)[number]>(TOKEN_SUPPLY[die]).fill(die));
  staged(t, { minions: all }).verify(({ state }) => {
    expect(state.creatures[0]?.minions.reduce((a, b) => a + b)).toBe(14);
    expect(state.supply).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

clause(
  ['DIE-TOKEN-08', 'DIE-R-43'],
  'when a type is used up the nearest smaller one is given, or none',
  t => {
    const gain = (die: 4 | 20) => ({ verb: 'gain-minion', die }) as const;
    t.enters({ effects: [gain(20), gain(20), gain(20)] }, { creature: plain, made }).includes(
      'minion d20 gained: test-tile',
      'minion d12 gained: test-tile',
      'minion d10 gained: test-tile',
    );
    t.enters({ effects: [gain(4), gain(4)] }, { creature: { ...plain, minions: ['d4', 'd4'] }, made })
      .includes('minion d4 gained: test-tile')
      .owns({ 'minions.d4': 3 });
  },
);

for (const [track, from, to] of [
  ['might', 'd6 5', 'd8 7'],
  ['agility', 'd6 2', 'd6 4'],
  ['magic', 'd12 12', 'd20 14'],
  ['health', 'd8 7', 'd10 9'],
] as const) {
  clause(['DIE-TOKEN-09', 'DIE-EX-02', 'DIE-EX-03'], `a ${track} token gives 2 and is gone`, t => {
    const others = { might: 'd4 1', agility: 'd6 1', magic: 'd12 1', health: 'd12 5' };
    staged(t, { ...others, [track]: from, tokens: [track] })
      .does(`token ${track}`)
      .board({ [track]: to })
      .owns({ [`tokens.${track}`]: 0 })
      .mayNot(`token ${track}`);
  });
}

clause(['DIE-TOKEN-09', 'DIE-EX-04', 'DIE-STAT-19'], 'a blocked upgrade loses the point, and the token', t =>
  staged(t, { might: 'd6 5', agility: 'd8 3', health: 'd8 8', magic: 'd10 2', tokens: ['might'] })
    .does('token might')
    .expect('used token might', 'might 5 → 6 (1 in vain): token')
    .board({ might: 'd6 6' })
    .owns({ 'tokens.might': 0 }),
);

clause(['DIE-STAT-18', 'DIE-EX-05'], 'two tokens want a d20, and only one is left', t =>
  staged(t, {
    magic: 'd12 12',
    might: 'd12 12',
    agility: 'd6 2',
    health: 'd10 3',
    tokens: ['magic', 'might'],
  })
    .does('token magic', 'token might')
    .board({ magic: 'd20 14', might: 'd12 12' }),
);

clause(['DIE-TOKEN-10', 'DIE-R-39'], 'a token may be kept for later turns', t =>
  staged(t, { tokens: ['might'] })
    .does('rest 0', 'explore b1')
    .shows({ turn: 2 })
    .owns({ 'tokens.might': 1 })
    .may('token might'),
);

clause(['DIE-TOKEN-11', 'DIE-TOKEN-13'], 'a Time token gives 2 Time, up to 20', t =>
  staged(t, { time: 19, tokens: ['time'] })
    .does('token time')
    .expect('used token time', 'time 19 → 20 (1 in vain): token')
    .board({ time: 'd20 20' }),
);

for (const [from, to] of [
  [0, 3],
  [1, 4],
  [3, 4],
] as const) {
  clause(['DIE-TOKEN-12', 'DIE-TOKEN-13'], `an Ability token after Power Up lifts ${from} to ${to}`, t =>
    staged(t, { ability: from, tokens: ['ability'] })
      .does('token ability')
      .board({ ability: `d4 ${to}` }),
  );
}

clause('DIE-TOKEN-14', 'an Ability token at 0 brings the die back at 2', t =>
  t
    .stage({ creature: { ...plain, ability: 0, tokens: ['ability'] }, made, begin: 'move' })
    .does('token ability')
    .board({ ability: 'd4 2' }),
);

clause('DIE-TOKEN-15', 'Health that has reached 0 is too late for a token', t =>
  t
    .enters(
      { effects: [{ verb: 'lose', track: 'health', amount: 2 }] },
      { creature: { ...plain, health: 2, tokens: ['health'] }, made },
    )
    .does('take 2 from health')
    .ends('health')
    .mayNot('token health'),
);

clause(['DIE-TOKEN-15', 'DIE-R-40'], 'while deadly damage is allocated it still helps', t =>
  t
    .combat(['fighter'], { creature: { ...plain, health: 1, might: 'd12 1', tokens: ['health'] }, made })
    .rolls('d4 4')
    .does('pass')
    .asks('damage')
    .does('token health', 'take 1 from health')
    .goesOn()
    .board({ health: 'd10 2' }),
);

clause(['DIE-TOKEN-15', 'DIE-STAT-35', 'DIE-R-38'], 'a token lets a stat at 1 take damage after all', t =>
  t
    .combat(['fighter'], { creature: { ...plain, might: 'd12 1', tokens: ['might'] }, made })
    .rolls('d4 4')
    .does('pass')
    .asks('damage')
    .offers('take 1 from health', 'token might')
    .does('token might', 'take 0 from health')
    .board({ health: 'd10 10', might: 'd12 2' }),
);

clause(['DIE-TOKEN-02', 'DIE-COMBAT-28', 'DIE-R-38'], 'a token for the rolled stat is a way to modify', t =>
  against(t, { tokens: ['might'] })
    .does('pass')
    .rolls('d12 5')
    .does('attack might')
    .offers('accept', 'token might')
    .does('token might')
    .offers('spend 1', 'spend 2', 'accept')
    .does('spend 2')
    .includes('points +2 = 7: success'),
);

clause(['DIE-TOKEN-02', 'DIE-ABILITY-10', 'DIE-R-38'], 'a Time token is one where Time may be paid', t =>
  t
    .combat(['cleric'], {
      level: 4,
      creature: {
        creature: 'deyeroller',
        minions: [],
        cards: [],
        might: 'd8 1',
        magic: 'd12 12',
        ability: 0,
        time: 0,
        boons: ['eye-modify'],
        tokens: ['time'],
      },
    })
    .does('pass')
    .rolls('d10 5')
    .does('attack might')
    .offers('accept', 'token time')
    .does('token time', 'pay-time up 2')
    .includes('time +2 = 7: success'),
);

clause('DIE-TOKEN-16', 'what is discarded does not come back', t =>
  against(t, { minions: ['d6'], tokens: [] })
    .verify(({ state }) => expect(state.supply[1]).toBe(3))
    .rolls('d12 1')
    .does('attack might')
    .rolls('d6 1')
    .does('minion d6')
    .verify(({ state }) => expect(state.supply[1]).toBe(3)),
);

const calm = ability({ id: 'calm', boon: { lasts: 'turn', stops: ['might'] } });

const barred = {
  tile: { rules: { noAbilities: true } },
  made: { abilities: [calm], creatures: [creature({ id: 'calmer', abilities: ['calm'] })] },
} as const;

const calmer: CreatureStage = { creature: 'calmer', minions: [], might: 'd12 3', tokens: ['might'] };

clause(['DIE-TOKEN-17', 'DIE-R-38'], 'where abilities are barred, a token is asked for before an attack', t =>
  t.combat(['fighter'], { ...barred, creature: calmer }).asks('round'),
);

clause(['DIE-TOKEN-17', 'DIE-R-38'], 'and not before one that is stopped', t =>
  t.combat(['fighter'], { ...barred, creature: { ...calmer, boons: ['calm'] } }).asks('attack'),
);
