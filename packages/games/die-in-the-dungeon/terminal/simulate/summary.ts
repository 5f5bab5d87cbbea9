/** From counts to rates, as tables that print, export and compare alike. */

import {
  byCount,
  byNumber,
  mean,
  percent,
  printSection,
  type Section,
  type Summary,
  share,
  wilson,
} from '@tumblekeep/terminal-kit/tables.ts';
import type { Content } from '../../rules/index.ts';
import type { CrawlTally, Score } from './tally.ts';

export interface PerCrawl extends Readonly<Record<string, number>> {
  readonly turns: number;
  readonly actions: number;
  readonly healthLeft: number;
  readonly timeLeft: number;
}

const points = (value: number): number => Math.round(value * 10) / 10;

const NONE: Score = { games: 0, wins: 0 };

/** Rows of a table, each against the mean of all games. */
function scores(name: string, what: string, table: Record<string, Score>, { wins, games }: Score): Section {
  const all = share(wins, games);
  return {
    name,
    columns: [what, 'games', 'won', 'won %', 'low %', 'high %', 'from the mean'],
    rows: Object.entries(table)
      .map(([key, row]) => {
        const { rate, low, high } = wilson(row.wins, row.games);
        return [
          key,
          row.games,
          row.wins,
          points(100 * rate),
          points(100 * low),
          points(100 * high),
          points(100 * rate - all),
        ];
      })
      .sort((a, b) => ((a[0] as string) < (b[0] as string) ? -1 : 1)),
  };
}

/** One row a map, one column a creature. */
function byMapAndCreature({ maps, creatures, pairs, mapLosses }: CrawlTally): Section {
  const ids = Object.keys(creatures);
  const rate = ({ wins, games }: Score): number => points(share(wins, games));
  const lost = (map: string, why: string): number =>
    points(share(mapLosses[`${map} ${why}`] ?? 0, maps[map]?.games ?? 0));
  return {
    name: 'won % by map and creature',
    columns: ['map', 'all', ...ids, 'by health %', 'by time %'],
    rows: Object.entries(maps).map(([map, score]) => [
      map,
      rate(score),
      ...ids.map(id => rate(pairs[`${map} ${id}`] ?? NONE)),
      lost(map, 'health'),
      lost(map, 'time'),
    ]),
  };
}

const counted = (name: string, what: string, entries: [string, number][], of: number): Section => ({
  name,
  columns: [what, 'count', '%'],
  rows: entries.map(([key, count]) => [key, count, points(share(count, of))]),
});

export function summariseCrawls(content: Content, tally: CrawlTally): Summary<PerCrawl> {
  const { games, wins } = tally;
  return {
    wins: wilson(wins, games),
    perGame: {
      turns: mean(tally.turns, games),
      actions: mean(tally.actions, games),
      healthLeft: mean(tally.healthLeft, wins),
      timeLeft: mean(tally.timeLeft, wins),
    },
    sections: [
      byMapAndCreature(tally),
      scores('creatures', 'creature', tally.creatures, tally),
      scores('two players: who takes the first turn', 'turn', tally.seats, tally),
      scores('assignments of might/agility/magic/health', 'dice', tally.assignments, tally),
      scores('dice in their slots', 'slot', tally.slots, tally),
      counted('why games are lost', 'why', byCount(tally.losses), games - wins),
      counted('the turn they are lost in', 'turn', byNumber(tally.lostInTurn), games - wins),
      {
        name: 'tiles',
        columns: ['tile', 'level', 'met', 'fatal', 'fatal %'],
        rows: content.tables.tiles.flatMap(({ id, level }) => {
          const row = tally.tiles[id];
          return row === undefined
            ? []
            : [[id, level ?? '', row.met, row.fatal, points(share(row.fatal, row.met))]];
        }),
      },
      counted('abilities used', 'ability', byCount(tally.abilities), games),
    ],
  };
}

export function printCrawls(title: string, { wins, perGame, sections }: Summary<PerCrawl>): string {
  const lines = [
    title,
    `won ${wins.count} of ${wins.of}: ${percent(wins.rate)} (95 %: ${percent(wins.low)} to ${percent(wins.high)})`,
    `a game: ${perGame.turns} turns, ${perGame.actions} actions; winners have ${perGame.healthLeft} Health and ${perGame.timeLeft} Time left`,
  ];
  for (const section of sections) if (section.rows.length > 0) lines.push('', ...printSection(section));
  return `${lines.join('\n')}\n`;
}
