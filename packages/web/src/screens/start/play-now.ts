/** The game behind "Play now": two heroes drawn by lot, both in the hands of whoever sits here. */
import type { NewGame } from '../../worker/protocol.ts';

const SEAT = { kind: 'human', skill: 'average' } as const;

export const PLAY_NOW: NewGame = {
  rules: 'second',
  options: { heroes: 2, difficulty: 'normal', solo: true },
  table: { dice: 'simulated', seats: { 1: SEAT, 2: SEAT } },
  manners: { aimHelp: {}, steady: [], askMe: [] },
};
