/** A server of boardgame.io with the small game, in memory; tells its port to the process that started it. */
import { createRequire } from 'node:module';
import { boardgameIo } from './boardgame-io.ts';

process.env['NODE_ENV'] = 'production';
const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const { appServer } = await Server({ games: [boardgameIo], origins: [] }).run(0);
process.send?.({ port: appServer.address().port });
