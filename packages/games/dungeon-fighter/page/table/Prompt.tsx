/** Whose decision it is, what can be done, and the ways to do it. */

import { More } from '@tumblekeep/page-kit/app/More.tsx';
import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Turn } from '../../hosted/index.ts';
import { type HeroId, texts } from '../../rules/index.ts';
import { Art } from '../cards/Art.tsx';
import { words } from '../words/index.ts';
import { useTable } from './context.ts';

export interface PromptProps {
  readonly turn: Turn | undefined;
  readonly text: string;
  /** Another number asks anew: the focus comes here. */
  readonly n: number;
  readonly isBusy: boolean;
  /** Over the table. */
  readonly isLaidOut: boolean;
  /** What the last throw came to. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** Questions about cards rather than dice: they are laid out on the table. */
export const LAID_OUT: ReadonlySet<Turn['at']> = new Set<Turn['at']>([
  'shop',
  'trade',
  'path',
  'move',
  'assign',
]);

function Who({ turn, text }: { readonly turn: Turn; readonly text: string }) {
  const { edition, table } = useTable();
  const hero: HeroId = turn.hero;
  const seat = table.seats[hero];
  return (
    <header className="prompt-head">
      <span className="prompt-portrait">
        {turn.isParty ? <Icon name="meeple" /> : <Art edition={edition} id={hero} />}
      </span>
      <p>
        <b className="prompt-who">{turn.isParty ? turn.who : texts.heroName(edition, hero)}</b>
        {!turn.isForPeople && seat !== undefined && seat.kind !== 'human' && (
          <small> ({words.play.bot(seat.skill)})</small>
        )}
        <span className="prompt-text"> {texts.capital(text)}</span>
      </p>
    </header>
  );
}

export function Prompt({ turn, text, n, isBusy, isLaidOut, before, children }: PromptProps) {
  const box = useRef<HTMLElement>(null);
  const asked = turn?.isForPeople ? `${n}` : '';
  useEffect(() => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body;
    if (asked !== '' && (isFree || box.current?.contains(activeElement))) {
      box.current?.focus({ preventScroll: true });
      box.current?.scrollTo({ top: 0 });
    }
  }, [asked]);
  return (
    <section
      className={isLaidOut ? 'prompt prompt-laid-out' : 'prompt panel'}
      ref={box}
      tabIndex={-1}
      data-focus-home=""
      aria-live="polite"
      aria-busy={isBusy}
    >
      {(turn !== undefined || before) && (
        <div className="prompt-top">
          {turn !== undefined && <Who turn={turn} text={text} />}
          {before}
        </div>
      )}
      {isBusy && <p className="prompt-busy">{words.play.thinking}</p>}
      {children}
      <More />
    </section>
  );
}
