import type { Entry } from '@tumblekeep/kernel';

/** An entry of the glossary; most have no other names. */
export type Word = Omit<Entry, 'also'> & { readonly also?: readonly string[] };
