/** The records of one game on this device. Other pages of it write here as well, so whatever is kept is joined first. */
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { freshId } from '../worker/fresh-id.ts';
import {
  type Done,
  join,
  NO_RECORDS,
  parseRecords,
  printRecords,
  type Records,
  recordsAfter,
} from './records.ts';

export interface RecordsState {
  readonly records: Records;
  /** The browser keeps them; otherwise they are gone with the page. */
  readonly isKept: boolean;
  /** `day` such as 2026-11-18. */
  add(done: Done, day: string): void;
  merge(records: Records): void;
  forget(): void;
}

const DEVICE_KEY = 'tumblekeep device';

/** A name for this device that says nothing about it. */
function deviceName(): string {
  const fresh = freshId()
    .replace(/[^\w-]/g, '')
    .slice(0, 12);
  try {
    const known = localStorage.getItem(DEVICE_KEY);
    if (known !== null && /^[\w-]{1,20}$/.test(known)) return known;
    localStorage.setItem(DEVICE_KEY, fresh);
  } catch {
    // Where nothing is kept the name lives as long as the page.
  }
  return fresh;
}

export function makeRecordsStore(game: string): UseBoundStore<StoreApi<RecordsState>> {
  const key = `tumblekeep records ${game}`;
  const parse = (text: string | null): Records =>
    (text === null ? undefined : parseRecords(game, text)) ?? NO_RECORDS;
  const kept = (): Records | undefined => {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      return undefined;
    }
  };
  let device: string | undefined;
  const use = create<RecordsState>()((set, get) => {
    const put = (records: Records): void => {
      let isKept = true;
      try {
        localStorage.setItem(key, printRecords(game, records));
      } catch {
        isKept = false;
      }
      set({ records, isKept });
    };
    const known = (): Records => join(get().records, kept() ?? NO_RECORDS);
    return {
      records: kept() ?? NO_RECORDS,
      isKept: kept() !== undefined,
      add(done, day) {
        device ??= deviceName();
        put(recordsAfter(known(), done, `${day} ${device}`));
      },
      merge: records => put(join(known(), records)),
      forget() {
        try {
          localStorage.removeItem(key);
        } catch {}
        set({ records: NO_RECORDS });
      },
    };
  });
  if (typeof window !== 'undefined')
    window.addEventListener('storage', event => {
      if (event.key === key || event.key === null) use.setState({ records: parse(event.newValue) });
    });
  return use;
}
