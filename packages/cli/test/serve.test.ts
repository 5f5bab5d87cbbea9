import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { listen, makePageServer } from '../src/serve/page-server.ts';
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
