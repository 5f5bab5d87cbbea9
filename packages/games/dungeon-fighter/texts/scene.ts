/** What a teller has to remember between two events: who threw what at whom. */
import type { Event, Part } from '../rules/event.ts';
import type { View } from '../rules/view.ts';
import type { CardId, Die, HeroId } from '../rules/vocabulary.ts';

export interface Scene {
  readonly difficulty: string | null;
  readonly room: CardId | null;
  readonly foe: CardId | null;
  readonly thrower: HeroId | null;
  readonly die: Die | null;
  /** How often the party paid for its dice in this fight. */
  readonly defeats: number;
  /** What the blow is made of so far. */
  readonly blow: readonly Part[];
}

export const EMPTY_SCENE: Scene = {
  difficulty: null,
  room: null,
  foe: null,
  thrower: null,
  die: null,
  defeats: 0,
  blow: [],
};

export function sceneOf(view: View): Scene {
  const thrown = view.combat?.throw ?? null;
  return {
    difficulty: view.difficulty,
    room: view.room,
    foe: view.combat?.foe ?? null,
    thrower: thrown === null ? null : (view.seats[thrown.seat] as HeroId),
    die: thrown?.die ?? null,
    defeats: view.combat?.defeats ?? 0,
    blow: [],
  };
}

/** The parts of a blow with "so far" spelled out. */
export const wholeBlow = (scene: Scene, parts: readonly Part[]): readonly Part[] =>
  scene.blow.length > 0 && parts[0]?.why === 'blow' ? [...scene.blow, ...parts.slice(1)] : parts;

/** The scene after an event. */
export function follow(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'began':
      return { ...EMPTY_SCENE, difficulty: event.difficulty };
    case 'room':
      return { ...scene, room: event.card };
    case 'set-aside':
      return { ...scene, room: null, foe: null };
    case 'monster':
      return { ...scene, foe: event.card, defeats: 0 };
    case 'boss':
      return { ...scene, foe: event.card, room: null, defeats: 0 };
    case 'retrieved':
      return { ...scene, defeats: scene.defeats + 1 };
    case 'threw':
      return { ...scene, thrower: event.hero, die: event.die, blow: [] };
    case 'damage':
      return { ...scene, blow: wholeBlow(scene, event.parts) };
    default:
      return scene;
  }
}
