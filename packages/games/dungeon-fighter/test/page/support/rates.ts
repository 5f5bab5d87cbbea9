/** How often people hit who throw through the page's own controls. */

import { type Stream, sayPlainly } from '@tumblekeep/kernel';
import { addTremor, type Engine, type Natural, type Throw } from '@tumblekeep/table';
import { compose, type EditionId, throwDie } from '../../../../../table/test/support/editions.ts';
import { Hand } from '../../../page/throwing/hand.ts';
import { guessNatural, knownNatural } from '../../../page/throwing/natural.ts';
import { WELL_KNOWN } from '../../../page/throwing/pace.ts';
import { planOf } from '../../../page/throwing/plan.ts';
import type { MarkerMode } from '../../../page/throwing/steps/markers.ts';
import { act, type Person } from './people.ts';

export interface Rates {
  readonly hits: number;
  readonly mean: number;
  /** Throws that missed something that was asked, the bounce aside. */
  readonly unmet: number;
}

export function rateOf(
  engine: Engine,
  edition: EditionId,
  ids: readonly Throw[],
  person: Person,
  throws: number,
  stream: Stream,
  { tried, keys }: { readonly tried?: Natural; readonly keys?: MarkerMode } = {},
): Rates {
  const requirements = compose(edition, ids);
  if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
  const plan = planOf(requirements.value);
  const natural = tried ?? knownNatural(requirements.value) ?? guessNatural(requirements.value);
  let [hits, points, unmet] = [0, 0, 0];
  for (let i = 0; i < throws; i++) {
    const hand = new Hand({ plan, natural, die: 'red', lying: [], isSteady: false, pace: WELL_KNOWN, keys });
    act(hand, person, stream);
    if (hand.attempt === undefined) continue;
    const { release, scene } = hand.attempt;
    const thrown = throwDie(engine, { release: addTremor(release, stream), scene, edition, throws: ids });
    // A beginning that is only tried may be impossible.
    if (!thrown.ok && tried !== undefined) return { hits: 0, mean: 0, unmet: 1 };
    if (!thrown.ok) throw new Error(sayPlainly(thrown.error));
    const { verdict } = thrown.value;
    if (verdict.hit) hits++;
    points += verdict.points;
    if (verdict.requirements.some(({ id, met }) => !met && id !== 'bounce')) unmet++;
  }
  return { hits: hits / throws, mean: points / throws, unmet: unmet / throws };
}
