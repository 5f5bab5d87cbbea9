/** A throw to be kept, or sent to somebody who will see the identical flight. */

import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { LinkToSend } from '@tumblekeep/page-kit/online/Link.tsx';
import { addressOf } from '@tumblekeep/page-kit/online/use-table.ts';
import '@tumblekeep/page-kit/online/company.css';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { Flight } from '../../hosted/index.ts';
import { to } from '../routes.ts';
import { words } from '../words/index.ts';
import './shots.css';
import { codeOf, MOST_KEPT, useShots } from './store.ts';

const told = words.shots;

const SAID = {
  kept: { text: told.keptNow, tone: 'good' },
  full: { text: told.full(MOST_KEPT), tone: 'bad' },
  'not-kept': { text: told.notKept, tone: 'bad' },
} as const;

export interface KeepShotProps {
  readonly edition: string;
  readonly flight: Flight;
  /** It is looked at already. */
  readonly isHere?: boolean;
}

export function KeepShot({ edition, flight, isHere = false }: KeepShotProps) {
  const code = useMemo(() => codeOf(edition, flight), [edition, flight]);
  const isKept = useShots(({ shots }) => shots.some(shot => shot.code === code));
  const keep = (): void => toast(SAID[useShots.getState().keep(code, flight.verdict.points, Date.now())]);
  return (
    <section className="keep-shot" aria-label={told.share}>
      <h3>{told.share}</h3>
      <LinkToSend address={addressOf(to.shot(code))} label={told.link} />
      <p className="row">
        {isKept ? (
          <Link href={to.shots} className="button small">
            <Icon name="check-mark" /> {told.toShots}
          </Link>
        ) : (
          <button type="button" className="button small" onClick={keep}>
            <Icon name="open-treasure-chest" /> {told.keep}
          </button>
        )}
        {isHere ? (
          !isKept && (
            <Link href={to.shots} className="button quiet small">
              {told.toShots}
            </Link>
          )
        ) : (
          <Link href={to.shot(code)} className="button quiet small">
            {told.look}
          </Link>
        )}
      </p>
    </section>
  );
}
