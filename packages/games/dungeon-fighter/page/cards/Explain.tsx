/** Everything explains itself: a tap on a card, chip or word opens its sheet. */

import { Dialog } from '@tumblekeep/page-kit/app/Dialog.tsx';
import { Sentences } from '@tumblekeep/page-kit/app/Sentences.tsx';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { type Edition, texts } from '../../rules/index.ts';
import { Art } from './Art.tsx';
import { CardFace } from './CardFace.tsx';
import { hasFace } from './faces.ts';

const useExplained = create<{ readonly id: string | undefined }>(() => ({ id: undefined }));

export const explain = (id: string): void => useExplained.setState({ id });
const close = (): void => useExplained.setState({ id: undefined });

/** The first sentences, for hovering. */
const hintOf = (edition: Edition, id: string): string => texts.explanation(edition, id)[0] ?? '';

export interface ExplainedProps {
  readonly edition: Edition;
  readonly id: string;
  readonly children: ReactNode;
  readonly className?: string;
}

/** Something that explains itself on tap, Enter and hover. */
export const Explained = ({ edition, id, children, className = '' }: ExplainedProps) => (
  <button
    type="button"
    className={`explained ${className}`}
    title={hintOf(edition, id)}
    onClick={event => {
      event.stopPropagation();
      explain(id);
    }}
  >
    {children}
  </button>
);

/** Where `explain` answers; once on a screen. */
export function ExplainSheet({ edition }: { readonly edition: Edition }) {
  const id = useExplained(state => state.id);
  if (id === undefined) return null;
  return (
    <Dialog title={texts.nameOf(edition, id)} onClose={close}>
      <div className="explain-sheet">
        {hasFace(edition, id) ? (
          <CardFace edition={edition} id={id} />
        ) : (
          <Art edition={edition} id={id} className="explain-art" />
        )}
        <div className="explain-text">
          <Sentences lines={texts.explanation(edition, id)} />
        </div>
      </div>
    </Dialog>
  );
}
