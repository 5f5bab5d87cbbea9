/** Disputed cases that no other situation settles. */
import type { CreatureStage } from '@tumblekeep/die-in-the-dungeon/scenario';
import { expect } from 'vitest';
import { check, gains, made, plain } from './support/plain.ts';
import { clause } from './support/table.ts';

const strong: CreatureStage = { ...plain, might: 'd20 20', agility: 'd6 6', magic: 'd8 8', health: 'd10 10' };

clause(['DIE-R-06', 'DIE-TURN-08'], 'a Time token used first makes room for Rest', t =>
  t
    .stage({ creature: { ...plain, time: 1, health: 4, tokens: ['time'] }, made })
    .offers('rest 0', 'token time')
    .does('token time')
    .offers('rest 0', 'rest 1', 'rest 2'),
);

clause('DIE-R-10', 'the Ability d4 counts while it is off the board', t =>
  t
    .enters(
      { effects: [{ verb: 'downgrade', of: ['might'] }] },
      { creature: { ...plain, ability: 0, might: 'd6 5', agility: 'd4 2', magic: 'd8 3' }, made },
    )
    .excludes(/might/)
    .board({ might: 'd6 5' }),
);

clause(['DIE-R-11', 'DIE-STAT-37'], 'a stopped stat is not upgraded when a die becomes free', t =>
  t
    .enters(
      { effects: [gains({ might: 2 }), gains({ agility: 1 })] },
      { creature: { ...plain, might: 'd6 6', agility: 'd8 8', health: 'd8 8', magic: 'd12 1' }, made },
    )
    .includes('might 6 → 6 (2 in vain): test-tile', 'agility 8 → 9 d8 → d10: test-tile')
    .board({ might: 'd6 6', agility: 'd10 9' }),
);

clause(['DIE-R-27', 'DIE-TURN-02'], 'resting 0 closes the window for abilities', t =>
  t
    .stage({ creature: { creature: 'deyeroller', ability: 4 }, begin: 'rest' })
    .may('use eye-gaze')
    .does('rest 0')
    .mayNot('use eye-gaze'),
);

clause(['DIE-R-57', 'DIE-MOVE-09'], 'what is seen does not depend on hidden faces', t => {
  const view = (seed: string) => {
    t.setUp({ map: 'cellar', players: ['diemon'] }, seed);
    const { cells } = t.game.view(t.state, 'spectator');
    return { cells, laid: t.state.tiles.join() };
  };
  t.verify(() => {
    const one = view('one');
    const other = view('other');
    expect(one.laid).not.toBe(other.laid);
    expect(one.cells).toEqual(other.cells);
  });
});

clause(['DIE-R-81', 'DIE-EPIC-05'], 'Rage adds to Might hits alone', t =>
  t
    .rolls('d20 1', 'd8 8')
    .combat(['barbarian rotated', 'rogue'], { creature: strong, made })
    .includes('agility damage 1 = 1 hit'),
);

clause(['DIE-R-84', 'DIE-EPIC-10'], 'a roll below 0 is plain arithmetic', t =>
  t
    .rolls('d10 1')
    .combat(['warlock'], { creature: { ...strong, minions: ['d12'] }, made })
    .rolls('d8 1')
    .does('attack magic')
    .includes('rolled magic d8 -4 = 1 die + -5 warlock: failing')
    .rolls('d12 12')
    .does('minion d12')
    .includes('minion +12 = 8: failing'),
);

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

clause(['DIE-R-103', 'DIE-CLASS-03'], 'a 6 is no bonus: the garbled chart is void', t =>
  t
    .rolls('d12 6')
    .combat(['fighter', 'fighter', 'fighter'], { creature: { ...plain, might: 'd12 3' }, made })
    .includes('might damage 1 = 1 hit'),
);

clause(['DIE-R-24', 'DIE-STAT-28'], 'a roll cannot be lowered in general', t =>
  t
    .rolls('d12 2')
    .enters({ effects: [check('might', 9)] }, { creature: plain, made })
    .mayNot('pay-time down 1')
    .verify(({ game }) => expect(game.parse('spend -1').ok).toBe(false)),
);

clause(['DIE-TRAIN-03', 'DIE-R-101'], 'the training map changes no rule', t => {
  const players = [{ creature: 'diemon', dice: { might: 12, agility: 10, magic: 8, health: 6 } }];
  const start = (map: string) => {
    t.setUp({ map, players });
    const { at: _, ...creature } = t.game.view(t.state, 'spectator').creatures.diemon ?? { at: '' };
    return { creature, decision: t.game.decision(t.state)?.at, supply: Object.keys(t.state) };
  };
  t.verify(() => expect(start('training')).toEqual(start('cellar')));
  t.stage({ map: 'training', creature: plain, made, begin: 'move' })
    .offers('explore b3')
    .does('explore b3')
    .includes('time 20 → 19: move', 'took might');
});
