/** Serves the built page: files, their compressed twins, and headers that let a browser keep them. */
import { existsSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import sirv from 'sirv';

const PAGE_FOLDER = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

export const isPageBuilt = (folder = PAGE_FOLDER): boolean => existsSync(`${folder}/index.html`);

const YEAR = 365 * 24 * 60 * 60;
/** Names in there carry a hash of what is inside: they never change. */
const HASHED = /^\/assets\//;

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

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Content-Security-Policy', POLICY);
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', HASHED.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache');
}

export function makePageServer(folder = PAGE_FOLDER): Server {
  const files = sirv(folder, { brotli: true, gzip: true, etag: true, setHeaders });
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    files(request, response, () => {
      response
        .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end('There is nothing here.\n');
    });
  });
}

const TRIES = 20;

/** Listens on the port, or on the next free one; answers where. */
export async function listen(server: Server, host: string, port: number): Promise<number> {
  for (let tried = 0; ; tried++) {
    const wanted = port === 0 ? 0 : port + tried;
    const problem = await tryPort(server, host, wanted);
    if (problem === undefined) {
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : wanted;
    }
    const isTaken = problem.code === 'EADDRINUSE' && tried < TRIES && wanted < 65_535;
    if (!isTaken) throw problem;
  }
}

const tryPort = (server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | undefined> =>
  new Promise(resolve => {
    const settle = (problem?: NodeJS.ErrnoException) => {
      server.off('error', settle).off('listening', heard);
      resolve(problem);
    };
    const heard = () => settle();
    server.once('error', settle).once('listening', heard).listen(port, host);
  });
