import { useEffect } from 'react';
import { create } from 'zustand';
import { words } from '../words/index.ts';

export interface Toast {
  readonly text: string;
  readonly tone?: 'plain' | 'good' | 'bad';
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Stays until somebody closes it. */
  readonly stays?: boolean;
}

const SHOWN_FOR = 6000;
const MOST = 3;

let count = 0;
const useToasts = create<{ readonly toasts: readonly (Toast & { readonly key: number })[] }>(() => ({
  toasts: [],
}));

const remove = (key: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(one => one.key !== key) }));

/** Says something short at the edge of the screen; screen readers hear it too. */
export function toast(message: Toast | string): void {
  const one = typeof message === 'string' ? { text: message } : message;
  count++;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts, { ...one, key: count }].slice(-MOST) }));
}

function Slip({
  toast: { key, text, tone = 'plain', action, stays = false },
}: {
  toast: Toast & { key: number };
}) {
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => remove(key), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [key, stays]);
  return (
    <div className={`toast ${tone}`}>
      <p>{text}</p>
      {action !== undefined && (
        <button
          type="button"
          className="button small"
          onClick={() => {
            action.run();
            remove(key);
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="dialog-close" aria-label={words.app.close} onClick={() => remove(key)}>
        ✕
      </button>
    </div>
  );
}

const isUrgent = ({ tone }: Toast): boolean => tone === 'bad';

/** News from before the game is old news after it. */
const forgetNews = (): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(one => isUrgent(one) || one.stays) }));

/** Where `toast` speaks; once in the page. Where it is quiet, only what went wrong is said, and news is forgotten. */
export function Toasts({ isQuiet }: { readonly isQuiet: boolean }) {
  const toasts = useToasts(state => state.toasts);
  useEffect(() => {
    if (isQuiet) forgetNews();
  }, [isQuiet]);
  const spoken = isQuiet ? toasts.filter(isUrgent) : toasts;
  return (
    <div className="toasts" role="status" aria-live="polite">
      {spoken.map(one => (
        <Slip key={one.key} toast={one} />
      ))}
    </div>
  );
}
