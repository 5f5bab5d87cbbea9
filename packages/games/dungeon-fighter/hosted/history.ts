/** What has happened so far, in words: for telling and the story at the end. */
import {
  type Action,
  type DungeonFighter,
  type Event,
  type EventType,
  SPECTATOR,
  texts,
} from '../rules/index.ts';

export interface HistoryStep {
  /** Nothing for the beginning of the game. */
  readonly action: Action | undefined;
  readonly events: readonly Event[];
  /** As everybody may read it. */
  readonly lines: readonly string[];
}

/** Events after which something hidden is known. */
const REVEALING: ReadonlySet<EventType> = new Set<EventType>([
  'drew-paths',
  'room',
  'monster',
  'boss',
  'shop',
  'stole',
]);

export const isRevealing = ({ type }: Event): boolean => REVEALING.has(type);

type Threw = Extract<Event, { type: 'threw' }>;
const isThrow = (event: Event): event is Threw => event.type === 'threw';

export class History {
  readonly #game: DungeonFighter;
  #steps: HistoryStep[] = [];
  #scenes: ReturnType<typeof texts.sceneOf>[] = [];

  constructor(game: DungeonFighter) {
    this.#game = game;
  }

  get steps(): readonly HistoryStep[] {
    return this.#steps;
  }

  /** Adds a step and answers its lines. */
  add(action: Action | undefined, events: readonly Event[]): readonly string[] {
    const seen = events.map(event => this.#game.redact(event, SPECTATOR));
    const { lines, scene } = texts.narrate(
      this.#game.edition,
      seen,
      this.#scenes.at(-1) ?? texts.EMPTY_SCENE,
    );
    this.#steps.push({ action, events, lines });
    this.#scenes.push(scene);
    return lines;
  }

  /** To be told anew. */
  forget(): void {
    this.#steps = [];
    this.#scenes = [];
  }

  get scene(): ReturnType<typeof texts.sceneOf> {
    return this.#scenes.at(-1) ?? texts.EMPTY_SCENE;
  }

  /** The throw that input `n` brought to rest. */
  throwAt(n: number): Threw | undefined {
    for (let i = n; i >= 0; i--) {
      const threw = this.#steps[i]?.events.findLast(isThrow);
      if (threw !== undefined) return threw;
    }
    return undefined;
  }
}
