import { expect } from 'vitest';
import { texts } from '../../src/index.ts';
import { clause, type Table } from '../support/table.ts';

const plain = (t: Table): Table => t.combat({ heroes: ['lorenzo', 'aureliano'] });

for (const [bounces, first] of [
  [0, 'lorenzo missed: no-bounce'],
  [1, 'lorenzo hit 3'],
  [2, 'lorenzo hit 3'],
] as const)
  clause('DF0-DICE-01', `${bounces} bounces beside the board`, t =>
    plain(t).throws('red', { bounces }).begins(first),
  );

clause('DF0-DICE-02', 'nothing is counted before the table tells where the die stopped', t =>
  plain(t)
    .does('lorenzo throws red')
    .expect()
    .asks('table', 'landing')
    .shows({ 'combat.life': 12, 'combat.throw.zone': null })
    .does('lands 4 blank')
    .shows({ 'combat.life': 8 }),
);

for (const value of [1, 2, 3, 4, 5] as const)
  clause('DF0-DICE-03', `zone ${value} is worth ${value}`, t =>
    plain(t)
      .throws('red', { zone: `${value}` })
      .expect(
        `lorenzo hit ${value}`,
        `damage ${value} = ${value} section`,
        `monster life 12 → ${12 - value}: hit`,
      ),
  );

clause('DF0-DICE-04', 'a missed-shot zone is a complete miss', t =>
  plain(t).throws('red', { zone: 'hole' }).expect('lorenzo missed: hole', 'lorenzo life 9 → 7: miss'),
);

clause('DF0-DICE-05', 'a critical-hit zone is worth 6', t =>
  plain(t)
    .throws('red', { zone: '6' })
    .expect('lorenzo hit 6', 'damage 6 = 6 section', 'monster life 12 → 6: hit'),
);

clause('DF0-DICE-06', 'the centre is worth 10', t =>
  plain(t)
    .throws('red', { zone: 'bullseye' })
    .expect('lorenzo hit bullseye', 'damage 10 = 10 bullseye', 'monster life 12 → 2: hit'),
);

for (const [die, ability] of [
  ['red', 'extra-damage-2'],
  ['green', 'pickpocket'],
  ['blue', 'heal-all-heroes-1'],
] as const)
  clause('DF0-DICE-07', `the ${die} die belongs to the ${die} power`, t =>
    t
      .combat({
        heroes: [
          {
            hero: 'lorenzo',
            abilities: { red: 'extra-damage-2', green: 'pickpocket', blue: 'heal-all-heroes-1' },
          },
          'aureliano',
        ],
      })
      .throws(die, { face: 'icon' })
      .begins('lorenzo hit 3', `lorenzo ability ${die}: ${ability}`),
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
      expect(game.apply(state, bones)).toMatchObject({ code: 'landing', message: 'this board has no bones' });
      const ids = texts.entriesOf(game.edition).map(({ id }) => id);
      expect(ids).toContain('hole');
      expect(ids).not.toContain('bones');
    }),
);
