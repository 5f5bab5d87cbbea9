/** Real engines on this machine for tests and campaigns, each with its own data, to be stopped and killed at will. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const HOST = '127.0.0.1';
/** Milliseconds in which whoever is ready says so. */
const ANSWERS = 1000;

/** Debian keeps PostgreSQL out of the way; the newest version first. */
function debianFolders(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((one, other) => Number(other) - Number(one));
  return versions.map(version => join(root, version, 'bin'));
}

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin'];

const inFolders = (name: string, folders: readonly string[]): string | undefined =>
  folders.map(folder => join(folder, name)).find(path => existsSync(path));

const PROGRAMS = {
  initdb: inFolders('initdb', [...FOLDERS, ...debianFolders()]),
  postgres: inFolders('postgres', [...FOLDERS, ...debianFolders()]),
  nats: inFolders('nats-server', FOLDERS),
};

/** What is missing here, in one line; nothing when everything is there. */
export function missingEngines(needsBroker = true): string | undefined {
  const missing = [
    ...(PROGRAMS.postgres === undefined || PROGRAMS.initdb === undefined ? ['PostgreSQL'] : []),
    ...(needsBroker && PROGRAMS.nats === undefined ? ['NATS'] : []),
  ];
  if (missing.length === 0) return undefined;
  return `${missing.join(' and ')} not found here (Debian: apt-get install postgresql nats-server)`;
}

/** Below those that systems give to whoever connects: one of them could come to be its own other side. */
const PORTS = { from: 20_000, to: 32_000 } as const;

const isFree = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => void setTimeout(resolve, milliseconds));

/** PostgreSQL refuses to run as root. */
function someoneElse(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return { uid: Number(user?.[2]), gid: Number(user?.[3]) };
}

const MICROS_PER_TICK = 10_000;

/** Of a process, of those it started, and of those of them that have ended. */
function processorOf(pid: number): number | undefined {
  if (!existsSync('/proc')) return undefined;
  let ticks = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // Its name is in brackets and may hold anything.
    const [, parent, ...rest] = statOf(name).split(') ').at(-1)?.split(' ') ?? [];
    const [user, system, endedUser, endedSystem] = rest.slice(9, 13).map(Number);
    if (Number(name) === pid || Number(parent) === pid)
      ticks += (user ?? 0) + (system ?? 0) + (endedUser ?? 0) + (endedSystem ?? 0);
  }
  return ticks * MICROS_PER_TICK;
}

/** Nothing of one that has just ended. */
function statOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** A program that listens on a port. */
abstract class Engine {
  readonly port: number;
  readonly folder: string;
  #child: ChildProcess | undefined;

  protected constructor(port: number, folder: string) {
    this.port = port;
    this.folder = folder;
  }

  protected abstract command(): readonly [string, ...string[]];
  protected abstract isReady(): Promise<boolean>;

  async start(): Promise<void> {
    const [program, ...args] = this.command();
    for (let tries = 0; ; tries++) {
      const child = spawn(program, args, { stdio: 'ignore', cwd: this.folder, ...someoneElse() });
      this.#child = child;
      while (child.exitCode === null && child.signalCode === null)
        if (await this.isReady()) return;
        else await pause(10);
      // Those that were killed just now may still hold what this one needs.
      if (tries === 100) throw new Error(`${program} does not start`);
      await pause(100);
    }
  }

  get isRunning(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Microseconds of processor time since its start, with all its processes; nothing where nobody can tell (not Linux). */
  processor(): number | undefined {
    const { pid } = this.#child ?? {};
    return pid === undefined ? undefined : processorOf(pid);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  /** Ends when the program has. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (child === undefined || !this.isRunning) return;
    const ended = new Promise(resolve => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

const canConnect = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect({ host: HOST, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** Somebody comes who speaks version 3: length, version, and who it is. */
const STARTUP = (() => {
  const who = Buffer.from('user\0tumblekeep\0database\0postgres\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + who.length, 0);
  head.writeInt32BE(3 << 16, 4);
  return Buffer.concat([head, who]);
})();
const LET_IN = 'R'.charCodeAt(0);

export class Postgres extends Engine {
  readonly #settings: readonly string[];

  private constructor(port: number, folder: string, settings: readonly string[]) {
    super(port, folder);
    this.#settings = settings;
  }

  /** Started and empty; `settings` like `fsync=off`. */
  static async make(settings: readonly string[] = []): Promise<Postgres> {
    const user = someoneElse();
    const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-postgres-'));
    if (user !== undefined) chownSync(folder, user.uid, user.gid);
    const args = ['-D', join(folder, 'data'), '-U', 'tumblekeep', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    const made = spawnSync(PROGRAMS.initdb ?? 'initdb', [...args, '--locale=C'], { ...user, cwd: folder });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr?.toString()}`);
    const engine = new Postgres(await freePort(), folder, settings);
    await engine.start();
    return engine;
  }

  /** `port` is that of a proxy in between. */
  url(port = this.port): string {
    return `postgres://tumblekeep@${HOST}:${port}/postgres`;
  }

  /** Of everything that it keeps, besides what it has written ahead. */
  bytes(): number {
    const base = join(this.folder, 'data', 'base');
    const files = readdirSync(base, { recursive: true, withFileTypes: true }).filter(one => one.isFile());
    return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  }

  protected command(): readonly [string, ...string[]] {
    const settings = [
      `listen_addresses=${HOST}`,
      'unix_socket_directories=',
      'max_connections=60',
      'logging_collector=off',
      ...this.#settings,
    ];
    return [
      PROGRAMS.postgres ?? 'postgres',
      '-D',
      join(this.folder, 'data'),
      '-p',
      String(this.port),
      ...settings.flatMap(setting => ['-c', setting]),
    ];
  }

  /** It takes connections before it lets anybody in, as long as it repairs what a kill has left. */
  protected isReady(): Promise<boolean> {
    return new Promise(resolve => {
      const socket = connect({ host: HOST, port: this.port });
      socket.once('connect', () => socket.write(STARTUP));
      const answer = (isReady: boolean): void => {
        socket.destroy();
        resolve(isReady);
      };
      socket.once('data', ([kind]) => answer(kind === LET_IN));
      socket.once('error', () => answer(false));
      socket.once('close', () => answer(false));
      socket.setTimeout(ANSWERS, () => answer(false));
    });
  }

  /** As an operator stops it: at once, and in order. */
  stop(): Promise<void> {
    return this.end('SIGINT');
  }
}

export class Nats extends Engine {
  static async make(): Promise<Nats> {
    const folder = mkdtempSync(join(tmpdir(), 'tumblekeep-nats-'));
    const user = someoneElse();
    if (user !== undefined) chownSync(folder, user.uid, user.gid);
    const engine = new Nats(await freePort(), folder);
    await engine.start();
    return engine;
  }

  url(port = this.port): string {
    return `nats://${HOST}:${port}`;
  }

  protected command(): readonly [string, ...string[]] {
    return [PROGRAMS.nats ?? 'nats-server', '-a', HOST, '-p', String(this.port)];
  }

  protected isReady(): Promise<boolean> {
    return canConnect(this.port);
  }
}
