/** Copies a state field by field: several times faster than a copy that does not know what it copies. */
import type { CombatState, CreatureState, Frame, PartyHero, RollState, State } from './state.ts';

const cloneCreature = (one: CreatureState): CreatureState => ({
  ...one,
  dice: [...one.dice],
  values: [...one.values],
  minions: [...one.minions],
  tokens: [...one.tokens],
  pips: [...one.pips],
  cards: [...one.cards],
  boons: one.boons.map(boon => ({ ...boon })),
});

const cloneHero = (hero: PartyHero): PartyHero => ({ ...hero });
const cloneCombat = (combat: CombatState): CombatState => ({
  ...combat,
  heroes: combat.heroes.map(cloneHero),
});
const cloneRoll = (roll: RollState): RollState => ({ ...roll, faces: [...roll.faces] });

function cloneFrame(frame: Frame): Frame {
  if (frame.at === 'order') return { ...frame, gains: frame.gains.map(gain => ({ ...gain })) };
  if (frame.at === 'resize') return { ...frame, tracks: [...frame.tracks] };
  return { ...frame };
}

export function cloneState(state: State): State {
  const { options, random } = state;
  return {
    ...state,
    options: {
      ...options,
      players: options.players.map(player => ({ ...player, dice: { ...player.dice } })),
    },
    random: { tiles: [...random.tiles], creature: [...random.creature], heroes: [...random.heroes] },
    creatures: state.creatures.map(cloneCreature),
    tiles: [...state.tiles],
    cells: [...state.cells],
    supply: [...state.supply],
    combat: state.combat && cloneCombat(state.combat),
    roll: state.roll && cloneRoll(state.roll),
    frames: state.frames.map(cloneFrame),
    result: state.result && { ...state.result },
  };
}
