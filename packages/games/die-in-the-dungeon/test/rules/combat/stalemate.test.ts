import type { Ability, Tile } from '../../../rules/index.ts';
import type { CreatureStage } from '../../../rules/scenario/index.ts';
import { ability, clause, creature, type Table } from '../../support/table.ts';

/** Nothing reaches more than the 6/6/6 of a Cleric of level 4, who attacks nobody. */
const weak: CreatureStage = {
  creature: 'weakling',
  minions: [],
  might: 'd4 1',
  agility: 'd6 1',
  magic: 'd6 1',
  health: 'd12 12',
};

const lasting = (id: string, boon: Ability['boon'] & object): Ability => ability({ id, windows: [], boon });

const ABILITIES = [
  lasting('shield', { lasts: 'turn', defence: { might: 5 } }),
  lasting('gag', { lasts: 'combat', stops: ['might'] }),
  lasting('seal', { lasts: 'combat', stops: ['magic'] }),
  lasting('cough', { lasts: 'round', stops: ['might'] }),
  lasting('push', { lasts: 'turn', bonus: { amount: 1 } }),
  lasting('one-push', { lasts: 'roll', bonus: { amount: 1 } }),
  lasting('pact', { lasts: 'turn', timeForPoints: true }),
  lasting('gaze', { lasts: 'turn', times: 2, unmodified: true }),
  lasting('squint', { lasts: 'roll', unmodified: true }),
  lasting('hush', { lasts: 'combat', party: { agility: -1 } }),
  ability({ id: 'shove', windows: ['round'], boon: { lasts: 'roll', bonus: { amount: 1 } } }),
  ability({ id: 'jab', windows: ['round'], boon: { lasts: 'round', bonus: { amount: 1 } } }),
  ability({ id: 'breath', windows: ['round'], effects: [{ verb: 'gain', tracks: { ability: 1 } }] }),
  ability({ id: 'nap', windows: ['round'], effects: [{ verb: 'regain', amount: 1 }] }),
  ability({
    id: 'rite',
    windows: ['round'],
    effects: [
      { verb: 'lose', track: 'time', amount: 1 },
      { verb: 'damage', stat: 'might', amount: 1 },
      { verb: 'downgrade', of: ['health'] },
      { verb: 'pass-check' },
    ],
  }),
  ability({ id: 'offering', windows: ['round'], effects: [{ verb: 'lose-minion', count: 1 }] }),
  ability({ id: 'hour', windows: ['round'], effects: [{ verb: 'gain', tracks: { time: 1 } }] }),
  ability({ id: 'girth', windows: ['round'], effects: [{ verb: 'upgrade', of: ['health'] }] }),
  ability({ id: 'growth', windows: ['round'], effects: [{ verb: 'upgrade', of: ['health', 'might'] }] }),
  ability({ id: 'plaster', windows: ['round'], effects: [{ verb: 'gain', tracks: { health: 1 } }] }),
  ability({ id: 'hoard', windows: ['round'], effects: [{ verb: 'gain-minion', die: 4 }] }),
  ability({ id: 'stare', windows: ['round'], boon: { lasts: 'combat', defence: { might: 1 } } }),
  ability({ id: 'whisper', windows: ['round'], boon: { lasts: 'combat', bonus: { amount: 1 } } }),
  ability({ id: 'nudge', windows: ['round'], boon: { lasts: 'round', bonus: { amount: 9 } } }),
];

/** Makes it 7/7/7: a d6 with 1 on top is not more. */
const TOUGH = { party: { might: 1, agility: 1, magic: 1 } };

interface Position {
  readonly board?: CreatureStage;
  readonly rules?: Tile['rules'] & object;
  readonly abilities?: readonly string[];
  readonly heroes?: readonly string[];
}

const position = (t: Table, { board, rules, abilities = [], heroes = ['cleric 4'] }: Position) =>
  t.combat(heroes, {
    creature: { ...weak, ...board },
    ...(rules && { tile: { rules } }),
    made: { abilities: ABILITIES, creatures: [creature({ id: 'weakling', abilities: [...abilities] })] },
  });

for (const [what, values] of [
  ['nothing at all', {}],
  ['a shield that raises no roll', { board: { boons: ['shield'] } }],
  [
    'Fighters who are stopped for the whole Combat',
    { board: { boons: ['gag'] }, heroes: ['fighter 4', 'fighter 4'] },
  ],
  [
    'a Warlock who is stopped and still weakens Magic',
    {
      board: { magic: 'd12 1', boons: ['seal'] },
      heroes: ['warlock'],
      rules: { party: { might: 20, agility: 20 } },
    },
  ],
  ['Time that cannot be paid', { board: { time: 20 } }],
  ['an ability that cannot be paid', { board: { ability: 0 }, abilities: ['nudge'] }],
  [
    'an ability that the tile bars',
    { board: { ability: 4 }, abilities: ['nudge'], rules: { noAbilities: true } },
  ],
  ['DieMinions that the tile bars', { board: { minions: ['d20'] }, rules: { noMinions: true } }],
  ['pips that the tile bars', { board: { points: 6 }, rules: { noPips: true } }],
  ['points that the tile bars', { board: { agility: 'd6 6' }, rules: { noPoints: true } }],
  ['a strong stat that the tile bars', { board: { agility: 'd12 12' }, rules: { barred: ['agility'] } }],
  ['a pip that the tile takes off again', { board: { points: 6 }, rules: { creatureRolls: -1 } }],
  [
    'a DieMinion that a gaze does not let near',
    { board: { minions: ['d20'], boons: ['gaze'] }, rules: { party: { might: 20, agility: 20, magic: 20 } } },
  ],
] as const satisfies readonly (readonly [string, Position])[]) {
  clause(['DIE-COMBAT-44', 'DIE-R-93'], `a Combat nobody can change is lost: ${what}`, t =>
    position(t, values).ends('stalemate'),
  );
}

for (const [what, values] of [
  [
    'Fighters who are stopped for a round',
    { board: { boons: ['cough'] }, heroes: ['fighter 4', 'fighter 4'] },
  ],
  ['a point to spare', { board: { magic: 'd6 2' } }],
  ['a larger die', { board: { magic: 'd8 1' } }],
  ['a pip', { board: { points: 6 } }],
  ['a DieMinion', { board: { minions: ['d4'] } }],
  ['a DieMinion that only this roll does not let near', { board: { minions: ['d4'], boons: ['squint'] } }],
  ['an ability at work', { board: { boons: ['push'] } }],
  ['an ability at work for one roll', { board: { boons: ['one-push'] } }],
  ['two dice', { board: { boons: ['gaze'] } }],
  ['Time that can be paid', { board: { boons: ['pact'], time: 1 } }],
  ['a smaller party total', { board: { boons: ['hush'] } }],
  ['a Patriarch', { heroes: ['patriarch', 'cleric 4', 'cleric 4'] }],
] as const satisfies readonly (readonly [string, Position])[]) {
  clause(['DIE-COMBAT-44', 'DIE-R-93'], `there is hope: ${what}`, t =>
    position(t, values).goesOn().asks('attack'),
  );
}

clause(['DIE-COMBAT-44', 'DIE-R-93'], 'there is hope: a token for the stat', t =>
  position(t, { board: { tokens: ['magic'] } })
    .does('pass')
    .goesOn(),
);

clause(['DIE-COMBAT-44', 'DIE-R-93'], 'a token that raises no roll is no hope', t =>
  position(t, { board: { tokens: ['time', 'health'] } })
    .does('pass')
    .ends('stalemate'),
);

clause(['DIE-COMBAT-44', 'DIE-R-93'], 'there is hope: an ability that can be paid', t =>
  position(t, { board: { ability: 1 }, abilities: ['nudge'] })
    .does('pass')
    .goesOn(),
);

for (const [what, values, why] of [
  [
    'an ability that raises no roll',
    { abilities: ['stare', 'plaster', 'breath', 'nap', 'rite'] },
    'stalemate',
  ],
  [
    'an ability that gives up what cannot be used',
    { board: { minions: ['d4'] }, abilities: ['offering'], rules: { noMinions: true } },
    'stalemate',
  ],
  ['an ability that raises a roll enough', { abilities: ['shove'] }, 'goesOn'],
  ['an ability that raises a roll too little', { abilities: ['shove'], rules: TOUGH }, 'stalemate'],
  ['two of them together', { abilities: ['shove', 'whisper'], rules: TOUGH }, 'goesOn'],
  [
    'one of them, and one that lasts for the turn',
    { board: { boons: ['push'] }, abilities: ['shove'], rules: TOUGH },
    'goesOn',
  ],
  ['two of them for one round each', { abilities: ['shove', 'jab'], rules: TOUGH }, 'stalemate'],
  [
    'one of them after another that is soon over',
    { board: { boons: ['one-push'] }, abilities: ['shove'], rules: TOUGH },
    'stalemate',
  ],
  [
    'two of them, one paid',
    { board: { ability: 1 }, abilities: ['shove', 'whisper'], rules: TOUGH },
    'stalemate',
  ],
  ['an ability that brings a DieMinion', { abilities: ['hoard'] }, 'goesOn'],
] as readonly (readonly [string, Position, 'goesOn' | 'stalemate'])[]) {
  clause(
    ['DIE-COMBAT-44', 'DIE-R-93'],
    `what can still be paid must be able to lead to a hit: ${what}`,
    t => {
      position(t, { ...values, board: { ability: 4, ...values.board } }).does('pass');
      if (why === 'goesOn') t.goesOn();
      else t.ends('stalemate');
    },
  );
}

clause(['DIE-COMBAT-44', 'DIE-R-93'], 'there is hope: an Ability token that pays for one', t =>
  position(t, { board: { ability: 0, tokens: ['ability'] }, abilities: ['nudge'] })
    .does('pass')
    .goesOn(),
);

clause(['DIE-COMBAT-44', 'DIE-R-93'], 'heroes who attack will change something', t =>
  t
    .rolls('d20 1')
    .combat(['fighter 4', 'cleric 4'], {
      creature: weak,
      made: { creatures: [creature({ id: 'weakling' })] },
    })
    .goesOn()
    .asks('attack'),
);

clause(['DIE-COMBAT-44', 'DIE-R-93'], 'the last hope that fails loses', t =>
  position(t, { board: { boons: ['one-push'] } })
    .rolls('d6 1')
    .does('attack magic')
    .includes('ended one-push')
    .ends('stalemate'),
);

for (const [from, why] of [
  ['d6 5', 'goesOn'],
  ['d6 1', 'stalemate'],
] as const) {
  clause(
    ['DIE-COMBAT-44', 'DIE-R-93'],
    `where points are barred a token counts for the die alone: ${from}`,
    t => {
      position(t, { board: { magic: from, tokens: ['magic'] }, rules: { noPoints: true } }).does('pass');
      if (why === 'goesOn') t.goesOn();
      else t.ends('stalemate');
    },
  );
}

for (const [what, ids, board] of [
  ['Time that pays for no roll', ['hour'], { ability: 1 }],
  ['a larger Health die', ['girth'], { ability: 1 }],
] as const)
  clause(['DIE-COMBAT-44', 'DIE-R-93'], `no hope: ${what}`, t =>
    position(t, { board, abilities: ids }).does('pass').ends('stalemate'),
  );

clause(
  ['DIE-COMBAT-44', 'DIE-R-93'],
  'there is hope: Time where Time may be paid, and a larger die of a stat',
  t => {
    position(t, { board: { ability: 1, time: 0, boons: ['pact'] }, abilities: ['hour'] })
      .does('pass')
      .goesOn();
    position(t, { board: { ability: 1 }, abilities: ['growth'] })
      .does('pass')
      .goesOn();
  },
);
