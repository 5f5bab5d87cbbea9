/** Saved games in the words of their games. */
import type { SavesPart, ToldSave } from '@tumblekeep/page-kit/game-page.ts';
import type { Summary } from '@tumblekeep/page-kit/worker/protocol.ts';
import type { Loaded } from './games.ts';
import { words } from './words/index.ts';

/** A save of a game this page does not know still says what it can. */
export const toldSave = (parts: Loaded<SavesPart>, save: Summary): ToldSave =>
  parts.get(save.game)?.tell(save) ?? {
    rules: save.rules,
    party: words.saves.unknown,
    where: '',
    difficulty: '',
    hasRealDice: false,
  };
