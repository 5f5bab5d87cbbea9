/** Lets bots go on by themselves, at a pace that people can follow. */

import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { isOnline } from '@tumblekeep/page-kit/online/address.ts';
import type { Speed } from '@tumblekeep/page-kit/scene/stage-store.ts';
import { useEffect } from 'react';
import { isHuman } from '../../hosted/index.ts';
import { type GameState, useGame } from './game-store.ts';

/** Milliseconds before a bot decides. */
const PAUSES: Readonly<Record<Speed, number>> = { 1: 900, 2: 400, 4: 200, instant: 0 };

/** How long to wait before the game goes on by itself; nothing when it does not. */
export function pauseBefore(
  { game, snapshot, showing, busy, curtain, refusal }: GameState,
  speed: Speed,
): number | undefined {
  if (game === undefined || snapshot?.turn === undefined || snapshot.turn.isForPeople) return undefined;
  // A table elsewhere goes on by itself.
  if (isOnline(game.id)) return undefined;
  // A refusal stops everything until somebody has read it: asking again would be refused again.
  if (showing !== undefined || busy || curtain || refusal !== undefined) return undefined;
  // What goes without saying goes at once.
  if (isHuman(game.table, snapshot.turn.hero)) return 0;
  return snapshot.holdOn ? undefined : PAUSES[speed];
}

/** To be used once, by the screen of the game. */
export function useTempo(): void {
  const speed = useSettings(settings => settings.speed);
  const pause = useGame(state => pauseBefore(state, speed));
  const n = useGame(state => state.snapshot?.n);
  useEffect(() => {
    if (pause === undefined || n === undefined) return;
    const timer = setTimeout(() => void useGame.getState().next(), pause);
    return () => clearTimeout(timer);
  }, [pause, n]);
}
