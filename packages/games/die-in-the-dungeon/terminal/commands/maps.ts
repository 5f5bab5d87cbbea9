import { sayPlainly } from '@tumblekeep/kernel';
import { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import { Command } from 'commander';
import {
  CONTENT,
  type DieInTheDungeon,
  OWN_DIFFICULTIES,
  ownMapId,
  RULE_SETS,
  RULES_ID,
  texts,
} from '../../rules/index.ts';
import { readMaps } from '../names.ts';
import { mapPicture } from '../picture.ts';

const EXAMPLE = `
Examples:
  tumblekeep maps
  tumblekeep maps cellar
  tumblekeep maps ${ownMapId({ ...OWN_DIFFICULTIES.hard, seed: 'cabbage' })}

A dungeon of your own is built from its name: own-<Epic Parties>-<highest level>-<highest tile number>-<seed>.
`;

export const makeMapsCommand = (): Command =>
  new Command('maps')
    .description('List the dungeons of DIE in the Dungeon!, or draw some of them.')
    .argument('[id...]', 'maps to draw')
    .addHelpText('after', EXAMPLE)
    .action(maps);

function maps(ids: readonly string[]): void {
  const screen = new Screen(process.stdout);
  if (ids.length > 0) for (const id of readMaps(CONTENT, ids.join(','))) draw(id, screen);
  else
    for (const map of CONTENT.tables.maps)
      screen.say(`${map.id.padEnd(18)} ${map.name}: ${texts.mapText(map)}`, ' '.repeat(19));
}

function draw(id: string, screen: Screen): void {
  const game = RULE_SETS[RULES_ID] as DieInTheDungeon;
  const made = game.setup({ map: id }, 'map');
  if (!made.ok) throw new Error(sayPlainly(made.error));
  for (const line of texts.explanation(CONTENT, id)) screen.say(line);
  for (const line of mapPicture(CONTENT, game.view(made.value, ''), screen)) screen.line(line);
}
