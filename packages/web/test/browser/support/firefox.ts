/** A Firefox as people have it, driven by its own remote control (Marionette): just enough to open a page and to move. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PATIENCE from '../../../../../scripts/patience.json' with { type: 'json' };

export { FIREFOX } from '../../../../table/test/support/firefox.ts';

const SETTINGS = [
  'user_pref("marionette.port", 0);',
  'user_pref("browser.shell.checkDefaultBrowser", false);',
  'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
  'user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);',
  'user_pref("browser.startup.page", 0);',
].join('\n');
const LOOK = 100;

const pause = (time: number): Promise<void> => new Promise(resolve => setTimeout(resolve, time));

export class Firefox {
  readonly #socket: Socket;
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #waiting = new Map<
    number,
    { resolve: (value: unknown) => void; reject: (error: Error) => void }
  >();
  #heard = Buffer.alloc(0);
  #sent = 0;

  private constructor(socket: Socket, process: ChildProcess, profile: string) {
    this.#socket = socket;
    this.#process = process;
    this.#profile = profile;
    socket.on('data', data => this.#hear(data));
  }

  static async start(path: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'tumblekeep-firefox-'));
    writeFileSync(join(profile, 'user.js'), SETTINGS);
    const started = spawn(path, ['--headless', '--no-remote', '--marionette', '--profile', profile], {
      stdio: 'ignore',
      env: { ...process.env, HOME: profile },
    });
    const told = join(profile, 'MarionetteActivePort');
    const until = Date.now() + PATIENCE.page;
    while (!existsSync(told) || readFileSync(told, 'utf8') === '') {
      if (Date.now() > until || started.exitCode !== null) throw new Error('Firefox did not start');
      await pause(LOOK);
    }
    const socket = connect(Number(readFileSync(told, 'utf8')), '127.0.0.1');
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    const firefox = new Firefox(socket, started, profile);
    await firefox.#send('WebDriver:NewSession', {});
    await firefox.#send('WebDriver:SetTimeouts', { script: PATIENCE.page, pageLoad: PATIENCE.page });
    return firefox;
  }

  /** Messages are their length, a colon, and JSON. */
  #hear(data: Buffer): void {
    this.#heard = Buffer.concat([this.#heard, data]);
    for (;;) {
      const colon = this.#heard.indexOf(':');
      const length = colon < 0 ? Number.NaN : Number(this.#heard.subarray(0, colon).toString());
      if (!(this.#heard.length > colon + length)) return;
      const message: unknown = JSON.parse(this.#heard.subarray(colon + 1, colon + 1 + length).toString());
      this.#heard = this.#heard.subarray(colon + 1 + length);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, { message: string } | null, unknown];
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === null) waiting?.resolve(result);
      else waiting?.reject(new Error(error.message));
    }
  }

  #send(name: string, parameters: unknown): Promise<unknown> {
    const id = ++this.#sent;
    const text = JSON.stringify([0, id, name, parameters]);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  }

  async go(url: string): Promise<void> {
    await this.#send('WebDriver:Navigate', { url });
  }

  /** The body of a function, with what it returns. */
  async run(script: string): Promise<unknown> {
    const answer = (await this.#send('WebDriver:ExecuteScript', { script, args: [] })) as { value: unknown };
    return answer.value;
  }

  async until(script: string): Promise<unknown> {
    const end = Date.now() + PATIENCE.page;
    for (;;) {
      const found = await this.run(script);
      if (found) return found;
      if (Date.now() > end) throw new Error(`never true in Firefox: ${script}`);
      await pause(LOOK);
    }
  }

  /** Presses the mouse somewhere, moves it elsewhere in a time and lets go. */
  async swing([x, y]: readonly [number, number], [toX, toY]: readonly [number, number], time: number) {
    const move = (atX: number, atY: number, duration: number) => ({
      type: 'pointerMove',
      x: Math.round(atX),
      y: Math.round(atY),
      duration,
      origin: 'viewport',
    });
    await this.#send('WebDriver:PerformActions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            move(x, y, 0),
            { type: 'pointerDown', button: 0 },
            { type: 'pause', duration: 80 },
            move(toX, toY, time),
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  }

  async close(): Promise<void> {
    this.#socket.destroy();
    const gone = new Promise(exit => this.#process.once('exit', exit));
    this.#process.kill();
    await gone;
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
