/**
 * The lines of a match log. As text it is one JSON object a line: a header, then inputs, takebacks and at last the
 * end. A line without its line break was never acknowledged. What a reader accepts is in `log-reader.ts`.
 */
import { fail, ok, type Refusal, type Result, refuse } from './result.ts';

export const LOG_FORMAT = 'tumblekeep-match';
export const LOG_VERSION = 1;

export interface LogHeader {
  readonly format: typeof LOG_FORMAT;
  readonly version: typeof LOG_VERSION;
  /** The rule set, as in `Game.id`. */
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  /** `Game.revision` when the match began; older logs have none. */
  readonly revision?: string;
  /** Who sat where, for whoever goes on with an exported game. No part of the match, and checked by its reader. */
  readonly table?: unknown;
}

export interface InputLine {
  /** 1, 2, 3 … */
  readonly n: number;
  /** The action in notation. */
  readonly action: string;
  /** The state after it. */
  readonly hash: string;
  /** How an outcome came about, for whoever wants to see it again. Rules never read it. */
  readonly evidence?: unknown;
}

/** Takes back every input after number `undo`. */
export interface UndoLine {
  readonly undo: number;
}

export interface EndLine {
  readonly end: unknown;
  readonly hash: string;
}

export type LogLine = InputLine | UndoLine | EndLine;

export interface Log {
  readonly header: LogHeader;
  readonly lines: readonly LogLine[];
  /** The last line was cut off in the middle. */
  readonly torn: boolean;
}

export const printLine = (line: LogHeader | LogLine): string => `${JSON.stringify(line)}\n`;

/** What is wrong with a log, and in which line, counted from 1 as editors do. */
export interface LogRefusal extends Refusal {
  readonly line: number;
}

export const refuseLine = (line: number, code: string, message: string): LogRefusal => ({
  ...refuse(code, message),
  line,
});

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
    } else {
      if (isOver) return no('the game ends a second time');
      isOver = true;
    }
  }
  return ok(inputs);
}
