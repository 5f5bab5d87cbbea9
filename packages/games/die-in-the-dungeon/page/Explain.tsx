/** Everything of DIE in the Dungeon! explains itself: a tap on a thing opens its sheet. */

import { Dialog } from '@tumblekeep/page-kit/app/Dialog.tsx';
import { Sentences } from '@tumblekeep/page-kit/app/Sentences.tsx';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { create } from 'zustand';
import { CONTENT, RULES_ID, texts } from '../rules/index.ts';
import { CrawlArt, hasFace } from './CrawlArt.tsx';
import { to } from './routes.ts';
import { words } from './words/index.ts';

const useExplained = create<{ readonly id: string | undefined }>(() => ({ id: undefined }));

export const explain = (id: string): void => useExplained.setState({ id });
const close = (): void => useExplained.setState({ id: undefined });

export interface ExplainedProps {
  readonly id: string;
  readonly children: ReactNode;
  readonly className?: string;
  readonly label?: string;
}

export const Explained = ({ id, children, className = '', label }: ExplainedProps) => (
  <button
    type="button"
    className={`crawl-explained ${className}`}
    aria-label={label}
    onClick={event => {
      event.stopPropagation();
      explain(id);
    }}
  >
    {children}
  </button>
);

/** Where `explain` answers; once on a screen. */
export function ExplainSheet() {
  const id = useExplained(state => state.id);
  if (id === undefined) return null;
  const { found } = texts.explain(CONTENT, id);
  const [entry] = found;
  return (
    <Dialog
      title={entry?.title ?? id}
      onClose={close}
      actions={
        entry !== undefined && (
          <Link href={to.rules(`${RULES_ID}:${entry.title}`)} className="button" onClick={close}>
            {words.crawl.play.inRules}
          </Link>
        )
      }
    >
      <div className="crawl-sheet">
        {hasFace(id) && <CrawlArt id={id} className="crawl-sheet-art" />}
        <div>
          {entry === undefined ? (
            <Sentences lines={texts.explanation(CONTENT, id)} />
          ) : (
            <>
              <p className="fine">{entry.kind}</p>
              <p>{entry.text}</p>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
