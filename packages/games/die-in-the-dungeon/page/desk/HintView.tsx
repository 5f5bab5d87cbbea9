/** "What would you do?": a searching player's answer with its reasons. */

import { Sentences } from '@tumblekeep/page-kit/app/Sentences.tsx';
import { isOnline } from '@tumblekeep/page-kit/online/address.ts';
import { useEffect, useRef, useState } from 'react';
import { type Action, CONTENT, texts, type View } from '../../rules/index.ts';
import { useCrawl } from '../crawl-store.ts';
import { words } from '../words/index.ts';

const told = words.crawl.play;

interface Props {
  readonly view: View;
  readonly busy: boolean;
  readonly onChoose: (action: Action) => void;
}

export function HintView({ view, busy, onChoose }: Props) {
  const { game, hint, askHint, dismissHint } = useCrawl();
  const [isThinking, setThinking] = useState(false);
  const box = useRef<HTMLElement>(null);
  // Where the desk is small, what was asked for lies below its edge.
  useEffect(() => {
    if (hint !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [hint]);
  const think = async () => {
    setThinking(true);
    await askHint();
    setThinking(false);
  };
  // A search would know what nobody at a table elsewhere may know.
  if (isOnline(game?.id ?? '')) return null;
  if (hint === undefined)
    return (
      <button type="button" className="button quiet hint-ask" disabled={busy} onClick={() => void think()}>
        {isThinking ? told.thinking : told.hint}
      </button>
    );
  return (
    <aside ref={box} className="hint" aria-label={told.hintTitle} aria-live="polite">
      <h3>{told.hintTitle}</h3>
      <p>
        <b>{texts.actionLabel(CONTENT, hint.action, view)}</b>
      </p>
      <ul>
        <Sentences lines={hint.reasons} as="li" />
      </ul>
      <div className="row">
        <button
          type="button"
          className="button small primary"
          disabled={busy}
          onClick={() => onChoose(hint.action)}
        >
          {told.doIt}
        </button>
        <button type="button" className="button small quiet" onClick={dismissHint}>
          {words.app.close}
        </button>
      </div>
    </aside>
  );
}
