/** Shots as links: the same flight again, and nothing else than a shot. */
import { loadJolt } from '@tumblekeep/table';
import { describe, expect, test } from 'vitest';
import {
  fingerprintOf,
  LONGEST_SHOT,
  PhysicalTable,
  printShot,
  readShot,
  type Shot,
  shotOf,
  showShot,
  type Task,
} from '../../hosted/index.ts';
import { sayAtTable } from '../../hosted/sentences.ts';
import { type DungeonFighter, RULE_SETS, type Throw } from '../../rules/index.ts';
import { fuzzShots } from '../../terminal/throw/fuzz-shots.ts';
import { must } from './party.ts';

const editionOf = (rules: string) => (RULE_SETS[rules] as DungeonFighter).edition;

/** A table remembers its aims, and looking for one takes its time. */
const tables = new Map<string, Promise<PhysicalTable>>();
const engine = loadJolt();
function tableOf(rules: string): Promise<PhysicalTable> {
  const table = tables.get(rules) ?? engine.then(loaded => new PhysicalTable(loaded, editionOf(rules)));
  tables.set(rules, table);
  return table;
}

async function shots(rules: string, throws: readonly Throw[] = []): Promise<readonly Shot[]> {
  const table = await tableOf(rules);
  const task: Task = { die: 'green', requirements: [...throws] };
  const first = must(table.throwBySkill('average', task, [], 'one'));
  const second = must(table.throwBySkill('average', task, first.after, 'two'));
  return [first, second].map(flight => shotOf(rules, flight));
}

describe('a shot', () => {
  test.for(Object.keys(RULE_SETS))('of the rule set %s is told whole by its link', async rules => {
    for (const shot of await shots(rules)) {
      const code = printShot(shot);
      expect(code).toMatch(/^[\w.~-]+$/);
      expect(must(readShot(code))).toEqual(shot);
      const shown = must(showShot(await tableOf(rules), must(readShot(code))));
      expect(shown.isAlike).toBe(true);
      expect(fingerprintOf(shown.flight)).toBe(shot.fingerprint);
    }
  });

  test('keeps what was demanded, and what the thrower did about it', async () => {
    const [shot] = (await shots('second', ['jump', 'blind'])) as [Shot];
    const again = must(readShot(printShot(shot)));
    expect(again.throws).toEqual(['blind', 'jump']);
    expect(again.release).toContain('eyes=closed');
  });

  test('that falls otherwise here than where it was thrown says so', async () => {
    const [shot] = (await shots('second')) as [Shot];
    const other = { ...shot, fingerprint: '0123456789abcdef' };
    expect(must(showShot(await tableOf('second'), must(readShot(printShot(other))))).isAlike).toBe(false);
  });

  test('is refused with a help that no throw calls for', async () => {
    const [shot] = (await shots('second')) as [Shot];
    const walled: Shot = {
      ...shot,
      scene: { ...shot.scene, props: [{ kind: 'box', at: [0, 0, 420], turn: [0, 1000] }] },
    };
    const read = readShot(printShot(walled));
    expect(read.ok ? '' : sayAtTable(editionOf('second'))(read.error)).toBe(
      'such a throw cannot be made: this throw calls for no box',
    );
  });
});

describe('a link that is no shot', () => {
  const say = sayAtTable(editionOf('second'));
  const said = (code: unknown): string => {
    const read = readShot(code);
    return read.ok ? 'taken' : say(read.error);
  };

  test('is refused in words', async () => {
    const [shot] = (await shots('second')) as [Shot];
    const code = printShot(shot);
    const lost = 'that is no link of a shot, or a part of it got lost on the way';
    for (const odd of [
      undefined,
      null,
      7,
      {},
      '',
      'hello',
      code.slice(0, -1),
      `${code}~`,
      `2${code.slice(1)}`,
    ])
      expect(said(odd)).toBe(lost);
    expect(said('x'.repeat(LONGEST_SHOT + 1))).toMatch(/at most 2400 letters/);
    expect(said(code.replace('second', 'constructor'))).toMatch(/rules that are not known here/);
    expect(said(code.replace(/at\.-?\d+/, 'at.99999'))).toMatch(/^such a throw cannot be made: /);
  });

  test('a million letters of them are refused in words, or fly', async () => {
    const fuzzed = fuzzShots(await tableOf('second'), {
      bytes: 1_000_000,
      seed: 'links',
      edition: 'second',
      say,
    });
    expect(fuzzed.problems).toEqual([]);
    expect(fuzzed.refused).toBeGreaterThan(1000);
    expect(fuzzed.flown).toBeGreaterThan(10);
    expect([...fuzzed.sentences.keys()]).toEqual(
      expect.arrayContaining(['no-shot', 'long-shot', 'throw-cannot-be-made']),
    );
  });
});
