/** Tokens "at any time": the moments that exist only because somebody holds a token that still matters. */

import { expect } from 'vitest';
import type { Effect } from '../../../rules/index.ts';
import type { CreatureStage } from '../../../rules/scenario/index.ts';
import { check, made, plain, withTokens } from '../../support/plain.ts';
import { ability, type CombatValues, clause, creature, type Table, tile } from '../../support/table.ts';

const loses = (amount: number): Effect => ({ verb: 'lose', track: 'health', amount });
const frail: CreatureStage = { ...plain, health: 2, tokens: ['health'] };

const hurt = (t: Table, amount: number, board: CreatureStage = {}) =>
  t.enters({ effects: [loses(amount)] }, { creature: { ...frail, ...board }, made });

// ---- before Health is lost to 0 ---------------------------------------------------------------------------

clause(['DIE-TOKEN-17', 'DIE-R-40'], 'a tile that would take the last Health waits for the token', t =>
  hurt(t, 2)
    .asks('loss')
    .offers('take 2 from health', 'token health')
    .does('token health')
    .asks('loss')
    .offers('take 2 from health')
    .does('take 2 from health')
    .goesOn()
    .board({ health: 'd10 2' }),
);

clause(
  ['DIE-TOKEN-17', 'DIE-TOKEN-15', 'DIE-LOSE-01'],
  'whoever does without it has lost, and then it is too late',
  t => hurt(t, 2).does('take 2 from health').ends('health').mayNot('token health'),
);

clause(
  'DIE-TOKEN-17',
  'one point less is not the last, and one more than the token brings is past saving',
  t => {
    hurt(t, 1).asks('rest').board({ health: 'd10 1' });
    hurt(t, 3).asks('loss');
    hurt(t, 4).ends('health');
  },
);

clause(['DIE-TOKEN-17', 'DIE-STAT-35'], 'two tokens of a stat let it take what one could not', t => {
  const struck = (tokens: NonNullable<CreatureStage['tokens']>) =>
    t.enters(
      { effects: [{ verb: 'damage', stat: 'might', amount: 4 }] },
      { creature: { ...plain, health: 1, might: 'd12 1', tokens }, made },
    );
  struck(['might']).ends('health');
  struck(['might', 'might'])
    .asks('damage')
    .does('token might', 'token might', 'take 0 from health')
    .goesOn()
    .board({ health: 'd10 1', might: 'd12 1' });
});

clause('DIE-TOKEN-17', 'nobody is asked for tokens of other tracks', t =>
  hurt(t, 2, { tokens: ['might', 'agility', 'magic', 'time', 'ability'] }).ends('health'),
);

clause('DIE-TOKEN-17', 'nobody is asked for a token that no die lets count', t =>
  hurt(t, 4, {
    health: 'd4 4',
    might: 'd6 6',
    agility: 'd6 6',
    magic: 'd10 10',
  }).ends('health'),
);

clause(['DIE-TOKEN-17', 'DIE-STAT-36'], 'the loss names Health: no less, no more, and nothing else', t => {
  hurt(t, 2)
    .mayNot('take 1 from health', 'take 0 from health', 'take 3 from health', 'pass', 'roll', 'token magic')
    .refuses('take 1 from health', 'take')
    .refuses('token magic', 'token');
});

clause(
  ['DIE-TOKEN-17', 'DIE-TILE-10', 'DIE-R-52'],
  'the token that lies on the deadly tile is taken first and saves',
  t =>
    t
      .stage({
        map: 'tokens',
        creature: { ...plain, health: 1 },
        made: withTokens('health'),
        tiles: { b1: tile({ effects: [loses(1)] }) },
        enter: 'b1',
      })
      .begins('took health', 'effect test-tile')
      .asks('loss')
      .does('token health', 'take 1 from health')
      .board({ health: 'd10 2' }),
);

clause(
  ['DIE-TOKEN-17', 'DIE-RANDOM-03', 'DIE-RANDOM-05'],
  'a ranged attack waits, and the next question mark with it',
  t =>
    t
      .rolls('d6 5')
      .enters({ heads: ['?', '?'] }, { creature: { ...frail, health: 1 }, made })
      .asks('loss')
      .rolls('d6 4')
      .does('token health', 'take 1 from health')
      .includes('health 3 → 2: ranged-attack', 'joined cleric level 1')
      .asks('attack'),
);

clause(['DIE-TOKEN-17', 'DIE-TRAP-10'], 'a failed check that names Health waits', t =>
  t
    .rolls('d12 1')
    .enters({ effects: [check('might', 9, [loses(2)])] }, { creature: { ...frail, might: 'd12 1' }, made })
    .asks('loss')
    .does('token health', 'take 2 from health')
    .goesOn(),
);

clause(['DIE-TOKEN-17', 'DIE-R-40'], 'a failed check that deals damage waits, for either token', t => {
  const fails = (tokens: CreatureStage['tokens']) =>
    t
      .rolls('d12 1')
      .enters(
        { effects: [check('might', 9, [{ verb: 'damage', stat: 'might', amount: 2 }])] },
        { creature: { ...plain, health: 1, might: 'd12 1', tokens: tokens ?? [] }, made },
      );
  fails(['health']).asks('damage').does('token health', 'take 2 from health').goesOn();
  fails([]).ends('health');
  t.enters(
    { effects: [{ verb: 'damage', stat: 'magic', amount: 2 }] },
    { creature: { ...plain, health: 1, magic: 'd8 1', tokens: ['magic'] }, made },
  ).asks('damage');
});

clause(['DIE-TOKEN-17', 'DIE-R-40'], 'damage that kills with every token used is not asked about', t =>
  t
    .enters(
      { effects: [{ verb: 'damage', stat: 'magic', amount: 5 }] },
      { creature: { ...plain, health: 1, magic: 'd8 1', tokens: ['magic', 'health'] }, made },
    )
    .ends('health'),
);

clause(['DIE-TOKEN-17', 'DIE-R-40'], 'a Health token is no reason to ask while Health is in no danger', t =>
  t
    .enters(
      { effects: [{ verb: 'damage', stat: 'magic', amount: 1 }] },
      { creature: { ...plain, health: 3, magic: 'd8 1', tokens: ['health'] }, made },
    )
    .asks('rest')
    .board({ health: 'd10 2' }),
);

clause(['DIE-TOKEN-17', 'DIE-TWO-07'], 'the other player is not asked, and cannot help', t =>
  t
    .stage({
      map: 'neighbours',
      creatures: [
        { ...plain, health: 1, tokens: [] },
        { creature: 'troll-o-bones', tokens: ['ability'] },
      ],
      made,
      begin: 'move',
    })
    .mayNot('token ability')
    .refuses('token ability', 'token'),
);

// ---- before the first hero attack -------------------------------------------------------------------------

const facing = (t: Table, heroes: readonly string[], board: CreatureStage, values: CombatValues = {}) =>
  t.combat(heroes, { creature: { ...plain, ...board }, made, ...values });

clause(['DIE-TOKEN-18', 'DIE-COMBAT-06', 'DIE-R-38'], 'a Patriarch bars abilities, and no tokens', t =>
  facing(t, ['patriarch', 'fighter'], { might: 'd12 3', tokens: ['might'] })
    .asks('round')
    .offers('pass', 'token might')
    .rolls('d8 4')
    .does('token might', 'pass')
    .includes('might attack d8 4 = 4 die against 5: miss'),
);

clause(['DIE-TOKEN-18', 'DIE-COMBAT-06', 'DIE-R-38'], 'so does the tile of the Knife in the Dark', t =>
  facing(
    t,
    ['assassin', 'cleric', 'cleric', 'rogue'],
    { agility: 'd8 3', tokens: ['agility'] },
    {
      tile: { rules: { while: 'cleric', noAbilities: true } },
    },
  )
    .asks('round')
    .offers('pass', 'token agility'),
);

clause('DIE-TOKEN-18', 'where abilities are barred none is offered or taken', t => {
  const nudger = {
    abilities: [ability({ id: 'nudge', windows: ['round'] })],
    creatures: [creature({ id: 'nudger', abilities: ['nudge'] })],
  };
  t.combat(['patriarch', 'fighter'], {
    creature: { creature: 'nudger', minions: [], ability: 4, might: 'd12 3', tokens: ['might'] },
    made: nudger,
  })
    .asks('round')
    .mayNot('use nudge')
    .refuses('use nudge', 'barred');
});

clause('DIE-TOKEN-18', 'it opens in every round, before the first attack of that round', t =>
  facing(t, ['patriarch', 'fighter'], { might: 'd12 3', tokens: ['might', 'might'] })
    .rolls('d8 1')
    .does('token might', 'pass')
    .rolls('d12 12')
    .does('attack might', 'accept')
    .asks('round'),
);

for (const [what, heroes, board] of [
  ['a token for a stat that nobody attacks', ['patriarch', 'fighter'], { tokens: ['magic', 'agility'] }],
  ['Time and Ability', ['patriarch', 'fighter'], { tokens: ['time', 'ability'] }],
  [
    'a token that no die lets count',
    ['patriarch', 'fighter'],
    { might: 'd20 20', magic: 'd12 12', tokens: ['might'] },
  ],
] as const satisfies readonly (readonly [string, readonly string[], CreatureStage])[])
  clause('DIE-TOKEN-18', `nobody is asked for ${what} where abilities are barred`, t =>
    facing(t.rolls('d8 1'), heroes, { time: 5, ...board }).asks('attack'),
  );

clause('DIE-TOKEN-18', 'nobody is asked where nobody attacks and abilities are barred', t =>
  facing(t, ['patriarch'], { health: 1, tokens: ['health', 'might'] }).asks('attack'),
);

clause('DIE-TOKEN-18', 'a Health token is worth a question before an attack', t =>
  facing(t, ['patriarch', 'fighter'], { health: 1, tokens: ['health'] }).asks('round'),
);

clause('DIE-TOKEN-18', 'a token that would be lost altogether opens no window anywhere', t => {
  facing(t.rolls('d4 1'), ['fighter'], { time: 20, tokens: ['time'] }).asks('attack');
  facing(t, ['fighter'], { time: 19, tokens: ['time'] }).asks('round');
});

// ---- before a Stat Check is rolled ------------------------------------------------------------------------

const trapped = (t: Table, board: CreatureStage) =>
  t.enters({ effects: [check('might', 9)] }, { creature: { ...plain, ...board }, made });

clause(
  ['DIE-TOKEN-19', 'DIE-TRAP-02', 'DIE-R-38'],
  'a token before a Stat Check may make its die larger',
  t =>
    trapped(t, { might: 'd6 6', agility: 'd4 4', magic: 'd12 12', tokens: ['might'] })
      .asks('trap')
      .offers('roll', 'token might')
      .rolls('d8 8')
      .does('token might', 'roll')
      .board({ might: 'd8 8' })
      .verify(({ happened }) => expect(happened).toContainEqual(expect.stringMatching(/^rolled might d8 8/))),
);

clause('DIE-TOKEN-19', 'only a token of the checked stat is worth the question', t => {
  trapped(t.rolls('d12 9'), { tokens: ['agility', 'magic', 'health', 'time'] }).asks('rest');
  trapped(t.rolls('d20 9'), { might: 'd20 20', magic: 'd12 12', tokens: ['might'] }).asks('rest');
});

clause('DIE-TOKEN-19', 'each of two checks asks for itself', t =>
  t
    .enters(
      { effects: [check('might', 2), check('magic', 2)] },
      { creature: { ...plain, tokens: ['might', 'magic'] }, made },
    )
    .asks('trap')
    .rolls('d12 9')
    .does('roll')
    .asks('trap')
    .rolls('d8 8')
    .does('roll')
    .asks('rest'),
);

// ---- a question after a token -----------------------------------------------------------------------------

const UPGRADE: Effect = { verb: 'upgrade', of: ['might', 'agility'] };

clause(['DIE-TOKEN-20', 'DIE-STAT-25'], 'a die that a token has blocked is no longer on offer', t =>
  t
    .enters(
      { effects: [UPGRADE] },
      {
        creature: {
          ...plain,
          might: 'd12 12',
          agility: 'd8 8',
          magic: 'd12 12',
          health: 'd6 6',
          tokens: ['magic'],
        },
        made,
      },
    )
    .asks('resize')
    .offers('resize might', 'resize agility', 'token magic')
    .does('token magic')
    .offers('resize agility')
    .mayNot('resize might')
    .refuses('resize might', 'resize')
    .does('resize agility')
    .board({ magic: 'd20 14', might: 'd12 12', agility: 'd10 8' }),
);

clause('DIE-TOKEN-20', 'a die that a token has made free is on offer', t =>
  t
    .enters(
      { effects: [{ verb: 'upgrade', of: ['might', 'agility', 'magic'] }] },
      {
        creature: {
          ...plain,
          might: 'd6 6',
          agility: 'd10 10',
          magic: 'd4 4',
          health: 'd6 6',
          tokens: ['health'],
        },
        made,
      },
    )
    .asks('resize')
    .mayNot('resize magic')
    .does('token health')
    .may('resize magic'),
);

clause(['DIE-TOKEN-20', 'DIE-STAT-25'], 'when none is left the change is ignored and play goes on', t =>
  t
    .enters(
      { effects: [{ verb: 'upgrade', of: ['might', 'agility'] }] },
      {
        creature: {
          ...plain,
          might: 'd12 12',
          agility: 'd12 12',
          magic: 'd10 10',
          health: 'd8 8',
          tokens: ['might'],
        },
        made,
      },
    )
    .asks('resize')
    .does('token might')
    .asks('rest')
    .board({ might: 'd20 14', agility: 'd12 12' })
    .verify(({ state }) => expect(state.frames).toHaveLength(2)),
);
