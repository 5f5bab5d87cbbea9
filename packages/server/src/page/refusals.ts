/** Headers that stand on every answer, and the answers that are none. */
import { type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** The page needs nothing but itself: no foreign script, picture or address, and nobody's frame. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** On every answer, whatever it says. */
export const ALWAYS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': POLICY,
  'Referrer-Policy': 'no-referrer',
};

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'That is no request.',
  403: 'That page may not play here.',
  404: 'There is nothing here.',
  405: 'Nothing can be sent to this page.',
  408: 'That request took too long.',
  416: 'There is no such part.',
  417: 'That cannot be expected here.',
  412: 'It is another one by now.',
  413: 'That request is too long.',
  431: 'That request is too long.',
  500: 'That could not be read.',
  503: 'The server starts anew; come back in a moment.',
};

function refusalOf(status: number): { readonly text: string; readonly headers: OutgoingHttpHeaders } {
  const text = `${REFUSALS[status] ?? STATUS_CODES[status]}\n`;
  const length = Buffer.byteLength(text);
  return {
    text,
    headers: { ...ALWAYS, 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': length },
  };
}

export function refuse(response: ServerResponse, status: number, more: OutgoingHttpHeaders = {}): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const { text, headers } = refusalOf(status);
  response.writeHead(status, { ...headers, ...more }).end(text);
}

/** An answer to what is not even a request. */
export function refuseRaw(socket: Duplex, status: number): void {
  const { text, headers } = refusalOf(status);
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
  // Whoever sent it may be gone, and a socket that was handed over has nobody else to hear of that.
  socket.on('error', () => socket.destroy());
  socket.end(`${head}\r\n\r\n${text}`, () => socket.destroy());
}
