import {
  isPageBuilt,
  type Limits,
  listen,
  makeGameServer,
  NatsBroker,
  NewerDatabase,
  PostgresStore,
  type ServerOptions,
  USUAL,
  USUAL_LIMITS,
} from '@tumblekeep/server';
import { count } from '@tumblekeep/terminal-kit/arguments.ts';
import { UsageError } from '@tumblekeep/terminal-kit/errors.ts';
import { typesArgv } from '@tumblekeep/terminal-kit/workers.ts';
import { Command, InvalidArgumentError } from 'commander';
import type { Games } from '../games.ts';
import { hostsOf, isForOthers, outside } from '../serve/addresses.ts';
import { ownCertificate, readCertificate, type Tls } from '../serve/certificate.ts';
import { howToJoin } from '../serve/joining.ts';

const DEFAULT_PORT = 4321;
const HIGHEST_PORT = 65_535;
export const DEFAULT_DATA = '.tumblekeep/tables';

type Shared = Pick<ServerOptions, 'store' | 'broker'>;

interface ServeOptions extends Partial<Limits> {
  readonly port: number;
  readonly host: string;
  readonly data: string;
  readonly store?: string;
  readonly broker?: string;
  readonly publicUrl?: string;
  readonly https?: boolean;
  readonly certificate?: string;
  readonly certificateKey?: string;
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

const urlOf =
  (protocols: readonly string[], example: string) =>
  (text: string): string => {
    if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text;
    throw new InvalidArgumentError(`It must be like ${example}.`);
  };

export const storeUrl = urlOf(['postgres:', 'postgresql:'], 'postgres://user:password@host/database');
const brokerUrl = urlOf(['nats:', 'tls:'], 'nats://user:password@host');

/** What is said of an address where others may read it. */
export function withoutSecrets(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/** The store and the broker that servers share; nothing where one serves alone. */
async function openShared({ store: url, broker: brokerAt }: ServeOptions): Promise<Shared> {
  if (url === undefined) {
    if (brokerAt !== undefined) throw new UsageError('--broker is for servers that share a --store');
    return {};
  }
  const store = await openStore(url);
  return {
    store: (heard, trouble) => store.heardBy(heard, trouble),
    ...(brokerAt !== undefined && {
      broker: trouble => new NatsBroker(brokerAt, store.installation, trouble),
    }),
  };
}

const whyOf = (error: unknown): string => {
  const { message, code } = error as Partial<NodeJS.ErrnoException>;
  return message || code || String(error);
};

export async function openStore(url: string): Promise<PostgresStore> {
  try {
    return await PostgresStore.open(url);
  } catch (error) {
    throw new UsageError(`cannot keep tables in ${withoutSecrets(url)}: ${whyOf(error)}`);
  }
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
    .option(
      '--store <url>',
      'a PostgreSQL that many servers share, instead of --data: postgres://…',
      storeUrl,
    )
    .option(
      '--broker <url>',
      'a NATS by which they tell each other what is new: nats://… or tls://…',
      brokerUrl,
    )
    .option('--public-url <url>', 'what people type into their browsers, behind a proxy', address)
    .option(
      '--https',
      'speak TLS, with a certificate made here: browsers warn once, then phones may be swung',
    )
    .option('--certificate <file>', 'speak TLS with this certificate (PEM)')
    .option('--certificate-key <file>', 'the key of that certificate (PEM)')
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
      `
Examples:
  tumblekeep serve --host 0.0.0.0                  # phones in this network join by a picture
  tumblekeep serve --host 0.0.0.0 --https          # and may be swung: motion sensors need TLS
  tumblekeep serve --port 8080 --data /var/lib/tumblekeep --public-url https://play.example.org
  tumblekeep serve --store postgres://keep@db/keep --broker nats://broker
`,
    )
    .action((options: ServeOptions) => serve(games, options));
}

async function tlsOf(options: ServeOptions): Promise<Tls | undefined> {
  const { certificate, certificateKey, https, host, data } = options;
  if ((certificate === undefined) !== (certificateKey === undefined))
    throw new UsageError('--certificate and --certificate-key belong together');
  if (certificate !== undefined && certificateKey !== undefined)
    return readCertificate(certificate, certificateKey);
  return https ? ownCertificate(data, hostsOf(host)) : undefined;
}

function openServer(
  games: Games,
  options: ServeOptions,
  shared: Shared,
  tls: Tls | undefined,
  reach: () => string | undefined,
): ReturnType<typeof makeGameServer> {
  const limits = Object.fromEntries(
    Object.keys(LIMITS).map(name => [name, options[name as keyof Limits]]),
  ) as unknown as Limits;
  try {
    return makeGameServer(games, {
      data: options.data,
      ...shared,
      limits,
      trustedProxies: options.trustProxy,
      pace: options.pace,
      absence: options.absence,
      archiveAfter: options.archiveAfter,
      threadArguments: typesArgv(),
      logLevel: options.log,
      reach,
      ...(tls !== undefined && { tls }),
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
  const tls = await tlsOf(options);
  if (!isPageBuilt()) throw new UsageError('the page is not built yet: npm start builds and serves it');
  const scheme = tls === undefined ? 'http' : 'https';
  // Known when the server listens; nobody can ask before.
  let others: string | undefined;
  const server = openServer(games, options, await openShared(options), tls, () => others);
  const found = await listen(server.http, host, port).catch(async (error: NodeJS.ErrnoException) => {
    await server.close();
    throw new UsageError(`cannot listen on ${host}:${port}: ${error.code ?? error.message}`);
  });
  if (found !== port && port !== 0) console.log(`Port ${port} is taken, so it is ${found} this time.`);
  for (const one of hostsOf(host)) console.log(`Tumblekeep is at ${scheme}://${one}:${found}/`);
  if (isForOthers(host)) {
    const [first] = outside();
    others = first && `${scheme}://${first}:${found}`;
    for (const line of howToJoin(others, found, tls !== undefined)) console.log(line);
  }
  const kept = options.store === undefined ? data : withoutSecrets(options.store);
  console.log(`Tables are kept in ${kept}. Ctrl-C closes it.`);
  await new Promise<void>(resolve => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
  });
  await server.close();
}
