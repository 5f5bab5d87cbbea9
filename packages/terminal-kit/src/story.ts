/** What has been told at this terminal, so that it can be told again, and what of it stands after a takeback. */
import { type Hosted, type Kinds, SPECTATOR } from '@tumblekeep/host';

export interface StoryStep<K extends Kinds> {
  /** Nothing for the beginning of the game. */
  readonly action: K['Action'] | undefined;
  /** As everybody may know them. */
  readonly events: readonly K['Event'][];
  readonly lines: readonly string[];
}

/** Makes words of events. What sentences need to know of those before is a scene; nothing at the beginning. */
export type Narrate<K extends Kinds> = (
  events: readonly K['Event'][],
  scene: unknown,
) => { readonly lines: readonly string[]; readonly scene: unknown };

export class Story<K extends Kinds> {
  readonly #narrate: Narrate<K>;
  readonly #steps: StoryStep<K>[] = [];
  readonly #scenes: unknown[] = [];

  constructor(narrate: Narrate<K>) {
    this.#narrate = narrate;
  }

  /** The beginning, then one for each input that stands. */
  get steps(): readonly StoryStep<K>[] {
    return this.#steps;
  }

  get lines(): readonly string[] {
    return this.#steps.flatMap(({ lines }) => lines);
  }

  get events(): readonly K['Event'][] {
    return this.#steps.flatMap(({ events }) => events);
  }

  get scene(): unknown {
    return this.#scenes.at(-1);
  }

  /** Answers what there is to say of it. */
  add(action: K['Action'] | undefined, events: readonly K['Event'][]): readonly string[] {
    const { lines, scene } = this.#narrate(events, this.scene);
    this.#steps.push({ action, events, lines });
    this.#scenes.push(scene);
    return lines;
  }

  /** Forgets all but the beginning and the first inputs. */
  keep(inputs: number): void {
    this.#steps.length = Math.min(this.#steps.length, inputs + 1);
    this.#scenes.length = this.#steps.length;
  }
}

/** The beginning of a match, as everybody sees it. */
export function openingEvents<K extends Kinds>(
  { game }: Hosted<K>,
  options: unknown,
  seed: string,
): readonly K['Event'][] {
  const events: K['Event'][] = [];
  game.setup(options, seed, event => void events.push(game.redact(event, SPECTATOR)));
  return events;
}
