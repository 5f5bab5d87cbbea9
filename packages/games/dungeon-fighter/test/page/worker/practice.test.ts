import { makeRelease, verdictMessage } from '@tumblekeep/table';
import { expect, test } from 'vitest';
import { must, openPage } from '../../../../../web/test/worker/page.ts';

const attempt = { release: makeRelease({ velocity: [0, -600, 2000] }), scene: { dice: [], props: [] } };
const order = { edition: 'second', throws: [], attempt, seed: 'practice' } as const;

test('practice throws tremble by their seed, and are judged', async () => {
  const page = await openPage();
  const flight = must(await page.practise(order));
  expect(must(await page.practise(order))).toEqual(flight);
  expect(must(await page.practise({ ...order, seed: 'other' })).release).not.toBe(flight.release);
  expect(verdictMessage(flight.verdict).sentence).toBe(flight.verdict.hit ? 'hit' : 'off-target');
  const blind = must(await page.practise({ ...order, throws: ['blind'] }));
  expect(blind.verdict.requirements).toContainEqual(expect.objectContaining({ id: 'blind', met: false }));
});

test('what cannot be thrown is refused in words', async () => {
  const page = await openPage();
  const wrong = [
    { ...order, edition: 'ninth' },
    { ...order, throws: ['juggle'] },
    { ...order, attempt: { ...attempt, release: { ...attempt.release, velocity: [0, 0, 99_999] } } },
  ];
  for (const one of wrong)
    expect(await page.practise(one as never)).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/\w+ \w+/) },
    });
});

test('a demonstration does what is asked', async () => {
  const page = await openPage();
  const flight = must(await page.show('second', ['two-bounce'], 'perfect'));
  expect(flight.throws).toEqual(['two-bounce']);
  expect(flight.verdict.bounces).toBeGreaterThanOrEqual(2);
  expect(must(await page.show('second', ['two-bounce'], 'perfect'))).toEqual(flight);
});

test('aim help ends at the first bounce or goes all the way', async () => {
  const page = await openPage();
  expect(must(await page.preview(order, 'none')).path).toEqual([]);
  const line = must(await page.preview(order, 'line')).path;
  const arc = must(await page.preview(order, 'arc')).path;
  expect(arc.length).toBeGreaterThan(line.length);
  expect(arc.slice(0, line.length - 1)).toEqual(line.slice(0, -1));
  expect(line.at(-1)?.[1]).toBeLessThan(30);
  expect(line[0]).toEqual(attempt.release.at);
});
