/**
 * How data from outside is read: by a schema, made when it is first needed. Whatever the value is, the answer is what the
 * schema says or nothing; a schema of loose objects leaves fields alone that are somebody else's business.
 */
import * as z from 'zod/mini';

export function reader<T>(makeSchema: () => z.ZodMiniType<T>): (value: unknown) => T | undefined {
  let schema: z.ZodMiniType<T> | undefined;
  return value => {
    if (schema === undefined) {
      // The page forbids code made from text; even the attempt is reported there as a violation.
      z.config({ jitless: true });
      schema = makeSchema();
    }
    const read = z.safeParse(schema, value);
    return read.success ? read.data : undefined;
  };
}
