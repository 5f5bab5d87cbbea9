/** The last point, the last of many, the step in its place: where a rule is exact. */
import { CONTENT, makeGame } from '@tumblekeep/die-in-the-dungeon';
import { type CreatureStage, contentWith } from '@tumblekeep/die-in-the-dungeon/scenario';
import { expect } from 'vitest';
import { check } from './support/plain.ts';
import { ability, clause, creature, map, tile } from './support/table.ts';

const plain: CreatureStage = { creature: 'deyeroller', minions: [], cards: [], ability: 0 };

clause('DIE-ABILITY-10', 'Eye Modify: the last point of Time can be paid', t =>
  t
    .combat(['cleric 4'], { creature: { ...plain, might: 'd8 1', boons: ['eye-modify'], time: 1 } })
    .rolls('d10 5')
    .does('attack might')
    .offers('pay-time up 1', 'pay-time down 1', 'accept'),
);

clause(['DIE-STAT-28', 'DIE-STAT-29'], 'nineteen points of a full d20 can be spent at once', t =>
  t
    .rolls('d20 1')
    .enters({ effects: [check('might', 20)] }, { creature: { ...plain, might: 'd20 20' } })
    .may('spend 18', 'spend 19')
    .mayNot('spend 20')
    .does('spend 19')
    .includes('might 20 → 1: roll', 'points +19 = 20: success'),
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

clause(
  ['DIE-CLASS-04', 'DIE-R-72'],
  'Agility attacks are counted when their step begins, after the Might attack',
  t =>
    t
      .combat(['fighter', 'rogue'], {
        creature: { creature: 'veiled', minions: [], ability: 4, might: 'd12 1', agility: 'd12 12' },
        made: {
          abilities: [ability({ id: 'veil', boon: { lasts: 'turn', prevents: 1, stops: ['agility'] } })],
          creatures: [creature({ id: 'veiled', abilities: ['veil'] })],
        },
      })
      .rolls('d6 6', 'd6 1')
      .does('use veil')
      .includes('prevented 1: veil', 'ended veil', 'agility attack d6 1 = 1 die against 12: miss'),
);

// ---- refusals and what is told --------------------------------------------------------------------------

clause(['DIE-ABILITY-15', 'DIE-R-30'], 'an ability that is at work is refused for that', t =>
  t
    .combat(['cleric 4'], { creature: { ...plain, ability: 4, boons: ['eye-gaze'] } })
    .refuses('use eye-gaze', 'active')
    .refuses('use bone-armour', 'ability'),
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

clause('DIE-SETUP-01', 'a map says for how many players it is', t =>
  t.verify(({ game, content }) => {
    for (const { id, players } of content.tables.maps) {
      const begun = game.setup({ map: id, players: [] }, 'seed');
      expect(begun.ok ? '' : begun.error.message).toMatch(
        players === 1 ? /for one player$/ : /for 2 players$/,
      );
    }
  }),
);

clause('DIE-TILE-11', 'a tile with rules tells what the party comes to under them', t =>
  t.enters({ level: 1, heads: ['cleric'], rules: { heroRolls: 1 } }).verify(({ events }) => {
    const told = events.map(({ type }) => type).filter(type => type === 'party' || type === 'effect');
    expect(told).toEqual(['party', 'effect', 'party']);
  }),
);

clause(['DIE-COMBAT-33', 'DIE-COMBAT-32'], 'a question which hero is hit says why', t =>
  t
    .combat(['cleric', 'cleric'], { creature: { ...plain, might: 'd12 12' } })
    .rolls('d12 12')
    .does('attack might')
    .asks('hit')
    .shows({ 'question.why': 'attack' }),
);

// ---- tokens ---------------------------------------------------------------------------------------------

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

clause(['DIE-COMBAT-44', 'DIE-R-93'], 'a token beyond the d20 makes no attack impossible', t =>
  t
    .combat(['cleric 4'], {
      creature: { ...plain, might: 'd20 20', agility: 'd6 1', magic: 'd4 1', tokens: ['might'] },
    })
    .asks('attack'),
);

// ---- dice and tiles -------------------------------------------------------------------------------------

clause(['DIE-STAT-25', 'DIE-STAT-26'], 'nobody is asked which die changes where only one can', t =>
  t
    .enters(
      { effects: [{ verb: 'downgrade', of: ['agility', 'might'] }] },
      { creature: { ...plain, might: 'd12 12', agility: 'd4 4' } },
    )
    .board({ might: 'd10 10', agility: 'd4 4' })
    .asks('rest'),
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
      { creature: { ...plain, health } },
    );
  bargain(3).offers('choose 1', 'choose 2');
  bargain(2).offers('choose 2');
});

clause('DIE-SETUP-01', 'whoever is named begins, whatever the seed', t => {
  const { id: map } = t.content.tables.maps.find(({ players }) => players === 2) ?? { id: '' };
  const players = ['deyeroller', 'troll-o-bones'];
  for (const first of players)
    for (let seed = 0; seed < 6; seed++)
      t.setUp({ map, players, first }, `${seed}`).verify(({ game, state }) =>
        expect(game.decision(state)?.by).toEqual({ seat: first }),
      );
});
