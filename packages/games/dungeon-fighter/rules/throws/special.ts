/** One throw of an edition: what it is usually like, what the edition calls it and what it asks. */
import type { Reading, SpecificThrow } from '@tumblekeep/table';
import type { ThrowCard } from '../cards.ts';
import type { Throw } from '../vocabulary.ts';
import type { UsualThrow } from './usual/usual-throw.ts';

/** A throw as it is printed and as the table is told of it. */
export type EditionThrow = SpecificThrow & ThrowCard;

type Asked = Pick<Reading, 'text'> & Partial<Reading>;
interface Special
  extends Omit<ThrowCard, 'id'>,
    Partial<Pick<SpecificThrow, 'shake' | 'grip' | 'handling' | 'hint' | 'recipe' | 'figures'>> {
  readonly asks: Asked;
}

export const special = <Id extends Throw>(
  usual: UsualThrow & { readonly id: Id },
  { asks, ...rest }: Special,
): EditionThrow & { readonly id: Id } => ({
  ...usual,
  ...rest,
  reading: { needs: {}, limits: {}, props: [], ...asks },
});

/** What is printed of the throws. */
export const cardsOf = (throws: readonly EditionThrow[]): readonly ThrowCard[] =>
  throws.map(({ id, name, clause, text }) => ({ id, name, clause, text }));
