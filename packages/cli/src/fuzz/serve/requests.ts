/** Requests that a browser would send, and everything that something else might. */
import { nextInt, pick, type Stream } from '@tumblekeep/kernel';
import { FILES } from './page.ts';

/** How the connection goes on after the bytes: it is ended, torn, or left hanging for a moment. */
export const MANNERS = ['end', 'tear', 'hang'] as const;
export type Manner = (typeof MANNERS)[number];

export interface MutatedRequest {
  readonly bytes: Buffer;
  readonly manner: Manner;
}

const METHODS = ['GET', 'GET', 'GET', 'GET', 'HEAD', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'];
const ODD_METHODS = ['CONNECT', 'PATCH', 'PROPFIND', 'get', 'GETGET', '', 'M-SEARCH', '\0', 'PRI'];
const NAMES = Object.keys(FILES).map(name => `/${name}`);
const ODD_PATHS = [
  '*',
  '',
  '//',
  '/assets',
  '/assets/',
  '/./index.html',
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/.secret',
  '/%2esecret',
  '/assets/%00.js',
  '/%',
  '/%ff%fe',
  '/%u0041',
  '/index.html/',
  '/index.html?a=b#c',
  '//secret.txt',
  'http://elsewhere/../secret.txt',
  'http://[/',
  'ftp:index.html',
  '/index.html\0',
  '/ä/ö',
  '/CON',
  '/__proto__',
  '/constructor',
  '/index.html.br.br',
];

const number = (stream: Stream): string =>
  pick(stream, [
    String(nextInt(stream, 60)),
    String(nextInt(stream, 400_000)),
    '-1',
    '0',
    '9007199254740993',
    '99999999999999999999999999',
    '1e3',
    'x',
    '',
    ' ',
  ]);

function range(stream: Stream): string {
  const unit = pick(stream, ['bytes', 'bytes', 'bytes', 'bytes', 'Bytes', 'lines', '', 'bytes ']);
  const parts = Array.from({ length: pick(stream, [1, 1, 1, 2, 3, 200]) }, () =>
    pick(stream, [
      () => `${number(stream)}-${number(stream)}`,
      () => `${nextInt(stream, 100)}-`,
      () => `-${nextInt(stream, 100)}`,
      () => number(stream),
    ])(),
  );
  return `${unit}${pick(stream, ['=', '=', '=', '=', '', '==', ' = '])}${parts.join(pick(stream, [',', ', ', ';']))}`;
}

const HEADERS: readonly ((stream: Stream) => string)[] = [
  stream => `Range: ${range(stream)}`,
  stream => `Range: ${range(stream)}`,
  stream => `Range: ${range(stream)}`,
  stream =>
    `Accept-Encoding: ${pick(stream, ['br', 'gzip', 'br;q=0, gzip', 'identity;q=0', '*', '*;q=0', ';;q=', 'br'.repeat(999), '\u00ff'])}`,
  stream => `If-None-Match: ${pick(stream, ['*', 'W/"1-2"', '"', '""', 'W/', ','.repeat(500)])}`,
  stream => `If-Match: ${pick(stream, ['*', '"1"', ''])}`,
  stream => `If-Range: ${pick(stream, ['"x"', 'yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT'])}`,
  stream => `If-Modified-Since: ${pick(stream, ['tomorrow', 'Fri, 31 Dec 9999 23:59:59 GMT', '-1', ''])}`,
  stream => `If-Unmodified-Since: ${pick(stream, ['Thu, 01 Jan 1970 00:00:00 GMT', 'NaN'])}`,
  stream => `Expect: ${pick(stream, ['100-continue', '200-ok', ''])}`,
  stream => `Content-Length: ${pick(stream, ['0', '5', '-1', '99999999999999999999', 'five', '5, 5'])}`,
  stream => `Transfer-Encoding: ${pick(stream, ['chunked', 'gzip', 'chunked, chunked', 'identity'])}`,
  stream => `Connection: ${pick(stream, ['close', 'keep-alive', 'upgrade', 'Range', ''])}`,
  stream => `Upgrade: ${pick(stream, ['websocket', 'h2c', ''])}`,
  stream => `Host: ${pick(stream, ['elsewhere', '', 'a b', '[::1', 'localhost:99999'])}`,
  stream => `Cookie: ${'x'.repeat(pick(stream, [1, 500, 9000, 20_000]))}`,
  stream => `X-${'y'.repeat(nextInt(stream, 50))}: ${'z'.repeat(nextInt(stream, 200))}`,
];

const NO_HEADERS = [
  ' folded: line',
  'no colon at all',
  ': nameless',
  '__proto__: {}',
  'Bad\u0001Name: 1',
  'Name: bad\u0001value',
  '',
];

const BODIES = ['hello', '5\r\nhello\r\n0\r\n\r\n', 'zz\r\n', '\0'.repeat(100)];
const VERSIONS = ['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTCPCP/1.0', ''];

const oneIn = (stream: Stream, times: number): boolean => nextInt(stream, times) === 0;

const CONDITIONS = 9;

/** A browser might send it, but for the part it wants. */
function mildRequest(stream: Stream): string {
  const lines = [
    `${pick(stream, ['GET', 'GET', 'GET', 'HEAD'])} ${pick(stream, NAMES)} HTTP/1.1`,
    'Host: localhost',
  ];
  if (!oneIn(stream, 3)) lines.push(`Range: ${range(stream)}`);
  if (oneIn(stream, 3)) lines.push(pick(stream, HEADERS.slice(0, CONDITIONS))(stream));
  return `${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`;
}

function request(stream: Stream, isLast: boolean): string {
  if (isLast && oneIn(stream, 2)) return mildRequest(stream);
  const method = oneIn(stream, 15) ? pick(stream, ODD_METHODS) : pick(stream, METHODS);
  const path = oneIn(stream, 3) ? pick(stream, ODD_PATHS) : pick(stream, ['/', ...NAMES]);
  const version = oneIn(stream, 20) ? pick(stream, VERSIONS) : 'HTTP/1.1';
  const lines = Array.from({ length: nextInt(stream, 4) }, () =>
    oneIn(stream, 25) ? pick(stream, NO_HEADERS) : pick(stream, HEADERS)(stream),
  );
  if (!oneIn(stream, 20)) lines.unshift('Host: localhost');
  if (isLast && !oneIn(stream, 5)) lines.push('Connection: close');
  const body = oneIn(stream, 8) ? pick(stream, BODIES) : '';
  const end = oneIn(stream, 30) ? '\n' : '\r\n';
  return `${[`${method} ${path} ${version}`, ...lines].join(end)}${end}${end}${body}`;
}

/** Changes, takes out or cuts off bytes. */
function garble(stream: Stream, bytes: Buffer): Buffer {
  if (bytes.length === 0) return bytes;
  const at = nextInt(stream, bytes.length);
  switch (nextInt(stream, 4)) {
    case 0:
      return bytes.subarray(0, at);
    case 1:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + nextInt(stream, 8))]);
    case 2:
      return Buffer.concat([bytes.subarray(0, at), noise(stream), bytes.subarray(at)]);
    default: {
      const changed = Buffer.from(bytes);
      changed[at] = nextInt(stream, 256);
      return changed;
    }
  }
}

const noise = (stream: Stream): Buffer =>
  Buffer.from(Array.from({ length: 1 + nextInt(stream, 40) }, () => nextInt(stream, 256)));

/** The bytes of one connection: one request, several at once, or something else. */
export function mutatedRequest(stream: Stream): MutatedRequest {
  if (oneIn(stream, 40)) return { bytes: noise(stream), manner: pick(stream, MANNERS) };
  const count = pick(stream, [1, 1, 1, 1, 1, 2, 3]);
  const text = Array.from({ length: count }, (_, i) => request(stream, i === count - 1)).join('');
  const whole = Buffer.from(text, 'latin1');
  const bytes = oneIn(stream, 4) ? garble(stream, whole) : whole;
  return { bytes, manner: oneIn(stream, 12) ? pick(stream, MANNERS) : 'end' };
}
