import { expect } from 'vitest';
import { made, plain } from '../support/plain.ts';
import { clause } from '../support/table.ts';

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
