/** Games that are followed again on the page. */
import { beforeEach, expect, test } from 'vitest';
import { goOn, must, newDevice, openPage, orderOf, spoil } from './page.ts';

beforeEach(newDevice);

test('a game of one device is followed again, and what does not fit is said', async () => {
  const page = await openPage();
  let { id, snapshot } = must(await page.begin(orderOf('second', ['human', 'sensible'])));
  let throws = 0;
  for (let i = 0; i < 60 && throws < 2; i++) {
    const step = await goOn(page, id, snapshot);
    if (step.flight !== undefined) throws++;
    ({ snapshot } = step);
  }
  const checked = must(await page.check(id));
  expect(checked).toMatchObject({
    isProven: true,
    inputs: snapshot.n,
    throws,
    doubts: [],
    hasSeedFitted: false,
  });

  await spoil('lines', lines => {
    const all = lines.getAll();
    all.onsuccess = () => {
      for (const line of all.result as { text: string }[])
        if (line.text.includes('lands'))
          lines.put({ ...line, text: line.text.replace(/lands \S+/, 'lands off') });
    };
  });
  const other = await openPage();
  expect(await other.check(id)).toMatchObject({ ok: false });
});
