/** Files of the page, their compressed twins, and headers that let a browser keep them. */
import { existsSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { ALWAYS, refuse } from './refusals.ts';

const YEAR = 365 * 24 * 60 * 60;
/** Names in there carry a hash of what is inside: they never change. */
const HASHED = /^\/assets\//;

/** Twins are named after the file and made when the page is built. */
const TWINS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

function twinOf(folder: string, path: string, request: IncomingMessage) {
  const wanted = new Negotiator(request).encodings(['br', 'gzip', 'identity'])[0];
  return TWINS.find(([encoding, ending]) => encoding === wanted && existsSync(join(folder, path + ending)));
}

/** What the address of a request names, as it is written there. */
function nameOf(url: string): string | undefined {
  try {
    const { pathname } = new URL(url, 'http://page');
    decodeURIComponent(pathname);
    return pathname === '/' ? '/index.html' : pathname;
  } catch {
    return undefined;
  }
}

const PART = /^(?:\d+-\d*|-\d+)$/;

/** A unit other than bytes is not understood and gets the whole; everything that is no list of parts gets nothing. */
function isOddRange(range: string): boolean {
  if (!/^\s*bytes\b/i.test(range)) return false;
  const [, parts = ''] = /^bytes=(.*)$/.exec(range) ?? [];
  return !parts.split(',').every(part => PART.test(part.trim()));
}

/** It begins after its end: refused for every file. */
const NO_PART = 'bytes=1-0';

interface HttpProblem extends Error {
  readonly status?: number;
  readonly headers?: OutgoingHttpHeaders;
}

/** What is wrong with a request, or the name of what it asks for. */
function read({ method, headers, httpVersion, url = '' }: IncomingMessage): number | string {
  if (headers.host === undefined && httpVersion === '1.1') return 400;
  if (method !== 'GET' && method !== 'HEAD') return 405;
  return nameOf(url) ?? 400;
}

export function answer(folder: string, request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const name = read(request);
  if (typeof name === 'number') {
    refuse(response, name, name === 405 ? { Allow: 'GET, HEAD' } : {});
    return;
  }
  if (headers.range !== undefined && isOddRange(headers.range)) headers.range = NO_PART;
  const path = decodeURIComponent(name);
  const twin = path.includes('..') ? undefined : twinOf(folder, path, request);
  const [encoding, ending = ''] = twin ?? [];
  send(request, name + ending, { root: folder, index: false, cacheControl: false })
    .on('headers', (sent: ServerResponse) => {
      for (const [header, value] of Object.entries(ALWAYS)) sent.setHeader(header, value);
      sent.setHeader('Cache-Control', HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache');
      sent.setHeader('Content-Type', contentType(extname(path)) || 'application/octet-stream');
      sent.setHeader('Vary', 'Accept-Encoding');
      if (encoding !== undefined) sent.setHeader('Content-Encoding', encoding);
    })
    .on('directory', () => refuse(response, 404))
    .on('error', ({ status = 500, headers: more }: HttpProblem) =>
      refuse(response, status === 403 ? 404 : status, more),
    )
    .pipe(response);
}
