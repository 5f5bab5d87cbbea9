/** A socket without a client: says what it is told to say and keeps every byte it hears. */
import { type ClientOptions, WebSocket } from 'ws';

export class RawSocket {
  readonly frames: string[] = [];
  readonly socket: WebSocket;
  isOver = false;
  #waiting: (() => void)[] = [];

  constructor(url: string, headers: Record<string, string> = {}, options: ClientOptions = {}) {
    this.socket = new WebSocket(url, { headers, ...options });
    const note = (): void => {
      for (const wake of this.#waiting.splice(0)) wake();
    };
    this.socket.on('message', data => {
      this.frames.push(data.toString());
      note();
    });
    this.socket.on('open', note);
    this.socket.on('error', note);
    this.socket.on('unexpected-response', (_request, response) => {
      this.status = response.statusCode;
      this.isOver = true;
      note();
    });
    this.socket.on('close', code => {
      this.code = code;
      this.isOver = true;
      note();
    });
  }

  status: number | undefined;
  /** With which it was closed. */
  code: number | undefined;

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise<void>(resolve => void this.#waiting.push(resolve));
  }

  async open(): Promise<this> {
    await this.until(() => this.socket.readyState === WebSocket.OPEN || this.isOver);
    return this;
  }

  say(...messages: readonly object[]): void {
    this.socket.send(messages.map(message => JSON.stringify(message)).join('\n'));
  }

  get messages(): Record<string, unknown>[] {
    return this.frames.flatMap(frame =>
      frame.split('\n').map(line => JSON.parse(line) as Record<string, unknown>),
    );
  }

  heard(type: string): Record<string, unknown> | undefined {
    return this.messages.findLast(message => message['type'] === type);
  }

  async hear(type: string): Promise<Record<string, unknown>> {
    await this.until(() => this.heard(type) !== undefined || this.isOver);
    return this.heard(type) as Record<string, unknown>;
  }

  /** The sentence of the last words. */
  async closing(): Promise<string | undefined> {
    await this.until(() => this.isOver);
    return (this.heard('closing')?.['refusal'] as { sentence?: string } | undefined)?.sentence;
  }
}
