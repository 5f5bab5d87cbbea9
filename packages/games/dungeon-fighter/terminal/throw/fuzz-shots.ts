/** Links of shots that nobody made: noise, noise in their letters, and real ones with something changed. */
import { makeStream, nextInt, type Say, type Stream } from '@tumblekeep/kernel';
import {
  LONGEST_SHOT,
  type PhysicalTable,
  printShot,
  readShot,
  type Shot,
  shotOf,
  showShot,
  type Task,
} from '../../hosted/index.ts';
import type { Throw } from '../../rules/index.ts';

export interface ShotFuzz {
  /** Stop after links of so many letters together. */
  readonly bytes: number;
  readonly seed: string;
  readonly edition: string;
  readonly say: Say;
}

export interface ShotFuzzed {
  readonly links: number;
  readonly bytes: number;
  readonly refused: number;
  /** Links that say a shot after all; it was thrown. */
  readonly flown: number;
  /** Sentences of refusal, and how often each was said. */
  readonly sentences: ReadonlyMap<string, number>;
  readonly problems: readonly string[];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.~_-';
const NASTY = [
  '',
  '~',
  '.',
  '-0',
  '1e9',
  '99999999999',
  'NaN',
  '__proto__',
  'constructor',
  '%00',
  '<b>',
  '\ud800',
];

type Make = (stream: Stream, samples: readonly string[]) => string;

const textOf = (stream: Stream, letterOf: () => string): string =>
  Array.from({ length: 1 + nextInt(stream, 600) }, letterOf).join('');

const noise: Make = stream => textOf(stream, () => String.fromCharCode(nextInt(stream, 256)));
const letters: Make = stream => textOf(stream, () => LETTERS[nextInt(stream, LETTERS.length)] as string);
const endless: Make = stream => '~.9'.repeat(LONGEST_SHOT / 3 + 1 + nextInt(stream, 1000));

const sampleOf = (stream: Stream, samples: readonly string[]): string =>
  samples[nextInt(stream, samples.length)] as string;

const changed: Make = (stream, samples) => {
  const sample = sampleOf(stream, samples);
  const at = nextInt(stream, sample.length);
  const gone = nextInt(stream, 4);
  const put =
    nextInt(stream, 3) === 0
      ? (NASTY[nextInt(stream, NASTY.length)] as string)
      : (LETTERS[nextInt(stream, LETTERS.length)] as string);
  return sample.slice(0, at) + put + sample.slice(at + gone);
};

const cut: Make = (stream, samples) => {
  const sample = sampleOf(stream, samples);
  return sample.slice(0, nextInt(stream, sample.length));
};

/** Parts of several shots put together. */
const mixed: Make = (stream, samples) =>
  Array.from(
    { length: 7 },
    (_, i) => sampleOf(stream, samples).split('~')[nextInt(stream, 9) === 0 ? nextInt(stream, 7) : i],
  ).join('~');

const MAKERS: readonly Make[] = [noise, letters, changed, changed, changed, cut, mixed];
/** One link in so many is endless. */
const ENDLESS = 200;

const DEMANDS: readonly (readonly Throw[])[] = [[], ['jump', 'blind'], ['two-bounce']];

function samplesOf(table: PhysicalTable, edition: string): string[] {
  return DEMANDS.flatMap((throws, i) => {
    const task: Task = { die: 'red', requirements: [...throws] };
    const first = table.throwBySkill('average', task, [], `sample ${i}`);
    if (!first.ok) return [];
    const second = table.throwBySkill('average', task, first.value.after, `second ${i}`);
    return [first, second].flatMap(flight => (flight.ok ? [printShot(shotOf(edition, flight.value))] : []));
  });
}

/** What is wrong with a link that was taken. */
function problemOf(table: PhysicalTable, link: string, shot: Shot): string | undefined {
  const again = readShot(printShot(shot));
  if (!again.ok || printShot(again.value) !== printShot(shot))
    return `reads otherwise the second time: ${link}`;
  const shown = showShot(table, shot);
  if (!shown.ok) return undefined;
  return shown.value.flight.trajectory.steps > 0 ? undefined : `does not fly: ${link}`;
}

export function fuzzShots(table: PhysicalTable, { bytes, seed, edition, say }: ShotFuzz): ShotFuzzed {
  const stream = makeStream(seed, 'shots');
  const samples = samplesOf(table, edition);
  const sentences = new Map<string, number>();
  const problems: string[] = [];
  let links = 0;
  let letters = 0;
  let flown = 0;
  while (letters < bytes) {
    const make = nextInt(stream, ENDLESS) === 0 ? endless : (MAKERS[nextInt(stream, MAKERS.length)] as Make);
    const link = make(stream, samples);
    links++;
    letters += link.length;
    try {
      const read = readShot(link);
      if (read.ok) {
        flown++;
        const problem = problemOf(table, link, read.value);
        if (problem !== undefined) problems.push(problem);
      } else {
        const sentence = say(read.error);
        if (!/^[a-z]/.test(sentence) || /undefined|\[object/.test(sentence))
          problems.push(`refused in no words: ${sentence} (${JSON.stringify(link)})`);
        const { sentence: id } = read.error;
        sentences.set(id, (sentences.get(id) ?? 0) + 1);
      }
    } catch (error) {
      problems.push(`breaks: ${String(error)} (${JSON.stringify(link)})`);
    }
  }
  return { links, bytes: letters, refused: links - flown, flown, sentences, problems };
}
