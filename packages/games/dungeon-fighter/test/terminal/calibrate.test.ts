import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { captured, makePlace } from '../../../../cli/test/run.ts';
import type { Measurement, Order } from '../../bots/calibration/index.ts';
import { MEASURED, type MeasuredTable, type Row, type Skill } from '../../bots/index.ts';
import { compositionError } from '../../terminal/calibrate/composition.ts';
import { without } from '../../terminal/calibrate/left-out.ts';
import { openPartial } from '../../terminal/calibrate/partial.ts';
import { printTable } from '../../terminal/calibrate/print.ts';

test('the table in use is just as it was written', () => {
  const file = fileURLToPath(new URL('../../bots/skill/measured.ts', import.meta.url));
  expect(readFileSync(file, 'utf8')).toBe(printTable(MEASURED));
});

describe('calibrate', () => {
  test('--check throws again and tells how far apart the table is', async () => {
    const place = makePlace();
    const { code, out, err } = await place.run(['calibrate', '--check', '--entries', '1', '--throws', '40']);
    place.remove();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`physics here:     ${MEASURED.revision}\n`);
    expect(out).toMatch(/^agrees {4}plain, noise .* hits .* now /m);
    expect(out).toMatch(/the table agrees with the physics\n$/);
  });

  test.each(['level', 'noisier', 'pair', 'workers', 'entries', 'throws'])('--%s 0 is refused', async name => {
    const { code, err } = await captured(['calibrate', `--${name}`, '0']);
    expect({ code, err }).toEqual({ code: 2, err: `tumblekeep: --${name} must be at least 1\n` });
  });

  test('--help has examples', async () => {
    const place = makePlace();
    const { code, out } = await place.run(['calibrate', '--help']);
    place.remove();
    expect(code).toBe(0);
    expect(out).toMatch(/Examples:\n {2}tumblekeep calibrate /);
  });
});

test('a run that was stopped goes on where it was', () => {
  const place = makePlace();
  const file = place.path('table.partial');
  const order: Order = {
    revision: 'one',
    seed: 'any',
    throws: { level: 1, noisier: 1, pair: 1 },
    aims: 'own',
  };
  openPartial(file, order, 9).add({ at: 4, rows: [[[1, 2], []]] });
  appendFileSync(file, '{"at":5,"rows":[[1');
  const again = openPartial(file, order, 9);
  expect([...again.known]).toEqual([[4, [[[1, 2], []]]]]);
  again.add({ at: 5, rows: [[[3]]] });
  expect(openPartial(file, order, 9).known.size).toBe(2);
  expect(openPartial(file, { ...order, revision: 'two' }, 9).known.size).toBe(0);
  again.remove();
  expect(existsSync(file)).toBe(false);
  place.remove();
});

test('the error of the model is told in points, with its sign', () => {
  const hits = (count: number): Row => [count, 0, 0, 0, 0, 0, 0, 0, 0, 100 - count, 0, 0];
  const rows = [hits(10), hits(50), hits(80), hits(90)];
  const table: MeasuredTable = {
    revision: 'none',
    seed: 'none',
    throws: { level: 100, noisier: 100, pair: 100 },
    aims: 'own',
    levels: [2, 1, 0.5, 0.25],
    noisier: [],
    rules: { made: { plain: { shake: 1, shapes: true, rows }, throws: {}, pairs: {} } },
  };
  const test = (aim: Skill): Measurement => ({ rules: ['made'], throws: [], aim, rows: [], seed: 'none' });
  const error = compositionError(table, [test('average'), test('skilled')], [hits(40), hits(85)]);
  expect(error.hitsOff).toBeCloseTo(7.5);
  expect(error.hitsBias).toBeCloseTo(2.5);
  expect(error.meanBias).toBeCloseTo(0.025);
});

test('a pair is left out of every rule set that shares its measurement, and of no other', () => {
  const rows = { plain: { shake: 1, shapes: true, rows: [] }, throws: {} };
  const table: MeasuredTable = {
    revision: 'none',
    seed: 'none',
    throws: { level: 100, noisier: 100, pair: 100 },
    aims: 'own',
    levels: [2, 1, 0.5, 0.25],
    noisier: [],
    rules: {
      one: { ...rows, pairs: { 'far jump': [[1, 2]], 'far nose': [[3]] } },
      same: { ...rows, pairs: { 'far jump': [[1, 2]] } },
      other: { ...rows, pairs: { 'far jump': [[2, 1]] } },
    },
  };
  const { one, same, other } = without(table, 'one', 'far jump').rules;
  expect([one, same, other].map(rules => rules?.pairs)).toEqual([
    { 'far nose': [[3]] },
    {},
    { 'far jump': [[2, 1]] },
  ]);
});
