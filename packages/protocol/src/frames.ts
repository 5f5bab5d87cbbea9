/** A frame of a socket holds one message or several, each a line of JSON. */

export const joinFrame = (messages: readonly string[]): string => messages.join('\n');

export const printFrame = (messages: readonly object[]): string =>
  joinFrame(messages.map(message => JSON.stringify(message)));

/** The messages of a frame as they came; nothing when one of them is no JSON or there are too many. */
export function splitFrame(frame: string, most?: number): readonly unknown[] | undefined {
  const lines = frame.split('\n', most === undefined ? undefined : most + 1);
  if (most !== undefined && lines.length > most) return undefined;
  try {
    return lines.map(line => JSON.parse(line) as unknown);
  } catch {
    return undefined;
  }
}
