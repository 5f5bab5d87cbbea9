/** One hint in words after a miss. */
import type { Edition } from '../../../rules/index.ts';
import { words } from '../../words/index.ts';
import type { Reason } from './reasons.ts';
import { reasonText } from './short.ts';

const told = words.help;

export function hintOf(edition: Edition, reason: Reason): string | undefined {
  switch (reason.kind) {
    case 'off':
      return reason.off && told[reason.off.side][reason.off.by];
    case 'no-bounce':
      return told.noBounce;
    case 'one-bounce':
      return told.oneBounce;
    case 'hole':
    case 'bones':
      return told.close;
    case 'not-done':
      return told.notDone(reasonText(edition, reason));
    default:
      return undefined;
  }
}
