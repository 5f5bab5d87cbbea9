/**
 * Whether a throw of a log was made as it says: from what was committed, with the tremor of the seed, onto what lay
 * there by the log itself; or drawn again from the measured chances.
 */

import type { MadeAgain, Proving, ToldThrow } from '@tumblekeep/host';
import { equalPlain, fail, inWords, ok, type Refusal, type Result } from '@tumblekeep/kernel';
import { type LyingDie, parseRelease, type Release, type Scene } from '@tumblekeep/table';
import type { ActionOf, DungeonFighter, State, ThrowState } from '../rules/index.ts';
import { texts } from '../rules/index.ts';
import { drawnLanding, throwSeed } from './bots.ts';
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
import { type FightKinds, type FightSeating, hostedFight } from './hosted.ts';
import type { Seat } from './seats.ts';
import { refuse } from './sentences.ts';
import type { Physics } from './throwing.ts';
import { askedHero } from './turn.ts';

const no = (words: string): Refusal => inWords('log-evidence', words);

type Land = ActionOf<'land'>;

/** What is known of a throw that was made. */
interface Told extends Pick<ToldThrow<FightKinds>, 'state' | 'lying' | 'moment' | 'hasOurBots' | 'evidence'> {
  readonly seating: FightSeating;
  readonly thrown: ThrowState;
  readonly action: Land;
  readonly seat: Seat;
}

/** A throw that was made again, and what its evidence must be. */
interface Again extends MadeAgain<FightKinds> {
  readonly landing: Land;
  readonly evidence: ThrowEvidence;
}

const HOW: Readonly<Record<ThrowEvidence['by'], string>> = {
  hand: 'by hand',
  bot: 'by a bot',
  draw: 'by a draw from the measured chances',
  report: 'with a real die',
};

/** How somebody throws at a table. */
function wayOf({ table, landings }: FightSeating, { kind }: Seat): ThrowEvidence['by'] {
  const isPerson = kind === 'human';
  if (isPerson && table.dice === 'real') return 'report';
  if (landings === 'drawn') return 'draw';
  return isPerson ? 'hand' : 'bot';
}

export function provingFight(game: DungeonFighter, physics: Physics): Proving<FightKinds> {
  const { print, edition } = game;
  const otherLanding = (how: string, landing: Land, action: Land): Refusal =>
    no(`${how} again the throw is "${print(landing)}", the log says "${print(action)}"`);

  /** Older logs keep the release after the tremor and what is said to have lain there: enough for a contradiction. */
  async function examineOld(
    evidence: unknown,
    action: Land,
    thrown: ThrowState,
  ): Promise<Result<MadeAgain<FightKinds>, Refusal>> {
    if (evidence === undefined) return ok({ why: 'old' });
    const read = readFlight(evidence);
    if (read === undefined) return fail(no('the evidence of the throw cannot be read'));
    const table = await physics();
    if (read.revision !== table.revision) return ok({ why: 'old' });
    const flight = table.showAgain(read, thrown.requirements);
    if (flight === undefined) return fail(no('such a throw cannot be made'));
    if (flight.die !== thrown.die)
      return fail(no(`the ${thrown.die} die was thrown, the evidence is of the ${flight.die} one`));
    const landing = landingOfFlight(flight);
    return equalPlain(landing, action)
      ? ok({ why: 'old', shown: flight })
      : fail(otherLanding('simulated', landing, action));
  }

  async function throwAgain(told: Told): Promise<Result<Again, Refusal>> {
    const { state, seating, evidence, action, thrown, seat, hasOurBots, lying, moment } = told;
    const hero = askedHero({ game }, state);
    const by = wayOf(seating, seat);
    const name = texts.heroName(edition, hero);
    if (evidence === undefined) return fail(no(`the throw of ${name} has no evidence`));
    const recorded = (evidence as Partial<ThrowEvidence> | null) ?? {};
    if (recorded.by !== by)
      return fail(
        no(
          `at this table ${name} throws ${HOW[by]}, the log says ${HOW[recorded.by as 'hand'] ?? 'something else'}`,
        ),
      );
    if (recorded.hero !== hero)
      return fail(no(`${name} throws, the evidence is of ${String(recorded.hero)}`));
    if (by === 'report') return ok({ landing: action, evidence: { by, hero }, why: 'real' });
    if (by === 'draw') {
      const drawn: ThrowEvidence = { by, hero, skill: seat.skill };
      if (!hasOurBots) return ok({ landing: action, evidence: drawn, why: 'bots' });
      return ok({ landing: drawnLanding(state, thrown, seat, moment), evidence: drawn });
    }
    const flight = readFlight(evidence);
    if (flight === undefined) return fail(no('the evidence of the throw cannot be read'));
    const table = await physics();
    return by === 'hand'
      ? byHand(table, evidence as ThrownByHand, flight, told, lying.dice)
      : byBot(table, evidence as ThrownByBot, flight, told, lying.dice);
  }

  return {
    hosted: hostedFight(game, physics),
    async throwAgain(told) {
      const { seating, state, evidence } = told;
      const thrown = (state as State).combat?.throw as ThrowState;
      const action = told.action as Land;
      if (seating === undefined) return examineOld(evidence, action, thrown);
      const seat = seating.table.seats[askedHero({ game }, state)] as Seat;
      const again = await throwAgain({ ...told, seating, thrown, action, seat });
      if (!again.ok) return again;
      const { landing, shown, why } = again.value;
      if (!equalPlain(landing, action))
        return fail(
          otherLanding(again.value.evidence.by === 'draw' ? 'drawn' : 'simulated', landing, action),
        );
      const difference = differenceOf(again.value.evidence, evidence);
      if (difference !== undefined) return fail(no(difference));
      return ok({ ...(shown !== undefined && { shown }), ...(why !== undefined && { why }) });
    },
  };
}

const made = (flight: Flight, evidence: ThrowEvidence): Again => ({
  landing: landingOfFlight(flight),
  shown: flight,
  evidence,
});

function byHand(
  table: PhysicalTable,
  { hero, committed, steadiness }: ThrownByHand,
  told: FlightEvidence,
  { thrown, action, moment }: Told,
  lying: readonly LyingDie[],
): Result<Again, Refusal> {
  const release = readCommitted(committed);
  if (!release.ok) return release;
  if (!isSteadiness(steadiness)) return fail(no(`no hand is steady by ${JSON.stringify(steadiness)}`));
  const props = checkProps(table.throwing, thrown.requirements, told.scene.props);
  if (!props.ok) return props;
  const seed = throwSeed(moment);
  const scene: Scene = { dice: lying, props: props.value };
  const evidence = { by: 'hand', hero, committed, steadiness } as const;
  if (told.revision !== table.revision) {
    const left = trembled(release.value, seed, steadiness);
    const { revision } = told;
    // What other physics left lying there nobody can tell.
    const seen = { release: left, scene: { ...scene, dice: told.scene.dice }, revision };
    return ok({ landing: action, evidence: { ...evidence, ...seen }, why: 'physics' });
  }
  const flight = table.throwByHand({ release: release.value, scene }, thrown, seed, steadiness);
  if (!flight.ok) return fail(refuse('log-evidence', 'throw-cannot-be-made', { why: flight.error }));
  return ok(made(flight.value, { ...evidence, ...flightEvidence(flight.value) }));
}

function byBot(
  table: PhysicalTable,
  { hero }: ThrownByBot,
  told: FlightEvidence,
  { thrown, action, moment, seat: { skill }, hasOurBots }: Told,
  lying: readonly LyingDie[],
): Result<Again, Refusal> {
  const evidence = { by: 'bot', hero, skill } as const;
  if (told.revision !== table.revision)
    return ok({ landing: action, evidence: { ...evidence, ...told }, why: 'physics' });
  const flight = hasOurBots
    ? table.throwBySkill(skill, thrown, lying, throwSeed(moment))
    : ok(table.showAgain(told, thrown.requirements));
  if (!flight.ok || flight.value === undefined) return fail(no('such a throw cannot be made'));
  return ok({
    ...made(flight.value, { ...evidence, ...flightEvidence(flight.value) }),
    ...(!hasOurBots && { why: 'bots' as const }),
  });
}

/** A release that a person could commit, written as it is always written. */
function readCommitted(text: unknown): Result<Release, Refusal> {
  if (typeof text !== 'string') return fail(no('the release as committed is missing'));
  const release = parseRelease(text);
  if (!release.ok) return fail(refuse('log-evidence', 'cannot-be-released', { why: release.error }));
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
