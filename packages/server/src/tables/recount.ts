/** What has happened so far, as one viewer was told of it then. */
import { type Hosted, type Kinds, type SeatId, SPECTATOR } from '@tumblekeep/host';
import {
  fail,
  type InputLine,
  type LogLine,
  ok,
  parseLog,
  type Refusal,
  type Result,
  replay,
} from '@tumblekeep/kernel';
import type { WireInput } from '@tumblekeep/protocol';

/** Inputs that stand, number 0 for the beginning, and the places of their lines. */
export interface Retold {
  readonly inputs: readonly WireInput[];
  readonly places: readonly number[];
  readonly lines: readonly LogLine[];
}

export function retell(
  hosted: Hosted<Kinds>,
  texts: readonly string[],
  eyes: SeatId | null,
): Result<Retold, Refusal> {
  const log = parseLog(texts.join(''));
  if (!log.ok) return log;
  const { game } = hosted;
  const viewer = eyes ?? SPECTATOR;
  const placeOf = new Map(log.value.lines.map((line, i) => [line, i + 1]));
  const inputs: WireInput[] = [];
  const places: number[] = [];
  let events: unknown[] = [];
  const onStep = (input: InputLine | undefined, state: unknown): void => {
    const seen = hosted.eyes === undefined ? viewer : hosted.eyes(state, viewer);
    inputs.push({
      action: input?.action,
      by: input?.by,
      events: events.map(event => game.redact(event, seen)),
      evidence: input?.evidence,
    });
    places.push(input === undefined ? 0 : (placeOf.get(input) ?? 0));
    events = [];
  };
  const replayed = replay(game, log.value, onStep, event => void events.push(event));
  return replayed.ok ? ok({ inputs, places, lines: log.value.lines }) : fail(replayed.error);
}

/** More than that nobody watches one after another. */
const MOST_MISSED = 60;

/** What somebody missed who has seen `at` lines; nothing when something was taken back since, or it is too much. */
export function missedSince({ inputs, places, lines }: Retold, at: number): readonly WireInput[] | undefined {
  if (at < 1 || at > lines.length + 1) return undefined;
  if (lines.slice(at - 1).some(line => 'undo' in line)) return undefined;
  const missed = inputs.filter((_, i) => (places[i] as number) >= at);
  return missed.length > MOST_MISSED ? undefined : missed;
}
