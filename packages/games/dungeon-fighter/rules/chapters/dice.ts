/** DICE: where a die lies, what it shows and how it came there. */

import type { Refusal } from '@tumblekeep/kernel';
import type { Landing } from '../action.ts';
import { answered, ask, type Play, throwOf } from '../play.ts';
import { refuse } from '../refusals.ts';
import type { ThrowState } from '../state.ts';
import { ThrowSets } from '../throws/sets.ts';
import { BOUNCES, FACES, type Throw, ZONES, type Zone, zonesOn } from '../vocabulary.ts';

export const askForLanding = (play: Play): void => ask(play, { at: 'landing' });

/** Requirements a report can call failed: all but those that are counted from the bounces. */
const reportable = (requirements: readonly Throw[]): Throw[] =>
  requirements.filter(one => one !== 'two-bounce');

type Landings = readonly Landing[];

/** Kept by set of throws, for each board: all landings under requirements, and those in which just these failed. */
const makeKept = () => ({ under: new ThrowSets<Landings>(), failing: new ThrowSets<Landings>() });
const keptOn = { bones: makeKept(), bare: makeKept() };

/** Every landing there is for a set of requirements; kept, because every throw asks for it. */
export function landingOptions(play: Play): readonly Landing[] {
  const { requirements } = throwOf(play);
  const { board } = play.edition.constants;
  const kept = keptOn[board.bones ? 'bones' : 'bare'];
  const list = kept.under.get(requirements);
  if (list !== undefined) return list;
  let failures: Throw[][] = [[]];
  for (const requirement of reportable(requirements))
    failures = failures.flatMap(some => [some, [...some, requirement]]);
  const columns = failures.map(
    failed => kept.failing.get(failed) ?? kept.failing.keep(failed, makeLandings(zonesOn(board), failed)),
  );
  const first = columns[0] as Landings;
  return kept.under.keep(
    requirements,
    first.flatMap((_, place) => columns.map(column => column[place] as Landing)),
  );
}

const makeLandings = (zones: readonly Zone[], failed: readonly Throw[]): Landings =>
  zones.flatMap(zone =>
    FACES.flatMap(face =>
      BOUNCES.map(
        (bounces): Landing =>
          Object.freeze({ type: 'land', zone, face, bounces, failed: Object.freeze(failed) }),
      ),
    ),
  );

export function land(play: Play, action: Landing) {
  const thrown = throwOf(play);
  if (!zonesOn(play.edition.constants.board).includes(action.zone))
    return ZONES.includes(action.zone)
      ? refuse('landing', 'board-without-zone', { zone: action.zone })
      : refuse('landing', 'unknown-zone', { zone: String(action.zone) });
  if (!FACES.includes(action.face)) return refuse('landing', 'unknown-face');
  if (!BOUNCES.includes(action.bounces)) return refuse('landing', 'unknown-bounces');
  const refusal = action.failed.length === 0 ? undefined : refuseFailures(thrown, action.failed);
  if (refusal) return refusal;
  answered(play);
  thrown.zone = action.zone;
  thrown.face = action.face;
  thrown.bounces = action.bounces;
  thrown.failed = action.failed.length === 0 ? [] : [...action.failed];
  play.sink?.({
    type: 'landed',
    zone: action.zone,
    face: action.face,
    bounces: action.bounces,
    failed: action.failed,
  });
  return undefined;
}

function refuseFailures({ requirements }: ThrowState, failed: readonly Throw[]): Refusal | undefined {
  let last = -1;
  for (const requirement of failed) {
    const at = requirements.indexOf(requirement);
    if (at < 0) return refuse('landing', 'not-demanded', { requirement: String(requirement) });
    if (requirement === 'two-bounce') return refuse('landing', 'bounces-are-counted');
    if (at <= last) return refuse('landing', 'failures-in-order');
    last = at;
  }
  return undefined;
}

/** The number of a section; 0 for the bullseye and everything that is no section. */
export const sectionOf = (zone: Zone): number => {
  const at = ZONES.indexOf(zone);
  return at < 6 ? at + 1 : 0;
};
