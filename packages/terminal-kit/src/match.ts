/** Begins a match at a terminal, or goes on with one, and keeps it in its file. */
import { type Hosted, type Kinds, type NewMatch, SPECTATOR, Table } from '@tumblekeep/host';
import { equalPlain, type Log, printLine, tableInForce } from '@tumblekeep/kernel';
import { count } from '@tumblekeep/kernel/english';
import { UsageError } from './errors.ts';
import type { TerminalGame } from './game.ts';
import type { Lines } from './lines.ts';
import type { Screen } from './screen.ts';
import { Session } from './session.ts';
import { FileStore } from './store/file-store.ts';
import { MatchFile } from './store/match-file.ts';
import { readAs } from './store/read-log.ts';
import { recount } from './store/recount.ts';
import { openingEvents, Story } from './story.ts';

export interface Terminal {
  readonly lines: Lines;
  readonly screen: Screen;
  /** No pauses and no pictures. */
  readonly fast: boolean;
}

/** A match that can be played. */
export interface OpenMatch {
  readonly path: string;
  play(): Promise<void>;
  close(): void;
}

const LATELY = 5;

const openMatch = <K extends Kinds>(store: FileStore, session: Session<K>, table: Table<K>): OpenMatch => ({
  path: store.path,
  play: () => session.play(table),
  close: () => store.close(),
});

export async function beginMatch<K extends Kinds>(
  game: TerminalGame<K>,
  file: MatchFile,
  match: NewMatch<K>,
  terminal: Terminal,
): Promise<OpenMatch> {
  const { screen } = terminal;
  const { hosted } = game;
  const store = new FileStore(file.path, file);
  const story = new Story<K>(game.narrate);
  const session = new Session({ ...terminal, game, story, store });
  const table = await Table.begin({ hosted, store, pause: session.pause }, match);
  if (!table.ok) {
    store.remove();
    throw new UsageError(hosted.say(table.error));
  }
  screen.highlight(game.paintsOf(table.value.position.state, screen.colors));
  screen.line();
  const opening = story.add(undefined, openingEvents(hosted, match.options, match.seed));
  for (const line of opening) screen.say(line, '  ');
  screen.line(screen.colors.dim(game.greeting));
  return openMatch(store, session, table.value);
}

/** A saved match as it was read. */
interface Saved<K extends Kinds> {
  readonly log: Log;
  readonly story: Story<K>;
  /** The log has its end. */
  readonly ended: boolean;
  readonly state: K['State'];
}

function readSaved<K extends Kinds>(
  game: TerminalGame<K>,
  path: string,
): { readonly file: MatchFile; readonly saved: Saved<K> } {
  const rules = game.hosted.game;
  const gameOf = (id: string): Hosted<K>['game'] | undefined => (id === rules.id ? rules : undefined);
  const { file, checked } = MatchFile.open(
    path,
    one => readAs(one, gameOf, [rules.id]),
    ({ log }): Saved<K> => {
      const story = new Story<K>(game.narrate);
      const told = recount<K['State'], K['Action'], K['Event']>({ game: rules, log }, ({ input, events }) => {
        const action = input === undefined ? undefined : rules.parse(input.action);
        story.add(
          action?.ok ? action.value : undefined,
          events.map(event => rules.redact(event, SPECTATOR)),
        );
      });
      if (!told.ok)
        throw new UsageError(`${path}: line ${told.error.line}: ${game.hosted.say(told.error)}`, 1);
      const { state, ended } = told.value;
      return { log, story, ended, state };
    },
  );
  return { file, saved: checked };
}

/** `seatingOf` says who sits there from now on, from what the log says of it. */
export async function resumeMatch<K extends Kinds>(
  game: TerminalGame<K>,
  path: string,
  seatingOf: (logged: unknown, state: K['State']) => K['Seating'],
  terminal: Terminal,
): Promise<OpenMatch> {
  const { screen } = terminal;
  const { hosted } = game;
  const { file, saved } = readSaved(game, path);
  try {
    const { log, story, ended, state } = saved;
    if (log.torn)
      screen.line(
        'The last line of the file was cut off in the middle; it is dropped, all before it is safe.',
      );
    const outcome = hosted.game.outcome(state);
    if (outcome !== undefined && !ended)
      file.append(printLine({ end: outcome, hash: hosted.game.hash(state) }));
    const store = new FileStore(path, file);
    const session = new Session({ ...terminal, game, story, store });
    const table = await Table.open({ hosted, store, pause: session.pause });
    if (!table.ok) throw new UsageError(`${path}: ${hosted.say(table.error)}`);
    const logged = tableInForce(log);
    const seating = hosted.logSeating(seatingOf(logged, state));
    if (outcome === undefined && !equalPlain(seating, logged)) await sit(table.value, seating);
    screen.highlight(game.paintsOf(state, screen.colors));
    screen.line(`Where we were, after ${count(story.steps.length - 1, 'step')}:`);
    for (const line of story.lines.slice(-LATELY)) screen.say(line, '  ');
    return openMatch(store, session, table.value);
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Whoever opens a file may give every seat to anybody. */
async function sit<K extends Kinds>(table: Table<K>, seating: unknown): Promise<void> {
  const caller = { seats: table.position.seats };
  const seated = await table.act(caller, { type: 'seat', seating }, table.at);
  if (!seated.ok) throw new UsageError(table.position.hosted.say(seated.error));
}
