/** Opens tables at a server, each for a game that was played before. */
import { request } from 'node:http';
import {
  API_PATH,
  freshSecret,
  type HeldSeat,
  type OpenedTable,
  PROTOCOL_VERSION,
  readOpened,
  type TableOrder,
} from '@tumblekeep/protocol';
import type { Script } from './script.ts';
import { type Address, localAddress } from './socket.ts';

/** A table with everything that its people know. */
export interface ScriptedTable extends OpenedTable {
  readonly script: Script;
  readonly key: string;
  readonly opener: string;
  readonly held: readonly HeldSeat[];
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export const ask = (
  { host, port }: Address,
  method: string,
  path: string,
  { body, bearer }: { readonly body?: string; readonly bearer?: string } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const headers = {
      connection: 'close',
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    };
    const sent = request({ host, port, method, path, headers, ...localAddress() }, answer => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => void chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Everybody sits, and the game has begun. */
export async function openTable(address: Address, script: Script): Promise<ScriptedTable> {
  const key = freshSecret();
  const opener = freshSecret();
  const secrets = script.seats.map(freshSecret);
  const order: TableOrder = {
    version: PROTOCOL_VERSION,
    rules: script.rules,
    log: script.lines[0] as string,
    key,
    opener,
    chairs: secrets.map((secret, place) => ({ place, name: `Guest ${place + 1}`, secret })),
    listed: false,
    startsWhenFull: true,
  };
  const { status, body } = await ask(address, 'POST', `${API_PATH}/tables`, { body: JSON.stringify(order) });
  const opened = status === 201 ? readOpened(JSON.parse(body)) : undefined;
  if (opened === undefined) throw new Error(`no table was opened: ${status} ${body.slice(0, 300)}`);
  const held = opened.seats.map((seat, i) => ({ seat, secret: secrets[i] as string }));
  return { ...opened, script, key, opener, held };
}
