/** Thousands of clients of a load hear into one buffer: none of them may hear what another one was told. */
import { createHash } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { CrowdSocket } from '../src/online/socket.ts';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const TEXT = 0x81;

/** A short one, as a server sends it. */
const frame = (text: string): Buffer => Buffer.concat([Buffer.from([TEXT, text.length]), Buffer.from(text)]);

const answerTo = (request: string): string => {
  const key = /Sec-WebSocket-Key: (.*)\r\n/.exec(request)?.[1] ?? '';
  const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64');
  return `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`;
};

/** Two clients, what they have heard, and the other ends of their connections. */
async function pair() {
  const far: Socket[] = [];
  const server = createServer(socket => void far.push(socket));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = { host: '127.0.0.1', port: (server.address() as AddressInfo).port };
  const come = async () => {
    const heard: string[] = [];
    const { length } = far;
    let isOpen = false;
    const socket = new CrowdSocket(
      address,
      { frame: text => void heard.push(text), closed: () => undefined },
      () => {
        isOpen = true;
      },
    );
    onTestFinished(() => socket.drop());
    await expect.poll(() => far.length).toBe(length + 1);
    const other = far[length] as Socket;
    const request = await new Promise<string>(resolve =>
      other.once('data', data => resolve(data.toString())),
    );
    /** Sent, and read on this side. */
    const send = async (bytes: Buffer | string): Promise<void> => {
      const before = socket.received;
      other.write(bytes);
      await expect.poll(() => socket.received).toBe(before + Buffer.byteLength(bytes));
    };
    return { heard, send, request, isOpen: () => isOpen };
  };
  return [await come(), await come()] as const;
}

test('a greeting or a word that comes in pieces is not mixed with what somebody else hears meanwhile', async () => {
  const [one, other] = await pair();
  const [answer, also] = [answerTo(one.request), answerTo(other.request)];
  await one.send(answer.slice(0, 40));
  await other.send(also);
  expect([one.isOpen(), other.isOpen()]).toEqual([false, true]);
  // The first word comes with the end of the greeting, and is cut as well.
  const first = frame('the first word');
  await one.send(Buffer.concat([Buffer.from(answer.slice(40)), first.subarray(0, 9)]));
  await other.send(Buffer.concat([frame('for the other one'), frame('and more of it')]));
  await one.send(first.subarray(9));
  const second = frame('the second word');
  await one.send(second.subarray(0, 9));
  await other.send(frame('X'.repeat(30)));
  await one.send(second.subarray(9, 10));
  await other.send(frame('Y'.repeat(30)));
  await one.send(second.subarray(10));
  expect(one.heard).toEqual(['the first word', 'the second word']);
  expect(other.heard).toEqual(['for the other one', 'and more of it', 'X'.repeat(30), 'Y'.repeat(30)]);
});
