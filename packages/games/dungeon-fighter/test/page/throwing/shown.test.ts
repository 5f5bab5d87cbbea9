/** What is shown and told of each throw is how it is done. */
import { makeStream, sayPlainly } from '@tumblekeep/kernel';
import { addTremor, DEVICES, loadJolt, throwDie } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import { compose, EDITIONS, isInEdition, THROWS } from '../../../../../table/test/support/editions.ts';
import { ghostOf } from '../../../page/throwing/ghost.ts';
import { Hand } from '../../../page/throwing/hand.ts';
import { sentenceOf } from '../../../page/throwing/instructions.ts';
import { knownNatural } from '../../../page/throwing/natural.ts';
import { WELL_KNOWN } from '../../../page/throwing/pace.ts';
import { type Plan, planOf } from '../../../page/throwing/plan.ts';

const engine = await loadJolt();

function planFor(edition: (typeof EDITIONS)[number], ...ids: string[]): Plan {
  const requirements = compose(edition, ids);
  if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
  return planOf(requirements.value);
}

const FRAME = 16;
const HOPS = 1100;

/** Does exactly what the ghost shows, beginning when the hop allows it. */
function follow(plan: Plan, later = 0): Hand {
  const natural = knownNatural(plan.requirements);
  if (natural === undefined) throw new Error('nobody knows how this begins');
  const hand = new Hand({ plan, natural, die: 'red', lying: [], isSteady: false, pace: WELL_KNOWN });
  const moves = ghostOf(plan);
  const flies = plan.hops ? 700 : 0;
  hand.tick(1000);
  if (plan.places.length > 0) hand.press(1000);
  // In the air at the release.
  const end = moves.at(-1)?.t ?? 0;
  const began =
    1000 +
    (plan.isTossed ? 0 : later * (plan.hops ? HOPS : 1)) +
    (plan.hops ? (((flies + 120 - end) % HOPS) + HOPS) % HOPS : 0);
  let clock = 1000;
  let held = 0;
  for (const { t, x, y, fingers } of moves) {
    for (; clock + FRAME < began + t; clock += FRAME) hand.tick(clock + FRAME);
    const sample = { t: began + t, x, y };
    for (let finger = held; finger < fingers; finger++) hand.down(sample, finger);
    for (let finger = 0; finger < Math.min(held, fingers); finger++) hand.move(sample, finger);
    for (let finger = fingers; finger < held; finger++) hand.up(sample, finger);
    held = fingers;
  }
  return hand;
}

for (const edition of EDITIONS)
  describe(edition, () => {
    for (const id of THROWS.filter(one => isInEdition(one, edition))) {
      test(`the ghost of ${id} throws the die, and it is what was asked`, () => {
        const plan = planFor(edition, id);
        const hand = follow({ ...plan, feel: { ...plan.feel, tremble: 0 } });
        expect(hand.attempt, `${hand.step} ${hand.lastNote}`).toBeDefined();
        const { throwing, board, throws } = plan.requirements;
        if (hand.attempt === undefined) return;
        const thrown = throwDie(engine, { ...hand.attempt, throwing, board, throws });
        if (!thrown.ok) throw new Error(sayPlainly(thrown.error));
        expect(thrown.value.verdict.requirements.find(finding => finding.id === id)).toMatchObject({
          met: true,
        });
      });
      test(`${id} is told in one sentence for each device, with three pictures`, () => {
        const plan = planFor(edition, id);
        const record = plan.requirements.records[0];
        for (const device of DEVICES) {
          const told = sentenceOf({ ...plan, feel: { ...plan.feel, isMirrored: false } }, device);
          expect(told).toMatch(/^[A-Z][^.!?{}]*\.$/);
          expect(/mouse|button|click|pointer/i.test(told) && device !== 'mouse').toBe(false);
          expect(/finger|tap\b/i.test(told) && device !== 'touch').toBe(false);
        }
        expect(record?.hint).toHaveLength(3);
        for (const { does } of record?.hint ?? []) expect(does).toMatch(/^[A-Z…].*[.…]$/);
      });
    }
  });

test.each(THROWS.filter(id => isInEdition(id, 'second')))(
  'whoever does %s as shown hits now and then',
  id => {
    const plan = planFor('second', id);
    const stream = makeStream('shown', id);
    const { throwing, board, throws } = plan.requirements;
    const hits = Array.from({ length: 40 }, (_, i) => follow(plan, i * 37)).filter(({ attempt }) => {
      if (attempt === undefined) return false;
      const release = addTremor(attempt.release, stream);
      const thrown = throwDie(engine, { ...attempt, release, throwing, board, throws });
      return thrown.ok && thrown.value.verdict.hit;
    });
    expect(hits.length).toBeGreaterThan(6);
  },
);

test('who shows the board their back is told one direction only', () => {
  for (const other of THROWS.filter(id => id !== 'backwards' && isInEdition(id, 'second'))) {
    const told = sentenceOf(planFor('second', 'backwards', other), 'mouse');
    expect(told.includes('towards the board')).toBe(false);
  }
});
