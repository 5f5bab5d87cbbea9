/** A table elsewhere, as a screen sees it: who is there, and what passes by. */
import { proxy } from 'comlink';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../app/Toasts.tsx';
import { onlineWorker } from '../worker/client.ts';
import type { AskedHere, Passing, TableNews } from './protocol.ts';

/** Nothing until the worker has answered. */
export function useTableNews(
  table: string | undefined,
  onPassing: (passing: Passing) => void = () => undefined,
  isStage = false,
): TableNews | undefined {
  const [news, setNews] = useState<TableNews>();
  const pass = useRef(onPassing);
  pass.current = onPassing;
  useEffect(() => {
    setNews(undefined);
    if (table === undefined) return;
    let isHere = true;
    const watch = onlineWorker().watch(
      table,
      proxy((heard: TableNews) => void (isHere && setNews(heard))),
      proxy((passing: Passing) => void (isHere && pass.current(passing))),
      isStage,
    );
    return () => {
      isHere = false;
      void watch.then(
        one => onlineWorker().unwatch(one),
        () => undefined,
      );
    };
  }, [table, isStage]);
  return news;
}

/** Answers whether it was done; what was refused is said. */
export async function askTable(table: string, asking: AskedHere): Promise<boolean> {
  const done = await onlineWorker().ask(table, asking);
  if (!done.ok) toast({ text: done.error.message, tone: 'bad' });
  return done.ok;
}

/** The address of a place of this page, to be sent to others. */
export const addressOf = (place: string): string => `${location.origin}${location.pathname}#${place}`;
