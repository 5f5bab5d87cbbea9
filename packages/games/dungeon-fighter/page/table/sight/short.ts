/** A verdict in a few words: one big number, one short line. */

import { type Edition, texts } from '../../../rules/index.ts';
import { words } from '../../words/index.ts';
import type { Reason } from './reasons.ts';
import type { Verdict } from './verdict.ts';

export interface Short {
  readonly big: string | undefined;
  readonly line: string | undefined;
}

const told = words.verdict;

export function reasonText(edition: Edition, reason: Reason): string {
  switch (reason.kind) {
    case 'off':
      return told.off(reason.off, reason.onFloor);
    case 'not-done':
      return told.notDone[reason.throw];
    case 'ability':
      return told.ability(texts.nameOf(edition, reason.id));
    default:
      return told.reasons[reason.kind];
  }
}

export function shortOf(edition: Edition, { tone, number, zone, reason }: Verdict): Short {
  const dealt = number === undefined ? undefined : told.damage(number);
  switch (tone) {
    case 'kill':
      return { big: told.kill, line: undefined };
    case 'epic':
    case 'defeated':
      return { big: dealt, line: told[tone] };
    case 'hit':
      return { big: dealt, line: zone === 'bullseye' ? told.bullseye : undefined };
    case 'miss':
      return { big: told.miss, line: reason && reasonText(edition, reason) };
    case 'fainted':
      return { big: told.fainted, line: reason && reasonText(edition, reason) };
    case 'plain':
      return reason === undefined
        ? { big: number === undefined ? undefined : String(number), line: undefined }
        : { big: undefined, line: reasonText(edition, reason) };
  }
}
