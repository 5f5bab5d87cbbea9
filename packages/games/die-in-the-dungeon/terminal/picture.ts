/** The dungeon, the boards and the party, drawn with letters. */

import type { Screen } from '@tumblekeep/terminal-kit/screen.ts';
import { wrap } from '@tumblekeep/terminal-kit/wrap.ts';
import {
  attackChance,
  type CellView,
  type Content,
  type CreatureView,
  DICE,
  type DieInTheDungeon,
  EAST,
  heroAttacks,
  lookAt,
  passagesOf,
  placeOf,
  SOUTH,
  STATS,
  type State,
  TRACKS,
  texts,
  type View,
} from '../rules/index.ts';
import { hitting } from './odds-text.ts';

/** A creature by its seat, whoever's turn it is; `%` is both of them. */
const CREATURES = ['@', '&'];
const BOTH = '%';

function sign(view: View, at: string, { back, state, tokens }: CellView): string {
  const here = view.seats.flatMap((id, seat) => (view.creatures[id]?.at === at ? [seat] : []));
  if (here.length > 0) return here.length === 1 ? (CREATURES[here[0] as number] as string) : BOTH;
  if (back === 'blank') return '#';
  if (state === 'open') return '!';
  if (state === 'explored') return back === 'start' ? 'S' : '·';
  return tokens.length > 0 ? '*' : back === 'epic-party' ? 'E' : '?';
}

/** What the signs mean; signs that are not there are not explained. */
function legend(content: Content, view: View, signs: ReadonlySet<string>): string {
  const creatures = view.seats.map(
    (id, seat) =>
      [CREATURES[seat] as string, view.seats.length === 1 ? 'you' : texts.creatureName(content, id)] as const,
  );
  const meanings: readonly (readonly [sign: string, meaning: string])[] = [
    ...creatures,
    [BOTH, 'both of them'],
    ['[?]', 'may be explored'],
    ['?', 'not yet to be reached'],
    ['E', 'Epic Party'],
    ['*', 'something lies there'],
    ['!', 'turned and not done with'],
    ['·', 'explored'],
    ['S', 'Start'],
    ['#', 'rock'],
  ];
  return meanings
    .filter(([one]) => signs.has(one))
    .map(([one, meaning]) => `${one} ${meaning}`)
    .join(', ');
}

/** `[?]` may be explored now, ` ? ` not yet. */
export function mapPicture(
  content: Content,
  view: View,
  { colors, width }: Pick<Screen, 'colors' | 'width'>,
): string[] {
  const cells = Object.entries(view.cells).map(([at, cell]) => ({ at, cell, place: placeOf(at) }));
  const columns = Math.max(...cells.map(({ place }) => place[0])) + 1;
  const rows = Math.max(...cells.map(({ place }) => place[1])) + 1;
  const cellAt = (column: number, row: number) =>
    cells.find(({ place }) => place[0] === column && place[1] === row);
  const isOpen = (column: number, row: number, side: number): boolean => {
    const from = cellAt(column, row);
    const [right, down] = side === EAST ? [1, 0] : [0, 1];
    const to = cellAt(column + right, row + down);
    const back = side === EAST ? 8 : 1;
    return (
      from !== undefined &&
      to !== undefined &&
      (passagesOf(from.cell) & side) !== 0 &&
      (passagesOf(to.cell) & back) !== 0
    );
  };
  const signs = new Set<string>();
  const letters = Array.from({ length: columns }, (_, i) => ` ${String.fromCharCode(97 + i)} `);
  const lines = [`     ${letters.join(' ')}`];
  for (let row = 0; row < rows; row++) {
    let line = `  ${String(row + 1).padStart(2)} `;
    let below = '     ';
    for (let column = 0; column < columns; column++) {
      const found = cellAt(column, row);
      const text = found === undefined ? ' ' : sign(view, found.at, found.cell);
      signs.add(text);
      if (found?.cell.reachable) signs.add('[?]');
      line += found?.cell.reachable ? colors.bold(`[${text}]`) : ` ${text} `;
      line += isOpen(column, row, EAST) ? '-' : ' ';
      below += isOpen(column, row, SOUTH) ? ' |  ' : '    ';
    }
    lines.push(line.trimEnd());
    if (row < rows - 1) lines.push(below.trimEnd());
  }
  const treasure = cells.flatMap(({ at, cell }) =>
    cell.tokens.length === 0 ? [] : [`${at} ${cell.tokens.map(texts.tokenName).join(' and ')}`],
  );
  const notes = [...(treasure.length > 0 ? [`* ${treasure.join('; ')}`] : []), legend(content, view, signs)];
  for (const note of notes)
    for (const line of wrap(`     ${note}`, width, '     ')) lines.push(colors.dim(line));
  return lines;
}

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '));

/** The six dice and everything owned. */
function boardLines(
  content: Content,
  id: string,
  creature: CreatureView,
  screen: Screen,
  mark: string,
): string[] {
  const { bold, dim } = screen.colors;
  const tracks = TRACKS.map(track => {
    const { die, value } = creature.tracks[track];
    return `${texts.trackName(track)} ${bold(String(value))}${dim(`/d${die}`)}`;
  });
  const minions = DICE.flatMap(die => Array<string>(creature.minions[die]).fill(die));
  const tokens = TRACKS.flatMap(track => Array<string>(creature.tokens[track]).fill(texts.trackName(track)));
  const pips = creature.pips.filter(one => one > 0);
  return [
    `${mark}${bold(texts.creatureName(content, id))}  ${tracks.join('  ')}`,
    `  ${creature.points} VP; DieMinions: ${listed(minions)}; tokens: ${listed(tokens)}; Die-Namic Dice: ${listed(pips.map(String))}`,
    `  cards: ${listed(creature.cards.map(card => texts.abilityName(content, card)))}${
      creature.boons.length === 0
        ? ''
        : `; at work: ${creature.boons.map(({ ability }) => texts.abilityName(content, ability)).join(', ')}`
    }`,
  ];
}

/** The party with its sums, the chances of both sides included. */
export function partyLines(game: DieInTheDungeon, state: State, view: View, screen: Screen): string[] {
  if (view.combat === null) return [];
  const { bold } = screen.colors;
  const { content } = game;
  const play = lookAt(content, state);
  const { heroes, totals, dice, level, round } = view.combat;
  const names = heroes.map(hero => {
    const line = content.lines[hero.hero][hero.level]?.join('/') ?? '';
    return `${texts.partyHeroName(hero.id)} ${line}${hero.rotated ? ' (raging)' : ''}`;
  });
  const attacks = new Map(heroAttacks(play).map(attack => [attack.stat, attack]));
  return [
    `${bold('The party')}, level ${level}, round ${round}: ${names.join(', ')}`,
    ...STATS.map(stat => {
      const attack = attacks.get(stat);
      const theirs =
        attack === undefined
          ? 'they do not attack with it'
          : `${hitting('they', 'hit', 'you', attack.hit)}${attack.attacks > 1 ? `, ${attack.attacks} times` : ''}`;
      return `  ${texts.trackName(stat).padEnd(8)} ${String(totals[stat]).padStart(2)} (${dice[stat]}): ${hitting('your die alone', 'hits', '', attackChance(play, stat))}; ${theirs}`;
    }),
  ];
}

export function overviewLines(game: DieInTheDungeon, state: State, screen: Screen): string[] {
  const { content } = game;
  const view = game.view(state, '');
  const map = mapPicture(content, view, screen);
  const boards = view.seats.flatMap((id, seat) =>
    boardLines(
      content,
      id,
      view.creatures[id] as CreatureView,
      screen,
      view.seats.length === 1 ? '' : `${CREATURES[seat] as string} `,
    ),
  );
  return [
    screen.colors.dim(`Turn ${view.turn}. ${texts.mapName(content, view.map)}: ${texts.winText(view.win)}`),
    ...map,
    ...boards,
    ...partyLines(game, state, view, screen),
  ];
}
