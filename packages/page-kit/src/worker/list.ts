/** What the list says about saved games, also about those that cannot be opened. */
import { parseLog, type Refusal, replay } from '@tumblekeep/kernel';
import { refuse, sayOnPage } from '../sentences.ts';
import { type RawSave, readSave } from '../storage/saves.ts';
import { noSuchRules, type Parts } from './part.ts';
import { problemFor } from './problems.ts';
import type { Summary } from './protocol.ts';

const UNKNOWN: Omit<Summary, 'id' | 'problem'> = {
  game: '',
  rules: '',
  created: 0,
  updated: 0,
  inputs: 0,
  over: undefined,
  claimed: false,
};

/** A game of the present cards is not replayed; one of others goes on if they made no difference to it so far. */
async function problemOf(
  parts: Parts,
  { id, header, lines }: RawSave,
  known: number,
): Promise<Refusal | undefined> {
  const begun = parseLog(header);
  if (!begun.ok) return problemFor(begun.error);
  if (lines !== known) return problemFor(refuse('log-line', 'lines-missing', { there: lines, known }));
  const { rules, revision } = begun.value.header;
  const game = parts.rules(rules);
  if (game === undefined) return noSuchRules(rules);
  if (revision === undefined || revision === game.revision) return undefined;
  const save = await readSave(id);
  if (!save.ok) return save.error;
  const log = parseLog(save.value.lines.join(''));
  const replayed = log.ok ? replay(game, log.value) : log;
  return replayed.ok ? undefined : problemFor(replayed.error, revision, game.revision);
}

export async function summaryOf(parts: Parts, save: RawSave): Promise<Summary> {
  const card = parts.readCard(save.card);
  if (card === undefined)
    return { ...UNKNOWN, id: save.id, problem: sayOnPage(refuse('log-version', 'another-version')) };
  const problem = await problemOf(parts, save, card.lines);
  return problem === undefined
    ? card.summary
    : { ...card.summary, problem: parts.say(card.summary.rules)(problem) };
}
