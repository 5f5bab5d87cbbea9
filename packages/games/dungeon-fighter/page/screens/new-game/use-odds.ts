/** How the game that is being put together would go. Asks on until it is known, or until something else is wished for. */
import { useEffect, useState } from 'react';
import { fightWorker } from '../../client.ts';
import { useHand } from '../../hand/store.ts';
import type { OddsReport } from '../../worker/protocol.ts';
import { orderOf, problemOf, type Wish } from './wish.ts';

/** Milliseconds of quiet before anything is worked out: people click on. */
const QUIET = 500;

export type Odds =
  | { readonly state: 'waiting' }
  | { readonly state: 'playing' | 'known'; readonly report: OddsReport }
  /** The worker could not say. */
  | { readonly state: 'unknown' };

const WAITING: Odds = { state: 'waiting' };

/** What decides how it goes; where people sit and whether the device is passed on does not. */
const relevant = (wish: Wish): string => {
  const { rules, options, table } = orderOf({ ...wish, handicap: 0, solo: false, leader: undefined });
  return JSON.stringify({ rules, options, table });
};

export function useOdds(wish: Wish): Odds {
  const [odds, setOdds] = useState<Odds>(WAITING);
  const hand = useHand(state => state.hand);
  const key = problemOf(wish) === undefined ? relevant(wish) : undefined;
  const { handicap } = wish;
  const isReal = wish.dice === 'real';
  useEffect(() => {
    setOdds(WAITING);
    if (key === undefined) return;
    let isWanted = true;
    const order = {
      game: { ...JSON.parse(key), preferences: {} },
      handicap,
      hand: isReal ? undefined : hand,
    };
    const ask = async (): Promise<void> => {
      while (isWanted) {
        const answer = await fightWorker().odds(order);
        if (!isWanted) return;
        if (!answer.ok) return setOdds({ state: 'unknown' });
        setOdds({ state: answer.value.isDone ? 'known' : 'playing', report: answer.value });
        if (answer.value.isDone) return;
      }
    };
    const timer = setTimeout(() => {
      ask().catch(() => isWanted && setOdds({ state: 'unknown' }));
    }, QUIET);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [key, handicap, isReal, hand]);
  return odds;
}
