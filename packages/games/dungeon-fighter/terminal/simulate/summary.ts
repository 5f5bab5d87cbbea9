/** What is told of many games of Dungeon Fighter. */
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
import type { Edition } from '../../rules/index.ts';
import type { Tally } from './tally.ts';

export type FightSummary = Summary<{
  readonly rounds: number;
  readonly throws: number;
  readonly actions: number;
}>;

/** With maps the fight against the boss is a round without a room. */
const roomsOf = ({ rounds, entered }: Tally): number =>
  Object.values(entered).reduce((sum, count) => sum + count, 0) || rounds;

const byName = (counts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));

export function summarise(edition: Edition, tally: Tally): FightSummary {
  const lost = tally.games - tally.wins;
  const winRate = share(tally.wins, tally.games);
  const counted = (name: string, what: string, entries: [string, number][], of: number): Section => ({
    name,
    columns: [what, 'count', '%'],
    rows: entries.map(([key, count]) => [key, count, share(count, of)]),
  });
  return {
    wins: wilson(tally.wins, tally.games),
    perGame: {
      rounds: mean(roomsOf(tally), tally.games),
      throws: mean(tally.throws, tally.games),
      actions: mean(tally.actions, tally.games),
    },
    sections: [
      counted('losses', 'why', byCount(tally.losses), lost),
      counted('where parties die', 'at', byCount(tally.lostAtLevel), lost),
      counted('the room they die in', 'room number', byNumber(tally.lostInRound), lost),
      {
        name: 'heroes',
        columns: ['hero', 'games', 'wins', 'win %', 'from the mean', 'faints a game', 'eliminated %'],
        rows: edition.tables.heroes.map(({ id }) => {
          const row = tally.heroes[id] ?? { games: 0, wins: 0, faints: 0, eliminated: 0 };
          const rate = share(row.wins, row.games);
          return [
            id,
            row.games,
            row.wins,
            rate,
            row.games === 0 ? 0 : Math.round((rate - winRate) * 100) / 100,
            mean(row.faints, row.games),
            share(row.eliminated, row.games),
          ];
        }),
      },
      {
        name: 'equipment',
        columns: ['card', 'price', 'shown', 'affordable', 'bought', 'bought % of affordable', 'free', 'used'],
        rows: edition.tables.equipment.map(({ id, price }) => {
          const row = tally.equipment[id] ?? { shown: 0, affordable: 0, bought: 0, free: 0, used: 0 };
          return [
            id,
            price,
            row.shown,
            row.affordable,
            row.bought,
            share(row.bought, row.affordable),
            row.free,
            row.used,
          ];
        }),
      },
      counted('bought besides cards', 'what', byCount(tally.services), tally.games),
      foes('monsters', tally.monsters, edition.tables.monsters),
      foes('bosses', tally.bosses, edition.tables.bosses),
      {
        name: 'rooms',
        columns: ['room', 'icons', 'offered', 'taken', 'taken %'],
        rows: edition.tables.dungeon.map(({ id, shopIcons }) => {
          const row = tally.rooms[id] ?? { offered: 0, taken: 0 };
          return [id, shopIcons, row.offered, row.taken, share(row.taken, row.offered)];
        }),
      },
      counted('rooms entered', 'kind', byCount(tally.entered), tally.games),
      counted('dice paid for', 'against', byName(tally.defeats), tally.games),
      counted(
        'markers',
        'marker',
        Object.entries(tally.markers).map(([id, { placed }]) => [id, placed]),
        tally.games,
      ),
      counted('captured', 'monster', byCount(tally.captures), tally.games),
      counted(
        'abilities',
        'ability',
        edition.tables.abilities.map(({ id }) => [id, tally.abilities[id]?.activated ?? 0]),
        tally.games,
      ),
      counted('scores', 'score', byNumber(tally.scores), tally.wins),
    ],
  };
}

const foes = (
  name: string,
  table: Tally['monsters'],
  cards: readonly { readonly id: string; readonly level?: number }[],
): Section => ({
  name,
  columns: ['foe', 'level', 'met', 'fatal', 'fatal %', 'left'],
  rows: cards.map(({ id, level }) => {
    const row = table[id] ?? { met: 0, fatal: 0, left: 0 };
    return [id, level ?? 'boss', row.met, row.fatal, share(row.fatal, row.met), row.left];
  }),
});

export function printSummary(title: string, { wins, perGame, sections }: FightSummary): string {
  const lines = [
    title,
    `won ${wins.count} of ${wins.of}: ${percent(wins.rate)} (95 %: ${percent(wins.low)} to ${percent(wins.high)})`,
    `a game: ${perGame.rounds} rooms, ${perGame.throws} throws, ${perGame.actions} actions`,
  ];
  for (const section of sections) if (section.rows.length > 0) lines.push('', ...printSection(section));
  return `${lines.join('\n')}\n`;
}
