/** What is true in an edition, read from its numbers, cards and procedures. */

import { offerReaction } from '../rules/chapters/equip/spendables.ts';
import { announceLatePower } from '../rules/chapters/hero/misses.ts';
import { instaKill } from '../rules/chapters/icon.ts';
import { passLeadership } from '../rules/chapters/lead.ts';
import type { Edition } from '../rules/edition.ts';
import type { View } from '../rules/view.ts';
import type { CardId } from '../rules/vocabulary.ts';

export const hasMaps = ({ tables }: Edition): boolean => tables.maps.length > 0;

export const hasInstaKill = ({ procedures }: Edition): boolean => procedures.hit.includes(instaKill);

export const hasEpicShots = ({ constants }: Edition): boolean => Number.isFinite(constants.epicShotAt);

/** Paying for the dice is a defeat, and the Leader token remembers it. */
export const isPartyDefeated = ({ words }: Edition): boolean => words.retrieving.mark !== '';

export const doesLeadershipPass = ({ procedures }: Edition): boolean =>
  procedures.rest.includes(passLeadership);

/** On a miss the monster strikes before the icon does anything. */
export const doPowersComeLate = ({ procedures }: Edition): boolean =>
  procedures.miss.includes(announceLatePower);

/** Cards are used before a miss hurts, not when somebody falls. */
export const hasReactions = ({ procedures }: Edition): boolean => procedures.miss.includes(offerReaction);

/** What eliminated heroes still hold: it is gone when the handing over is done. */
export const leftBehind = ({ seats, heroes }: View): CardId[] =>
  seats.flatMap(id => (heroes[id]?.eliminated ? heroes[id].equipment.map(({ card }) => card) : []));
