import { fingerprint } from '@tumblekeep/kernel';
import type { EditionRecord } from './edition.ts';

/** Raised when the same inputs lead elsewhere although no card and no number has changed. */
const ORDER_OF_PLAY = 2;

export const revisionOf = ({ constants, tables }: EditionRecord): string =>
  fingerprint({ constants, tables, order: ORDER_OF_PLAY });
