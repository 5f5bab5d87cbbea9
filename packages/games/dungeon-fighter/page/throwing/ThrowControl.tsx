/** The hand over the table: lies over the stage, takes the die, and commits what was done. */

import type { AimHelp } from '@tumblekeep/page-kit/app/aim-help.ts';
import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import {
  type Attempt,
  compose,
  type Die,
  type LyingDie,
  type Requirements,
  type Throw,
} from '@tumblekeep/table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { words } from '../words/index.ts';
import { HandPad } from './HandPad.tsx';
import { HintDialog } from './HintDialog.tsx';
import { throwingOf, throwName } from './names.ts';
import { type Plan, planOf } from './plan.ts';
import './throwing.css';
import { useNatural } from './use-natural.ts';

export interface ThrowControlProps {
  readonly die: Die;
  readonly edition: string;
  /** Ids of the specific throws in force. */
  readonly throws: readonly string[];
  readonly lying: readonly LyingDie[];
  readonly aimHelp: AimHelp;
  readonly steady: boolean;
  readonly onThrow: (attempt: Attempt) => void;
  readonly onCancel?: (() => void) | undefined;
  /** The device itself may be swung. */
  readonly canBeSwung?: boolean;
}

function requirementsOf(edition: string, throws: readonly string[]): Requirements | undefined {
  const throwing = throwingOf(edition);
  const requirements = throwing && compose(throwing, throws);
  return requirements?.ok ? requirements.value : undefined;
}

function usePlan(edition: string, throws: readonly string[]): Plan | undefined {
  const key = throws.join(' ');
  return useMemo(() => {
    const requirements = requirementsOf(edition, key.split(' ').filter(Boolean));
    return requirements && planOf(requirements);
  }, [edition, key]);
}

export function ThrowControl({ edition, throws, steady, ...rest }: ThrowControlProps) {
  const plan = usePlan(edition, throws);
  const natural = useNatural(edition, plan?.requirements);
  const seen = useSettings(settings => settings.seenHints);
  const seeHint = useSettings(settings => settings.seeHint);
  const [asked, setAsked] = useState<Throw | undefined>(undefined);
  const [isShown, setShown] = useState(false);
  const control = useRef<HTMLDivElement>(null);
  // On a phone a throw is chosen far below the table where it is shown.
  useEffect(() => {
    if (isShown) control.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  const inForce = plan?.requirements.throws ?? [];
  const hint = asked ?? inForce.find(id => !seen.includes(id));
  const views = useMemo(
    () => plan?.views.filter(view => view !== 'dark' && view !== 'plain' && view !== 'turning') ?? [],
    [plan],
  );
  if (plan === undefined) return null;
  const hints = inForce.map(id => ({ id, title: throwName(edition, id) }));
  return (
    <div className="throw-control" ref={control}>
      {natural === undefined ? (
        <p className="throw-word" role="status">
          {words.throwing.weighing}
        </p>
      ) : (
        <HandPad
          {...rest}
          edition={edition}
          plan={plan}
          natural={natural}
          isSteady={steady}
          hints={hints}
          onHint={setAsked}
          isShown={isShown}
          onShow={setShown}
          isPaused={hint !== undefined}
          views={views}
        />
      )}
      {hint !== undefined && (
        <HintDialog
          key={hint}
          id={hint}
          edition={edition}
          plan={planOf(requirementsOf(edition, [hint]) ?? plan.requirements)}
          onClose={() => {
            seeHint(hint);
            setAsked(undefined);
            setShown(true);
          }}
        />
      )}
    </div>
  );
}
