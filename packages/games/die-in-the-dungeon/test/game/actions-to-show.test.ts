import { expect } from 'vitest';
import { actionsToShow, texts } from '../../rules/index.ts';
import { made, plain } from '../support/plain.ts';
import { clause, type Table } from '../support/table.ts';

const shown = (t: Table) => actionsToShow(t.content, t.state, t.game.legal(t.state));
const printed = (t: Table): string[] => shown(t).map(action => t.game.print(action));
const labels = (t: Table): string[] =>
  shown(t).map(action => texts.actionLabel(t.content, action, t.game.view(t.state, '')));

const hitting = (t: Table, heroes: Parameters<Table['combat']>[0], ...attacks: string[]) =>
  t
    .rolls(...attacks)
    .combat(heroes, { level: 1, creature: { ...plain, might: 'd20 20' }, made })
    .rolls('d20 20')
    .does('attack might');

clause('DIE-COMBAT-39', 'among heroes who are alike only one is offered, and the rules take any', t => {
  hitting(t, ['cleric', 'cleric']);
  t.verify(() => {
    expect(t.game.legal(t.state)).toHaveLength(2);
    expect(printed(t)).toEqual(['hit cleric']);
    expect(labels(t)).toEqual(['Hit a Cleric, one of 2 who are alike']);
  });
});

clause('DIE-COMBAT-39', 'heroes who differ are all offered, by their names', t => {
  hitting(t, ['fighter', 'rogue', 'rogue'], 'd8 1', 'd10 1', 'd10 1');
  t.verify(() => {
    expect(printed(t)).toEqual(['hit fighter', 'hit rogue']);
    expect(labels(t)).toEqual(['Hit the Fighter', 'Hit a Rogue, one of 2 who are alike']);
  });
});
