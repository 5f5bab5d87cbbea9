/** Colour where it is wanted: never with NO_COLOR, never into a pipe unless FORCE_COLOR asks for it. */
import picocolors from 'picocolors';

type Environment = Readonly<Record<string, string | undefined>>;

/** Of a pipe, `isTTY` is not even false. */
export function wantsColor(isTerminal: boolean | undefined, environment: Environment = process.env): boolean {
  if (environment['NO_COLOR']) return false;
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined && forced !== '0' && forced !== '') return true;
  return isTerminal === true && environment['TERM'] !== 'dumb';
}

export type Colors = ReturnType<typeof picocolors.createColors>;

export const makeColors = (enabled: boolean): Colors => picocolors.createColors(enabled);
