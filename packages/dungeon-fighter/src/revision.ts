import { fingerprint } from '@tumblekeep/kernel';
import type { EditionRecord } from './edition.ts';

/** One more whenever the same inputs lead elsewhere although no card and no number has changed. */
const RULINGS = 2;

export const revisionOf = ({ constants, tables }: EditionRecord): string =>
  fingerprint({ rulings: RULINGS, constants, tables });
