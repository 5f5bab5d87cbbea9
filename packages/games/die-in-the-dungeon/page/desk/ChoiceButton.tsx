/** One answer as a plank: what it says, what it costs, what it is worth. */

import type { ReactNode } from 'react';
import type { Choice, TrackChange } from '../../hosted/index.ts';
import { type Action, CONTENT, dieOf, sidesOf, texts, type View } from '../../rules/index.ts';
import { CrawlArt } from '../CrawlArt.tsx';
import { Die } from '../dice/Die.tsx';
import { OwnDice } from '../dice/OwnDice.tsx';
import { words } from '../words/index.ts';

const told = words.crawl.play;

export function Changes({ changes }: { readonly changes: readonly TrackChange[] }) {
  if (changes.length === 0) return null;
  return (
    <span className="changes">
      {changes.map(({ track, from, to, dieFrom, die }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: changes happen in this order
        <span key={i} className={`change of-${track}`}>
          <CrawlArt id={track} />
          <span className="hidden-text">{texts.trackName(track)}</span> {from} → {to}
          {die !== dieFrom && <b> {dieOf(die)}</b>}
        </span>
      ))}
    </span>
  );
}

function Odds({ choice: { chance, action } }: { readonly choice: Choice }) {
  if (chance === undefined || action.type === 'accept') return null;
  return (
    <span className="odds">
      <b>{words.crawl.percent(chance)}</b>
      {action.type === 'attack' && <small>{told.diceAlone}</small>}
    </span>
  );
}

/** The picture of an answer. */
function Picture({ action, view }: { readonly action: Action; readonly view: View }): ReactNode {
  switch (action.type) {
    case 'attack':
      return (
        <span className={`choice-die of-${action.stat}`}>
          <OwnDice roll={view.combat?.own[action.stat]} />
        </span>
      );
    case 'destroy':
      return (
        <span className="choice-die of-minion">
          <Die sides={sidesOf(action.die)} value={sidesOf(action.die)} />
        </span>
      );
    case 'use':
      return <CrawlArt id={action.ability} className="choice-art" />;
    case 'token':
    case 'gain':
    case 'resize':
      return <CrawlArt id={action.track} className="choice-art" />;
    case 'hit':
    case 'class':
      return <CrawlArt id={action.hero.split('-')[0] ?? ''} className="choice-art" />;
    default:
      return null;
  }
}

export interface ChoiceButtonProps {
  readonly choice: Choice;
  readonly view: View;
  readonly busy: boolean;
  readonly onChoose: (action: Action) => void;
}

export function ChoiceButton({ choice, view, busy, onChoose }: ChoiceButtonProps) {
  const { action } = choice;
  const ability = action.type === 'use' ? CONTENT.ability.get(action.ability) : undefined;
  return (
    <button
      type="button"
      className={`choice-button choice-of-${action.type}`}
      data-choice={action.type}
      disabled={busy}
      onClick={() => onChoose(action)}
    >
      <Picture action={action} view={view} />
      <span className="choice-words">
        {ability === undefined ? (
          <span>{texts.actionLabel(CONTENT, action, view)}</span>
        ) : (
          <>
            <b>{ability.name}</b>
            <small>{ability.text}</small>
          </>
        )}
        <Changes changes={choice.changes} />
        {choice.caution !== undefined && (
          <small className="caution">{told.caution(texts.cautionText(choice.caution))}</small>
        )}
      </span>
      <Odds choice={choice} />
    </button>
  );
}
