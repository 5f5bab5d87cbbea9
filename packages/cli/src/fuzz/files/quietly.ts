/** Runs a command in this process and keeps what it says. */
import { Readable } from 'node:stream';
import { runProgram } from '../../program.ts';

export interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Nobody types anything, and saved games are in `home`. */
export async function quietly(args: readonly string[], home: string): Promise<Said> {
  let out = '';
  let err = '';
  const { log, error } = console;
  const write = process.stdout.write;
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') as PropertyDescriptor;
  const before = process.env['TUMBLEKEEP_HOME'];
  const { exitCode } = process;
  console.log = (line = '') => {
    out += `${String(line)}\n`;
  };
  console.error = (line = '') => {
    err += `${String(line)}\n`;
  };
  process.stdout.write = (chunk: string | Uint8Array) => {
    out += String(chunk);
    return true;
  };
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([]) });
  process.env['TUMBLEKEEP_HOME'] = home;
  process.exitCode = 0;
  try {
    return { code: await runProgram(args), out, err };
  } finally {
    console.log = log;
    console.error = error;
    process.stdout.write = write;
    Object.defineProperty(process, 'stdin', stdin);
    if (before === undefined) delete process.env['TUMBLEKEEP_HOME'];
    else process.env['TUMBLEKEEP_HOME'] = before;
    process.exitCode = exitCode;
  }
}
