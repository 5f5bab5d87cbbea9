/** Serves the built page. */
import { existsSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { answer } from './files.ts';
import { refuse, refuseRaw } from './refusals.ts';

const PAGE_FOLDER = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

export const isPageBuilt = (folder = PAGE_FOLDER): boolean => existsSync(`${folder}/index.html`);

/** What the parser and the clock say of bytes that are no request. */
const CLIENT_ERRORS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const SECOND = 1000;

/** No request ends the server; one that is never finished is given up. */
/** `before` answers what is no file of the page, and says so. */
export function makePageServer(
  folder = PAGE_FOLDER,
  before: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
  tls?: { readonly cert: string; readonly key: string },
): Server {
  /** The last answer on each connection: nothing may be written into the middle of one. */
  const answers = new WeakMap<Duplex, ServerResponse>();
  const patience = { requireHostHeader: false, headersTimeout: 10 * SECOND, requestTimeout: 30 * SECOND };
  const onRequest: RequestListener = (request, response) => {
    answers.set(request.socket, response);
    if (!before(request, response)) answer(folder, request, response);
  };
  const server = tls
    ? createTlsServer({ ...patience, ...tls }, onRequest)
    : createServer(patience, onRequest);
  server.on('checkExpectation', (_request, response) => refuse(response, 417));
  server.on('connect', (_request, socket) => refuseRaw(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isBusy = answers.get(socket)?.writableFinished === false;
    if (isBusy || !socket.writable) socket.destroy();
    else refuseRaw(socket, CLIENT_ERRORS[error.code ?? ''] ?? 400);
  });
  // Too many open connections for the system: the next one may be possible again.
  server.on('error', () => {});
  return server;
}

const TRIES = 20;
/** Who waits to be let in: after a restart everybody comes at once. The system may allow fewer. */
const WAITING = 4096;

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
    server.once('error', settle).once('listening', heard).listen(port, host, WAITING);
  });
