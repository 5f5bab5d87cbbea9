/** Files as they should be: saved games of both games, and a scenario. */
import { RULES_ID as CRAWL } from '@tumblekeep/die-in-the-dungeon';
import { type AnyGame, Match, makeStream, pick } from '@tumblekeep/kernel';
import { anyRulesOf, DEFAULT_RULES } from '../../rule-sets.ts';

const INPUTS = 25;

/** A game of random choices with a takeback, as text. */
export function sampleLog(rules: string, seed: string, options: unknown): string {
  const game = anyRulesOf(rules) as AnyGame;
  let text = '';
  const match = Match.start(game, options, seed, line => {
    text += line;
  });
  if (!match.ok) throw new Error(match.error.message);
  const stream = makeStream(seed, 'sample');
  for (let i = 0; i < INPUTS && game.decision(match.value.state) !== undefined; i++) {
    const legal = game.legal(match.value.state);
    match.value.play(pick(stream, legal));
    if (i === INPUTS / 5) match.value.undo(i - 2);
  }
  return text;
}

export const SAMPLE_SCENARIO = `rules: second
title: A die that touches the board first is a miss, wherever it stops – “ärgerlich”.
proves: [DF2-MISS-01]
party: [murka, brad]
combat: { monster: zombie-monkey }
steps:
  - do: |
      brad throws green
      lands 4 blank bounces 0
    expect:
      view: { heroes.brad.life: 8 }
`;

export const sampleLogs = (): readonly string[] => [
  // A seed of characters that take one to four bytes, so that some are cut in the middle.
  sampleLog(DEFAULT_RULES, 'Würfel “☂” 🎲', { heroes: ['brad', 'murka'] }),
  sampleLog('first', 'first', { heroes: 3 }),
  sampleLog(CRAWL, 'crawl', {}),
];
