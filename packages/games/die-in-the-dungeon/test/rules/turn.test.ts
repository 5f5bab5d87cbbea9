import { expect } from 'vitest';
import { gains, made, plain, withTokens } from '../support/plain.ts';
import { ability, clause, creature, type Table, tile } from '../support/table.ts';

/** A creature with nothing to use, so that no window opens. */
const PLAIN = { creatures: [creature({ id: 'plain' })] };
const idle = { creature: 'plain' };

clause('DIE-TURN-01', 'Power Up, Rest, Move, Tile Effects, Encounter and Combat follow each other', t =>
  t
    .enters(
      { heads: ['cleric'], effects: [{ verb: 'gain', tracks: { magic: 1 } }] },
      { creature: { ...idle, magic: 2 }, made: PLAIN },
    )
    .expect('effect test-tile', 'magic 2 → 3: test-tile', 'joined cleric level 1')
    .asks('attack')
    .rolls('d12 9')
    .does('attack might')
    .expect(
      'rolled might d12 9 = 9 die: success',
      'defeated cleric: 1 points',
      'explored b1: test-tile',
      'ability 1 → 2: power-up',
    )
    .asks('rest')
    .does('rest 0')
    .asks('move'),
);

const staged = (t: Table, creature: object) => t.stage({ creature: { ...idle, ...creature }, made: PLAIN });

clause(
  ['DIE-TURN-03', 'DIE-TURN-04', 'DIE-R-14'],
  'Power Up gives 1 Ability in every turn, the first included',
  t => staged(t, {}).expect('ability 1 → 2: power-up').asks('rest'),
);

clause('DIE-TURN-03', 'Power Up at 4 has no effect', t =>
  staged(t, { ability: 4 }).board({ ability: 'd4 4' }),
);

clause('DIE-TURN-05', 'Power Up from 0 brings the Ability die back at 1', t =>
  staged(t, { ability: 0 }).board({ ability: 'd4 1' }),
);

clause('DIE-TURN-02', 'abilities can be used before and after Power Up, until Rest is decided', t => {
  const nudge = ability({
    id: 'nudge',
    windows: ['turn'],
    effects: [{ verb: 'gain', tracks: { magic: 1 } }],
  });
  t.stage({
    creature: { creature: 'nudger', magic: 2, ability: 1 },
    made: { abilities: [nudge], creatures: [creature({ id: 'nudger', abilities: ['nudge'] })] },
  })
    .asks('power-up')
    .does('use nudge')
    .expect('used nudge', 'ability 1 → 0: nudge', 'magic 2 → 3: nudge')
    .asks('power-up')
    .mayNot('use nudge', 'rest 0')
    .does('power-up')
    .asks('rest')
    .does('use nudge')
    .board({ magic: 'd8 4', ability: 'd4 0' })
    .does('rest 0')
    .asks('move')
    .mayNot('use nudge');
});

for (const [title, values, most] of [
  ['three at most', { health: 'd12 2', time: 10 }, 3],
  ['what is missing to the highest face', { health: 'd8 7', magic: 'd12 4', time: 10 }, 1],
  ['nothing at full Health', { health: 'd12 12' }, 0],
  ['Time - 1', { health: 'd12 2', time: 2 }, 1],
  ['nothing with the last Time', { health: 'd12 2', time: 1 }, 0],
] as const) {
  clause(
    ['DIE-TURN-06', 'DIE-TURN-07', 'DIE-TURN-08', 'DIE-EX-15', 'DIE-R-05'],
    `Rest is limited: ${title}`,
    t =>
      staged(t, values)
        .offers(...Array.from({ length: most + 1 }, (_, n) => `rest ${n}`))
        .mayNot(`rest ${most + 1}`),
  );
}

clause(['DIE-TURN-06', 'DIE-EX-15'], 'Rest pays Time for Health', t =>
  staged(t, { health: 'd8 5', magic: 'd12 4', time: 10 })
    .does('rest 3')
    .expect('time 10 → 7: rest', 'health 5 → 8: rest')
    .mayNot('rest 0'),
);

clause('DIE-STAT-24', 'Rest never upgrades the Health die', t =>
  staged(t, { health: 'd6 5', magic: 'd12 4', time: 10 })
    .mayNot('rest 2')
    .does('rest 1')
    .board({ health: 'd6 6' }),
);

clause(['DIE-TURN-09', 'DIE-TURN-17', 'DIE-MOVE-05'], 'Move is mandatory and costs exactly 1 Time', t =>
  staged(t, { time: 10 })
    .does('rest 0')
    .offers('explore b1', 'explore a2', 'explore c2', 'explore b3')
    .does('explore b1')
    .begins('time 10 → 9: move', 'turned b1: nothing-here', 'explored b1: nothing-here'),
);

clause('DIE-TURN-11', 'a tile without heads ends the turn after its effect', t =>
  t
    .enters(
      { effects: [{ verb: 'gain', tracks: { magic: 1 } }] },
      { creature: { ...idle, magic: 2 }, made: PLAIN },
    )
    .expect(
      'effect test-tile',
      'magic 2 → 3: test-tile',
      'explored b1: test-tile',
      'ability 1 → 2: power-up',
    ),
);

clause(['DIE-TURN-15', 'DIE-LOSE-02', 'DIE-EX-27'], 'Time 0 at the end of the turn loses', t =>
  staged(t, { time: 1 })
    .does('rest 0')
    .does('explore b1')
    .expect('time 1 → 0: move', 'turned b1: nothing-here', 'explored b1: nothing-here', 'lost plain: time')
    .ends('time'),
);

clause(
  ['DIE-TURN-15', 'DIE-TOKEN-11', 'DIE-EX-27'],
  'a saved Time token can be used just before the check',
  t =>
    staged(t, { time: 1, tokens: ['time'] })
      .does('rest 0')
      .does('explore b1')
      .asks('last-chance')
      .does('token time')
      .does('end-turn')
      .goesOn()
      .board({ time: 'd20 2' }),
);

clause('DIE-TURN-15', 'who lets the last chance go loses', t =>
  staged(t, { time: 1, tokens: ['time'] })
    .does('rest 0')
    .does('explore b1')
    .does('end-turn')
    .ends('time'),
);

clause('DIE-TURN-15', 'with Time left nobody is asked for a last chance', t =>
  staged(t, { time: 2, tokens: ['time'] })
    .does('rest 0')
    .does('explore b1')
    .shows({ turn: 2 })
    .asks('rest'),
);

clause('DIE-TURN-18', 'alone, the same player takes the next turn', t =>
  staged(t, {})
    .does('rest 0')
    .does('explore b1')
    .verify(({ state }) => expect(state.turn).toBe(2))
    .asks('rest', 'plain'),
);

clause(
  ['DIE-LOSE-04', 'DIE-LOSE-06'],
  'the player may concede at any decision, and then nothing more is accepted',
  t =>
    staged(t, {}).does('concede').expect('lost plain: conceded').ends('conceded').mayNot('rest 0', 'concede'),
);

clause('DIE-TURN-10', 'token first, then the effect, then the Encounter', t =>
  t
    .stage({
      map: 'tokens',
      creature: { ...idle, magic: 2 },
      made: withTokens('d8'),
      tiles: { b1: tile({ heads: ['cleric'], effects: [gains({ magic: 1 })] }) },
      enter: 'b1',
    })
    .expect('took d8', 'effect test-tile', 'magic 2 → 3: test-tile', 'joined cleric level 1'),
);

clause('DIE-TURN-12', 'an Encounter leads straight into Combat in the same turn', t =>
  t
    .stage({ creature: idle, made: PLAIN, begin: 'move', tiles: { b1: tile({ heads: ['cleric'] }) } })
    .does('explore b1')
    .expect('time 20 → 19: move', 'turned b1: test-tile', 'joined cleric level 1')
    .asks('attack')
    .shows({ turn: 1 }),
);

clause(['DIE-TURN-13', 'DIE-COMBAT-43'], 'a Combat goes on for any number of rounds in one turn', t => {
  t.combat(['cleric'], { creature: { ...idle, minions: [], might: 'd12 1' }, made: PLAIN });
  for (let round = 2; round < 30; round++)
    t.rolls('d12 1').does('attack might').asks('attack').shows({ turn: 1, 'combat.round': round });
  t.board({ time: 'd20 20' });
});

clause('DIE-TURN-14', 'after its last hero the tile is Explored, the standee on it, and the turn over', t =>
  t
    .combat(['cleric'], { creature: idle, made: PLAIN })
    .rolls('d12 12')
    .does('attack might')
    .owns({ at: 'b1' })
    .shows({ 'cells.b1.state': 'explored', turn: 2, combat: null }),
);

clause('DIE-TURN-16', 'what lasts for this turn ends with it', t =>
  t
    .stage({ creature: { creature: 'deyeroller', boons: ['eye-gaze'] }, begin: 'move' })
    .does('explore b1')
    .includes('explored b1: nothing-here', 'ended eye-gaze')
    .owns({ boons: [] }),
);

clause(['DIE-TURN-05', 'DIE-EX-28'], 'at 4 a point spent before Power Up comes back', t => {
  const idle = ability({ id: 'idle', windows: ['turn'], boon: { lasts: 'turn', defence: { might: 1 } } });
  t.stage({
    creature: { creature: 'idler', ability: 4 },
    made: { abilities: [idle], creatures: [creature({ id: 'idler', abilities: ['idle'] })] },
  })
    .does('use idle', 'power-up')
    .board({ ability: 'd4 4' });
});

clause(['DIE-R-06', 'DIE-TURN-08'], 'a Time token used first makes room for Rest', t =>
  t
    .stage({ creature: { ...plain, time: 1, health: 4, tokens: ['time'] }, made })
    .offers('rest 0', 'token time')
    .does('token time')
    .offers('rest 0', 'rest 1', 'rest 2'),
);

clause(['DIE-R-27', 'DIE-TURN-02'], 'resting 0 closes the window for abilities', t =>
  t
    .stage({ creature: { creature: 'deyeroller', ability: 4 }, begin: 'rest' })
    .may('use eye-gaze')
    .does('rest 0')
    .mayNot('use eye-gaze'),
);
