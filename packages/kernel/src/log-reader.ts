/**
 * Reads match logs from anywhere. Whatever the text is, the answer is a log or one refusal with its line: in time and
 * memory that grow with the text and end at `LOG_LIMITS`.
 */
import * as z from 'zod/mini';
import { LOG_LIMITS } from './log-limits.ts';
import {
  type ConsentLine,
  type EndLine,
  type InputLine,
  inLine,
  LOG_FORMAT,
  LOG_VERSIONS,
  type Log,
  type LogHeader,
  type LogLine,
  type LogRefusal,
  lineNumber,
  refuseLine,
  standingInputs,
  type TableLine,
  type TakebackLine,
  type UndoLine,
} from './log-lines.ts';
import { fail, ok, type Result } from './result.ts';
import { refuse } from './sentences.ts';

/** Plain data that can be walked without running out of stack. */
function isShallow(value: unknown, room: number = LOG_LIMITS.depth): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return room > 0 && Object.values(value).every(inner => isShallow(inner, room - 1));
}

function makeSchemas() {
  // The page forbids code made from text; even the attempt is reported there as a violation.
  z.config({ jitless: true });
  const text = (longest: number) => z.string().check(z.maxLength(longest));
  const count = z.int().check(z.minimum(0));
  const plain = z.unknown().check(z.refine(value => value !== undefined && isShallow(value)));
  const name = text(LOG_LIMITS.name);
  const hash = text(LOG_LIMITS.hash);
  const names = z.array(name).check(z.maxLength(LOG_LIMITS.seats));
  return {
    header: z.strictObject({
      format: z.literal(LOG_FORMAT),
      version: z.literal(LOG_VERSIONS),
      rules: name,
      options: plain,
      seed: text(LOG_LIMITS.seed),
      revision: z.exactOptional(name),
      table: z.exactOptional(plain),
    }) satisfies z.ZodMiniType<LogHeader>,
    input: z.strictObject({
      n: count,
      action: text(LOG_LIMITS.action),
      by: z.exactOptional(name),
      hash: z.exactOptional(hash),
      evidence: z.exactOptional(plain),
    }) satisfies z.ZodMiniType<InputLine>,
    undo: z.strictObject({ undo: count }) satisfies z.ZodMiniType<UndoLine>,
    takeback: z.strictObject({
      takeback: z.strictObject({ to: count, by: name, open: names }),
    }) satisfies z.ZodMiniType<TakebackLine>,
    consent: z.strictObject({
      consent: z.strictObject({ by: names, agrees: z.boolean() }),
    }) satisfies z.ZodMiniType<ConsentLine>,
    table: z.strictObject({ table: plain }) satisfies z.ZodMiniType<TableLine>,
    end: z.strictObject({ end: plain, hash }) satisfies z.ZodMiniType<EndLine>,
  };
}

let schemas: ReturnType<typeof makeSchemas> | undefined;
const theSchemas = () => {
  schemas ??= makeSchemas();
  return schemas;
};

/** What is wrong with a field, to be read after "line 3". */
function complaint(issue: z.core.$ZodIssue, value: object): string {
  if (issue.code === 'unrecognized_keys')
    return `has a field ${JSON.stringify(issue.keys[0]?.slice(0, LOG_LIMITS.name))} that does not belong there`;
  const field = String(issue.path[0]);
  if (!Object.hasOwn(value, field)) return `has no ${field}`;
  const a = /^[aeiou]/.test(field) ? 'an' : 'a';
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `has ${a} ${field} of more than ${issue.maximum} characters`;
  if (issue.code === 'custom') return `has ${a} ${field} that is nested too deeply`;
  if (issue.code === 'invalid_type' && issue.expected === 'string')
    return `has ${a} ${field} that is no text`;
  return `has ${a} ${field} that is no count`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

function readHeader(value: unknown): Result<LogHeader, LogRefusal> {
  const no = (message: string, code = 'log-header') => fail(refuseLine(1, code, `line 1 ${message}`));
  if (!isObject(value)) return no('is no match log');
  const { format, version, rules, seed } = value as Record<string, unknown>;
  if (format !== LOG_FORMAT) return no('is no match log');
  if (!LOG_VERSIONS.some(known => known === version)) {
    if (!Number.isSafeInteger(version)) return no('has no log version');
    return no(`has log version ${version}, this program reads ${LOG_VERSIONS.join(' and ')}`, 'log-version');
  }
  if (typeof rules !== 'string' || typeof seed !== 'string') return no('does not name its rules and seed');
  const read = z.safeParse(theSchemas().header, value);
  return read.success ? ok(read.data) : no(complaint(read.error.issues[0] as z.core.$ZodIssue, value));
}

const KINDS = ['end', 'undo', 'takeback', 'consent', 'table', 'input'] as const;

function readLine(value: unknown, number: number): Result<LogLine, LogRefusal> {
  const no = (message: string) => fail(refuseLine(number, 'log-line', `line ${number} ${message}`));
  if (!isObject(value)) return no('is no log line');
  const kind = KINDS.find(key => Object.hasOwn(value, key === 'input' ? 'n' : key));
  if (kind === undefined) return no('is no log line');
  const read = z.safeParse<z.ZodMiniType<LogLine>>(theSchemas()[kind], value);
  if (read.success) return ok(read.data);
  return no(`is no log line: it ${complaint(read.error.issues[0] as z.core.$ZodIssue, value)}`);
}

/** Reads a line that comes after the header; `number` is its place in the text, counted from 1. */
export function parseLine(text: string, number: number): Result<LogLine, LogRefusal> {
  if (text.length > LOG_LIMITS.line)
    return fail(
      refuseLine(
        number,
        'log-long',
        `line ${number} has more than ${LOG_LIMITS.line} characters; no game is that long`,
      ),
    );
  return readLine(parseJson(text), number);
}

/** Reads a log from text. A torn last line is left out and reported in `torn`. */
export function parseLog(text: string): Result<Log, LogRefusal> {
  const tooLong = (line: number, message: string) =>
    fail(refuseLine(line, 'log-long', `${message}; no game is that long`));
  if (text.length > LOG_LIMITS.text) return tooLong(1, `the log has more than ${LOG_LIMITS.text} characters`);
  let header: LogHeader | undefined;
  const lines: LogLine[] = [];
  let from = 0;
  for (let to = text.indexOf('\n'); to !== -1; to = text.indexOf('\n', from)) {
    const number = header === undefined ? 1 : lineNumber(lines.length);
    if (number > LOG_LIMITS.lines) return tooLong(number, `the log has more than ${LOG_LIMITS.lines} lines`);
    if (to - from > LOG_LIMITS.line)
      return tooLong(number, `line ${number} has more than ${LOG_LIMITS.line} characters`);
    const value = parseJson(text.slice(from, to));
    if (header === undefined) {
      const read = readHeader(value);
      if (!read.ok) return read;
      header = read.value;
    } else {
      const read = readLine(value, number);
      if (!read.ok) return read;
      lines.push(read.value);
    }
    from = to + 1;
  }
  if (header === undefined) return fail(refuseLine(1, 'log-header', 'line 1 is no match log'));
  const standing = standingInputs(lines);
  if (standing.ok) return ok({ header, lines, torn: from < text.length });
  const { line, ...why } = standing.error;
  return fail(inLine(line, refuse(why.code, 'in-line', { line, why })));
}
