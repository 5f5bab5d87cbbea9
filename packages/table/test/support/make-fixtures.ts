/**
 * Writes the fixtures anew after a change of the physics revision:
 *
 *   node --import ./packages/terminal-kit/bin/register.mjs packages/table/test/support/make-fixtures.ts [throws] [golden] [golden-bare] [aims]
 */

import { writeFileSync } from 'node:fs';
import { sayPlainly } from '@tumblekeep/kernel';
import { goldenThrows } from '../../src/bench/index.ts';
import {
  BARE,
  finish,
  LEVELS,
  type Level,
  loadJolt,
  printRelease,
  type Release,
  type Requirements,
  revisionOf,
  type Scene,
  type Solution,
  sayFindings,
  seekAimOf,
  solve,
  type Throw,
  throwChecked,
} from '../../src/index.ts';
import { ALL_THROWING, compose, EDITIONS, type EditionId, isInEdition, THROWS, twinOf } from './editions.ts';
import { type AimFixture, BARE_PER_KIND, GOLDEN_PER_KIND, type ThrowFixture } from './fixtures.ts';

const write = (name: string, value: unknown): void =>
  writeFileSync(new URL(`../fixtures/${name}`, import.meta.url), `${JSON.stringify(value, null, 2)}\n`);

const engine = await loadJolt();
const revision = revisionOf(engine);
const known = (id: Throw): EditionId[] => EDITIONS.filter(edition => isInEdition(id, edition));

const MAKERS: Readonly<Record<string, () => unknown>> = {
  throws: () => ({
    revision,
    fixtures: THROWS.flatMap(id => known(id).map(edition => fixtureOf(id, edition))),
  }),
  golden: () => goldenThrows(engine, ALL_THROWING, GOLDEN_PER_KIND),
  'golden-bare': () => goldenThrows(engine, ALL_THROWING, BARE_PER_KIND, BARE),
  aims: () => ({
    revision,
    aims: [
      ...(Object.keys(LEVELS) as Level[]).map(level => aimFixture('plain', 'second', level)),
      ...THROWS.flatMap(id =>
        known(id)
          .filter(edition => twinOf(id, edition) === edition)
          .map(edition => aimFixture(id, edition, 'average')),
      ),
    ],
  }),
};
const names = process.argv.slice(2);
for (const [name, make] of Object.entries(MAKERS))
  if (names.length === 0 || names.includes(name)) write(`${name}.json`, make());

function aimFixture(id: AimFixture['id'], edition: EditionId, level: Level): AimFixture {
  const requirements = compose(edition, id === 'plain' ? [] : [id]);
  if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
  const aim = finish(seekAimOf(engine, requirements.value, level));
  if (aim === undefined) throw new Error(`${edition} ${id}: no aim`);
  console.log(edition, id, level, aim.points.toFixed(2));
  return { id, edition, level, scene: aim.scene, release: printRelease(aim.release) };
}

function fixtureOf(id: Throw, edition: EditionId): ThrowFixture {
  const requirements = compose(edition, [id]);
  if (!requirements.ok) throw new Error(sayPlainly(requirements.error));
  const solved = solve(engine, requirements.value, { spot: [0, 0], within: 60, throws: 6000 });
  if (!solved.ok) throw new Error(`${edition} ${id}: ${sayPlainly(solved.error)}`);
  const near = narrowly(id, requirements.value, solved.value);
  if (near === undefined) throw new Error(`${edition} ${id}: no narrow failure found`);
  console.log(edition, id, near.why);
  return {
    id,
    edition,
    scene: solved.value.scene,
    fulfils: printRelease(solved.value.release),
    fails: printRelease(near.release),
    why: near.why,
  };
}

interface Failure {
  readonly release: Release;
  readonly why: string;
}

function failureOf(
  requirements: Requirements,
  scene: Scene,
  id: Throw,
  release: Release,
): Failure | undefined {
  const { verdict } = throwChecked(engine, requirements, scene, release);
  const finding = verdict.requirements.find(found => found.id === id);
  return finding?.met === false ? { release, why: sayFindings()(finding) } : undefined;
}

/** One fact less, one millimetre past a limit, or the smallest change of the path that spoils it. */
function narrowly(id: Throw, requirements: Requirements, { release, scene }: Solution): Failure | undefined {
  const need = Object.entries(requirements.needs)[0];
  const fail = (values: Partial<Release>) => failureOf(requirements, scene, id, { ...release, ...values });
  const gesture = (facts: object) => fail({ gesture: { ...release.gesture, ...facts } });
  if (need !== undefined) {
    const [key, wanted] = need;
    if (typeof wanted[0] === 'number') return gesture({ [key]: (wanted[0] as number) - 1 });
    const others: Record<string, string> = {
      launch: 'hand',
      hand: 'strong',
      owner: 'self',
      eyes: 'open',
      posture: 'standing',
      facing: 'board',
      toss: 'none',
      airborne: 'no',
      leg: 'no',
      support: 'none',
    };
    const plain = others[key] as string;
    const found = gesture({ [key]: plain });
    if (found !== undefined) return found;
    if (key === 'hand') return bisect(requirements, scene, id, release);
  }
  for (const fact of ['onHead', 'onNose', 'onElbow']) {
    const found = gesture({ [fact]: 'no' });
    if (found !== undefined) return found;
  }
  const { height, distance, rise } = requirements.limits;
  const [x, y, z] = release.at;
  if (height !== undefined) {
    const found = fail({ at: [x, (height[1] < 1000 ? height[1] + 1 : height[0] - 1) as number, z] });
    if (found !== undefined) return found;
  }
  if (distance !== undefined) {
    const found = fail({ at: [x, y, -600 - distance[0] + 1] });
    if (found !== undefined) return found;
  }
  if (rise !== undefined) return fail({ velocity: [release.velocity[0], rise[1] + 1, release.velocity[2]] });
  return bisect(requirements, scene, id, release);
}

/** Walks from the good release towards a spoiled one until they are neighbours. */
function bisect(requirements: Requirements, scene: Scene, id: Throw, good: Release): Failure | undefined {
  const spoils: Partial<Release>[] = [
    { spin: [0, 0, 0] },
    { velocity: [good.velocity[0], good.velocity[1], Math.round(good.velocity[2] * 0.5)] },
    { velocity: [good.velocity[0], good.velocity[1], Math.round(good.velocity[2] * 1.5)] },
    { velocity: [good.velocity[0], good.velocity[1] + 1500, Math.round(good.velocity[2] * 2)] },
    { velocity: [good.velocity[0] + 3000, good.velocity[1], good.velocity[2]] },
    { velocity: [good.velocity[0], good.velocity[1], -Math.round(good.velocity[2] / 2)] },
    { velocity: [good.velocity[0] + 900, good.velocity[1], good.velocity[2]] },
    { velocity: [good.velocity[0], good.velocity[1] + 700, good.velocity[2]] },
  ];
  for (const spoil of spoils) {
    let bad: Release = { ...good, ...spoil };
    let failure = failureOf(requirements, scene, id, bad);
    if (failure === undefined) continue;
    let from = good;
    for (let i = 0; i < 20; i++) {
      const middle: Release = {
        ...good,
        velocity: half(from.velocity, bad.velocity),
        spin: half(from.spin, bad.spin),
      };
      const found = failureOf(requirements, scene, id, middle);
      if (found === undefined) from = middle;
      else {
        bad = middle;
        failure = found;
      }
    }
    return failure;
  }
  return undefined;
}

function half(a: Release['spin'], b: Release['spin']): Release['spin'] {
  return a.map((value, i) => Math.trunc((value + (b[i] as number)) / 2) + 0) as unknown as Release['spin'];
}
