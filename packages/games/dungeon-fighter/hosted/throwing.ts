/** How dice of Dungeon Fighter come to rest at a table: thrown by hand, by bots, drawn, or reported. */

import type { Throw, Throwing, Thrown } from '@tumblekeep/host';
import { fail, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { reader } from '@tumblekeep/kernel/untrusted';
import {
  type Attempt,
  EMPTY_SCENE,
  type LyingDie,
  makeRelease,
  parseRelease,
  printRelease,
  TABLE_REVISION,
} from '@tumblekeep/table';
import * as z from 'zod/mini';
import type {
  Throw as DemandedThrow,
  DungeonFighter,
  Event,
  HeroId,
  State,
  ThrowState,
} from '../rules/index.ts';
import { questionOf } from '../rules/index.ts';
import { drawnLanding, throwSeed } from './bots.ts';
import { isSteadiness, readFlight, STEADINESS, type ThrowEvidence } from './evidence.ts';
import {
  checkProps,
  type Flight,
  flightEvidence,
  landingOfFlight,
  type PhysicalTable,
  printCommitted,
} from './flight.ts';
import type { FightKinds } from './hosted.ts';
import { isAboutDice, lyingDice } from './lying.ts';
import type { Seat } from './seats.ts';
import { refuse } from './sentences.ts';
import { askedHero } from './turn.ts';

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

const isReport = (evidence: unknown): boolean =>
  (evidence as Partial<ThrowEvidence> | null | undefined)?.by === 'report';

const isThrow = (event: Event): event is Extract<Event, { type: 'threw' }> => event.type === 'threw';

const leftBy = ({ after, rest }: Flight): Left => ({ after, rest });

function withDice(lying: FightLying, { combat }: State): FightLying {
  const { left, since } = lying;
  return { ...lying, dice: left === undefined ? [] : lyingDice(combat, left, since) };
}

/** The throw whose die has left the hand, or is about to. */
export function throwInTheAir(state: State): ThrowState | undefined {
  const thrown = state.combat?.throw;
  return thrown?.zone === null && questionOf(state)?.at === 'landing' ? thrown : undefined;
}

const readReleaseShape = reader(() =>
  z.object({
    attempt: z.object({
      release: z.looseObject({ gesture: z.looseObject({}) }),
      scene: z.object({ dice: z.array(z.unknown()), props: z.array(z.looseObject({})) }),
    }),
    steadiness: z.number(),
  }),
);

/** What else is wrong with it the referee says: nothing of it is believed. */
const readRelease = (value: unknown): HandRelease | undefined =>
  readReleaseShape(value) as HandRelease | undefined;

export function throwingFor(game: DungeonFighter, physics: Physics): Throwing<FightKinds> {
  const throwerOf = (state: State): HeroId | undefined =>
    throwInTheAir(state) === undefined ? undefined : askedHero({ game }, state);

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
    physics: TABLE_REVISION,
    nothingLies: NOTHING,
    throwerOf,
    readRelease,
    seen: ({ dice }) => ({ dice }),
    isReported: ({ table }) => table.dice === 'real',
    refereeOf: ({ heroes, leader }) => heroes[leader]?.hero,
    async prepare() {
      // The first throw of all takes many times as long as any other.
      (await physics()).fly(printRelease(makeRelease()), EMPTY_SCENE, []);
    },
    async byHand(task, release) {
      const { state, seating, lying, moment } = task;
      const thrown = throwInTheAir(state);
      if (thrown === undefined) return fail(refuse('landing', 'no-die-to-throw'));
      if (seating.landings === 'drawn') return ok(drawn(task));
      if (release === undefined) return fail(refuse('release', 'nothing-let-go'));
      const { attempt, steadiness } = release;
      if (!isSteadiness(steadiness)) return fail(refuse('steadiness', 'too-steady'));
      const table = await physics();
      const props = checkProps(table.throwing, thrown.requirements, attempt.scene.props);
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
      const thrown = throwInTheAir(state) as ThrowState;
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
    isReport,
    releaseIn(evidence) {
      const flight = readFlight(evidence);
      if (flight === undefined) return undefined;
      const { scene } = flight;
      const release = parseRelease(flight.release);
      return release.ok
        ? { attempt: { release: release.value, scene }, steadiness: STEADINESS.usual }
        : undefined;
    },
    lyingAfter(before, { state, events, evidence, shown }) {
      let { throws } = before;
      for (const event of events) if (isThrow(event)) throws = event.requirements;
      const isFlight =
        shown !== undefined ||
        (evidence !== undefined && !isReport(evidence) && readFlight(evidence) !== undefined);
      if (!isFlight && before.left === undefined && !events.some(isAboutDice))
        return throws === before.throws ? before : { ...before, throws };
      const concerns = events.filter(isAboutDice);
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
    isForgotten: lying => lying.left === undefined && readFlight(lying.evidence) !== undefined,
    async recall(lying, state) {
      const evidence = readFlight(lying.evidence);
      if (evidence === undefined) return lying;
      const flight = (await physics()).showAgain(evidence, lying.throws);
      return withDice({ ...lying, left: flight && leftBy(flight), evidence: undefined }, state);
    },
  };
}
