/**
 * A server of boardgame.io with the small game, in memory; tells its port to the process that started it. Cards that lie
 * around make the game as large to see as it is told.
 */
import { createRequire } from 'node:module';
import { boardgameIo } from './boardgame-io.ts';
import { begin } from './skirmish.ts';

process.env['NODE_ENV'] = 'production';
const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const CARD = { name: 'Shield of the careful', cost: 3, text: 'A miss hurts one less.' };
const wanted = Number(process.argv[2]);
const sizeOf = (value: unknown): number => JSON.stringify(value).length;
const count = Math.max(0, Math.round((wanted - sizeOf(begin())) / sizeOf({ id: 10, ...CARD })));
const cards = Array.from({ length: count }, (_, id) => ({ id, ...CARD }));
const game = { ...boardgameIo, setup: () => ({ ...begin(), cards }) };

const { appServer } = await Server({ games: [game], origins: [] }).run(0);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ processor: user + system });
});
process.send?.({ port: appServer.address().port });
