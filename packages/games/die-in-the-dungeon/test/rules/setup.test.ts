import { makeStream } from '@tumblekeep/kernel';
import { expect } from 'vitest';
import {
  CHANGING,
  CONTENT,
  type Dice,
  FREE_DICE,
  HEROES,
  makeGame,
  type Sides,
  scrambleSecrets,
  TRACKS,
  texts,
} from '../../rules/index.ts';
import { contentWith } from '../../rules/scenario/index.ts';
import { sayIn } from '../../texts/refusals.ts';
import { playRandomly } from '../support/random-game.ts';
import { clause, creature, map, tile } from '../support/table.ts';

const DICE: Dice = { might: 12, agility: 8, magic: 6, health: 10 };

const PLAIN = { creatures: [creature({ id: 'plain' })] };
const MISSES = [
  'might attack d20 1 = 1 die against 12: miss',
  'agility attack d20 1 = 1 die against 6: miss',
];

/** All orders of a list. */
const orders = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map(rest => [item, ...rest]));

const assignments = orders(FREE_DICE).map(
  dice => Object.fromEntries(CHANGING.map((track, i) => [track, dice[i] as Sides])) as Dice,
);

clause('DIE-SETUP-01', 'a player picks one of the creatures', t =>
  t
    .setUp({ players: ['troll-o-bones'] })
    .shows({ seats: ['troll-o-bones'] })
    .cannotSetUp(
      { players: ['dragon'] },
      { players: [] },
      { players: ['deyeroller', 'troll-o-bones'] },
      { players: 'deyeroller' },
    ),
);

clause('DIE-SETUP-01', 'nothing at all is not the same as an option that is left out', t =>
  t
    .setUp({})
    .cannotSetUp(
      null,
      undefined,
      [],
      'cellar',
      { map: null },
      { map: 3 },
      { map: ['cellar'] },
      { players: null },
      { players: [null] },
      { players: [undefined] },
      { players: [{ creature: null }] },
      { players: [{}] },
      { players: [{ creature: 'diemon', dice: null }] },
      { players: [{ creature: 'diemon', dice: {} }] },
      { players: [{ creature: 'diemon', dice: { might: 6, agility: 6, magic: 10, health: 12 } }] },
      { players: [{ creature: 'diemon', dice: { might: 6, agility: 8, magic: 10, health: 12, time: 20 } }] },
      { players: [{ creature: 'diemon', colour: 'red' }] },
      { first: null },
      { first: 'troll-o-bones' },
      { colour: 'red' },
    ),
);

clause('DIE-SETUP-01', 'two players never share a creature', t => {
  const duel = map({
    id: 'duel',
    players: 2,
    starts: ['a1', 'c1'],
    cells: [
      { at: 'a1', back: 'start', turn: 0 },
      { at: 'b1', back: 'four-way', turn: 0 },
      { at: 'c1', back: 'start', turn: 0 },
    ],
  });
  t.stage({ map: 'duel', creatures: ['deyeroller', 'troll-o-bones'], made: { maps: [duel] } })
    .shows({ seats: ['deyeroller', 'troll-o-bones'] })
    .cannotSetUp(
      { map: 'duel', players: ['deyeroller', 'deyeroller'] },
      { map: 'duel', players: ['deyeroller'] },
      { map: 'duel', players: ['deyeroller', 'troll-o-bones'], first: 'diemon' },
    );
});

clause(['DIE-SETUP-02', 'DIE-SETUP-03'], 'the four cards of the creature are there and in sight', t =>
  t.setUp({ players: ['deyeroller'] }).verify(({ content }) => {
    const cards = content.creature.get('deyeroller')?.cards;
    expect(cards).toHaveLength(4);
    t.owns({ cards });
  }),
);

clause(
  ['DIE-SETUP-04', 'DIE-SETUP-08'],
  'one die of each type, the four free ones at their highest face',
  t =>
    t
      .setUp({ players: [{ creature: 'deyeroller', dice: DICE }] })
      .board({ might: 'd12 12', agility: 'd8 8', magic: 'd6 6', health: 'd10 10' }),
);

clause('DIE-SETUP-05', 'Ability begins with a 1 on the d4, and the first Power Up makes it 2', t => {
  t.setUp().verify(({ state }) => expect(state.creatures[0]?.dice[5]).toBe(4));
  t.asks('power-up').board({ ability: 'd4 1' });
});

clause('DIE-SETUP-06', 'Time begins with a 20 on the d20', t => t.setUp().board({ time: 'd20 20' }));

clause('DIE-SETUP-07', 'all 24 assignments are legal, and no other', t => {
  expect(new Set(assignments.map(dice => JSON.stringify(dice))).size).toBe(24);
  for (const dice of assignments)
    t.setUp({ players: [{ creature: 'deyeroller', dice }] }).board(
      Object.fromEntries(CHANGING.map(track => [track, `d${dice[track]} ${dice[track]}`])),
    );
  const player = (dice: unknown) => ({ players: [{ creature: 'deyeroller', dice }] });
  t.cannotSetUp(
    player({ ...DICE, might: 8 }),
    player({ ...DICE, might: 20 }),
    player({ might: 12, agility: 8, magic: 6 }),
    player({ ...DICE, time: 20 }),
    player('d6'),
  );
});

clause('DIE-SETUP-08', 'the four starting values sum to 36', t => {
  for (const dice of assignments)
    t.setUp({ players: [{ creature: 'deyeroller', dice }] }).verify(({ state }) =>
      expect(state.creatures[0]?.values.slice(1, 5).reduce((a, b) => a + b)).toBe(36),
    );
});

clause(
  ['DIE-SETUP-12', 'DIE-SETUP-14'],
  'each cell takes any tile of its back, face down, and no other',
  t => {
    const tiles = [
      tile({ id: 'cross' }),
      tile({ id: 'dead', back: 'dead-end' }),
      tile({ id: 'end', back: 'dead-end' }),
    ];
    const others = t.content.tables.tiles.map(({ id }) => id).filter(id => id !== 'lair');
    const cells = [
      { at: 'b2', back: 'start', turn: 0 },
      { at: 'b1', back: 'dead-end', turn: 2 },
      { at: 'b3', back: 'four-way', turn: 0 },
    ] as const;
    const small = map({ id: 'small', cells, without: { tiles: [...others, 'nothing-here'] } });
    const laid = new Set<string>();
    for (let i = 0; i < 20; i++) {
      t.stage({ map: 'small', seed: `seed ${i}`, made: { tiles, maps: [small] } });
      t.shows({ 'cells.b1.tile': null, 'cells.b1.turn': 2, 'cells.b1.back': 'dead-end' });
      laid.add(t.state.tiles.join(' '));
    }
    t.verify(() => expect([...laid].sort()).toEqual(['lair dead cross', 'lair end cross']));
  },
);

clause('DIE-SETUP-13', 'tiles that the map leaves out are in no cell', t => {
  const tiles = [tile({ id: 'mild', copies: 4 }), tile({ id: 'harsh', copies: 40 })];
  const others = t.content.tables.tiles.filter(({ back }) => back === 'four-way').map(({ id }) => id);
  const small = map({ id: 'small', without: { tiles: [...others, 'harsh', 'nothing-here'] } });
  t.stage({ map: 'small', made: { tiles, maps: [small] } }).verify(({ state }) =>
    expect(state.tiles.slice(1)).toEqual(['mild', 'mild', 'mild', 'mild']),
  );
});

for (const [what, values, without] of [
  ['above a level', { level: 2, heads: ['fighter'] }, { aboveLevel: 1 }],
  ['below a level', { level: 1, heads: ['fighter'] }, { belowLevel: 2 }],
  ['above a number', { level: 1, number: 7 }, { aboveNumber: 6 }],
] as const) {
  clause('DIE-SETUP-13', `a map may leave out tiles ${what}`, t => {
    const tiles = [tile({ id: 'mild', copies: 4 }), tile({ id: 'harsh', copies: 40, ...values })];
    const others = t.content.tables.tiles.filter(({ back }) => back === 'four-way').map(({ id }) => id);
    const small = map({ id: 'small', without: { tiles: [...others, 'nothing-here'], ...without } });
    t.stage({ map: 'small', made: { tiles, maps: [small] } }).verify(({ state }) =>
      expect(new Set(state.tiles.slice(1))).toEqual(new Set(['mild'])),
    );
  });
}

const FOUR_WAYS = CONTENT.tables.tiles.filter(({ back }) => back === 'four-way').map(({ id }) => id);

const HALF_LAID = {
  tiles: [tile({ id: 'here' }), tile({ id: 'there' }), tile({ id: 'elsewhere' })],
  maps: [
    map({
      id: 'half-laid',
      cells: [
        { at: 'b2', back: 'start', turn: 0 },
        { at: 'b1', back: 'four-way', turn: 0, tile: 'here' },
        { at: 'b3', back: 'four-way', turn: 0 },
      ],
      without: { tiles: [...FOUR_WAYS, 'nothing-here'] },
    }),
  ],
};

clause(['DIE-SETUP-14', 'DIE-DESIGN-37'], 'a tile with a place of its own lies nowhere else', t => {
  const laid = new Set<string>();
  for (let i = 0; i < 20; i++) {
    t.stage({ map: 'half-laid', seed: `seed ${i}`, made: HALF_LAID });
    laid.add(t.state.tiles.slice(1).join(' '));
  }
  t.verify(() => expect([...laid].sort()).toEqual(['here elsewhere', 'here there']));
});

clause('DIE-R-57', 'what else may lie face down: anything that is not in sight, and any dice to come', t => {
  t.stage({ map: 'half-laid', made: HALF_LAID });
  const random = makeStream('others', 'test');
  const others = Array.from({ length: 20 }, () => scrambleSecrets(t.content, t.state, random));
  t.verify(({ state }) => {
    const laid = new Set(others.map(({ tiles }) => tiles.slice(1).join(' ')));
    expect([...laid].sort()).toEqual(['here elsewhere', 'here there']);
    for (const name of ['tiles', 'creature', 'heroes'] as const)
      for (const other of others) expect(other.random[name]).not.toEqual(state.random[name]);
  });
});

clause('DIE-R-57', 'a tile that is in sight lies nowhere else', t => {
  const two = map({ id: 'two', without: { tiles: [...FOUR_WAYS, 'nothing-here'] } });
  const tiles = ['one', 'two', 'three', 'four'].map(id => tile({ id }));
  t.stage({ map: 'two', begin: 'move', made: { tiles, maps: [two] } }).does('explore b1');
  const random = makeStream('others', 'test');
  t.verify(({ content, state }) => {
    for (let i = 0; i < 20; i++) {
      const other = scrambleSecrets(content, state, random);
      expect(other.tiles[1]).toBe(state.tiles[1]);
      expect([...other.tiles].sort()).toEqual([...state.tiles].sort());
    }
  });
});

clause('DIE-SETUP-16', 'tokens lie on the cells the map names', t =>
  t.setUp().shows({ 'cells.b2.tokens': ['d8'], 'cells.c1.tokens': ['health'], 'cells.c3.tokens': [] }),
);

clause('DIE-SETUP-17', 'the standee begins on the Start tile, which is Explored', t =>
  t.setUp().owns({ at: 'a3' }).shows({ 'cells.a3.state': 'explored', 'cells.b3.state': 'hidden' }),
);

clause(['DIE-SETUP-19', 'DIE-R-41'], 'one d6 DieMinion is there from the start', t =>
  t.setUp().owns({ minions: { d4: 0, d6: 1, d8: 0, d10: 0, d12: 0, d20: 0 } }),
);

clause(['DIE-SETUP-20', 'DIE-SETUP-21'], 'no points, no Die-Namic Die, no other token', t =>
  t.setUp().owns({
    points: 0,
    boxes: 0,
    pips: [0, 0, 0, 0, 0, 0],
    tokens: { time: 0, might: 0, agility: 0, magic: 0, health: 0, ability: 0 },
  }),
);

clause('DIE-SETUP-22', 'without a map to choose there is no game', t =>
  t
    .setUp({ map: 'training' })
    .shows({ map: 'training', win: { epicParties: 1 } })
    .cannotSetUp({ map: 'atlantis' }, { map: 7 }),
);

clause('DIE-SETUP-02', 'no card of another creature', t => {
  const one = creature({ id: 'one', cards: ['mend'] });
  t.stage({ creature: { creature: 'one' }, made: { creatures: [one] } }).owns({ cards: ['mend'] });
});

clause(
  'DIE-SETUP-09',
  'no die ever changes its slot: every change is told as a gain or a loss of that slot',
  t =>
    t.verify(() => {
      let dice: readonly number[] = [];
      playRandomly({ map: 'training', players: ['troll-o-bones'] }, 'slots', ({ creatures }, events) => {
        const now = creatures[0]?.dice ?? [];
        const changed = TRACKS.filter((_, i) => dice.length > 0 && now[i] !== dice[i]);
        const told = events.flatMap(event =>
          event.type === 'track' && event.dieFrom !== event.die ? [event.track] : [],
        );
        expect(told).toEqual(expect.arrayContaining(changed));
        dice = [...now];
      });
      expect(dice).toHaveLength(6);
    }),
);

clause('DIE-SETUP-10', 'heroes are fetched by class and level, whatever the seed', t => {
  const heads = ['rogue', 'fighter', 'patriarch'] as const;
  for (const seed of ['one', 'two', 'three'])
    t.rolls('d20 1', 'd20 1')
      .enters({ level: 3, heads }, { seed, creature: { creature: 'plain' }, made: PLAIN })
      .expect('joined rogue level 3', 'joined fighter level 3', 'joined patriarch level 3', ...MISSES);
});

clause('DIE-SETUP-11', 'a class has the stats of the level that its Encounter asks for', t => {
  for (const [level, totals] of [
    [1, { might: 2, agility: 2, magic: 2 }],
    [2, { might: 4, agility: 4, magic: 4 }],
  ] as const)
    t.enters({ level, heads: ['cleric'] }, { creature: { creature: 'plain' }, made: PLAIN }).shows({
      'combat.totals': totals,
    });
});

clause('DIE-SETUP-15', 'tiles left over are never drawn', t =>
  t.verify(() => {
    let laid: readonly string[] | undefined;
    playRandomly({ map: 'training', players: ['dierake'] }, 'left over', ({ tiles, cells }) => {
      expect(tiles).toHaveLength(cells.length);
      laid ??= [...tiles];
      expect(tiles).toEqual(laid);
    });
    expect(laid).toBeDefined();
  }),
);

clause('DIE-SETUP-18', 'creatures that nobody plays are not there', t =>
  t
    .setUp({ players: ['diemon'] })
    .verify(({ game, state }) =>
      expect(Object.keys(game.view(state, 'spectator').creatures)).toEqual(['diemon']),
    ),
);

clause('DIE-SETUP-23', 'the Hero Chart can be looked up at any time', t =>
  t.verify(({ content }) => {
    for (const hero of HEROES)
      expect(texts.explanation(content, hero).join(' ').toLowerCase(), hero).toContain(hero);
    expect(texts.explanation(content, 'nobody-of-this-name').join(' ')).not.toContain('fighter');
  }),
);

clause('DIE-SETUP-24', 'the highest number is a whole one, and nothing else', t => {
  const numbers = [
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
    [3],
    [6],
    true,
    null,
    1.5,
    0,
    -1,
    Number.NaN,
    {},
  ];
  for (const { id: map } of t.content.tables.maps)
    t.cannotSetUp(...numbers.map(highest => ({ map, highest })));
});

clause('DIE-SETUP-24', 'a refused number says what is wrong with it, the map before the number', t => {
  const sentence = (options: unknown) => {
    const made = t.game.setup(options, 'any');
    return made.ok ? undefined : made.error.sentence;
  };
  t.verify(() => {
    expect(sentence({ map: 'own-1-1-5-x', highest: 'five' })).toBe('highest-of-guide-only');
    expect(sentence({ map: 'training', highest: 'five' })).toBe('highest-is-a-number');
    expect(sentence({ map: 'training', highest: 5 })).toBe('nothing-to-leave-out');
    expect(sentence({ map: 'census', highest: 7 })).toBe('needs-higher-tiles');
  });
});

clause('DIE-SETUP-07', 'a list is neither options, nor a player, nor dice for the slots', t => {
  const sentence = (options: unknown) => {
    const made = t.game.setup(options, 'any');
    return made.ok ? undefined : made.error.sentence;
  };
  t.verify(() => {
    expect(sentence([])).toBe('options-are-an-object');
    expect(sentence({ players: [[]] })).toBe('unknown-creature');
    expect(sentence({ players: [['diemon']] })).toBe('unknown-creature');
  });
});

clause('DIE-SETUP-01', 'a map says for how many players it is', t =>
  t.verify(({ game, content }) => {
    for (const { id, players } of content.tables.maps) {
      const begun = game.setup({ map: id, players: [] }, 'seed');
      expect(begun.ok ? '' : sayIn(content)(begun.error)).toMatch(
        players === 1 ? /for one player$/ : /for 2 players$/,
      );
    }
  }),
);

clause('DIE-SETUP-12', 'a map that needs more tiles than there are is no game', t =>
  t
    .stage({
      made: { maps: [map({ id: 'bare', without: { tiles: CONTENT.tables.tiles.map(({ id }) => id) } })] },
    })
    .verify(({ content, dice }) => {
      const bare = contentWith(content, { tiles: [tile({ id: 'nothing-here', copies: 1 })] });
      expect(() => makeGame(bare, dice).setup({ map: 'bare' }, 'seed')).toThrow('bare has no tile left for');
    }),
);

clause('DIE-SETUP-01', 'whoever is named begins, whatever the seed', t => {
  const { id: map } = t.content.tables.maps.find(({ players }) => players === 2) ?? { id: '' };
  const players = ['deyeroller', 'troll-o-bones'];
  for (const first of players)
    for (let seed = 0; seed < 6; seed++)
      t.setUp({ map, players, first }, `${seed}`).verify(({ game, state }) =>
        expect(game.decision(state)?.by).toEqual({ seat: first }),
      );
});
