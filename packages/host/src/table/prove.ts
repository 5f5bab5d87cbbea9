/**
 * Whether a log could have been written by a table at which somebody played: everybody decided what was theirs to
 * decide, bots choose again, dice are thrown again, and who takes back had everybody's consent.
 */
import {
  equalPlain,
  fail,
  type InputLine,
  inWords,
  type Log,
  type LogRefusal,
  ok,
  type Refusal,
  type Result,
  retrace,
  type Witness,
} from '@tumblekeep/kernel';
import { Deeds, isForegone, isThrown, likelyDecider } from './deeds.ts';
import type { Hosted, Kinds, SeatId, Throw } from './hosted.ts';
import { afterConsent, type Takeback } from './position.ts';
import { type Doubt, doubtsOf, type Proof, type Unproven } from './proof.ts';

/** A throw of a log. */
export interface ToldThrow<K extends Kinds> extends Omit<Throw<K>, 'seating'> {
  /** Nothing where a log does not say who sat there. */
  readonly seating: K['Seating'] | undefined;
  /** Whether bots and measured hands of today sat there. */
  readonly hasOurBots: boolean;
  readonly action: K['Action'];
  readonly evidence: unknown;
}

/** A throw that was made again and fits; `why` where it could not be. */
export interface MadeAgain<K extends Kinds> {
  readonly shown?: K['Shown'];
  readonly why?: Doubt;
}

/** Everything that a proof needs of a game. */
export interface Proving<K extends Kinds> {
  readonly hosted: Hosted<K>;
  /** For games in which the table throws. */
  throwAgain?(told: ToldThrow<K>): Promise<Result<MadeAgain<K>, Refusal>>;
}

/** What an input was found to be; nothing for what people decided. */
type Finding = { readonly what: 'throw' | 'choice'; readonly why: Doubt | undefined } | undefined;

/** A table that is in force for some lines of a log. */
interface Seated<K extends Kinds> {
  readonly seating: K['Seating'];
  readonly hasOurBots: boolean;
}

/** An input that is about to be applied. */
interface Examined<K extends Kinds> {
  readonly by: SeatId | undefined;
  /** Where it is not said who decided: it may have gone without saying, or not. */
  readonly mayTakeBack?: SeatId | undefined;
  readonly finding: Finding;
  readonly shown?: K['Shown'];
}

const PROVEN_CHOICE: Finding = { what: 'choice', why: undefined };

const asWritten = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const botsIn = (table: unknown): unknown => (table as { readonly bots?: unknown } | null)?.bots;

class TableWitness<K extends Kinds> implements Witness<K['State'], K['Action'], K['Event']> {
  readonly #proving: Proving<K>;
  readonly #seed: string;
  readonly #seats: readonly SeatId[];
  readonly #deeds: Deeds;
  /** Of each input that stands. */
  readonly #findings: Finding[] = [];
  readonly #isSigned: boolean[] = [];
  readonly #mayTakeBack: (SeatId | undefined)[] = [];
  /** What lay there, from the beginning on. */
  readonly #lying: K['Lying'][] = [];
  #examined: Examined<K> | undefined;
  #seated: Seated<K> | undefined;
  /** Somebody signed an input: from there on everybody does. */
  #signs = false;
  #takeback: Takeback | undefined;
  /** Everybody has agreed to go back to here. */
  #agreed: number | undefined;
  isTold = true;
  changes = -1;

  constructor(proving: Proving<K>, seed: string, seats: readonly SeatId[]) {
    this.#proving = proving;
    this.#seed = seed;
    this.#seats = seats;
    this.#deeds = new Deeds(seats);
  }

  get findings(): readonly Finding[] {
    return this.#findings;
  }

  get #hosted(): Hosted<K> {
    return this.#proving.hosted;
  }

  // ---- who sits there -----------------------------------------------------------------------------------

  seats(table: unknown): Refusal | undefined {
    const due = this.#due();
    if (due) return due;
    this.changes++;
    if (table === undefined) {
      this.isTold = false;
      return undefined;
    }
    this.#seated = this.#read(table);
    return this.#seated === undefined ? inWords('log-table', 'nobody can sit at such a table') : undefined;
  }

  /** The one way to write it, but for the revision of the bots. */
  #read(table: unknown): Seated<K> | undefined {
    const seating = this.#hosted.readSeating(table, this.#seats);
    if (seating === undefined) return undefined;
    const ours = asWritten(this.#hosted.logSeating(seating)) as object;
    const bots = botsIn(table);
    const hasOurBots = botsIn(ours) === bots;
    if (!hasOurBots && (typeof bots !== 'string' || botsIn(ours) === undefined)) return undefined;
    return equalPlain(hasOurBots ? ours : { ...ours, bots }, table) ? { seating, hasOurBots } : undefined;
  }

  #isPerson(seat: SeatId): boolean {
    return this.#seated === undefined || this.#hosted.isPerson(this.#seated.seating, seat);
  }

  // ---- inputs -------------------------------------------------------------------------------------------

  async inspect(input: InputLine, action: K['Action'], state: K['State']): Promise<Refusal | undefined> {
    const due = this.#due();
    if (due) return due;
    this.#signs ||= input.by !== undefined;
    const examined = await this.#examine(input, action, state);
    if (!examined.ok) return examined.error;
    this.#examined = examined.value;
    return undefined;
  }

  async #examine(
    { by, evidence }: InputLine,
    action: K['Action'],
    state: K['State'],
  ): Promise<Result<Examined<K>, Refusal>> {
    const hosted = this.#hosted;
    const actors = hosted.actorsOf(state, action, hosted.askedOf(state));
    const thrower = actors.length === 0 ? hosted.throwing?.throwerOf(state) : undefined;
    if (thrower !== undefined) return this.#examineThrow(by, thrower, action, evidence, state);
    if (evidence !== undefined)
      return refused('log-evidence', 'evidence of a throw where nothing was thrown');
    if (this.#seated === undefined) {
      if (by !== undefined && !this.#seats.includes(by)) return refused('log-by', `nobody sits at ${by}`);
      return ok({ by: by ?? actors[0], finding: undefined });
    }
    const { seating } = this.#seated;
    const asked = hosted.askedOf(state);
    const isForPeople = asked.some(seat => this.#isPerson(seat));
    if (by === undefined && this.#signs) {
      if (isForegone(hosted, state, seating, action)) return ok({ by, finding: undefined });
      return refused('log-by', 'it does not go without saying, and nobody is said to have decided it');
    }
    const signed = by ?? actors.find(seat => this.#isPerson(seat));
    if (signed !== undefined && this.#isPerson(signed)) {
      if (!actors.includes(signed))
        return refused('log-by', `${actors.join(' or ')} may do that, the log says ${signed}`);
      const decider = by ?? likelyDecider(hosted, state, seating, { action });
      return ok({ by: decider, mayTakeBack: signed, finding: undefined });
    }
    if (isForPeople) return refused('log-bot', `a bot plays ${by ?? actors.join(' or ')} and was not asked`);
    // Before inputs were signed a person who was out of the game still spoke for the party.
    if (by === undefined && asked.length > 1 && this.#seats.some(seat => this.#isPerson(seat)))
      return ok({ by: this.#seats.find(seat => this.#isPerson(seat)), finding: undefined });
    return this.#examineBot(by, asked[0], action, state, this.#seated);
  }

  #examineBot(
    by: SeatId | undefined,
    asked: SeatId | undefined,
    action: K['Action'],
    state: K['State'],
    { seating, hasOurBots }: Seated<K>,
  ): Result<Examined<K>, Refusal> {
    if (by !== undefined && by !== asked) return refused('log-by', `${asked} is asked, the log says ${by}`);
    if (!hasOurBots) return ok({ by: asked, finding: { what: 'choice', why: 'bots' } });
    const chosen = this.#hosted.botAnswer(state, seating, { seed: this.#seed, inputs: this.#deeds.length });
    if (equalPlain(chosen, action)) return ok({ by: asked, finding: PROVEN_CHOICE });
    const { print } = this.#hosted.game;
    return refused(
      'log-bot',
      `the bot of ${asked} chooses "${print(chosen)}", the log says "${print(action)}"`,
    );
  }

  async #examineThrow(
    by: SeatId | undefined,
    thrower: SeatId,
    action: K['Action'],
    evidence: unknown,
    state: K['State'],
  ): Promise<Result<Examined<K>, Refusal>> {
    if (by === undefined ? this.#signs : by !== thrower)
      return refused('log-by', `${thrower} throws, the log says ${by ?? 'nobody'}`);
    const { throwAgain } = this.#proving;
    if (throwAgain === undefined) return refused('log-evidence', 'nobody can throw that again');
    const again = await throwAgain({
      state,
      action,
      evidence,
      seating: this.#seated?.seating,
      hasOurBots: this.#seated?.hasOurBots ?? false,
      lying: this.#lying.at(-1) as K['Lying'],
      moment: { seed: this.#seed, inputs: this.#deeds.length },
    });
    if (!again.ok) return again;
    const { why, shown } = again.value;
    return ok({ by: thrower, finding: { what: 'throw', why }, ...(shown !== undefined && { shown }) });
  }

  hears(
    input: { readonly line: InputLine; readonly action: K['Action'] } | undefined,
    events: readonly K['Event'][],
    state: K['State'],
  ): void {
    const hosted = this.#hosted;
    if (input === undefined) {
      this.#lying.push(hosted.throwing?.nothingLies as K['Lying']);
      return;
    }
    const { action, line } = input;
    const { by, mayTakeBack = by, finding, shown } = this.#examined as Examined<K>;
    const { evidence } = line;
    const wasThrown = isThrown(hosted, evidence);
    this.#deeds.add(wasThrown ? undefined : by, hosted.reveals(action, events));
    this.#mayTakeBack.push(wasThrown ? undefined : mayTakeBack);
    this.#findings.push(finding);
    this.#isSigned.push(line.by !== undefined || this.#signs);
    const before = this.#lying.at(-1) as K['Lying'];
    const laid = { state, events, evidence, ...(shown !== undefined && { shown }) };
    this.#lying.push(hosted.throwing?.lyingAfter(before, laid) ?? before);
    this.#examined = undefined;
    this.#takeback = undefined;
  }

  // ---- taking back --------------------------------------------------------------------------------------

  /** Whoever agrees last takes back. */
  #due(): Refusal | undefined {
    return this.#agreed === undefined
      ? undefined
      : inWords('log-undo', 'everybody had agreed to take back, but nobody did');
  }

  asksBack(takeback: Takeback): Refusal | undefined {
    const due = this.#due();
    if (due) return due;
    const { to, by, open } = takeback;
    const people = this.#seats.filter(seat => this.#isPerson(seat));
    const target = this.#deeds.target(seat => this.#isPerson(seat));
    if (to !== target)
      return inWords(
        'log-undo',
        target === undefined ? NOTHING : `only input ${target + 1} can be taken back`,
      );
    if (!people.includes(by)) return inWords('log-undo', `nobody sits at ${by} who could take back`);
    const concerned = this.#deeds.concernedBy(to, people).filter(seat => seat !== by);
    const asked = concerned.filter(seat => open.includes(seat));
    if (asked.length === 0 || !equalPlain(asked, open))
      return inWords('log-undo', `asked are ${named(concerned)}, the log says ${named(open)}`);
    this.#takeback = takeback;
    return undefined;
  }

  consents(consent: { readonly by: readonly SeatId[]; readonly agrees: boolean }): Refusal | undefined {
    const due = this.#due();
    if (due) return due;
    const open = this.#takeback?.open ?? [];
    const asked = open.filter(seat => consent.by.includes(seat));
    if (this.#takeback === undefined || asked.length === 0 || !equalPlain(asked, consent.by))
      return inWords('log-undo', `asked to agree are ${named(open)}, the log says ${named(consent.by)}`);
    const after = afterConsent(this.#takeback, consent);
    if (consent.agrees && after === undefined) this.#agreed = this.#takeback.to;
    this.#takeback = after;
    return undefined;
  }

  takesBack(inputs: number): Refusal | undefined {
    const missing = this.#takeback?.open.filter(seat => this.#isPerson(seat)) ?? [];
    if (missing.length > 0) return inWords('log-undo', `${named(missing)} had not agreed to take back`);
    if (this.#agreed !== undefined && inputs !== this.#agreed)
      return inWords('log-undo', `agreed was to go back to input ${this.#agreed}, not to ${inputs}`);
    const by = this.#mayTakeBack[inputs];
    if (this.#seated !== undefined) {
      if (by === undefined || !this.#isPerson(by))
        return inWords('log-undo', `input ${inputs + 1} was nobody’s decision who could take it back`);
      const target = this.#deeds.target(seat => this.#isPerson(seat));
      if (inputs !== target && this.#isSigned.slice(inputs).every(Boolean))
        return inWords('log-undo', `only input ${(target ?? 0) + 1} can be taken back`);
    }
    this.#agreed = undefined;
    this.#takeback = undefined;
    this.#deeds.keep(inputs);
    this.#findings.length = inputs;
    this.#isSigned.length = inputs;
    this.#mayTakeBack.length = inputs;
    this.#lying.length = inputs + 1;
    return undefined;
  }

  ends(): Refusal | undefined {
    return this.#due();
  }
}

const NOTHING = 'there is nothing to take back';
const refused = (code: string, words: string) => fail(inWords(code, words));
const named = (seats: readonly SeatId[]): string => seats.join(' and ') || 'nobody';

export async function prove<K extends Kinds>(
  proving: Proving<K>,
  log: Log,
): Promise<Result<Proof<K['State']>, LogRefusal>> {
  const { game, seatsOf } = proving.hosted;
  const { header } = log;
  const made = game.setup(header.options, header.seed);
  const witness = new TableWitness(proving, header.seed, made.ok ? seatsOf(made.value) : []);
  const retraced = await retrace<K['State'], K['Action'], K['Event']>(game, log, witness);
  if (!retraced.ok) return retraced;
  const proven = (what: 'throw' | 'choice'): number =>
    witness.findings.filter(one => one?.what === what && one.why === undefined).length;
  return ok({
    ...retraced.value,
    throws: proven('throw'),
    choices: proven('choice'),
    changes: witness.changes,
    unproven: witness.findings.flatMap((finding, i): Unproven[] =>
      finding?.why === undefined ? [] : [{ n: i + 1, what: finding.what, why: finding.why }],
    ),
    doubts: doubtsOf(header.revision, game.revision, witness.isTold),
  });
}
