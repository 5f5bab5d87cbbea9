/** The games there are, and the rule set that a game and `--rules` name together. */
import { RULES_ID as DIE_IN_THE_DUNGEON } from '@tumblekeep/die-in-the-dungeon';

export const DUNGEON_FIGHTER = 'dungeon-fighter';
export { DIE_IN_THE_DUNGEON };

export const GAMES = [DUNGEON_FIGHTER, DIE_IN_THE_DUNGEON] as const;
export const GAMES_HELP = `game: ${GAMES.join(', ')}`;

/** A game with one rule set is its own rule set. */
export const ruleSetOf = ({ game, rules }: { readonly game: string; readonly rules: string }): string =>
  game === DUNGEON_FIGHTER ? rules : game;
