/** What is printed on boards, cards, tiles and maps, as people read it. */
import { capital, count, list, sentences, withArticle } from '@tumblekeep/kernel/english';
import type {
  Ability,
  CreatureCard,
  DungeonMap,
  HeroCard,
  Line,
  Tile,
  WinCondition,
} from '../rules/cards.ts';
import { attackDie } from '../rules/chapters/hero.ts';
import type { Content } from '../rules/content.ts';
import { dieOf, type Head, type Hero, isEpic, STATS, type Window } from '../rules/vocabulary.ts';
import { abilityName, heroName, tokenName, trackName } from './names.ts';

const WINDOWS: Readonly<Record<Window, string>> = {
  turn: 'at the beginning of the turn',
  round: 'at the beginning of a Combat round',
  trap: 'during a Stat Check',
};

const isCard = ({ tables }: Content, { id }: Ability): boolean =>
  tables.creatures.some(({ cards }) => cards.includes(id));

/** The rule, its price and its moments. */
export const abilityText = (content: Content, ability: Ability): string =>
  sentences(
    ability.text,
    `Costs ${count(ability.cost, 'Ability point')}, ${list(
      ability.windows.map(window => WINDOWS[window]),
      'or',
    )}${isCard(content, ability) ? ', once a game' : ''}.`,
  );

export const creatureText = (content: Content, { abilities, cards, text }: CreatureCard): string =>
  sentences(
    text,
    `Abilities: ${list(abilities.map(id => abilityName(content, id)))}.`,
    `Cards: ${list(cards.map(id => abilityName(content, id)))}.`,
  );

const headName = (head: Head): string => (head === '?' ? 'somebody unknown' : withArticle(heroName(head)));

/** Who waits on a tile, and what it does. */
export function tileText({ level, number, heads, text }: Tile): string {
  const party = heads !== undefined && `${capital(list(heads.map(headName)))}, of level ${level}.`;
  const calm = heads === undefined && number !== undefined && `Nobody is here; danger ${number} of 10.`;
  return sentences(party, calm, text ?? (heads === undefined ? 'Nothing happens here.' : ''));
}

const lineText = (line: Line): string =>
  list(STATS.map((stat, i) => `${trackName(stat)} ${line[i] as number}`));

export function heroStatsText({ lines }: Content, hero: Hero): string {
  if (isEpic(hero)) return `At every level: ${lineText(lines[hero][1] as Line)}.`;
  return sentences(
    ...lines[hero].slice(1).map((line, i) => `Level ${i + 1}: ${line.join('/')} (Might/Agility/Magic).`),
  );
}

export const heroCardText = ({ hero, levels }: HeroCard): string =>
  levels.length === 0 ? `The ${heroName(hero)}.` : `A ${heroName(hero)} of level ${levels.join(' or ')}.`;

export function winText(win: WinCondition): string {
  if ('epicParties' in win)
    return `Defeat ${count(win.epicParties, { one: 'Epic Party', many: 'Epic Parties' })}.`;
  if ('points' in win) return `Reach ${count(win.points, 'Victory Point')}.`;
  if ('explored' in win) return `Explore ${count(win.explored, 'tile')}.`;
  return `Explore the tile at ${win.reach}.`;
}

/** How far a creature is with the goal: "1 of 2 Epic Parties". */
export function progressText(
  win: WinCondition,
  { epicParties, points, explored }: Readonly<Record<'epicParties' | 'points' | 'explored', number>>,
): string {
  if ('epicParties' in win)
    return `${epicParties} of ${count(win.epicParties, { one: 'Epic Party', many: 'Epic Parties' })}`;
  if ('points' in win) return `${points} of ${count(win.points, 'Victory Point')}`;
  if ('explored' in win) return `${explored} of ${count(win.explored, 'tile')}`;
  return `on the way to ${win.reach}`;
}

const DIFFICULTIES = ['training', 'easy', 'moderate', 'demanding', 'hard', 'very hard', 'brutal'] as const;

export const difficultyName = ({ difficulty }: DungeonMap): string =>
  DIFFICULTIES[Math.min(difficulty, DIFFICULTIES.length - 1)] as string;

export function mapText(map: DungeonMap): string {
  const tiles = map.cells.filter(({ back }) => back !== 'start' && back !== 'blank').length;
  const tokens = map.cells.flatMap(cell => cell.tokens ?? []);
  return sentences(
    map.text,
    `For ${map.players === 1 ? 'one player' : 'two players'}, ${difficultyName(map)}; ${count(tiles, 'tile')} to explore.`,
    tokens.length > 0 &&
      `On them ${tokens.length === 1 ? 'lies' : 'lie'} ${list(tokens.map(token => withArticle(tokenName(token))))}.`,
  );
}

/** "Might 9, so they roll a d10". */
export const totalText = (stat: (typeof STATS)[number], total: number): string =>
  `${trackName(stat)} ${total}, so they roll a ${dieOf(attackDie(total))}`;
