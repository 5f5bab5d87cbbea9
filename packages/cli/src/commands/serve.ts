import { networkInterfaces } from 'node:os';
import {
  isPageBuilt,
  type Limits,
  listen,
  makeGameServer,
  NewerDatabase,
  USUAL,
  USUAL_LIMITS,
} from '@tumblekeep/server';
import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { typesArgv } from '@tumblekeep/terminal-kit/workers.ts';
import { Command, InvalidArgumentError } from 'commander';
import type { Games } from '../games.ts';

const DEFAULT_PORT = 4321;
const HIGHEST_PORT = 65_535;
export const DEFAULT_DATA = '.tumblekeep/tables';

interface ServeOptions extends Partial<Limits> {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly publicUrl?: string;
  readonly trustProxy: number;
  readonly pace: number;
  readonly absence: number;
  readonly archiveAfter: number;
  readonly threads?: number;
  readonly log: string;
}

/** Limits by the names of their options, and what they are. */
const LIMITS: Readonly<Record<keyof Limits, string>> = {
  messageSize: 'characters of a message from a client',
  messagesPerSecond: 'messages a second from one connection, on average',
  messageBurst: 'messages at once from one connection',
  connections: 'connections in all',
  connectionsPerAddress: 'connections from one address',
  tablesPerAddress: 'tables that one address may open in an hour',
  openTables: 'tables in memory at once',
  guessesPerMinute: 'short codes that one address may try in a minute',
  slowReader: 'bytes that wait for a reader before it is dropped',
  silence: 'seconds after which a silent connection is asked, and then given up',
};

const optionOf = (name: string): string =>
  `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

function level(text: string): string {
  if (LEVELS.includes(text)) return text;
  throw new InvalidArgumentError(`It is one of ${LEVELS.join(', ')}.`);
}

function address(text: string): string {
  if (/^https?:\/\/[^/]+\/?$/.test(text) && URL.canParse(text)) return text;
  throw new InvalidArgumentError('It must be like https://play.example.org.');
}

export function makeServeCommand(games: Games): Command {
  const command = new Command('serve')
    .description('Serve the page and its tables: play in a browser, here or together from anywhere.')
    .option('--port <n>', 'where to listen; the next free port if it is taken', count, DEFAULT_PORT)
    .option(
      '--host <name>',
      'the address to listen on; 0.0.0.0 lets others in your network play',
      'localhost',
    )
    .option('--data <folder>', 'where tables are kept', DEFAULT_DATA)
    .option('--public-url <url>', 'what people type into their browsers, behind a proxy', address)
    .option('--trust-proxy <n>', 'proxies in front that say where visitors come from', count, 0)
    .option('--pace <ms>', 'milliseconds before a bot decides, so that people can follow', count, USUAL.pace)
    .option('--absence <s>', 'seconds after which a bot may play for who is away', count, USUAL.absence)
    .option(
      '--archive-after <days>',
      'when tables that nobody touched are archived',
      count,
      USUAL.archiveAfter,
    )
    .option('--threads <n>', 'threads in which dice fly and bots think', count)
    .option('--log <level>', `what is logged: ${LEVELS.join(', ')}`, level, 'warn');
  for (const [name, what] of Object.entries(LIMITS))
    command.option(`${optionOf(name)} <n>`, what, count, USUAL_LIMITS[name as keyof Limits]);
  return command
    .addHelpText(
      'after',
      '\nExample:\n  tumblekeep serve --host 0.0.0.0 --port 8080 --data /var/lib/tumblekeep\n',
    )
    .action((options: ServeOptions) => serve(games, options));
}

function openServer(games: Games, options: ServeOptions): ReturnType<typeof makeGameServer> {
  const limits = Object.fromEntries(
    Object.keys(LIMITS).map(name => [name, options[name as keyof Limits]]),
  ) as unknown as Limits;
  try {
    return makeGameServer(games, {
      data: options.data,
      limits,
      trustedProxies: options.trustProxy,
      pace: options.pace,
      absence: options.absence,
      archiveAfter: options.archiveAfter,
      threadArguments: typesArgv(),
      logLevel: options.log,
      ...(options.publicUrl !== undefined && { publicUrl: options.publicUrl }),
      ...(options.threads !== undefined && { threads: options.threads }),
    });
  } catch (error) {
    const why = error instanceof NewerDatabase ? error.message : String((error as Error).message ?? error);
    throw new UsageError(`cannot keep tables in ${options.data}: ${why}`);
  }
}

async function serve(games: Games, options: ServeOptions): Promise<void> {
  const { port, host, data } = options;
  if (port > HIGHEST_PORT) throw new UsageError(`--port goes from 0 (any free one) to ${HIGHEST_PORT}`);
  if (options.threads === 0) throw new UsageError('--threads is at least 1');
  if (!isPageBuilt()) throw new UsageError('the page is not built yet: npm start builds and serves it');
  const server = openServer(games, options);
  const found = await listen(server.http, host, port).catch(async (error: NodeJS.ErrnoException) => {
    await server.close();
    throw new UsageError(`cannot listen on ${host}:${port}: ${error.code ?? error.message}`);
  });
  if (found !== port && port !== 0) console.log(`Port ${port} is taken, so it is ${found} this time.`);
  for (const one of addressesOf(host)) console.log(`Tumblekeep is at http://${one}:${found}/`);
  console.log(`Tables are kept in ${data}. Ctrl-C closes it.`);
  await new Promise<void>(resolve => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
  });
  await server.close();
}

const EVERYWHERE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** What to type into a browser, here and on the phones around. */
function addressesOf(host: string): string[] {
  if (!EVERYWHERE.has(host)) return [host.includes(':') ? `[${host}]` : host];
  const outside = Object.values(networkInterfaces())
    .flatMap(found => found ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address: one }) => one);
  return ['localhost', ...outside];
}
