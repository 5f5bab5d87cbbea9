/** Under which addresses a server is found, here and on the phones around. */
import { networkInterfaces } from 'node:os';

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Others in the network find it there. */
export const isForOthers = (host: string): boolean => EVERYWHERE.has(host);

const inBrackets = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Of this machine in its networks. */
export const outside = (): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap(found => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

/** What to type into a browser; the first one works on this machine. */
export const hostsOf = (host: string): readonly string[] =>
  isForOthers(host) ? ['localhost', ...outside()] : [inBrackets(host)];
