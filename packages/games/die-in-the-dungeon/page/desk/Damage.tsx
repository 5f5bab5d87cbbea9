/** Damage is split by choosing a row: hearts for Health, the sign of the stat for the rest, and what would be left. */

import type { Choice } from '../../hosted/index.ts';
import { type Action, type QuestionOf, texts, type View } from '../../rules/index.ts';
import { CrawlArt } from '../CrawlArt.tsx';
import { words } from '../words/index.ts';
import { Changes } from './ChoiceButton.tsx';

const many = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

interface DamageProps {
  readonly question: QuestionOf<'damage'>;
  readonly choices: readonly Choice[];
  readonly view: View;
  readonly busy: boolean;
  readonly onChoose: (action: Action) => void;
}

export function Damage({ question: { stat, amount }, choices, busy, onChoose }: DamageProps) {
  return (
    <div className="damage-choices">
      {choices.map(choice => {
        const { action } = choice;
        if (action.type !== 'take') return null;
        const rest = amount - action.health;
        const label = [
          action.health > 0 && words.crawl.play.fromHealth(action.health),
          rest > 0 && `${rest} from ${texts.trackName(stat)}`,
        ]
          .filter(Boolean)
          .join(', ');
        return (
          <button
            key={action.health}
            type="button"
            className="choice-button damage-choice"
            data-choice="take"
            disabled={busy}
            onClick={() => onChoose(action)}
          >
            <span className="damage-drops" aria-hidden="true">
              {many(action.health).map(i => (
                <span key={`h${i}`} className="drop of-health">
                  <CrawlArt id="health" />
                </span>
              ))}
              {many(rest).map(i => (
                <span key={`s${i}`} className={`drop of-${stat}`}>
                  <CrawlArt id={stat} />
                </span>
              ))}
            </span>
            <span className="choice-words">
              <span>{label}</span>
              <Changes changes={choice.changes} />
            </span>
          </button>
        );
      })}
    </div>
  );
}
