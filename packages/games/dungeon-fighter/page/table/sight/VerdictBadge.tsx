/** The verdict at the die, or in one line above the next question; the whole story opens on a tap. */

import { Dialog } from '@tumblekeep/page-kit/app/Dialog.tsx';
import { Sentences } from '@tumblekeep/page-kit/app/Sentences.tsx';
import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import type { UiIcon } from '@tumblekeep/page-kit/icons/ui-names.ts';
import { director } from '@tumblekeep/page-kit/scene/director.ts';
import { eye } from '@tumblekeep/page-kit/scene/eye.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Edition, texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { KeepShot } from '../../shots/KeepShot.tsx';
import { words } from '../../words/index.ts';
import { beside } from './beside.ts';
import { shortOf } from './short.ts';
import type { Tone, Verdict } from './verdict.ts';

const SIGNS: Readonly<Record<Tone, UiIcon>> = {
  kill: 'skull-crossed-bones',
  epic: 'trophy-cup',
  defeated: 'tombstone',
  hit: 'archery-target',
  miss: 'broken-heart',
  fainted: 'knockout',
  plain: 'info',
};

const told = words.verdict;

export interface VerdictBadgeProps {
  readonly edition: Edition;
  readonly verdict: Verdict;
  /** In the row of the next question instead of at the die. */
  readonly isLine: boolean;
  readonly onAgain?: (() => void) | undefined;
  /** At a real table the Leader may have the throw reported once more. */
  readonly onOverrule?: { readonly label: string; readonly run: () => void } | undefined;
}

const MIDDLE = [0, 0, 0] as const;

/** Follows the die as the eye moves; nothing is computed while nothing moves. */
function useBeside(ref: RefObject<HTMLElement | null>, at: Verdict['at']): void {
  useEffect(() => {
    const element = ref.current;
    const stage = element?.parentElement;
    if (element === null || !stage || at === undefined) return;
    let frame = 0;
    let still = 0;
    let before = '';
    const put = (): void => {
      const { clientWidth: width, clientHeight: height } = stage;
      const seen = eye.current;
      if (seen !== undefined) {
        const [die, middle] = [seen.see(at), seen.see(MIDDLE)].map(spot => ({
          left: spot.left * width,
          top: spot.top * height,
        })) as [{ left: number; top: number }, { left: number; top: number }];
        const thing = { width: element.offsetWidth, height: element.offsetHeight };
        const { left, top } = beside(die, middle, thing, { width, height });
        const place = `${Math.round(left)}px ${Math.round(top)}px`;
        still = place === before ? still + 1 : 0;
        if (place !== before) element.style.translate = place;
        before = place;
        element.dataset['placed'] = '';
      }
      frame = still < 40 ? requestAnimationFrame(put) : 0;
    };
    const wake = (): void => {
      still = 0;
      if (frame === 0) frame = requestAnimationFrame(put);
    };
    wake();
    const size = new ResizeObserver(wake);
    size.observe(stage);
    const stop = director.watch(wake);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      stop();
    };
  }, [ref, at]);
}

export function VerdictBadge({ edition, verdict, isLine, onAgain, onOverrule }: VerdictBadgeProps) {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  useBeside(box, isLine ? undefined : verdict.at);
  const { tone, hero, lines, at } = verdict;
  const whole = shortOf(edition, verdict);
  const { line } = whole;
  // One line has no room to say twice that it was a miss.
  const big = isLine && tone === 'miss' && line !== undefined ? undefined : whole.big;
  if (big === undefined && line === undefined) return null;
  const name = hero === undefined ? undefined : texts.heroName(edition, hero);
  const way = isLine ? 'verdict-line' : at === undefined ? 'verdict-still' : 'verdict-at';
  return (
    <aside
      ref={box}
      className={`verdict ${way} verdict-${tone}`}
      aria-label={told.title}
      // A tap on the table goes on and would take away what is tapped here.
      onPointerDown={event => event.stopPropagation()}
    >
      <button
        type="button"
        className="verdict-face"
        aria-haspopup="dialog"
        title={told.more}
        onClick={() => setOpen(true)}
      >
        {isLine && hero !== undefined && (
          <span className="verdict-who">
            <Art edition={edition} id={hero} />
            {told.lastThrow(name ?? '')}
          </span>
        )}
        {big !== undefined && <b className="verdict-big">{big}</b>}
        {line !== undefined && <span className="verdict-why">{line}</span>}
        {!isLine && name !== undefined && <small className="verdict-name">{name}</small>}
      </button>
      {onAgain !== undefined && (
        <button
          type="button"
          className="verdict-again"
          aria-label={told.again}
          title={told.again}
          onClick={onAgain}
        >
          <Icon name="anticlockwise-rotation" />
        </button>
      )}
      {onOverrule !== undefined && (
        <p className="verdict-overrule">
          {onOverrule.label}{' '}
          <button type="button" className="button small" onClick={onOverrule.run}>
            {told.correct}
          </button>
        </p>
      )}
      {isOpen && (
        <Dialog
          title={[whole.big, line].filter(Boolean).join(', ')}
          onClose={() => setOpen(false)}
          className="verdict-more"
        >
          <p className="verdict-sign">
            <Icon name={SIGNS[tone]} />
          </p>
          <Sentences lines={lines} />
          {verdict.flight !== undefined && <KeepShot edition={edition.id} flight={verdict.flight} />}
        </Dialog>
      )}
    </aside>
  );
}
