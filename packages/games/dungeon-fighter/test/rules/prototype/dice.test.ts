import { expect } from 'vitest';
import { texts } from '../../../rules/index.ts';
import { clause, type Table } from '../../support/table.ts';

const plain = (t: Table): Table => t.combat({ heroes: ['lorenzo', 'aureliano'] });

clause('DF0-DICE-02', 'nothing is counted before the table tells where the die stopped', t =>
  plain(t)
    .does('lorenzo throws red')
    .expect()
    .asks('table', 'landing')
    .shows({ 'combat.life': 12, 'combat.throw.zone': null })
    .does('lands 4 blank')
    .shows({ 'combat.life': 8 }),
);

clause('DF0-DICE-08', 'a face shows the symbol or nothing', t =>
  plain(t)
    .does('lorenzo throws red')
    .may('lands 3 icon', 'lands 3 blank')
    .verify(({ game, state }) =>
      expect(
        new Set(game.legal(state).map(action => (action.type === 'land' ? action.face : action.type))),
      ).toEqual(new Set(['icon', 'blank'])),
    ),
);

clause('DF0-R-60', 'the board has no bones to land on', t =>
  plain(t)
    .does('lorenzo throws red')
    .mayNot('lands bones blank', 'lands bones icon')
    .verify(({ game, state }) => {
      expect(game.legal(state).some(action => action.type === 'land' && action.zone === 'bones')).toBe(false);
      const bones = { type: 'land', zone: 'bones', face: 'icon', bounces: 1, failed: [] } as const;
      expect(game.apply(state, bones)).toMatchObject({ code: 'landing', sentence: 'board-without-zone' });
      const ids = texts.entriesOf(game.edition).map(({ id }) => id);
      expect(ids).toContain('hole');
      expect(ids).not.toContain('bones');
    }),
);
