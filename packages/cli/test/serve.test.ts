import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { request } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen, makePageServer } from '@tumblekeep/server/page';
import { generate } from 'lean-qr';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ownCertificate } from '../src/serve/certificate.ts';
import { howToJoin } from '../src/serve/joining.ts';
import { drawQr } from '../src/serve/qr.ts';
import { captured } from './run.ts';
import { makePage } from './support/page.ts';

let folder: ReturnType<typeof makePage>;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = makePage();
  server = makePageServer(folder.path);
  address = `http://localhost:${await listen(server, 'localhost', 0)}`;
});
afterAll(() => {
  server.close();
  folder.remove();
});

const get = (path: string, init: RequestInit = {}): Promise<Response> => fetch(address + path, init);

test('files with a hash in their name are kept for good, the page itself is asked for each time', async () => {
  expect((await get('/assets/some-1a2b.js')).headers.get('cache-control')).toContain('immutable');
  const page = await get('/');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
});

test('wasm comes as wasm, so that a browser compiles it while it loads', async () => {
  expect((await get('/assets/physics-3c.wasm')).headers.get('content-type')).toBe('application/wasm');
});

test('the compressed twin is sent to whoever takes it', async () => {
  const small = await get('/assets/some-1a2b.js', { headers: { 'accept-encoding': 'br' } });
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(await small.text()).toBe(folder.script);
  const plain = await get('/assets/some-1a2b.js', { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(folder.script);
});

test('nothing outside the page is told, and nothing can be sent to it', async () => {
  expect((await get('/no/such/thing')).status).toBe(404);
  expect((await get('/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  expect((await get('/', { method: 'POST' })).status).toBe(405);
});

test("the page may load nothing but itself and stand in nobody's frame", async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/https?:|\*/);
});

/** Everything that comes back for these bytes; the connection stays open until the server ends it. */
const raw = (bytes: string): Promise<string> =>
  new Promise(resolve => {
    let text = '';
    const socket = connect(Number(new URL(address).port), 'localhost', () => socket.write(bytes));
    socket.on('data', chunk => {
      text += String(chunk);
    });
    socket.on('close', () => resolve(text)).on('error', () => {});
  });

const ask = (lines: string): string => `${lines}\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
const SCRIPT = '/assets/some-1a2b.js';

test.each([
  ['bytes=50-10', 416],
  ['bytes=9999999-', 416],
  ['bytes=abc', 416],
  ['bytes=1.5-3', 416],
  ['bytes=-', 416],
  ['bytes=', 416],
  ['bytes', 416],
  ['bytes=0-1;2-3', 416],
  ['bytes=99999999999999999999999999-1', 416],
  ['bytes=0-9', 206],
  ['bytes=-9', 206],
  ['bytes=5-', 206],
  ['lines=50-10', 200],
])('the range %s is answered %i', async (range, status) => {
  const response = await get(SCRIPT, { headers: { range, 'accept-encoding': 'identity' } });
  expect(response.status).toBe(status);
  if (status === 416) expect(response.headers.get('content-range')).toBe(`bytes */${folder.script.length}`);
});

test('a part of a file is that part', async () => {
  const response = await get(SCRIPT, { headers: { range: 'bytes=7-11', 'accept-encoding': 'identity' } });
  expect(await response.text()).toBe(folder.script.slice(7, 12));
});

test('a file that vanishes is gone, one that comes is there, and one that shrinks has its new length', async () => {
  const path = join(folder.path, 'assets/late.js');
  expect((await get('/assets/late.js')).status).toBe(404);
  writeFileSync(path, 'late');
  expect(await (await get('/assets/late.js')).text()).toBe('late');
  writeFileSync(path, 'la');
  expect(await (await get('/assets/late.js')).text()).toBe('la');
  rmSync(path);
  expect((await get('/assets/late.js')).status).toBe(404);
});

test.each([
  ['a page', ask('GET / HTTP/1.1'), 200],
  ['a part', ask('GET / HTTP/1.1\r\nRange: bytes=0-3'), 206],
  ['a kept page', ask('GET / HTTP/1.1\r\nIf-None-Match: *'), 304],
  ['nothing there', ask('GET /nothing HTTP/1.1'), 404],
  ['a folder', ask('GET /assets HTTP/1.1'), 404],
  ['a way out', ask('GET /../secret HTTP/1.1'), 404],
  ['a way out in disguise', ask('GET /..%2fsecret HTTP/1.1'), 404],
  ['a broken address', ask('GET /%zz HTTP/1.1'), 400],
  ['an address with a hole', ask('GET /%00 HTTP/1.1'), 400],
  ['another method', ask('POST / HTTP/1.1'), 405],
  ['a tunnel', ask('CONNECT elsewhere:80 HTTP/1.1'), 405],
  ['an unknown method', ask('BREW / HTTP/1.1'), 400],
  ['a condition that fails', ask('GET / HTTP/1.1\r\nIf-Match: "x"'), 412],
  ['an odd range', ask('GET / HTTP/1.1\r\nRange: bytes=50-10'), 416],
  ['an odd wish', ask('GET / HTTP/1.1\r\nExpect: cake'), 417],
  ['an endless header', ask(`GET / HTTP/1.1\r\nCookie: ${'x'.repeat(50_000)}`), 431],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['garbage', '\0\0\0\r\n\r\n', 400],
])('every answer has the headers that protect: %s', async (_what, bytes, status) => {
  const answer = await raw(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const header of ['X-Content-Type-Options', 'Content-Security-Policy', 'Referrer-Policy'])
    expect(answer).toContain(`\r\n${header}: `);
});

test('whatever is sent, the server still answers', async () => {
  const { code, out, err } = await captured(['fuzz-serve', '--requests', '600', '--seed', 'test']);
  expect(err).toBe('');
  expect(out).toContain('600 connections, clean');
  expect(code).toBe(0);
});

test('a taken port is left alone and the next free one found', async () => {
  const taken = createServer();
  const port = await listen(taken, 'localhost', 0);
  const other = makePageServer(folder.path);
  onTestFinished(() => {
    taken.close();
    other.close();
  });
  const found = await listen(other, 'localhost', port);
  expect(found).toBeGreaterThan(port);
  expect((await fetch(`http://localhost:${found}/`)).status).toBe(200);
});

test('the picture for cameras has the squares of the code, with light around it', () => {
  const text = 'http://192.168.1.23:4321/';
  const code = generate(text);
  const rows = drawQr(text)
    .split('\n')
    .flatMap(line => [
      [...line].map(cell => cell === '█' || cell === '▀'),
      [...line].map(cell => cell === '█' || cell === '▄'),
    ]);
  const quiet = ((rows[0]?.length ?? 0) - code.size) / 2;
  expect(quiet).toBe(2);
  for (let y = -quiet; y < code.size + quiet; y++)
    for (let x = -quiet; x < code.size + quiet; x++)
      expect(rows[y + quiet]?.[x + quiet], `${x} ${y}`).toBe(!code.get(x, y));
});

test('who wants phones at the table is told where, and what to do when they cannot reach it', () => {
  expect(howToJoin('https://10.0.0.7:4321', 4321, true).join('\n')).toMatch(
    /10\.0\.0\.7[\s\S]*firewall[\s\S]*warn/,
  );
  expect(howToJoin('http://10.0.0.7:4321', 4321, false).join('\n')).toContain('--https');
  expect(howToJoin(undefined, 4321, false)).toHaveLength(1);
});

test('a certificate of its own is kept until a host is missing from it, and a server speaks TLS with it', async () => {
  const data = mkdtempSync(join(tmpdir(), 'tumblekeep-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const first = await ownCertificate(data, ['localhost', '10.0.0.7']);
  expect(await ownCertificate(data, ['localhost'])).toEqual(first);
  const second = await ownCertificate(data, ['localhost', '10.0.0.8']);
  expect(second.cert).not.toBe(first.cert);
  const secure = makePageServer(folder.path, undefined, second);
  onTestFinished(() => void secure.close());
  const port = await listen(secure, 'localhost', 0);
  const status = await new Promise((resolve, reject) => {
    request({ host: 'localhost', port, path: '/', ca: second.cert }, ({ statusCode, socket }) => {
      socket.destroy();
      resolve(statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(200);
});

test.for([
  [['--certificate', 'nowhere.pem'], 'belong together'],
  [['--certificate', 'nowhere.pem', '--certificate-key', 'nowhere.pem'], 'cannot read nowhere.pem'],
  [['--certificate', 'package.json', '--certificate-key', 'package.json'], 'holds no certificate'],
] as const)('serve %j says that it %s', async ([args, told]) => {
  const { code, err } = await captured(['serve', '--port', '0', ...args]);
  expect(err).toContain(told);
  expect(code).not.toBe(0);
});
