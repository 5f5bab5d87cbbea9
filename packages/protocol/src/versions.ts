/** Which pages a server understands. It is upgraded while people play: pages of some time ago play on. */
import type { Refusal } from '@tumblekeep/kernel';
import { refuseOnline } from './sentences.ts';

/** What a page speaks, and the newest that a server understands. */
export const PROTOCOL_VERSION = 1;

export interface Versions {
  readonly oldest: number;
  readonly newest: number;
}

/** Raise `oldest` only where pages of then cannot be understood any more: they load themselves anew. */
export const PROTOCOL_VERSIONS: Versions = { oldest: 1, newest: PROTOCOL_VERSION };

/** The code of a refusal that only another page, or another server, can mend. */
export const UNFIT = 'version';

/** Why a page of that version is not understood; nothing when it is. */
export function unfit(version: number, versions: Versions): Refusal | undefined {
  const { oldest, newest } = versions;
  if (version < oldest) return refuseOnline(UNFIT, 'page-too-old', { oldest, newest });
  return version > newest ? refuseOnline(UNFIT, 'page-too-new', { oldest, newest }) : undefined;
}

/** Whether it is the page that has to change. */
export const isPageTooOld = ({ code, sentence }: Refusal): boolean =>
  code === UNFIT && sentence === 'page-too-old';
