import { expect } from 'vitest';
import { texts } from '../../../rules/index.ts';
import { clause, monster } from '../../support/table.ts';

clause('DF1-MOVE-08', 'the party reads where each corridor leads and what awaits it there', t =>
  t
    .stage({
      heroes: ['torm', 'randolph', 'goldfinga'],
      map: { floors: ['cellar', 'crypt', 'belfry'], room: 'cellar-trapdoor' },
      combat: { monster: monster({ life: 3 }), room: 'cellar-trapdoor' },
    })
    .throws('red', { zone: '3' })
    .verify(({ game, state }) => {
      const view = game.view(state, 'torm');
      const labels = game.legal(state).map(action => texts.actionLabel(game.edition, action, view));
      const throwName = game.edition.throw.get('under-the-table')?.name;
      expect(labels).toEqual([
        expect.stringContaining('Barrel Row'),
        expect.stringMatching(`Crawl beneath the Kegs.*${throwName}`),
      ]);
    }),
);
