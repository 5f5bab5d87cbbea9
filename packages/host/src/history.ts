/** What has happened so far, for telling, taking back and the story at the end. */
import {
  type Action,
  type DungeonFighter,
  type Event,
  type EventType,
  SPECTATOR,
  texts,
} from '@tumblekeep/dungeon-fighter';
import { humansOf, isHuman, type Table } from './seats.ts';

export interface HistoryStep {
  /** Nothing for the beginning of the game. */
  readonly action: Action | undefined;
  readonly events: readonly Event[];
  /** As everybody may read it. */
  readonly lines: readonly string[];
  /** Nobody was asked: the answer went without saying. */
  readonly foregone: boolean;
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

const OF_THE_PARTY: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'assign',
  'box',
  'buy',
  'buy-die',
  'buy-healing',
  'done',
  'give',
  'move',
  'swap',
]);

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
  add(action: Action | undefined, events: readonly Event[], foregone = false): readonly string[] {
    const seen = events.map(event => this.#game.redact(event, SPECTATOR));
    const { lines, scene } = texts.narrate(
      this.#game.edition,
      seen,
      this.#scenes.at(-1) ?? texts.EMPTY_SCENE,
    );
    this.#steps.push({ action, events, lines, foregone });
    this.#scenes.push(scene);
    return lines;
  }

  get scene(): ReturnType<typeof texts.sceneOf> {
    return this.#scenes.at(-1) ?? texts.EMPTY_SCENE;
  }

  /** Keeps the beginning and the first `inputs` inputs. */
  truncate(inputs: number): void {
    this.#steps.length = inputs + 1;
    this.#scenes.length = inputs + 1;
  }

  /** The throw that input `n` brought to rest. */
  throwAt(n: number): Threw | undefined {
    for (let i = n; i >= 0; i--) {
      const threw = this.#steps[i]?.events.findLast(isThrow);
      if (threw !== undefined) return threw;
    }
    return undefined;
  }

  /** How many inputs would be left after taking back the last decision of a person. */
  undoTarget(table: Table): number | undefined {
    for (let i = this.#steps.length - 1; i > 0; i--) {
      if (!this.#steps[i]?.foregone && this.isByPerson(i, table)) return i - 1;
    }
    return undefined;
  }

  /** Whether input `n` was for a person to decide or to report. */
  isByPerson(n: number, table: Table): boolean {
    const { action } = this.#steps[n] as HistoryStep;
    if (action === undefined) return false;
    if (action.type === 'land') return table.dice === 'real' && isHuman(table, this.throwAt(n)?.hero ?? '');
    if (OF_THE_PARTY.has(action.type) || !('hero' in action) || action.hero === null)
      return humansOf(table).length > 0;
    return isHuman(table, action.hero);
  }

  /** Whether no die was thrown and nothing came to light after that many inputs. */
  isFree(inputs: number): boolean {
    return this.#steps
      .slice(inputs + 1)
      .every(({ action, events }) => action?.type !== 'land' && !events.some(isRevealing));
  }
}
