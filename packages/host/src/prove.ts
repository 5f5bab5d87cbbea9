/**
 * Whether a log could have been written by somebody who played: bots choose again, dice are thrown again from what
 * was committed, with the tremor of the seed, onto what lay there by the log itself.
 */
import type { Action, ActionOf, DungeonFighter, Event, State, ThrowState } from '@tumblekeep/dungeon-fighter';
import { texts } from '@tumblekeep/dungeon-fighter';
import {
  equalPlain,
  fail,
  type InputLine,
  type Log,
  type LogRefusal,
  ok,
  type Refusal,
  type Result,
  refuse,
  retrace,
  type Witness,
} from '@tumblekeep/kernel';
import { type LyingDie, parseRelease, type Release, type Scene } from '@tumblekeep/table';
import { botAnswer, drawnLanding, type Moment, throwSeed } from './bots.ts';
import {
  type FlightEvidence,
  isSteadiness,
  readFlight,
  type ThrowEvidence,
  type ThrownByBot,
  type ThrownByHand,
} from './evidence.ts';
import {
  checkProps,
  type Flight,
  flightEvidence,
  landingOfFlight,
  type PhysicalTable,
  printCommitted,
  trembled,
} from './flight.ts';
import { isOwn } from './foregone.ts';
import { History } from './history.ts';
import { readLoggedTable, type TableInForce } from './logged-table.ts';
import { lyingDice } from './lying.ts';
import { type Doubt, doubtsOf, type Proof, type Unproven } from './proof.ts';
import { isHuman, type Seat } from './seats.ts';
import { askedHero, isForPeople, type Place } from './turn.ts';

const no = (message: string, code = 'log-evidence'): Refusal => refuse(code, message);

/** What an input was found to be. */
type Finding = { readonly what: 'throw' | 'choice'; readonly why: Doubt | undefined } | undefined;

/** What lay there after a flight; `unknown` after flights of other physics. */
type Left = Pick<Flight, 'after' | 'rest'> | 'unknown' | undefined;

/** Trajectories are long and not needed any more. */
const leftBy = ({ after, rest }: Flight): Left => ({ after, rest });

interface Examined {
  readonly finding: Finding;
  readonly left?: Left;
}

/** A throw that was made again. */
interface MadeAgain {
  readonly landing: ActionOf<'land'>;
  readonly evidence: ThrowEvidence;
  readonly flight?: Flight;
  readonly why?: Doubt;
}

const PROVEN_THROW: Finding = { what: 'throw', why: undefined };
const PROVEN_CHOICE: Finding = { what: 'choice', why: undefined };

const HOW: Readonly<Record<ThrowEvidence['by'], string>> = {
  hand: 'by hand',
  bot: 'by a bot',
  draw: 'by a draw from the measured chances',
  report: 'with a real die',
};

class FightWitness implements Witness<State, Action, Event> {
  readonly #game: DungeonFighter;
  readonly #physics: PhysicalTable;
  readonly #seed: string;
  readonly #heroes: readonly string[];
  readonly #history: History;
  /** Of each input that stands. */
  readonly #findings: Finding[] = [];
  readonly #left: Left[] = [];
  /** Of the input that is about to be applied. */
  #examined: Examined | undefined;
  #seated: TableInForce | undefined;
  isTold = true;
  changes = -1;

  constructor(game: DungeonFighter, physics: PhysicalTable, seed: string, heroes: readonly string[]) {
    this.#game = game;
    this.#physics = physics;
    this.#seed = seed;
    this.#heroes = heroes;
    this.#history = new History(game);
  }

  get findings(): readonly Finding[] {
    return this.#findings;
  }

  seats(table: unknown): Refusal | undefined {
    this.changes++;
    if (table === undefined) {
      this.isTold = false;
      return undefined;
    }
    this.#seated = readLoggedTable(table, this.#heroes);
    return this.#seated === undefined ? no('nobody can sit at such a table', 'log-table') : undefined;
  }

  hears(action: Action | undefined, events: readonly Event[]): void {
    this.#history.add(action, events);
    if (action === undefined) return;
    this.#findings.push(this.#examined?.finding);
    this.#left.push(this.#examined?.left);
    this.#examined = undefined;
  }

  takesBack(inputs: number): Refusal | undefined {
    if (this.#seated !== undefined && !this.#history.isByPerson(inputs + 1, this.#seated.table))
      return no(`input ${inputs + 1} was nobody’s decision who could take it back`, 'log-undo');
    this.#history.truncate(inputs);
    this.#findings.length = inputs;
    this.#left.length = inputs;
    return undefined;
  }

  inspect(input: InputLine, action: Action, state: State): Refusal | undefined {
    const found = this.#examine(input, action, state);
    if (!found.ok) return found.error;
    this.#examined = found.value;
    return undefined;
  }

  #examine({ evidence }: InputLine, action: Action, state: State): Result<Examined, Refusal> {
    if (action.type === 'land') return this.#examineThrow(evidence, action, state);
    if (evidence !== undefined) return fail(no('evidence of a throw where nothing was thrown'));
    const finding = this.#examineChoice(action, state);
    return finding.ok ? ok({ finding: finding.value }) : finding;
  }

  get #moment(): Moment {
    return { seed: this.#seed, inputs: this.#findings.length };
  }

  #examineChoice(action: Action, state: State): Result<Finding, Refusal> {
    if (this.#seated === undefined) return ok(undefined);
    const { table, hasOurBots } = this.#seated;
    const place: Place = { game: this.#game, table };
    const { edition } = this.#game;
    const isOfPerson = isOwn(action) && isHuman(table, action.hero);
    if (isForPeople(place, state)) {
      if (isOwn(action) && !isOfPerson)
        return fail(no(`a bot plays ${texts.heroName(edition, action.hero)} and was not asked`, 'log-bot'));
      return ok(undefined);
    }
    if (isOfPerson) return ok(undefined);
    if (!hasOurBots) return ok({ what: 'choice', why: 'bots' });
    const chosen = botAnswer(place, state, this.#moment);
    if (equalPlain(chosen, action)) return ok(PROVEN_CHOICE);
    const { print } = this.#game;
    const hero = texts.heroName(edition, askedHero(place, state));
    return fail(
      no(`the bot of ${hero} chooses "${print(chosen)}", the log says "${print(action)}"`, 'log-bot'),
    );
  }

  #examineThrow(evidence: unknown, action: ActionOf<'land'>, state: State): Result<Examined, Refusal> {
    const thrown = state.combat?.throw as ThrowState;
    if (this.#seated === undefined) return this.#examineOld(evidence, action, thrown);
    const again = this.#throwAgain(this.#seated, evidence, action, state, thrown);
    if (!again.ok) return again;
    const { landing, flight, why } = again.value;
    if (!equalPlain(landing, action)) {
      const { print } = this.#game;
      const how = again.value.evidence.by === 'draw' ? 'drawn' : 'simulated';
      return fail(no(`${how} again the throw is "${print(landing)}", the log says "${print(action)}"`));
    }
    const told = differenceOf(again.value.evidence, evidence);
    if (told !== undefined) return fail(no(told));
    const isFlight = readFlight(evidence) !== undefined;
    return ok({
      finding: why === undefined ? PROVEN_THROW : { what: 'throw', why },
      left: flight === undefined ? (isFlight ? 'unknown' : undefined) : leftBy(flight),
    });
  }

  /** Older logs keep the release after the tremor and what is said to have lain there: enough for a contradiction. */
  #examineOld(evidence: unknown, action: ActionOf<'land'>, thrown: ThrowState): Result<Examined, Refusal> {
    const finding: Finding = { what: 'throw', why: 'old' };
    if (evidence === undefined) return ok({ finding });
    const read = readFlight(evidence);
    if (read === undefined) return fail(no('the evidence of the throw cannot be read'));
    if (read.revision !== this.#physics.revision) return ok({ finding, left: 'unknown' });
    const flight = this.#physics.showAgain(read, thrown.requirements);
    if (flight === undefined) return fail(no('such a throw cannot be made'));
    if (flight.die !== thrown.die)
      return fail(no(`the ${thrown.die} die was thrown, the evidence is of the ${flight.die} one`));
    const landing = landingOfFlight(flight);
    if (equalPlain(landing, action)) return ok({ finding, left: leftBy(flight) });
    const { print } = this.#game;
    return fail(no(`simulated again the throw is "${print(landing)}", the log says "${print(action)}"`));
  }

  #throwAgain(
    { table, landings, hasOurBots }: TableInForce,
    evidence: unknown,
    action: ActionOf<'land'>,
    state: State,
    thrown: ThrowState,
  ): Result<MadeAgain, Refusal> {
    const hero = askedHero({ game: this.#game, table }, state);
    const seat = table.seats[hero] as Seat;
    const isPerson = seat.kind === 'human';
    const by =
      isPerson && table.dice === 'real'
        ? 'report'
        : landings === 'drawn'
          ? 'draw'
          : isPerson
            ? 'hand'
            : 'bot';
    const name = texts.heroName(this.#game.edition, hero);
    if (evidence === undefined) return fail(no(`the throw of ${name} has no evidence`));
    const told = (evidence as Partial<ThrowEvidence> | null) ?? {};
    if (told.by !== by)
      return fail(
        no(
          `at this table ${name} throws ${HOW[by]}, the log says ${HOW[told.by as 'hand'] ?? 'something else'}`,
        ),
      );
    if (told.hero !== hero) return fail(no(`${name} throws, the evidence is of ${String(told.hero)}`));
    if (by === 'report') return ok({ landing: action, evidence: { by, hero }, why: 'real' });
    if (by === 'draw') {
      const drawn: ThrowEvidence = { by, hero, skill: seat.skill };
      if (!hasOurBots) return ok({ landing: action, evidence: drawn, why: 'bots' });
      return ok({ landing: drawnLanding(state, thrown, seat, this.#moment), evidence: drawn });
    }
    const flight = readFlight(evidence);
    if (flight === undefined) return fail(no('the evidence of the throw cannot be read'));
    const lying = this.#lying(state);
    return by === 'hand'
      ? this.#byHand(evidence as ThrownByHand, flight, thrown, lying, action)
      : this.#byBot(evidence as ThrownByBot, flight, thrown, lying, action, seat, hasOurBots);
  }

  #byHand(
    { hero, committed, steadiness }: ThrownByHand,
    told: FlightEvidence,
    thrown: ThrowState,
    lying: readonly LyingDie[],
    action: ActionOf<'land'>,
  ): Result<MadeAgain, Refusal> {
    const release = readCommitted(committed);
    if (!release.ok) return release;
    if (!isSteadiness(steadiness)) return fail(no(`no hand is steady by ${JSON.stringify(steadiness)}`));
    const props = checkProps(this.#physics.edition, thrown.requirements, told.scene.props);
    if (!props.ok) return props;
    const seed = throwSeed(this.#moment);
    const scene: Scene = { dice: lying, props: props.value };
    const evidence = { by: 'hand', hero, committed, steadiness } as const;
    if (told.revision !== this.#physics.revision) {
      const left = trembled(release.value, seed, steadiness);
      const { revision } = told;
      // What other physics left lying there nobody can tell.
      const seen = { release: left, scene: { ...scene, dice: told.scene.dice }, revision };
      return ok({ landing: action, evidence: { ...evidence, ...seen }, why: 'physics' });
    }
    const flight = this.#physics.throwByHand({ release: release.value, scene }, thrown, seed, steadiness);
    if (!flight.ok) return fail(no(`such a throw cannot be made: ${flight.error.message}`));
    return ok({
      landing: landingOfFlight(flight.value),
      flight: flight.value,
      evidence: { ...evidence, ...flightEvidence(flight.value) },
    });
  }

  #byBot(
    { hero }: ThrownByBot,
    told: FlightEvidence,
    thrown: ThrowState,
    lying: readonly LyingDie[],
    action: ActionOf<'land'>,
    { skill }: Seat,
    hasOurBots: boolean,
  ): Result<MadeAgain, Refusal> {
    const evidence = { by: 'bot', hero, skill } as const;
    if (told.revision !== this.#physics.revision)
      return ok({ landing: action, evidence: { ...evidence, ...told }, why: 'physics' });
    const flight = hasOurBots
      ? this.#physics.throwBySkill(skill, thrown, lying, throwSeed(this.#moment))
      : ok(this.#physics.showAgain(told, thrown.requirements));
    if (!flight.ok || flight.value === undefined) return fail(no('such a throw cannot be made'));
    return ok({
      landing: landingOfFlight(flight.value),
      flight: flight.value,
      evidence: { ...evidence, ...flightEvidence(flight.value) },
      ...(!hasOurBots && { why: 'bots' as const }),
    });
  }

  /** What lay on the table, from the flights before and what happened since. */
  #lying({ combat }: State): readonly LyingDie[] {
    const last = this.#left.findLastIndex(left => left !== undefined);
    const left = this.#left[last];
    if (left === undefined || left === 'unknown') return [];
    const since = this.#history.steps.slice(last + 1).flatMap(({ events }) => events);
    return lyingDice(combat, left, since);
  }
}

/** A release that a person could commit, written as it is always written. */
function readCommitted(text: unknown): Result<Release, Refusal> {
  if (typeof text !== 'string') return fail(no('the release as committed is missing'));
  const release = parseRelease(text);
  if (!release.ok) return fail(no(`nobody can release a die like that: ${release.error.message}`));
  if (printCommitted(release.value) !== text)
    return fail(no('the release as committed is written otherwise'));
  return release;
}

/** In what the recorded evidence is not that of the throw made again. */
function differenceOf(again: ThrowEvidence, told: unknown): string | undefined {
  if (equalPlain(JSON.parse(JSON.stringify(again)), told)) return undefined;
  const recorded = told as Record<string, unknown>;
  const made = again as unknown as Record<string, unknown>;
  if ('release' in again && recorded['release'] !== again.release)
    return `the die left the hand as "${again.release}", the log says "${String(recorded['release'])}"`;
  if ('scene' in again && !equalPlain(recorded['scene'], again.scene)) {
    const lay = (scene: unknown): string =>
      (scene as Scene).dice.map(({ die, at }) => `${die} at ${at.join(' ')}`).join(', ') || 'nothing';
    return `on the table lay ${lay(again.scene)}, the log says ${lay(recorded['scene'])}`;
  }
  const field = [...Object.keys(made), ...Object.keys(recorded)].find(
    key => !equalPlain(made[key], recorded[key]),
  );
  return `the ${field} of the throw is ${JSON.stringify(made[field ?? ''])}, the log says ${JSON.stringify(recorded[field ?? ''])}`;
}

export function proveFight(
  game: DungeonFighter,
  physics: PhysicalTable,
  log: Log,
): Result<Proof<State>, LogRefusal> {
  const { header } = log;
  const made = game.setup(header.options, header.seed);
  const heroes = made.ok ? made.value.options.heroes : [];
  const witness = new FightWitness(game, physics, header.seed, heroes);
  const retraced = retrace(game, log, witness);
  if (!retraced.ok) return retraced;
  const found = witness.findings.flatMap(finding => finding ?? []);
  const proven = (what: 'throw' | 'choice'): number =>
    found.filter(one => one.what === what && one.why === undefined).length;
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
