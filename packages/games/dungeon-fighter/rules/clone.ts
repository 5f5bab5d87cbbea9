/** Copies a state field by field: several times faster than a copy that does not know what it copies. */
import type { CombatState, Frame, HeroState, State, ThrowState } from './state.ts';

const cloneHero = (hero: HeroState): HeroState => ({
  ...hero,
  scars: [...hero.scars],
  equipment: hero.equipment.map(carried => ({ ...carried })),
  captives: [...hero.captives],
});

const cloneThrow = (thrown: ThrowState): ThrowState => ({
  ...thrown,
  weapons: [...thrown.weapons],
  requirements: [...thrown.requirements],
  failed: [...thrown.failed],
  boosts: [...thrown.boosts],
  soothing: [...thrown.soothing],
});

const cloneCombat = (combat: CombatState): CombatState => ({
  ...combat,
  foe: { ...combat.foe },
  dice: [...combat.dice],
  usedThisCombat: [...combat.usedThisCombat],
  usedThisTurn: [...combat.usedThisTurn],
  stolen: [...combat.stolen],
  markers: combat.markers.map(marker => ({ ...marker })),
  incoming: [...combat.incoming],
  suffered: [...combat.suffered],
  throw: combat.throw && cloneThrow(combat.throw),
});

function cloneFrame(frame: Frame): Frame {
  switch (frame.at) {
    case 'path':
    case 'assign':
      return { ...frame, cards: [...frame.cards] };
    case 'move':
      return { ...frame, rooms: [...frame.rooms] };
    case 'ability':
      return { ...frame, colors: [...frame.colors] };
    case 'window':
      return { ...frame, passed: [...frame.passed] };
    case 'vote':
      return { ...frame, votes: [...frame.votes] };
    default:
      return { ...frame };
  }
}

export function cloneState(state: State): State {
  const { options, random, decks, map } = state;
  return {
    ...state,
    options: { ...options, heroes: [...options.heroes] },
    random: { decks: [...random.decks] },
    heroes: state.heroes.map(cloneHero),
    chest: { ...state.chest },
    supply: { ...state.supply },
    decks: {
      dungeon: [...decks.dungeon],
      monsters: [...decks.monsters],
      shop: [...decks.shop],
      bosses: [...decks.bosses],
    },
    unused: [...state.unused],
    discard: [...state.discard],
    scrap: [...state.scrap],
    box: [...state.box],
    setAside: [...state.setAside],
    map: map && { ...map, floors: [...map.floors] },
    refused: [...state.refused],
    combat: state.combat && cloneCombat(state.combat),
    display: [...state.display],
    frames: state.frames.map(cloneFrame),
    result: state.result && { ...state.result },
  };
}
