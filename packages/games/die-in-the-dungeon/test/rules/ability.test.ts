import { expect } from 'vitest';
import { type Ability, CONTENT, type Effect } from '../../rules/index.ts';
import type { CreatureStage } from '../../rules/scenario/index.ts';
import { check, gains } from '../support/plain.ts';
import { ability, clause, creature, type Table } from '../support/table.ts';

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

const NUDGE = ability({ id: 'nudge', effects: [gains({ magic: 1 })] });
const CARD = ability({ id: 'joker', cost: 2, phrase: 'Ha!', effects: [gains({ magic: 1 })] });
const MADE = {
  abilities: [NUDGE, CARD],
  creatures: [creature({ id: 'player', abilities: ['nudge'], cards: ['joker'] })],
};
const player: CreatureStage = { creature: 'player', minions: [], magic: 'd8 1', ability: 3 };

clause('DIE-ABILITY-01', 'two board abilities and four cards for every creature', t =>
  t.verify(({ content }) => {
    expect(content.tables.creatures.length).toBeGreaterThan(0);
    for (const { abilities, cards } of content.tables.creatures)
      expect([abilities.length, cards.length]).toEqual([2, 4]);
  }),
);

clause(['DIE-ABILITY-01', 'DIE-ABILITY-04'], 'a board ability is used again and again, a card once', t =>
  t
    .stage({ creature: { ...player, ability: 4 }, made: MADE })
    .does('use nudge', 'use nudge', 'use joker')
    .board({ magic: 'd8 4', ability: 'd4 0' })
    .owns({ cards: [] })
    .does('power-up')
    .offers('use nudge', 'rest 0')
    .mayNot('use joker'),
);

clause(['DIE-ABILITY-02', 'DIE-ABILITY-07', 'DIE-R-16'], 'the price is paid in full first, down to 0', t =>
  t
    .stage({ creature: { ...player, ability: 2 }, made: MADE })
    .does('use joker')
    .expect('used joker', 'ability 2 → 0: joker', 'magic 1 → 2: joker')
    .board({ ability: 'd4 0' }),
);

clause('DIE-ABILITY-02', 'without enough points it cannot be used', t =>
  t
    .stage({ creature: { ...player, ability: 1 }, made: MADE })
    .offers('use nudge', 'power-up')
    .mayNot('use joker'),
);

clause('DIE-ABILITY-03', 'the effect is carried out at once', t =>
  t
    .combat(['cleric'], { creature: player, made: MADE })
    .does('use nudge')
    .expect('used nudge', 'ability 3 → 2: nudge', 'magic 1 → 2: nudge'),
);

clause(
  'DIE-ABILITY-04',
  'a used card is removed from the game, and the next turn does not bring it back',
  t =>
    t
      .combat(['cleric'], { creature: { ...player, ability: 4 }, made: MADE })
      .does('use joker')
      .owns({ cards: [] })
      .rolls('d12 12')
      .does('attack might')
      .shows({ turn: 2 })
      .owns({ cards: [] })
      .mayNot('use joker'),
);

const WINDOWED: readonly Ability[] = (['turn', 'round', 'trap'] as const).map(window =>
  ability({ id: `in-${window}`, windows: [window], effects: [] }),
);
const windowed = {
  abilities: [...WINDOWED],
  creatures: [creature({ id: 'windowed', abilities: WINDOWED.map(({ id }) => id) })],
};
const ready: CreatureStage = { creature: 'windowed', minions: [], ability: 4 };

for (const [window, at, get] of [
  ['in-turn', 'power-up', t => t.stage({ creature: ready, made: windowed })],
  ['in-turn', 'rest', t => t.stage({ creature: ready, made: windowed, begin: 'rest' })],
  ['in-round', 'round', t => t.combat(['cleric'], { creature: ready, made: windowed })],
  ['in-trap', 'trap', t => t.enters({ effects: [check('might', 9)] }, { creature: ready, made: windowed })],
] as readonly (readonly [string, string, (t: Table) => Table])[]) {
  clause(['DIE-ABILITY-05', 'DIE-R-26'], `at the question "${at}" only ${window} fits`, t => {
    get(t)
      .asks(at)
      .verify(() => expect(t.legal(/^use/)).toEqual([`use ${window}`]));
    t.mayNot(...WINDOWED.map(({ id }) => `use ${id}`).filter(line => line !== `use ${window}`));
  });
}

for (const [at, get] of [
  ['move', t => t.stage({ creature: ready, made: windowed, begin: 'move' })],
  ['class', t => t.rolls('d6 6').enters({ heads: ['?'] }, { creature: ready, made: windowed })],
  ['attack', t => t.combat(['cleric'], { creature: ready, made: windowed }).does('pass')],
  ['damage', t => t.combat(['fighter'], { creature: ready, made: windowed }).rolls('d4 4').does('pass')],
] as readonly (readonly [string, (t: Table) => Table])[]) {
  clause(['DIE-ABILITY-05', 'DIE-R-36'], `at the question "${at}" no ability can be used`, t =>
    get(t)
      .asks(at)
      .mayNot(...WINDOWED.map(({ id }) => `use ${id}`)),
  );
}

clause('DIE-ABILITY-05', 'who tries at the wrong time is told that it is the time', t =>
  t
    .stage({ creature: ready, made: windowed })
    .verify(({ game, state }) =>
      expect(game.apply(state, { type: 'use', ability: 'in-round' })?.code).toBe('window'),
    ),
);

clause('DIE-ABILITY-06', 'any number at the beginning of the turn', t =>
  t
    .stage({ creature: { ...player, ability: 4, cards: [] }, made: MADE })
    .does('use nudge', 'use nudge', 'use nudge', 'use nudge')
    .board({ ability: 'd4 0', magic: 'd8 5' }),
);

clause('DIE-ABILITY-06', 'one for each Stat Check', t => {
  const feint: Ability = ability({ id: 'feint', windows: ['trap'], effects: [gains({ magic: 1 })] });
  t.enters(
    { effects: [check('might', 9)] },
    {
      creature: { creature: 'feinter', minions: [], magic: 1, ability: 4 },
      made: { abilities: [feint], creatures: [creature({ id: 'feinter', abilities: ['feint'] })] },
    },
  )
    .rolls('d12 1')
    .does('use feint')
    .includes('magic 1 → 2: feint', 'rolled might d12 1 = 1 die: failing')
    .asks('modify')
    .mayNot('use feint');
});

clause('DIE-ABILITY-08', 'a phrase changes nothing', t => {
  const play = (phrase: string) => {
    const card: Ability = { ...CARD, phrase };
    t.stage({ creature: player, made: { ...MADE, abilities: [NUDGE, card] } }).does('use joker');
    return t.game.hash(t.state);
  };
  t.verify(() => expect(play('Ha!')).toBe(play('')));
});

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

clause('DIE-DESIGN-09', 'a bonus for each hero is nothing where no heroes are', t => {
  const swarm = ability({ id: 'swarm', boon: { lasts: 'turn', bonus: { amount: 1, each: 'hero' } } });
  t.rolls('d6 6')
    .enters(
      { effects: [check('agility', 7)] },
      {
        creature: { creature: 'hot', minions: [], agility: 'd6 1', boons: ['swarm'] },
        made: { abilities: [swarm], creatures: [creature({ id: 'hot' })] },
      },
    )
    .includes('rolled agility d6 6 = 6 die: failing', 'check failed: 6 of 7');
});

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

clause(['DIE-ABILITY-01', 'DIE-ABILITY-15'], 'protection that is used up is at work no more', t =>
  t
    .combat(['fighter'], {
      creature: { creature: 'careful', minions: [], ability: 4, might: 'd12 1' },
      made: {
        abilities: [ability({ id: 'shell', boon: { lasts: 'turn', prevents: 2 } })],
        creatures: [creature({ id: 'careful', abilities: ['shell'] })],
      },
    })
    .rolls('d4 4')
    .does('use shell')
    .expect(
      'used shell',
      'ability 4 → 3: shell',
      'might attack d4 4 = 4 die against 1: hit',
      'might damage 1 = 1 hit',
      'prevented 1: shell',
    )
    .rolls('d12 1', 'd4 4')
    .does('attack might')
    .includes('prevented 1: shell', 'ended shell')
    .rolls('d12 1')
    .does('attack might')
    .offers('use shell', 'pass')
    .rolls('d4 4')
    .does('use shell')
    .includes('prevented 1: shell')
    .board({ health: 'd10 10' }),
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

const smite = (count: number): Effect => ({ verb: 'hit', count });
const smiting = (t: Table, heroes: readonly string[], count = 1) =>
  t.combat(heroes, {
    creature: { creature: 'smiter', minions: [], ability: 4 },
    made: {
      abilities: [ability({ id: 'smite', windows: ['round'], effects: [smite(count)] })],
      creatures: [creature({ id: 'smiter', abilities: ['smite'] })],
    },
  });

clause(['DIE-ABILITY-17', 'DIE-R-35'], 'an ability that hits obeys the order of defeat and pays points', t =>
  smiting(t, ['fighter', 'cleric'])
    .rolls('d4 1')
    .does('use smite')
    .includes('defeated cleric: 1 points')
    .owns({ points: 1 }),
);

clause(['DIE-ABILITY-17', 'DIE-R-35'], 'it counts as one hit on a Barbarian', t =>
  smiting(t, ['barbarian'])
    .rolls('d20 1')
    .does('use smite')
    .includes('rotated barbarian', 'might attack d20 1 = 1 die against 12: miss')
    .owns({ points: 0 }),
);

clause(['DIE-ABILITY-17', 'DIE-R-35'], 'two hits are chosen one after the other', t =>
  smiting(t, ['cleric', 'cleric', 'cleric'], 2)
    .does('use smite')
    .offers('hit cleric', 'hit cleric-2', 'hit cleric-3')
    .does('hit cleric-2')
    .offers('hit cleric', 'hit cleric-3')
    .does('hit cleric')
    .owns({ points: 2 })
    .asks('attack'),
);

clause(['DIE-ABILITY-02', 'DIE-DESIGN-10'], 'DieMinions that are part of the price must be there', t => {
  const feast = ability({ id: 'feast', effects: [{ verb: 'lose-minion', count: 2 }, gains({ magic: 1 })] });
  const hungry = (minions: CreatureStage['minions'] & object) =>
    t.stage({
      creature: { creature: 'glutton', minions, magic: 'd8 1' },
      made: { abilities: [feast], creatures: [creature({ id: 'glutton', abilities: ['feast'] })] },
    });
  hungry(['d6'])
    .mayNot('use feast')
    .verify(({ game, state }) =>
      expect(game.apply(state, { type: 'use', ability: 'feast' })?.code).toBe('minion'),
    );
  hungry(['d6', 'd6'])
    .does('use feast')
    .includes('minion d6 gone: feast', 'minion d6 gone: feast', 'magic 1 → 2: feast')
    .owns({ 'minions.d6': 0 });
});

clause(['DIE-TURN-16', 'DIE-DESIGN-05'], 'what is for a Combat ends with it, whatever else goes on', t => {
  const boons = (['combat', 'turn'] as const).map(lasts =>
    ability({ id: `for-${lasts}`, boon: { lasts, defence: { might: 1 } } }),
  );
  t.combat(['cleric'], {
    creature: { creature: 'braced', minions: [], boons: ['for-combat', 'for-turn'] },
    made: { abilities: boons, creatures: [creature({ id: 'braced' })] },
  })
    .rolls('d12 12')
    .does('attack might')
    .expect(
      'rolled might d12 12 = 12 die: success',
      'defeated cleric: 1 points',
      'ended for-combat',
      'explored b1: test-tile',
      'ended for-turn',
      'ability 1 → 2: power-up',
    )
    .owns({ boons: [] });
});

clause(
  ['DIE-COMBAT-07', 'DIE-DESIGN-05'],
  'what is for a round ends with an ability that ends the Combat',
  t =>
    t
      .combat(['cleric'], {
        creature: { creature: 'blazing', minions: [] },
        made: {
          abilities: [
            ability({
              id: 'blaze',
              windows: ['round'],
              effects: [{ verb: 'hit', count: 1 }],
              boon: { lasts: 'round', defence: { might: 1 } },
            }),
          ],
          creatures: [creature({ id: 'blazing', abilities: ['blaze'] })],
        },
      })
      .does('use blaze')
      .includes('defeated cleric: 1 points', 'ended blaze', 'explored b1: test-tile')
      .owns({ boons: [] }),
);

clause(
  ['DIE-ABILITY-18', 'DIE-R-79'],
  'an ability that looks at levels takes the tile for an Epic Hero',
  t => {
    const lesson = ability({
      id: 'lesson',
      windows: ['round'],
      boon: { lasts: 'round', bonus: { amount: 1, each: 'level' } },
    });
    t.rolls('d8 1').combat(['barbarian'], {
      level: 3,
      creature: { creature: 'teacher', minions: [], ability: 0, boons: ['lesson'] },
      made: { abilities: [lesson], creatures: [creature({ id: 'teacher', abilities: ['lesson'] })] },
    });
    t.rolls('d12 1').does('attack might').begins('rolled might d12 4 = 1 die + 3 ability: failing');
  },
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
    .rolls('d12 1', 'd12 1')
    .does('roll')
    .asks('modify')
    .shows({ 'roll.unmodified': true, 'roll.timeForPoints': false })
    .mayNot('pay-time up 1'),
);

clause(['DIE-ABILITY-15', 'DIE-R-30'], 'an ability that is at work is refused for that', t =>
  t
    .combat(['cleric 4'], { creature: { ...bare, ability: 4, boons: ['eye-gaze'] } })
    .refuses('use eye-gaze', 'active')
    .refuses('use bone-armour', 'ability'),
);
