/**
 * A small game in the manner of the big one: three heroes throw three dice at a monster, a miss hurts, and
 * when the dice are used up everybody pays to have them back. Written once as plain rules; each engine wraps
 * the same functions.
 */
export const HEROES = 3;
export const DICE = ['red', 'green', 'blue'] as const;
export type Die = (typeof DICE)[number];

export interface Skirmish {
  life: number[];
  monster: number;
  dice: Die[];
  active: number;
  result: 'won' | 'lost' | null;
}

/** Zone 0 is a miss, 1 to 6 are sections. */
export type Move = { type: 'throwDie'; die: Die; zone: number } | { type: 'retrieve' };

export const begin = (): Skirmish => ({
  life: Array<number>(HEROES).fill(9),
  monster: 30,
  dice: [...DICE],
  active: 0,
  result: null,
});

const ZONES = 7;

export function legal(state: Skirmish): Move[] {
  if (state.result !== null) return [];
  if (state.dice.length === 0) return [{ type: 'retrieve' }];
  const moves: Move[] = [];
  for (const die of state.dice)
    for (let zone = 0; zone < ZONES; zone++) moves.push({ type: 'throwDie', die, zone });
  return moves;
}

const settle = (state: Skirmish): void => {
  if (state.monster <= 0) state.result = 'won';
  else if (state.life.every(life => life < 1)) state.result = 'lost';
};

export function isLegal(state: Skirmish, move: Move): boolean {
  if (state.result !== null) return false;
  if (move.type === 'retrieve') return state.dice.length === 0;
  return state.dice.includes(move.die) && move.zone >= 0 && move.zone < ZONES;
}

export function apply(state: Skirmish, move: Move): void {
  if (move.type === 'retrieve') {
    state.dice = [...DICE];
    for (let seat = 0; seat < HEROES; seat++)
      state.life[seat] = Math.max(0, (state.life[seat] as number) - 1);
  } else {
    state.dice.splice(state.dice.indexOf(move.die), 1);
    if (move.zone === 0) state.life[state.active] = Math.max(0, (state.life[state.active] as number) - 2);
    else state.monster -= move.zone;
    do state.active = (state.active + 1) % HEROES;
    while (state.life[state.active] === 0 && state.life.some(life => life > 0));
  }
  settle(state);
}
