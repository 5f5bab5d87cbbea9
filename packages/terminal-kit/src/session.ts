/** One game at one terminal: a client of its table that asks people and tells what happens. */

import {
  type Input,
  type Kinds,
  type Pause,
  type SeatId,
  SPECTATOR,
  type Step,
  type Table,
  type Told,
} from '@tumblekeep/host';
import type { Refusal } from '@tumblekeep/kernel';
import { Desk, isYes } from './desk.ts';
import { UsageError } from './errors.ts';
import type { Place, TerminalGame } from './game.ts';
import type { Lines } from './lines.ts';
import type { Screen } from './screen.ts';
import type { FileStore } from './store/file-store.ts';
import type { Story } from './story.ts';

const PAUSES: Readonly<Record<Parameters<Pause>[0], number>> = { bot: 700, 'bot-throw': 400, foregone: 0 };

export interface SessionParts<K extends Kinds> {
  readonly game: TerminalGame<K>;
  readonly story: Story<K>;
  readonly store: FileStore;
  readonly screen: Screen;
  readonly lines: Lines;
  readonly fast: boolean;
}

/** What the rules refuse is told; what else goes wrong ends the program. */
const OF_THE_STORE: ReadonlySet<string> = new Set(['storage', 'taken']);

export class Session<K extends Kinds> {
  readonly #parts: SessionParts<K>;
  readonly #desk: Desk<K>;
  #table: Table<K> | undefined;
  /** Bots wait until somebody listens. */
  #begin: () => void = () => undefined;
  readonly #begun = new Promise<void>(resolve => {
    this.#begin = resolve;
  });
  /** What went wrong, or who left, while a bot waited. */
  #break: (error: unknown) => void = () => undefined;
  readonly #broken = new Promise<never>((_resolve, reject) => {
    this.#break = reject;
  });
  #picture: ((action: K['Action']) => readonly string[]) | undefined;

  constructor(parts: SessionParts<K>) {
    this.#parts = parts;
    this.#broken.catch(() => undefined);
    const { game, lines } = parts;
    this.#desk = new Desk({
      game,
      lines,
      place: () => this.#place(),
      takeBack: () => this.#takeBack(),
      giveUp: () => this.#giveUp(),
    });
  }

  /** For the table: bots go on when people could follow, and had their say. */
  readonly pause: Pause = async before => {
    await this.#begun;
    try {
      if (before === 'bot') await this.#askAside();
      const { fast, lines } = this.#parts;
      if (!fast && lines.interactive && PAUSES[before] > 0) await lines.pause(PAUSES[before]);
    } catch (error) {
      this.#break(error);
      // Nobody plays on: the table waits for good.
      await new Promise(() => undefined);
    }
  };

  /** Plays until the game is over. */
  async play(table: Table<K>): Promise<void> {
    this.#table = table;
    const { game, store, screen } = this.#parts;
    table.asking = game.askingOf(table.position.people);
    screen.highlight(game.paintsOf(table.position.state, screen.colors));
    const stop = table.listen(this.#caller, SPECTATOR, step => this.#hear(step));
    this.#begin();
    try {
      for (;;) {
        await Promise.race([table.settled(), this.#broken]);
        // A bot has nobody to tell that its move could not be stored.
        if (store.problem !== undefined) throw new UsageError(game.hosted.say(store.problem));
        const place = this.#place();
        if (place.told.outcome !== undefined) break;
        await this.#askPeople(place);
      }
    } finally {
      stop();
    }
    game.tellEnd(this.#place());
  }

  get #at(): Table<K> {
    return this.#table as Table<K>;
  }

  get #caller(): { readonly seats: readonly SeatId[] } {
    return { seats: this.#at.position.people };
  }

  #place(): Place<K> {
    const { game, story, screen } = this.#parts;
    const { position } = this.#at;
    const { state, seed, seating, people } = position;
    const asked = game.hosted.askedOf(state);
    const [viewer = SPECTATOR] = asked.length === 1 && people.includes(asked[0] as SeatId) ? asked : [];
    return { state, seed, seating, people, told: this.#tell(viewer), story, screen };
  }

  #say(refusal: Refusal): string {
    return this.#parts.game.hosted.say(refusal);
  }

  #tell(viewer: string): Told<K> {
    const told = this.#at.tell(this.#caller, viewer);
    if (!told.ok) throw new UsageError(this.#say(told.error));
    return told.value;
  }

  #hear({ action, events, told }: Step<K>): void {
    const { story, screen } = this.#parts;
    if (action === undefined) {
      story.keep(told.inputs);
      return;
    }
    for (const row of this.#picture?.(action) ?? []) screen.line(row);
    for (const line of story.add(action, events)) screen.say(line, '  ');
  }

  /** Whether it happened. */
  async #send(input: Input<K>): Promise<boolean> {
    const table = this.#at;
    const answer = await table.act(this.#caller, input, table.at);
    if (answer.ok) return true;
    if (OF_THE_STORE.has(answer.error.code)) throw new UsageError(this.#say(answer.error));
    this.#parts.screen.say(`That is not possible: ${this.#say(answer.error)}.`);
    return false;
  }

  // ---- people -------------------------------------------------------------------------------------------

  async #askPeople(place: Place<K>): Promise<void> {
    const { game } = this.#parts;
    if (game.hosted.throwing?.throwerOf(place.state) !== undefined) {
      await this.#askToThrow(place);
      return;
    }
    const question = game.question(place);
    if ('only' in question) {
      await this.#send({ type: 'act', action: question.only });
      return;
    }
    question.show?.();
    const action = game.hosted.isSecret(place.state)
      ? await this.#behindCurtain(place, question.who, () => this.#desk.choose(question))
      : await this.#desk.choose(question);
    if (action !== undefined) await this.#send({ type: 'act', action });
  }

  /** What only one of several people may see. */
  async #behindCurtain<T>(
    { people, screen }: Place<K>,
    who: string,
    choose: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    if (people.length < 2) return choose();
    const reply = await this.#desk.ask(
      `Only ${who} may see what comes now. Pass the device to ${who}, then press Enter … `,
    );
    if (reply === undefined) return undefined;
    screen.openCurtain();
    try {
      return await choose();
    } finally {
      screen.closeCurtain();
    }
  }

  async #askToThrow(place: Place<K>): Promise<void> {
    const { game, fast } = this.#parts;
    const { throwing, hosted } = game;
    if (throwing === undefined) throw new UsageError('nobody can throw at this terminal');
    if (hosted.throwing?.isReported(place.seating)) {
      const action = await throwing.report(place, this.#desk.ask);
      if (action !== undefined) await this.#send({ type: 'act', action });
      return;
    }
    if ((await this.#desk.ask(throwing.prompt(place))) === undefined) return;
    if (!fast) this.#picture = throwing.picture(place);
    await this.#send({ type: 'throw', release: undefined as K['Release'] });
    this.#picture = undefined;
  }

  async #askAside(): Promise<void> {
    const { game } = this.#parts;
    const question = game.aside?.(this.#place());
    if (question === undefined) return;
    question.show?.();
    const action = await this.#desk.choose(question);
    if (action !== undefined) await this.#send({ type: 'act', action });
  }

  // ---- taking back and giving up ------------------------------------------------------------------------

  async #takeBack(): Promise<boolean> {
    const { game, lines, story, screen } = this.#parts;
    const target = this.#at.position.takebackTarget;
    if (target === undefined) {
      const isLate = this.#at.position.isPastTakingBack;
      screen.line(
        isLate
          ? 'A die has fallen or something hidden has come to light since then: that cannot be taken back.'
          : 'There is nothing to take back.',
      );
      return false;
    }
    if (!this.#at.position.isFree(target)) {
      const answer = await lines.ask(
        'Since then a die has fallen or something hidden has come to light. Does everybody agree? (y/N) ',
      );
      if (!isYes(answer)) return false;
    }
    const action = story.steps[target + 1]?.action;
    if (!(await this.#send({ type: 'takeback' }))) return false;
    const label = action === undefined ? 'the last decision' : game.label(this.#place(), action);
    screen.say(`Taken back: ${label}`);
    return true;
  }

  async #giveUp(): Promise<boolean> {
    const { game, lines } = this.#parts;
    const action = game.hosted.game.concession?.(this.#at.position.state);
    const answer = await lines.ask('Give up this game? (y/N) ');
    return action !== undefined && isYes(answer) && this.#send({ type: 'act', action });
  }
}
