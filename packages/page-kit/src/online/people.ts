/** Who plays whom at the table elsewhere that is on the screen; nobody has a name at a table of this device. */
import { useEffect } from 'react';
import { create } from 'zustand';
import type { TableNews } from './protocol.ts';

const usePeople = create<{ readonly names: Readonly<Record<string, string>> }>(() => ({ names: {} }));

/** To be used once, by whatever hears of the table. */
export function useTellPeople(news: TableNews | undefined): void {
  const chairs = news?.company?.chairs;
  useEffect(() => {
    const named = (chairs ?? []).filter(({ who }) => who === 'person');
    usePeople.setState({ names: Object.fromEntries(named.map(({ seat, name = '' }) => [seat, name])) });
    return () => usePeople.setState({ names: {} });
  }, [chairs]);
}

export const useNameOf = (seat: string): string | undefined =>
  usePeople(({ names }) => names[seat]) || undefined;
