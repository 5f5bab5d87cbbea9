/** What following a log line by line has shown. */
import type { Retraced } from '@tumblekeep/kernel';

/** Why something that a log tells cannot be seen again. */
export const DOUBTS = {
  real: 'real dice, told by people',
  physics: 'thrown by other physics',
  bots: 'other bots or measured hands',
  old: 'an older log does not say who threw, or how',
} as const;
export type Doubt = keyof typeof DOUBTS;

export interface Unproven {
  readonly n: number;
  readonly what: 'throw' | 'choice';
  readonly why: Doubt;
}

export interface Proof<State> extends Retraced<State> {
  /** Throws that stand and were made again, by physics or by a draw. */
  readonly throws: number;
  /** Choices of bots that stand and were made again. */
  readonly choices: number;
  readonly unproven: readonly Unproven[];
  /** How often the table changed on the way. */
  readonly changes: number;
  /** What speaks against the whole of it, in words. */
  readonly doubts: readonly string[];
}

export const isProven = ({ unproven, doubts }: Pick<Proof<unknown>, 'unproven' | 'doubts'>): boolean =>
  unproven.length === 0 && doubts.length === 0;

/** Of the whole log: nobody knows what a person chose at a table that is not told. */
export function doubtsOf(recorded: string | undefined, present: string, isTold: boolean): readonly string[] {
  return [
    ...(isTold ? [] : ['the log does not say from the beginning who sat where']),
    ...(recorded === present
      ? []
      : [
          `the game was recorded with other cards or numbers (revision ${recorded ?? 'unknown'}, now ${present})`,
        ]),
  ];
}

const RANGE = 2;

/** `1, 4–7, 9` */
export function numberRanges(numbers: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const n of numbers) {
    const last = ranges.at(-1);
    if (last?.[1] === n - 1) last[1] = n;
    else ranges.push([n, n]);
  }
  return ranges
    .flatMap(([from, to]) =>
      to - from < RANGE
        ? Array.from({ length: to - from + 1 }, (_, i) => String(from + i))
        : [`${from}–${to}`],
    )
    .join(', ');
}

/** One line for each reason, with the numbers of the inputs. */
export function unprovenLines({ unproven, doubts }: Pick<Proof<unknown>, 'unproven' | 'doubts'>): string[] {
  const lines: string[] = [...doubts];
  for (const what of ['throw', 'choice'] as const)
    for (const [why, words] of Object.entries(DOUBTS)) {
      const numbers = unproven.filter(one => one.what === what && one.why === why).map(({ n }) => n);
      if (numbers.length === 0) continue;
      const of = what === 'throw' ? 'throw' : 'choice of a bot';
      const many = what === 'throw' ? 'throws' : 'choices of bots';
      lines.push(`unproven ${numbers.length === 1 ? of : many} ${numberRanges(numbers)} (${words})`);
    }
  return lines;
}
