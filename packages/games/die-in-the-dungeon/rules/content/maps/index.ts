import type { DungeonMap } from '../../cards.ts';
import { solo } from './solo.ts';
import { training } from './training.ts';
import { twoPlayers } from './two-players.ts';

export const maps: readonly DungeonMap[] = [training, ...solo, ...twoPlayers];
