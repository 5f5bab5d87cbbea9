import { armor, spendable, weapon } from '../../../support/table.ts';

/** One card of each kind, for heroes who have something already. */
export const OLD = { weapon: weapon(), armor: armor({ prevent: 1 }), spendable: spendable({ hitBonus: 1 }) };

/** Room for two weapons. */
export const SLOTS = { weapon: 2, armor: 1, spendable: 1 };

export const axe = weapon({ id: 'axe', requirement: 'jump', bonus: 2 });
export const bow = weapon({ id: 'bow', requirement: 'blind', bonus: 3 });
