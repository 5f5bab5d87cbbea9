/** Files as they should be: a saved game of every game, and a scenario. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type AnyGame, Match, makeStream, pick, sayPlainly } from '@tumblekeep/kernel';
import { allRuleSets, type Games } from '../../games.ts';

const INPUTS = 25;

/** A game of random choices with a takeback, as text. */
export function sampleLog(game: AnyGame, seed: string, options: unknown): string {
  let text = '';
  const match = Match.start(game, options, seed, line => {
    text += line;
  });
  if (!match.ok) throw new Error(sayPlainly(match.error));
  const stream = makeStream(seed, 'sample');
  for (let i = 0; i < INPUTS && game.decision(match.value.state) !== undefined; i++) {
    const legal = game.legal(match.value.state);
    match.value.play(pick(stream, legal));
    if (i === INPUTS / 5) match.value.undo(i - 2);
  }
  return text;
}

/** Characters that take one to four bytes, so that some are cut in the middle. */
const SEED = 'Würfel “☂” 🎲';

export const sampleLogs = (games: Games): readonly string[] =>
  allRuleSets(games).map(({ folder, rules, game }) => sampleLog(game, SEED, folder.ordinary(rules, 0)));

/** The first scenario that a game ships. */
export function sampleScenario(games: Games): string {
  for (const { url } of games) {
    const folder = fileURLToPath(new URL('scenarios/', url));
    if (!existsSync(folder)) continue;
    const [name] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.yaml'))
      .sort();
    if (name !== undefined) return readFileSync(folder + name, 'utf8');
  }
  throw new Error('no game ships a scenario');
}
