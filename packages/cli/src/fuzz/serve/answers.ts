/** Reads raw answers and says what is wrong with one. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { FILES, SECRET } from './page.ts';

export interface Answer {
  /** The first line of it. */
  readonly line: string;
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: Buffer;
  /** The connection ended before the whole body came, or the request wanted none. */
  readonly isShort: boolean;
}

const HEAD_END = '\r\n\r\n';

/** The answers on one connection, one after another; what was cut off in its head is left out. */
export function readAnswers(bytes: Buffer): Answer[] {
  const answers: Answer[] = [];
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf(HEAD_END, at);
    if (end === -1) break;
    const [line = '', ...rows] = bytes.toString('latin1', at, end).split('\r\n');
    const headers = new Map(
      rows.map(row => {
        const colon = row.indexOf(':');
        return [row.slice(0, colon).toLowerCase(), row.slice(colon + 1).trim()] as const;
      }),
    );
    at = end + HEAD_END.length;
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1] ?? 0);
    const length = Number(headers.get('content-length') ?? 0);
    // The answer to HEAD has a length and no body: the next answer follows at once.
    const isBare = bytes.toString('latin1', at, at + 9) === 'HTTP/1.1 ';
    const body = isBare ? Buffer.alloc(0) : bytes.subarray(at, at + length);
    at += body.length;
    answers.push({ line, status, headers, body, isShort: body.length < length });
  }
  return answers;
}

/** Nothing of the last answer is missing; more may follow where more was asked. */
export function isComplete(bytes: Buffer): boolean {
  const last = readAnswers(bytes).at(-1);
  return last !== undefined && last.status !== 100 && !last.isShort;
}

/** Every answer that the server may give. */
const STATUSES: ReadonlySet<number> = new Set([
  100, 200, 206, 304, 400, 404, 405, 408, 412, 413, 416, 417, 431,
]);

const ALWAYS = ['x-content-type-options', 'content-security-policy', 'referrer-policy'];

const UNPACK: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const isFile = (body: Buffer): boolean => Object.values(FILES).some(content => content.equals(body));

function isPart(body: Buffer, range: string): boolean {
  const [, from = '', to = '', size = ''] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? [];
  return Object.values(FILES).some(
    content => content.length === Number(size) && content.subarray(Number(from), Number(to) + 1).equals(body),
  );
}

export function problemWith({ line, status, headers, body, isShort }: Answer): string | undefined {
  if (!STATUSES.has(status)) return `answers ${JSON.stringify(line.slice(0, 200))}`;
  if (status === 100) return undefined;
  for (const name of ALWAYS) if (!headers.has(name)) return `answers ${status} without ${name}`;
  if (body.includes(SECRET)) return `answers ${status} and tells the secret`;
  if (isShort) return undefined;
  if (status === 206 && !isPart(body, headers.get('content-range') ?? ''))
    return `answers 206 with something else than ${headers.get('content-range')}`;
  if (status === 416 && !headers.has('content-range')) return 'answers 416 without the size';
  if (status !== 200) return undefined;
  const unpacked = UNPACK[headers.get('content-encoding') ?? '']?.(body) ?? body;
  return isFile(unpacked) ? undefined : 'answers 200 with something that is no file of the page';
}
