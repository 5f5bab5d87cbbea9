import { expect, test } from 'vitest';
import { Appends } from '../src/store/postgres/appends.ts';
import type { Link } from '../src/store/postgres/link.ts';

test('a line that waits for the database is stored also when that was lost again in the same moment', async () => {
  let looks = 0;
  const link = {
    isAway: false,
    isUp: false,
    refused: 0,
    up: async () => {
      looks++;
      link.isUp = looks > 1;
    },
    once: (work: (client: unknown) => Promise<unknown>) =>
      work({ query: async () => ({ rows: [{ number: '1' }] }) }),
  };
  const appends = new Appends(
    link as unknown as Link,
    () => undefined,
    () => undefined,
  );
  expect(await appends.add({ number: 1, at: 0, lines: ['a\n'], mark: undefined })).toMatchObject({
    ok: true,
  });
  expect(looks).toBe(2);
});
