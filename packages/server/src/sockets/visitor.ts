/** Where a request comes from: the address of a visitor, and the page that sends it. */
import type { IncomingMessage } from 'node:http';

const NETWORK = 4;

/** Whoever has one address of version 6 has the whole network behind its first four groups. */
const grouped = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') ? `${plain.split(':').slice(0, NETWORK).join(':')}::` : plain;
};

/** With so many proxies in front that are trusted to say it. */
export function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const forwarded = headers['x-forwarded-for'];
    const hops = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? ''))
      .split(',')
      .map(hop => hop.trim())
      .filter(hop => hop !== '');
    const found = hops.at(-trustedProxies) ?? hops[0];
    if (found !== undefined) return grouped(found);
  }
  return grouped(socket.remoteAddress ?? '');
}

const originOf = (url: string): string | undefined => {
  try {
    return new URL(url).origin;
  } catch {
    return undefined;
  }
};

/** Browsers always say which page a socket or a post comes from; other programs have no page that could be misled. */
export function isOurPage({ headers }: IncomingMessage, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  const from = originOf(origin);
  if (from === undefined) return false;
  if (publicUrl !== undefined) return from === originOf(publicUrl);
  return host !== undefined && (from === originOf(`http://${host}`) || from === originOf(`https://${host}`));
}
