import { fingerprint } from '@tumblekeep/kernel';
import type { EditionRecord } from './edition.ts';

export const revisionOf = ({ constants, tables }: EditionRecord): string =>
  fingerprint({ constants, tables });
