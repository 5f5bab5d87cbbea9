/** The dice of an own attack as they are going to be rolled. */
import type { OwnRoll } from '../../rules/index.ts';
import { Die } from './Die.tsx';

interface Props {
  /** Nothing for a stat that is barred here. */
  readonly roll: OwnRoll | null | undefined;
  readonly title?: string;
}

export function OwnDice({ roll, title }: Props) {
  if (roll == null) return null;
  const { die, dice, tries, highest } = roll;
  const count = highest ? dice : dice * tries;
  return Array.from({ length: count }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll are alike
    <Die key={i} sides={die} value={die} {...(title !== undefined && { title })} />
  ));
}
