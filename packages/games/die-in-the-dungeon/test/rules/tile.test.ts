import { expect } from 'vitest';
import {
  EAST,
  type Effect,
  isEpic,
  isInGame,
  NORTH,
  passagesOf,
  SOUTH,
  type Tile,
  type Turn,
  WEST,
} from '../../rules/index.ts';
import type { CreatureStage } from '../../rules/scenario/index.ts';
import { check, gains, made, plain, withTokens } from '../support/plain.ts';
import { ability, clause, creature, type Table, tile } from '../support/table.ts';

const enters = (t: Table, values: Partial<Tile>, board: CreatureStage = {}) =>
  t.enters(values, { creature: { ...plain, ...board }, made });

const loses = (track: 'magic' | 'health', amount = 1): Effect => ({ verb: 'lose', track, amount });

clause('DIE-TILE-01', 'a tile has a title, passages and a level; one without heads has a number', t =>
  t.verify(({ content }) => {
    const faces = content.tables.tiles.filter(({ back }) => back !== 'start' && back !== 'blank');
    expect(faces.length).toBeGreaterThan(0);
    for (const { id, name, level, number, heads, back } of faces) {
      expect(name, id).not.toBe('');
      expect([1, 2, 3, 4], id).toContain(level);
      expect(number !== undefined, id).toBe(heads === undefined);
      expect(passagesOf({ back, turn: 0 }), id).toBeGreaterThan(0);
    }
  }),
);

clause('DIE-TILE-02', 'the level of the tile is the level of every hero on it', t =>
  enters(t.rolls('d20 1'), { level: 3, heads: ['fighter', 'cleric'] })
    .begins('joined fighter level 3', 'joined cleric level 3')
    .shows({ 'combat.level': 3, 'combat.totals': { might: 13, agility: 10, magic: 8 } }),
);

clause(
  ['DIE-TILE-03', 'DIE-R-56'],
  'leaving out the highest numbers leaves out the worst tiles, and no tile with heads',
  t =>
    t.verify(({ content }) => {
      const numbered = content.tables.tiles.filter(({ number }) => number !== undefined);
      const without = { aboveNumber: 5 };
      for (const one of content.tables.tiles)
        expect(isInGame({ without }, one), one.id).toBe((one.number ?? 0) <= 5);
      expect(numbered.some(one => !isInGame({ without }, one))).toBe(true);
    }),
);

clause('DIE-TILE-04', 'the effect is carried out completely before the Encounter', t =>
  enters(t.rolls('d12 2'), {
    heads: ['cleric'],
    effects: [check('might', 3, [loses('magic')]), gains({ ability: 1 })],
  })
    .expect('effect test-tile', 'check might 3', 'rolled might d12 2 = 2 die: failing')
    .asks('modify')
    .shows({ combat: null })
    .does('accept')
    .expect(
      'check failed: 2 of 3',
      'magic 8 → 7: test-tile',
      'ability 1 → 2: test-tile',
      'joined cleric level 1',
    ),
);

clause(['DIE-TILE-05', 'DIE-R-53'], 'what a tile says about its Combat waits until the party stands', t =>
  enters(t.rolls('d6 6'), { heads: ['cleric', '?'], rules: { party: { might: 3 } } })
    .excludes(/effect/)
    .shows({ 'combat.totals.might': 2 })
    .does('class cleric')
    .expect('joined cleric-2 level 1', 'ability 1 → 0: clerics', 'effect test-tile')
    .shows({ 'combat.totals.might': 7 })
    .rolls('d12 12')
    .does('attack might', 'hit cleric')
    .excludes(/effect/)
    .shows({ 'combat.totals.might': 5 }),
);

clause('DIE-TILE-06', 'an effect is mandatory', t =>
  enters(t, { effects: [loses('magic')] }).begins('effect test-tile', 'magic 8 → 7: test-tile'),
);

clause('DIE-TILE-06', 'unless it offers a choice', t =>
  enters(t, {
    effects: [
      {
        verb: 'choose',
        options: [
          { text: 'pay', pay: { health: 2 }, effects: [gains({ ability: 1 })] },
          { text: 'leave', effects: [] },
          { text: 'too dear', pay: { health: 10 }, effects: [] },
        ],
      },
    ],
  })
    .expect('effect test-tile')
    .offers('choose 1', 'choose 2')
    .mayNot('choose 3', 'choose 0')
    .does('choose 1')
    .begins('chose 1', 'health 10 → 8: test-tile', 'ability 1 → 2: test-tile'),
);

clause('DIE-TILE-06', 'a choice that nobody can pay is not asked', t =>
  enters(t, {
    effects: [
      { verb: 'choose', options: [{ text: 'pay', pay: { health: 10 }, effects: [] }] },
      gains({ ability: 1 }),
    ],
  }).begins('effect test-tile', 'ability 1 → 2: test-tile'),
);

clause(['DIE-TILE-10', 'DIE-TOKEN-02', 'DIE-R-38'], 'a token may pay for a choice of its own tile', t =>
  t
    .stage({
      creature: { ...plain, time: 1 },
      map: 'tokens',
      begin: 'move',
      tiles: {
        b1: tile({
          effects: [
            {
              verb: 'choose',
              options: [
                { text: 'pay', pay: { time: 2 }, effects: [gains({ ability: 1 })] },
                { text: 'leave', effects: [] },
              ],
            },
          ],
        }),
      },
      made: withTokens('time'),
    })
    .does('explore b1')
    .offers('choose 2', 'token time')
    .mayNot('choose 1')
    .does('token time')
    .offers('choose 1', 'choose 2')
    .does('choose 1')
    .begins('chose 1', 'time 2 → 0: test-tile', 'ability 1 → 2: test-tile'),
);

clause('DIE-TILE-07', 'a tile without effect goes straight to its Encounter', t =>
  enters(t, { heads: ['cleric'] })
    .expect('joined cleric level 1')
    .asks('attack'),
);

clause('DIE-TILE-08', 'an Explored tile stays face up and matters no more', t =>
  t
    .stage({
      creature: plain,
      made,
      begin: 'move',
      tiles: {
        b1: tile({
          id: 'harsh',
          heads: ['cleric'],
          effects: [loses('magic')],
          rules: { party: { might: 3 } },
        }),
        a2: tile({ id: 'calm', heads: ['cleric'] }),
      },
    })
    .does('explore b1')
    .includes('magic 8 → 7: harsh')
    .rolls('d12 12')
    .does('attack might', 'rest 0')
    .shows({ 'cells.b1.tile': 'harsh', 'cells.b1.state': 'explored' })
    .mayNot('explore b1')
    .does('explore a2')
    .excludes(/harsh/)
    .shows({ 'combat.totals.might': 2 }),
);

const onToken = (t: Table, token: 'd8' | 'might', effects: readonly Effect[], board: CreatureStage = {}) =>
  t.stage({
    map: 'tokens',
    creature: { ...plain, ...board },
    made: withTokens(token),
    tiles: { b1: tile({ effects }) },
    enter: 'b1',
  });

clause(['DIE-TILE-10', 'DIE-TOKEN-01', 'DIE-R-52'], 'the token of a tile can be used for its effect', t =>
  onToken(t, 'might', [check('might', 99)])
    .begins('took might', 'effect test-tile')
    .asks('trap')
    .may('token might')
    .rolls('d12 2')
    .does('roll')
    .asks('modify')
    .may('token might'),
);

clause('DIE-TILE-11', 'one hero for each head', t =>
  enters(t.rolls('d6 3', 'd6 2', 'd12 1', 'd10 1', 'd10 1'), { heads: ['fighter', 'fighter', '?', '?'] })
    .begins('joined fighter level 1', 'joined fighter-2 level 1')
    .includes('joined wizard level 1', 'joined rogue level 1')
    .verify(({ state }) => expect(state.combat?.heroes).toHaveLength(4)),
);

clause('DIE-TILE-12', 'every Epic Party tile has an Epic Hero', t =>
  t.verify(({ content }) => {
    const parties = content.tables.tiles.filter(({ back }) => back === 'epic-party');
    expect(parties.length).toBeGreaterThan(0);
    for (const { id, heads = [] } of parties)
      expect(
        heads.some(head => head !== '?' && isEpic(head)),
        id,
      ).toBe(true);
  }),
);

clause('DIE-TILE-12', 'any party with an Epic Hero is an Epic Party', t =>
  t
    .combat(['patriarch'], { creature: plain, tile: { heads: ['patriarch'] }, made })
    .rolls('d12 1')
    .does('attack might')
    .includes('epic party defeated: 1'),
);

clause('DIE-TILE-12', 'a party without one is none', t =>
  t
    .combat(['cleric'], { creature: plain, tile: { heads: ['cleric'] }, made })
    .rolls('d12 12')
    .does('attack might')
    .excludes(/epic party/)
    .owns({ epicParties: 0 }),
);

clause('DIE-TILE-13', 'no two Epic Party tiles have the same effect', t =>
  t.verify(({ content }) => {
    const texts = content.tables.tiles.flatMap(({ back, rules, effects }) =>
      back === 'epic-party' ? [JSON.stringify({ rules, effects })] : [],
    );
    expect(texts).not.toContain('{}');
    expect(new Set(texts).size).toBe(texts.length);
  }),
);

/** A failing attack on a Cleric of level 4 with everything at hand. */
const armed = (t: Table, rules: Tile['rules'] & object) =>
  t
    .combat(['cleric'], {
      level: 4,
      creature: { ...plain, might: 'd12 3', minions: ['d6'], points: 6 },
      tile: { rules },
      made,
    })
    .rolls('d12 4')
    .does('attack might');

for (const [what, rules, barred, left] of [
  ['DieMinions', { noMinions: true }, 'minion d6', ['pips 1 of box 1', 'spend 1', 'spend 2', 'accept']],
  ['Die-Namic Dice', { noPips: true }, 'pips 1 of box 1', ['minion d6', 'spend 1', 'spend 2', 'accept']],
  ['points', { noPoints: true }, 'spend 1', ['minion d6', 'pips 1 of box 1', 'accept']],
] as const) {
  clause('DIE-TILE-13', `a tile may bar ${what} for its Combat`, t =>
    armed(t, rules)
      .offers(...left)
      .mayNot(barred)
      .refuses(barred, 'barred'),
  );
}

clause('DIE-TILE-13', 'a bar that holds while a hero is there holds no longer', t =>
  armed(t, { while: 'rogue', noMinions: true }).may('minion d6'),
);

clause('DIE-TILE-13', 'a tile may bar an attack', t =>
  t
    .combat(['cleric'], { creature: plain, tile: { rules: { barred: ['might', 'magic'] } }, made })
    .offers('attack agility')
    .mayNot('attack might'),
);

clause('DIE-TILE-13', 'a tile may change rolls and damage', t =>
  t
    .rolls('d4 4')
    .combat(['fighter'], {
      creature: plain,
      tile: { rules: { heroRolls: 2, damage: { might: 1 }, creatureRolls: -3 } },
      made,
    })
    .includes('might attack d4 6 = 4 die + 2 tile against 12: hit', 'might damage 2 = 1 hit + 1 tile')
    .does('take 2 from health')
    .rolls('d12 7')
    .does('attack might')
    .expect('rolled might d12 4 = 7 die + -3 tile: failing'),
);

clause('DIE-TILE-13', 'a tile may bar abilities for its Combat', t =>
  t
    .combat(['cleric'], {
      creature: { creature: 'able', ability: 4 },
      tile: { rules: { noAbilities: true } },
      made: {
        abilities: [ability({ id: 'nudge' })],
        creatures: [creature({ id: 'able', abilities: ['nudge'] })],
      },
    })
    .asks('attack'),
);

clause(['DIE-TILE-14', 'DIE-R-52'], 'a tile that hates DieMinions counts the one just taken from it', t =>
  onToken(t, 'd8', [{ verb: 'lose', track: 'health', amount: { each: 'minion', times: 2 } }], {
    minions: ['d6'],
  }).begins('took d8', 'effect test-tile', 'health 10 → 6: test-tile'),
);

for (const [turn, corner, threeWay] of [
  [0, NORTH | EAST, NORTH | EAST | SOUTH],
  [1, EAST | SOUTH, EAST | SOUTH | WEST],
  [2, SOUTH | WEST, SOUTH | WEST | NORTH],
  [3, WEST | NORTH, WEST | NORTH | EAST],
] as const) {
  clause('DIE-TILE-15', `passages turn with the tile: ${turn} quarter turns`, t =>
    t.verify(() => {
      const at = (back: Tile['back']) => passagesOf({ back, turn: turn as Turn });
      expect([at('corner'), at('three-way'), at('four-way')]).toEqual([corner, threeWay, 15]);
    }),
  );
}

clause('DIE-TILE-11', 'a tile with rules tells what the party comes to under them', t =>
  t.enters({ level: 1, heads: ['cleric'], rules: { heroRolls: 1 } }).verify(({ events }) => {
    const told = events.map(({ type }) => type).filter(type => type === 'party' || type === 'effect');
    expect(told).toEqual(['party', 'effect', 'party']);
  }),
);

const bare: CreatureStage = { creature: 'deyeroller', minions: [], cards: [], ability: 0 };

clause('DIE-TILE-10', 'Health that pays for a choice keeps its last point, and no more', t => {
  const bargain = (health: number) =>
    t.enters(
      {
        effects: [
          {
            verb: 'choose',
            options: [
              { text: 'blood', pay: { health: 2 }, effects: [] },
              { text: 'nothing', effects: [] },
            ],
          },
        ],
      },
      { creature: { ...bare, health } },
    );
  bargain(3).offers('choose 1', 'choose 2');
  bargain(2).offers('choose 2');
});

const strong: CreatureStage = { ...plain, might: 'd20 20', agility: 'd6 6', magic: 'd8 8', health: 'd10 10' };

clause(['DIE-R-91', 'DIE-TILE-13'], 'a tile that bars abilities does not end those at work', t =>
  t
    .combat(['cleric'], {
      level: 4,
      creature: { ...strong, creature: 'deyeroller', might: 'd12 12', boons: ['eye-gaze'] },
      tile: { rules: { while: 'cleric', noAbilities: true } },
    })
    .asks('attack')
    .rolls('d12 3', 'd12 4')
    .does('attack might')
    .begins('rolled might d12 7 = 3 die + 4 die: success'),
);
