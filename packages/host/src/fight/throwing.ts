/** How dice of Dungeon Fighter come to rest at a table: thrown by hand, by bots, drawn, or reported. */
import type {
  Throw as DemandedThrow,
  DungeonFighter,
  Event,
  HeroId,
  State,
  ThrowState,
} from '@tumblekeep/dungeon-fighter';
import { fail, ok, type Refusal, type Result, refuse } from '@tumblekeep/kernel';
import type { Attempt, LyingDie } from '@tumblekeep/table';
import { drawnLanding, throwSeed } from '../bots.ts';
import { isSteadiness, readFlight, type ThrowEvidence } from '../evidence.ts';
import {
  checkProps,
  type Flight,
  flightEvidence,
  landingOfFlight,
  type PhysicalTable,
  printCommitted,
} from '../flight.ts';
import { isAboutDice, lyingDice } from '../lying.ts';
import type { Seat } from '../seats.ts';
import type { Throw, Throwing, Thrown } from '../table/hosted.ts';
import { askedHero } from '../turn.ts';
import type { FightKinds } from './hosted.ts';

/** What leaves a person's hand. */
export interface HandRelease {
  readonly attempt: Attempt;
  readonly steadiness: number;
}

/** The physical table of a rule set; it may be in another thread. */
export type Physics = () => Promise<PhysicalTable>;

/** What a flight left on the table. */
type Left = Pick<Flight, 'after' | 'rest'>;

export interface FightLying {
  readonly dice: readonly LyingDie[];
  /** What the last flight left. */
  readonly left: Left | undefined;
  /** The last flight of a log that was folded: what it left has to be found out. */
  readonly evidence: unknown;
  /** What was demanded of it. */
  readonly throws: readonly DemandedThrow[];
  /** What happened since that concerns dice. */
  readonly since: readonly Event[];
}

const NOTHING: FightLying = { dice: [], left: undefined, evidence: undefined, throws: [], since: [] };

const isThrow = (event: Event): event is Extract<Event, { type: 'threw' }> => event.type === 'threw';

const leftBy = ({ after, rest }: Flight): Left => ({ after, rest });

function withDice(lying: FightLying, { combat }: State): FightLying {
  const { left, since } = lying;
  return { ...lying, dice: left === undefined ? [] : lyingDice(combat, left, since) };
}

export function throwingFor(game: DungeonFighter, physics: Physics): Throwing<FightKinds> {
  const inTheAir = (state: State): ThrowState | undefined => {
    const thrown = state.combat?.throw;
    return thrown?.zone === null && game.decision(state)?.at === 'landing' ? thrown : undefined;
  };
  const throwerOf = (state: State): HeroId | undefined =>
    inTheAir(state) === undefined ? undefined : askedHero({ game }, state);

  const flown = (
    flight: Result<Flight, Refusal>,
    evidence: (flight: Flight) => ThrowEvidence,
  ): Result<Thrown<FightKinds>, Refusal> =>
    flight.ok
      ? ok({ action: landingOfFlight(flight.value), evidence: evidence(flight.value), shown: flight.value })
      : flight;

  const drawn = ({ state, seating, moment }: Throw<FightKinds>): Thrown<FightKinds> => {
    const hero = askedHero({ game }, state);
    const seat = seating.table.seats[hero] as Seat;
    const evidence: ThrowEvidence = { by: 'draw', hero, skill: seat.skill };
    const action = drawnLanding(state, state.combat?.throw as ThrowState, seat, moment);
    return { action, evidence, shown: undefined };
  };

  return {
    nothingLies: NOTHING,
    throwerOf,
    isReported: ({ table }) => table.dice === 'real',
    async byHand(task, release) {
      const { state, seating, lying, moment } = task;
      const thrown = inTheAir(state);
      if (thrown === undefined) return fail(refuse('landing', 'no die is to be thrown now'));
      if (seating.landings === 'drawn') return ok(drawn(task));
      if (release === undefined) return fail(refuse('release', 'nothing was let go'));
      const { attempt, steadiness } = release;
      if (!isSteadiness(steadiness)) return fail(refuse('steadiness', 'no hand is that steady'));
      const table = await physics();
      const props = checkProps(table.edition, thrown.requirements, attempt.scene.props);
      if (!props.ok) return props;
      const scene = { dice: lying.dice, props: props.value };
      const hero = askedHero({ game }, state);
      const committed = printCommitted(attempt.release);
      return flown(
        table.throwByHand({ release: attempt.release, scene }, thrown, throwSeed(moment), steadiness),
        flight => ({ by: 'hand', hero, committed, steadiness, ...flightEvidence(flight) }),
      );
    },
    async byBot(task) {
      const { state, seating, lying, moment } = task;
      if (seating.landings === 'drawn') return ok(drawn(task));
      const thrown = inTheAir(state) as ThrowState;
      const hero = askedHero({ game }, state);
      const { skill } = seating.table.seats[hero] as Seat;
      return flown((await physics()).throwBySkill(skill, thrown, lying.dice, throwSeed(moment)), flight => ({
        by: 'bot',
        hero,
        skill,
        ...flightEvidence(flight),
      }));
    },
    reported: state => ({ by: 'report', hero: askedHero({ game }, state) }) satisfies ThrowEvidence,
    lyingAfter(before, { state, events, evidence, shown }) {
      const throws = events.findLast(isThrow)?.requirements ?? before.throws;
      const concerns = events.filter(isAboutDice);
      const isFlight = shown !== undefined || readFlight(evidence) !== undefined;
      return withDice(
        isFlight
          ? {
              ...before,
              throws,
              left: shown && leftBy(shown),
              evidence: shown ? undefined : evidence,
              since: concerns,
            }
          : { ...before, throws, since: [...before.since, ...concerns] },
        state,
      );
    },
    async recall(lying, state) {
      const evidence = lying.left === undefined ? readFlight(lying.evidence) : undefined;
      if (evidence === undefined) return lying;
      const flight = (await physics()).showAgain(evidence, lying.throws);
      return withDice({ ...lying, left: flight && leftBy(flight), evidence: undefined }, state);
    },
  };
}
