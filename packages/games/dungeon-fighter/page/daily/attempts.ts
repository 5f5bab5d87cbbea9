/** Which games on this device are attempts at a dungeon of a day. The first one counts. */
import { reader } from '@tumblekeep/kernel/untrusted';
import * as z from 'zod/mini';
import { create } from 'zustand';
import { FORMS, type Form } from '../../hosted/index.ts';

export interface Attempt {
  readonly day: string;
  readonly form: Form;
  /** The saved game. */
  readonly id: string;
}

export const DAILY_KEY = 'tumblekeep daily';
const MOST = 400;

const readAttempts = reader(() =>
  z.array(
    z.object({
      day: z.iso.date(),
      form: z.enum(FORMS),
      id: z.string().check(z.minLength(1), z.maxLength(100)),
    }),
  ),
);

export function parseAttempts(text: string | null): readonly Attempt[] {
  try {
    return readAttempts(JSON.parse(text ?? '[]'))?.slice(-MOST) ?? [];
  } catch {
    return [];
  }
}

const stored = (known: readonly Attempt[]): readonly Attempt[] => {
  try {
    return parseAttempts(localStorage.getItem(DAILY_KEY));
  } catch {
    return known;
  }
};

export const useAttempts = create<{
  readonly attempts: readonly Attempt[];
  /** A second attempt changes nothing. */
  begin(attempt: Attempt): void;
}>()((set, get) => ({
  attempts: stored([]),
  begin(attempt) {
    const known = stored(get().attempts);
    if (known.some(({ day, form }) => day === attempt.day && form === attempt.form)) return;
    const attempts = [...known, attempt].slice(-MOST);
    set({ attempts });
    try {
      localStorage.setItem(DAILY_KEY, JSON.stringify(attempts));
    } catch {
      // Where nothing is kept it is known as long as the page is open.
    }
  },
}));

if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === DAILY_KEY || key === null) useAttempts.setState({ attempts: parseAttempts(newValue) });
  });
