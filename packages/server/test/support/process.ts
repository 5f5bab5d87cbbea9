/** A server in a process of its own, to be killed. */
import { loadGames } from '@tumblekeep/games';
import { listen, makeGameServer } from '../../src/index.ts';

const [, , data = '', port = '0'] = process.argv;
const server = makeGameServer(await loadGames(), { data, pace: 0, logLevel: 'silent', threads: 1 });
process.send?.(await listen(server.http, '127.0.0.1', Number(port)));
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
