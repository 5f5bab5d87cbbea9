/** Four people, each at a device of their own, play a game to its end; afterwards a stranger checks it. */
import { expect, test } from 'vitest';
import { words } from '../support/words.ts';
import { expectAccessible } from './support/axe.ts';
import { atTable, comeTo, expectAlike, oneMore, openTable, sit } from './support/company.ts';

const told = words.together;
const HEROES = ['brad', 'murka', 'wilrond', 'grace'];

test('four people and a watcher play a whole game, and a stranger checks it at its lasting address', async () => {
  const link = await openTable({
    rules: 'second',
    options: { heroes: HEROES, beginning: 'short' },
    seed: 'a whole evening',
    seating: { dice: 'simulated', seats: Object.fromEntries(HEROES.map(hero => [hero, { kind: 'human' }])) },
  });
  const [anna, bert, cleo, dora] = await Promise.all(
    (['wide', 'phone', 'wide', 'phone'] as const).map(size => comeTo(link, { size })),
  );
  if (!anna || !bert || !cleo || !dora) throw new Error('somebody did not come');
  const people = [anna, bert, cleo, dora] as const;
  const watcher = await comeTo(link);
  for (const [i, page] of people.entries()) await sit(page, `Player ${i + 1}`);
  const everybody = [...people, watcher] as const;
  await Promise.all(everybody.map(atTable));

  let thrown = 0;
  for (let done = await oneMore(people); done !== 'over'; done = await oneMore(people))
    if (done === 'thrown') thrown++;
  expect(thrown).toBeGreaterThan(HEROES.length);
  for (const page of everybody) await page.getByRole('link', { name: words.play.toScore }).waitFor();
  await expectAlike(everybody);

  // The link without its secret is enough for whoever wants to look.
  const stranger = await comeTo(link.split('/').slice(0, 3).join('/'));
  await stranger.getByText(told.lasting).waitFor();
  await expectAccessible(stranger);
  await stranger.getByRole('button', { name: words.check.check }).click();
  const verdict = stranger.locator('.check-verdict');
  await verdict.waitFor();
  expect(await verdict.getAttribute('data-proven')).toBe('true');
  await stranger.getByText(/^\d+ throws made again$/).waitFor();
  await stranger.getByText(words.check.seed).waitFor();
  await stranger.getByRole('link', { name: told.score }).click();
  await stranger.locator('.score-heroes').waitFor();
  expect(await stranger.locator('.score-heroes tbody tr').count()).toBe(HEROES.length);
  await stranger.getByRole('link', { name: words.score.replay }).click();
  await stranger.locator('.replay-slider').waitFor();
});
