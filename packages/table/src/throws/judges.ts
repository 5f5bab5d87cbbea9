/** Judges of the die's path: small functions of the evidence. */
import type { Message } from '@tumblekeep/kernel';
import { bouncesBetween, firstTouch, placeAt } from '../contacts.ts';
import { CUBE } from '../dice.ts';
import { RATE, SPIN, STATE_SIZE } from '../engine/port.ts';
import { tell } from '../findings.ts';
import { CARD, LEG, type Prop } from '../scene.ts';
import { length } from '../vectors.ts';
import type { PropKind } from '../vocabulary.ts';
import type { Evidence, Finding, Judge } from './evidence.ts';
import type { BodyPart, Way } from './types.ts';

const met = (what: Message): Finding => ({ met: true, ...what });
const unmet = (what: Message): Finding => ({ met: false, ...what });

const atLeastBounces =
  (needed: number): Judge =>
  ({ bounces }) => ({ met: bounces >= needed, ...tell('bounced-outside', { bounces, needed }) });

/** Bank: the object is hit ahead of the board (DF1-THROW-01). */
const touchesBeforeBoard =
  (kinds: readonly PropKind[]): Judge =>
  ({ trajectory, firstBoard }) => {
    const touched = kinds.filter(kind => firstTouch(trajectory, kind) < trajectory.steps);
    const before = touched.find(kind => firstTouch(trajectory, kind) < firstBoard);
    if (before) return met(tell('touched-before-board', { prop: before }));
    if (touched[0]) return unmet(tell('touched-after-board', { prop: touched[0] }));
    return unmet(tell('touched-none', { props: kinds }));
  };

/** Off a prop ahead of any contact with the table. */
const touchesBeforeTable =
  (kind: PropKind): Judge =>
  ({ trajectory, firstBoard }) => {
    const step = firstTouch(trajectory, kind);
    if (step === trajectory.steps) return unmet(tell('touched-none', { props: [kind] }));
    const first = Math.min(firstTouch(trajectory, 'table'), firstBoard);
    return step < first
      ? met(tell('off-before-table', { prop: kind }))
      : unmet(tell('table-before', { prop: kind }));
  };

/** Starts on a part of the body or touches it on the way: told by the gesture or seen in the contacts. */
const startsOnOrTouches =
  (kind: BodyPart): Judge =>
  ({ release: { gesture }, trajectory, firstBoard }) => {
    const fact = { head: gesture.onHead, nose: gesture.onNose, elbow: gesture.onElbow }[kind];
    if (gesture.launch === kind) return met(tell('started-on', { part: kind }));
    if (fact === 'yes' || firstTouch(trajectory, kind) < firstBoard)
      return met(tell('touched-part', { part: kind }));
    return unmet(tell('neither-started-nor-touched', { part: kind }));
  };

/** TH-R-02: how upright the axis is of what counts. */
const UPRIGHT = 0.866;

const spinsLikeATop =
  (needed: number): Judge =>
  ({ trajectory, firstBoard }) => {
    const { states } = trajectory;
    let turned = 0;
    let upright = 0;
    for (let step = 0; step < firstBoard; step++) {
      const i = step * STATE_SIZE + SPIN;
      const [x, y, z] = [states[i] as number, states[i + 1] as number, states[i + 2] as number];
      const size = length(x, y, z);
      turned += size / RATE;
      if (size > 0 && Math.abs(y) >= UPRIGHT * size) upright += Math.abs(y) / RATE;
    }
    const turns = upright / (2 * Math.PI);
    const all = turned / (2 * Math.PI);
    if (turns >= needed) return met(tell('spun', { turns, needed }));
    return unmet(all >= needed ? tell('tumbled', { turns, needed, all }) : tell('spun', { turns, needed }));
  };

/** The step in which the die crosses the upright plane of a prop, or undefined if it never does. */
function crossing({ trajectory }: Evidence, prop: Prop): number | undefined {
  const [from] = [placeAt(trajectory, 0)];
  const side = (step: number): number => sideOf(prop, placeAt(trajectory, step));
  const start = sideOf(prop, from);
  for (let step = 1; step <= trajectory.steps; step++) if (side(step) * start < 0) return step;
  return undefined;
}

/** Which side of the prop's plane a place is on. The plane of an unturned prop looks along z. */
function sideOf({ at, turn: [y, w] }: Prop, place: readonly number[]): number {
  const x = (place[0] as number) - at[0];
  const z = (place[2] as number) - at[2];
  return 2 * y * w * x + (w * w - y * y) * z;
}

function alongOf({ at, turn: [y, w] }: Prop, place: readonly number[]): number {
  const x = (place[0] as number) - at[0];
  const z = (place[2] as number) - at[2];
  return Math.abs((w * w - y * y) * x - 2 * y * w * z) / (w * w + y * y);
}

const propOf = ({ scene }: Evidence, kind: PropKind): Prop | undefined =>
  scene.props.find(prop => prop.kind === kind);

/** Card-jump: a bounce on the near side, then over the card, then the board (TH-R-03, TH-R-10). */
const jumpsCard =
  (exactly: boolean): Judge =>
  evidence => {
    const card = propOf(evidence, 'card');
    if (card === undefined) return unmet(tell('no-card-there'));
    const step = crossing(evidence, card);
    if (step === undefined) return unmet(tell('card-not-passed'));
    const place = placeAt(evidence.trajectory, step);
    if (alongOf(card, place) > CARD.long / 2 + CUBE.half) return unmet(tell('round-the-card'));
    const over = Math.round(place[1] - CARD.high);
    if (over <= 0) return unmet(tell('below-the-card', { by: -over }));
    if (evidence.firstBoard < step) return unmet(tell('board-before-card'));
    const near = bouncesBetween(evidence.trajectory, evidence.episodes, 0, step);
    if (near === 0 || (exactly && near > 1))
      return unmet(tell('bounced-before-card', { bounces: near, exactly }));
    return met(tell('over-the-card', { by: over }));
  };

/** The path leads beneath the leg. */
const passesUnderLeg: Judge = evidence => {
  const leg = propOf(evidence, 'leg');
  if (leg === undefined) return unmet(tell('no-leg-there'));
  const step = crossing(evidence, leg);
  if (step === undefined) return unmet(tell('leg-not-passed'));
  const place = placeAt(evidence.trajectory, step);
  if (alongOf(leg, place) > LEG.width / 2) return unmet(tell('beside-the-leg'));
  const under = Math.round(leg.at[1] + LEG.clearance - place[1]);
  if (under <= 0) return unmet(tell('above-underside', { by: -under }));
  if (evidence.firstBoard < step) return unmet(tell('board-before-leg'));
  return met(tell('beneath-the-leg', { by: under }));
};

/** Rise over way: a flung die climbs, it is not pushed. */
const STEEP = 0.75;

const goesMostlyUp: Judge = ({ release: { velocity } }) => {
  const level = length(velocity[0], 0, velocity[2]);
  return velocity[1] >= STEEP * level
    ? met(tell('rose', { speed: velocity[1] }))
    : unmet(tell('rose-too-flat', { speed: velocity[1], sideways: Math.round(level) }));
};

/** The judge of what is asked of the way of the die. */
export function judgeOf(way: Way): Judge {
  switch (way.asks) {
    case 'bounces':
      return atLeastBounces(way.atLeast);
    case 'before-board':
      return touchesBeforeBoard(way.touches);
    case 'before-table':
      return touchesBeforeTable(way.touches);
    case 'by-body':
      return startsOnOrTouches(way.part);
    case 'top':
      return spinsLikeATop(way.turns);
    case 'over-card':
      return jumpsCard(way.bouncesExactlyOnce);
    case 'under-leg':
      return passesUnderLeg;
    case 'upwards':
      return goesMostlyUp;
  }
}
