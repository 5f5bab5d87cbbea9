/**
 * A socket of a crowd: as little as a client can do, so that a load of thousands leaves the machine to the server, and
 * as much as is wrong can be sent.
 */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { SOCKET_PATH } from '@tumblekeep/protocol';

export interface CrowdListening {
  readonly frame: (text: string) => void;
  /** Once, whoever ended it. */
  readonly closed: () => void;
}

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;
const PONG = 0xa;
const LAST = 0x80;
const MASKED = 0x80;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;
const MASK_BYTES = 4;
const END_OF_HEAD = '\r\n\r\n';

/** Masked by zeros, which leaves the bytes as they are. */
function frameOf(kind: number, payload: Buffer): Buffer {
  const { length } = payload;
  const extra = length < TWO_BYTES ? 0 : length < 0x10000 ? 2 : 8;
  const head = Buffer.alloc(2 + extra + MASK_BYTES);
  head[0] = LAST | kind;
  head[1] = MASKED | (extra === 0 ? length : extra === 2 ? TWO_BYTES : EIGHT_BYTES);
  if (extra === 2) head.writeUInt16BE(length, 2);
  if (extra === 8) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat([head, payload]);
}

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** Connections of one run come from many addresses where the system has them: there are not enough ports on one. */
let made = 0;
export const localAddress = (): { readonly localAddress?: string } =>
  process.platform === 'linux' ? { localAddress: `127.0.0.${1 + (made++ % 250)}` } : {};

/** What any of them hears, until it is read a moment later: thousands of buffers would keep the load busy with garbage. */
const HEARD = new Uint8Array(64 * 1024);

export class CrowdSocket {
  readonly #socket: Socket;
  readonly #hear: CrowdListening;
  #rest: Buffer | undefined;
  #isOpen = false;
  #isOver = false;
  /** Bytes that came, all in all. */
  received = 0;
  /** With which the other side closed; nothing when it did without a word. */
  closeCode: number | undefined;

  constructor(address: Address, hear: CrowdListening, opened: () => void) {
    this.#hear = hear;
    const { host, port } = address;
    const heard = (length: number, { buffer }: Uint8Array): boolean => {
      this.received += length;
      const chunk = Buffer.from(buffer, 0, length);
      if (this.#isOpen) this.#read(chunk);
      else this.#shake(chunk, opened);
      return true;
    };
    const onread = { buffer: HEARD, callback: heard };
    const socket = connect({ host, port, noDelay: true, onread, ...localAddress() });
    this.#socket = socket;
    socket.write(
      `GET ${SOCKET_PATH} HTTP/1.1\r\nHost: ${host}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
    // A socket that fails closes, too.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#isOver = true;
      hear.closed();
    });
  }

  send(text: string): void {
    this.#write(frameOf(TEXT, Buffer.from(text)));
  }

  /** Bytes as they are, also such as no client would send. */
  sendRaw(bytes: Buffer): void {
    this.#write(bytes);
  }

  close(): void {
    this.#write(frameOf(CLOSE, Buffer.alloc(0)));
    // Nobody may be there any more to end it from the other side.
    this.#socket.destroySoon();
  }

  /** Without a word, like a lost net. */
  drop(): void {
    this.#socket.destroy();
  }

  #write(bytes: Buffer): void {
    if (!this.#isOver && this.#socket.writable) this.#socket.write(bytes);
  }

  #shake(chunk: Buffer, opened: () => void): void {
    const bytes = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk]);
    const end = bytes.indexOf(END_OF_HEAD);
    this.#rest = end === -1 ? Buffer.from(bytes) : undefined;
    if (end === -1) return;
    if (!bytes.subarray(0, end).toString('latin1').startsWith('HTTP/1.1 101')) {
      this.drop();
      return;
    }
    this.#isOpen = true;
    opened();
    const rest = bytes.subarray(end + END_OF_HEAD.length);
    if (rest.length > 0) this.#read(rest);
  }

  #read(chunk: Buffer): void {
    const bytes = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    while (bytes.length - at >= 2) {
      const short = (bytes[at + 1] as number) & 0x7f;
      const extra = short === TWO_BYTES ? 2 : short === EIGHT_BYTES ? 8 : 0;
      if (bytes.length - at < 2 + extra) break;
      const length =
        extra === 0
          ? short
          : extra === 2
            ? bytes.readUInt16BE(at + 2)
            : Number(bytes.readBigUInt64BE(at + 2));
      const from = at + 2 + extra;
      if (bytes.length - from < length) break;
      this.#take((bytes[at] as number) & 0x0f, bytes, from, from + length);
      at = from + length;
    }
    this.#rest = at < bytes.length ? Buffer.from(bytes.subarray(at)) : undefined;
  }

  #take(kind: number, bytes: Buffer, from: number, to: number): void {
    if (kind === TEXT) this.#hear.frame(bytes.toString('utf8', from, to));
    else if (kind === PING) this.#write(frameOf(PONG, bytes.subarray(from, to)));
    else if (kind === CLOSE) {
      if (to - from >= 2) this.closeCode = bytes.readUInt16BE(from);
      this.#socket.end();
    }
  }
}
