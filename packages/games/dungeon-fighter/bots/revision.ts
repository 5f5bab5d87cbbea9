/** Which bots chose and which measured hands threw: the same game goes otherwise with others. */
import { fingerprint } from '@tumblekeep/kernel';
import { MEASURED } from './skill/measured.ts';

/** One more whenever a bot of any game may choose otherwise, or the search for an aim finds another one. */
const PLAYERS = 5;

let measured: string | undefined;

export function botsRevision(): string {
  measured ??= fingerprint(MEASURED);
  return `bots ${PLAYERS} ${measured}`;
}
