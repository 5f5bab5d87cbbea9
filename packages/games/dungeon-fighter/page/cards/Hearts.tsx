/** A life track as things: a heart for every life, a scar where the maximum has shrunk. */

import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { words } from '../words/index.ts';

export interface HeartsProps {
  readonly life: number;
  readonly maximum: number;
  /** Without scars. */
  readonly whole: number;
  /** About to be lost. */
  readonly threatened?: number;
}

export function Hearts({ life, maximum, whole, threatened = 0 }: HeartsProps) {
  const left = Math.max(0, life);
  return (
    <span className="hearts" role="img" aria-label={words.cards.lifeOf(left, maximum)}>
      {Array.from({ length: Math.max(whole, maximum) }, (_, i) => {
        const state =
          i >= maximum ? 'scar' : i >= left ? 'empty' : i >= left - threatened ? 'threatened' : 'full';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: hearts have no other name than their place
          <span key={i} className={`heart heart-${state}`}>
            <Icon name={state === 'scar' ? 'cancel' : 'hearts'} />
          </span>
        );
      })}
      <b aria-hidden="true">{left}</b>
    </span>
  );
}
