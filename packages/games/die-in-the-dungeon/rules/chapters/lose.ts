/** LOSE: the active creature is out. */
import { dropFrames, me, type Play } from '../play.ts';
import type { Loss } from '../state.ts';

/** The active creature has lost; with two players the other one wins at once (DIE-TWO-07). */
export function lose(play: Play, why: Loss): void {
  const { state } = play;
  const loser = me(play).creature;
  const winner = state.creatures.find(({ creature }) => creature !== loser)?.creature ?? null;
  state.result = { winner, why };
  dropFrames(play);
  play.sink?.({ type: 'lost', creature: loser, why });
  if (winner !== null) play.sink?.({ type: 'won', creature: winner });
}
