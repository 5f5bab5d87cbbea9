/** The one place that reads what other processes tell. Whatever it is, the answer is news or nothing. */
import { reader } from '@tumblekeep/kernel/untrusted';
import * as z from 'zod/mini';
import type { News } from './port.ts';

const readShape: (value: unknown) => News | undefined = reader<News>(() => {
  const count = z.int().check(z.minimum(0));
  const names = z.array(z.string());
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('lines'), at: count, lines: names }),
    z.object({ type: z.literal('table') }),
    z.object({
      type: z.literal('here'),
      from: z.string(),
      seats: z.record(z.string(), count),
      watchers: count,
      asks: z.boolean(),
    }),
    z.object({ type: z.literal('hold'), seat: z.nullable(z.string()) }),
    z.object({ type: z.literal('agree'), absent: z.string(), seats: names, agrees: z.boolean() }),
    z.object({ type: z.literal('passed'), to: z.nullable(z.string()), message: z.unknown() }),
  ]);
});

/** News of a newer version are not understood, and are found in the store a little later. */
export function readNews(text: string): News | undefined {
  try {
    return readShape(JSON.parse(text));
  } catch {
    return undefined;
  }
}
