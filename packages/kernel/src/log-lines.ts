/**
 * The lines of a match log. As text it is one JSON object a line: a header, then inputs, takebacks, changes of the
 * table and at last the end. A line without its line break was never acknowledged. What a reader accepts is in `log-reader.ts`.
 */
import { inWords, type Refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';

export const LOG_FORMAT = 'tumblekeep-match';
/** Since version 2 a log says who sat where and how each die was thrown. */
export const LOG_VERSION = 2;
export const LOG_VERSIONS = [1, LOG_VERSION] as const;

export interface LogHeader {
  readonly format: typeof LOG_FORMAT;
  readonly version: (typeof LOG_VERSIONS)[number];
  /** The rule set, as in `Game.id`. */
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  /** `Game.revision` when the match began; older logs have none. */
  readonly revision?: string;
  /** Who sat where at the beginning. The rules never ask, and its reader checks it. */
  readonly table?: unknown;
}

export interface InputLine {
  /** 1, 2, 3 … */
  readonly n: number;
  /** The action in notation. */
  readonly action: string;
  /** The seat that decided it; nobody's where the answer went without saying. Older logs do not tell. */
  readonly by?: string;
  /** The state after it, at least of every input that `isHashed`. */
  readonly hash?: string;
  /** How an outcome came about, for whoever wants to see it again. Rules never read it. */
  readonly evidence?: unknown;
}

/** Takes back every input after number `undo`. */
export interface UndoLine {
  readonly undo: number;
}

/** Somebody wants to take back; seats in `open` have to agree. Forgotten with the next input. */
export interface TakebackLine {
  readonly takeback: { readonly to: number; readonly by: string; readonly open: readonly string[] };
}

export interface ConsentLine {
  readonly consent: { readonly by: readonly string[]; readonly agrees: boolean };
}

export interface EndLine {
  readonly end: unknown;
  readonly hash: string;
}

/** From here on others sit there, or throw otherwise. */
export interface TableLine {
  readonly table: unknown;
}

export type LogLine = InputLine | UndoLine | TakebackLine | ConsentLine | TableLine | EndLine;

/** A fingerprint costs more than the rules of an input: not every one of a log has it. */
const HASHED = 16;
export const isHashed = (n: number): boolean => n % HASHED === 0;

export interface Log {
  readonly header: LogHeader;
  readonly lines: readonly LogLine[];
  /** The last line was cut off in the middle. */
  readonly torn: boolean;
}

export const printLine = (line: LogHeader | LogLine): string => `${JSON.stringify(line)}\n`;

const field = (name: string, value: unknown): string =>
  value === undefined ? '' : `,"${name}":${JSON.stringify(value)}`;

/** The same for the line that there are most of, in two thirds of the time. */
export const printInput = ({ n, action, by, hash, evidence }: InputLine): string =>
  `{"n":${n}${field('action', action)}${field('by', by)}${field('hash', hash)}${field('evidence', evidence)}}\n`;

/** What is wrong with a log, and in which line, counted from 1 as editors do. */
export interface LogRefusal extends Refusal {
  readonly line: number;
}

export const inLine = (line: number, refusal: Refusal): LogRefusal => ({ ...refusal, line });

/** Of a log itself, for whoever looks into the file. */
export const refuseLine = (line: number, code: string, words: string): LogRefusal =>
  inLine(line, inWords(code, words));

const HEADER_LINE = 1;

/** The number that `lines[index]` has in the text. */
export const lineNumber = (index: number): number => index + 1 + HEADER_LINE;

/** The inputs that stand after all takebacks. */
export function standingInputs(lines: readonly LogLine[]): Result<InputLine[], LogRefusal> {
  const inputs: InputLine[] = [];
  let isOver = false;
  for (const [index, line] of lines.entries()) {
    const no = (message: string) => fail(refuseLine(lineNumber(index), 'log-order', message));
    if ('action' in line) {
      if (isOver) return no(`input ${line.n} follows the end of the game`);
      if (line.n !== inputs.length + 1) return no(`input ${line.n} follows input ${inputs.length}`);
      inputs.push(line);
    } else if ('undo' in line) {
      if (line.undo > inputs.length)
        return no(`takes back to input ${line.undo}, but there are ${inputs.length}`);
      inputs.length = line.undo;
      isOver = false;
    } else if ('end' in line) {
      if (isOver) return no('the game ends a second time');
      isOver = true;
    }
  }
  return ok(inputs);
}

/** Who sits there at the end of a log; nothing when it does not say. */
export function tableInForce({ header, lines }: Pick<Log, 'header' | 'lines'>): unknown {
  const last = lines.findLast((line): line is TableLine => 'table' in line);
  return last === undefined ? header.table : last.table;
}
