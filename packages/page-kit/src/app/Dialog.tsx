import { type ReactNode, useEffect, useId, useRef } from 'react';
import { words } from '../words/index.ts';

export interface DialogProps {
  readonly title: string;
  /** Asked for by Escape, the close button or a tap outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot. */
  readonly actions?: ReactNode;
  readonly className?: string;
}

/** A parchment above everything; mounted means open. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, children, actions, className = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element !== null && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape arrives as `cancel`
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="dialog-sheet">
        <header className="dialog-head">
          <h2 id={heading}>{title}</h2>
          <button type="button" className="dialog-close" aria-label={words.app.close} onClick={onClose}>
            ✕
          </button>
        </header>
        <div className="dialog-body">{children}</div>
        {actions !== undefined && <footer className="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  );
}
