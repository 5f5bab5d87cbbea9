import { networkInterfaces } from 'node:os';
import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { Command } from 'commander';
import { isPageBuilt, listen, makePageServer } from '../serve/page-server.ts';

const DEFAULT_PORT = 4321;
const HIGHEST_PORT = 65_535;

export const makeServeCommand = (): Command =>
  new Command('serve')
    .description('Serve the page: play in a browser.')
    .option('--port <n>', 'where to listen; the next free port if it is taken', count, DEFAULT_PORT)
    .option(
      '--host <name>',
      'the address to listen on; 0.0.0.0 lets others in your network play',
      'localhost',
    )
    .addHelpText('after', '\nExample:\n  tumblekeep serve --host 0.0.0.0 --port 8080\n')
    .action(serve);

async function serve({ port, host }: { port: number; host: string }): Promise<void> {
  if (port > HIGHEST_PORT) throw new UsageError(`--port goes from 0 (any free one) to ${HIGHEST_PORT}`);
  if (!isPageBuilt()) throw new UsageError('the page is not built yet: npm start builds and serves it');
  const server = makePageServer();
  const found = await listen(server, host, port).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`cannot listen on ${host}:${port}: ${error.code ?? error.message}`);
  });
  if (found !== port && port !== 0) console.log(`Port ${port} is taken, so it is ${found} this time.`);
  for (const address of addressesOf(host)) console.log(`Tumblekeep is at http://${address}:${found}/`);
  console.log('Ctrl-C closes it.');
  await new Promise<void>(resolve => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
  });
  server.closeAllConnections();
  server.close();
}

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** What to type into a browser, here and on the phones around. */
function addressesOf(host: string): string[] {
  if (!EVERYWHERE.has(host)) return [host.includes(':') ? `[${host}]` : host];
  const outside = Object.values(networkInterfaces())
    .flatMap(found => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  return ['localhost', ...outside];
}
