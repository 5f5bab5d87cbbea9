/** The verdict over the table: what happened, why, and the sum behind every number. */
import { Sentences } from '../../app/Sentences.tsx';
import { Icon } from '../../cards/Icon.tsx';
import type { UiIcon } from '../../cards/icons/ui-names.ts';
import { words } from '../../strings/index.ts';
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

const TITLES: Readonly<Record<Tone, string | undefined>> = {
  kill: words.play.kill,
  epic: words.play.epic,
  defeated: words.play.defeated,
  hit: words.play.hit,
  miss: words.play.miss,
  fainted: words.play.fainted,
  plain: undefined,
};

export interface VerdictBannerProps {
  readonly verdict: Verdict;
  /** The next die is in the hand already: the verdict makes room for it. */
  readonly isAside?: boolean;
  readonly onClose: () => void;
  /** At a real table the Leader may have the throw reported once more. */
  readonly onOverrule?: { readonly label: string; readonly run: () => void };
}

export function VerdictBanner({ verdict, isAside, onClose, onOverrule }: VerdictBannerProps) {
  const { tone, lines } = verdict;
  return (
    <aside
      className={`verdict verdict-${tone} ${isAside ? 'verdict-aside' : ''}`}
      aria-label={words.play.verdict}
    >
      <button type="button" className="dialog-close" aria-label={words.app.close} onClick={onClose}>
        ✕
      </button>
      {TITLES[tone] !== undefined && (
        <h2>
          <Icon name={SIGNS[tone]} /> {TITLES[tone]}
        </h2>
      )}
      <Sentences lines={lines} />
      {onOverrule !== undefined && (
        <p className="verdict-overrule">
          {onOverrule.label}{' '}
          <button type="button" className="button small" onClick={onOverrule.run}>
            {words.play.startOver}
          </button>
        </p>
      )}
    </aside>
  );
}
