/** Reporting a real throw in as few keystrokes as possible: `4 i`, `o`, `bi`, `3n`, `5 f blind`. */

import { fail, ok, type Result } from '@tumblekeep/kernel';
import { type Edition, type Landing, type Throw, texts, type Zone, zonesOn } from '../rules/index.ts';

const ZONE_KEYS: Readonly<Record<string, Zone>> = {
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  b: 'bullseye',
  bullseye: 'bullseye',
  h: 'hole',
  hole: 'hole',
  e: 'bones',
  bones: 'bones',
  edge: 'bones',
  o: 'outside',
  out: 'outside',
  outside: 'outside',
  d: 'floor',
  down: 'floor',
  floor: 'floor',
};

const TWO_BOUNCES: Throw = 'two-bounce';

export function reportLegend(edition: Edition, requirements: readonly Throw[]): string {
  const twice = requirements.includes(TWO_BOUNCES) ? ' · t two bounces' : '';
  const failable = requirements.filter(one => one !== TWO_BOUNCES);
  const failed =
    failable.length === 0
      ? ''
      : failable.length === 1
        ? ` · f ${texts.nameOf(edition, failable[0] as string)} not done`
        : ` · f NAME not done (${failable.map(one => texts.nameOf(edition, one)).join(', ')})`;
  return `1–6 section · b bullseye · h hole${edition.constants.board.bones ? ' · e bones at the edge' : ''} · o outside · d down on the floor; then i icon up · n no bounce${twice}${failed}. Example: 4 i`;
}

function failedOf(
  edition: Edition,
  words: readonly string[],
  requirements: readonly Throw[],
): Result<Throw[], string> {
  const failable = requirements.filter(one => one !== TWO_BOUNCES);
  if (failable.length === 0) return fail('this throw has no requirement to fail');
  if (words.length === 0) {
    return failable.length === 1
      ? ok([...failable])
      : fail(`say which one after f: ${failable.map(one => texts.nameOf(edition, one)).join(', ')}, or all`);
  }
  if (words.length === 1 && words[0] === 'all') return ok([...failable]);
  const failed = new Set<Throw>();
  for (const word of words) {
    const found = failable.filter(
      one => one.startsWith(word) || texts.nameOf(edition, one).toLowerCase().startsWith(word),
    );
    if (found.length !== 1)
      return fail(`“${word}” is none of ${failable.map(one => texts.nameOf(edition, one)).join(', ')}`);
    failed.add(found[0] as Throw);
  }
  return ok(failable.filter(one => failed.has(one)));
}

/** The landing that a short report means, or what is wrong with it. */
export function parseReport(
  edition: Edition,
  text: string,
  requirements: readonly Throw[],
): Result<Landing, string> {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(word => word !== '');
  const f = words.indexOf('f');
  const failWords = f < 0 ? undefined : words.slice(f + 1);
  const rest = f < 0 ? words : words.slice(0, f);
  const [first = ''] = rest;
  const whole = ZONE_KEYS[first] !== undefined;
  const keys = whole ? [first, ...rest.slice(1)] : [first.slice(0, 1), ...first.slice(1), ...rest.slice(1)];
  const zone = ZONE_KEYS[keys[0] ?? ''];
  if (zone === undefined) {
    if (first === '' || /^[int]+$/.test(first)) return fail('begin with where the die lies');
    return fail(`“${text.trim()}” says no place on the board`);
  }
  if (!zonesOn(edition.constants.board).includes(zone)) return fail(`this board has no ${zone}`);
  let face: Landing['face'] = 'blank';
  let bounces: Landing['bounces'] = 1;
  for (const key of keys.slice(1)) {
    if (key === 'i' || key === 'icon') face = 'icon';
    else if (key === 'n') bounces = 0;
    else if (key === 't') bounces = 2;
    else if (key !== '-' && key !== 'blank') return fail(`“${key}” is none of i, n, t and f`);
  }
  const failed = failWords === undefined ? ok([]) : failedOf(edition, failWords, requirements);
  if (!failed.ok) return failed;
  return ok({ type: 'land', zone, face, bounces, failed: failed.value });
}
