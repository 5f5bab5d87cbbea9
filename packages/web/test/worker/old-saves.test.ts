/** Saved games of before: they open where they were, and go on. */

import { type DungeonFighter, RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { PhysicalTable, provingFight } from '@tumblekeep/dungeon-fighter/hosted';
import { prove } from '@tumblekeep/host';
import { parseLog } from '@tumblekeep/kernel';
import { loadJolt } from '@tumblekeep/table';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardOf, OLD_SAVES, type OldSave } from '../support/old-saves.ts';
import { goOn, must, newDevice, openPage, spoil } from './page.ts';

beforeEach(newDevice);

async function shelve(save: OldSave): Promise<string> {
  // Opened once, so that there is a shelf.
  await (await openPage()).saves();
  const { id } = save.card;
  await spoil('games', games => void games.put(cardOf(save)));
  await spoil('lines', lines => {
    for (const [at, text] of save.lines.entries()) lines.put({ id, at, text });
  });
  return id;
}

const FIGHTS = OLD_SAVES.filter(({ isCrawl }) => !isCrawl).map(save => [save.name, save] as const);
const CRAWLS = OLD_SAVES.filter(({ isCrawl }) => isCrawl).map(save => [save.name, save] as const);

test('there are three of each kind', () => {
  expect(FIGHTS).toHaveLength(9);
  expect(CRAWLS).toHaveLength(3);
});

describe('a fight of before', () => {
  test.each(FIGHTS)('%s is where it was', async (_, save) => {
    const id = await shelve(save);
    const page = await openPage();
    expect((await page.saves())[0]?.problem).toBeUndefined();
    const { snapshot, story, unseen } = must(await page.open(id));
    const { n, undo, turn, legal, lying, outcome } = snapshot;
    const { at, hero, isForPeople, isSecret } = turn ?? {};
    expect({
      n,
      undo,
      outcome,
      turn: turn && { at, hero, isForPeople, isSecret },
      legal: legal.length,
      lying,
      story: story.length,
      last: story.at(-1),
      unseen: unseen !== undefined,
    }).toEqual({ outcome: undefined, turn: undefined, ...save.told });
    expect(snapshot.at).toBe(save.lines.length);
  });

  test('what its players prefer is kept', async () => {
    const [[, save]] = FIGHTS as [(typeof FIGHTS)[number]];
    const { heroes } = save.card as { readonly heroes?: readonly string[] };
    const [hero = ''] = heroes ?? [];
    const manners = { aimHelp: { [hero]: 'arc' }, steady: [hero], askMe: [hero] };
    const id = await shelve({ ...save, card: { ...save.card, manners } as OldSave['card'] });
    const page = await openPage();
    const { preferences } = must(await page.open(id));
    expect(preferences).toMatchObject({ aimHelp: { [hero]: 'arc' }, steady: [hero], askMe: [hero] });
    const calmer = { ...preferences, askMe: [] };
    must(await page.setPreferences(id, calmer));
    expect(must(await (await openPage()).open(id)).preferences).toEqual(calmer);
  });

  test.each(FIGHTS.filter(([name]) => name === 'second-play' || name.endsWith('unseen')))(
    '%s goes on, goes back, and can be proven',
    async (_, save) => {
      const id = await shelve(save);
      const page = await openPage();
      const { snapshot, rules } = must(await page.open(id));
      let now = snapshot;
      for (let i = 0; i < 6; i++) now = (await goOn(page, id, now)).snapshot;
      const back = must(await page.undo(id, now.at, true)).snapshot;
      expect(back.n).toBeLessThan(now.n);
      const again = must(await (await openPage()).open(id)).snapshot;
      expect(again).toEqual(back);
      const log = must(parseLog(must(await page.export(id)).text));
      const game = RULE_SETS[rules] as DungeonFighter;
      const physics = new PhysicalTable(await loadJolt(), game.edition);
      const proof = await prove(
        provingFight(game, async () => physics),
        log,
      );
      // What bots of another revision chose and threw then cannot be made again; everything since can.
      const since = must(proof).unproven.filter(({ n, why }) => why !== 'bots' || n > snapshot.n);
      expect(since).toEqual([]);
    },
  );

  test.each(FIGHTS)('%s can be taken back as far as before', async (_, save) => {
    const id = await shelve(save);
    const page = await openPage();
    let { snapshot } = must(await page.open(id));
    const at: number[] = [];
    while (snapshot.undo !== 'nothing') {
      ({ snapshot } = must(await page.undo(id, snapshot.at, true)));
      at.push(snapshot.n);
    }
    expect(at.length).toBeGreaterThan(0);
    expect(snapshot.n).toBeLessThan(2);
  });
});

describe('a crawl of before', () => {
  test.each(CRAWLS)('%s is where it was, goes back as far as it may and goes on', async (_, save) => {
    const id = await shelve(save);
    const page = await openPage();
    const { snapshot, story } = must(await page.crawl.open(id));
    const { n, undo, choices, outcome, at } = snapshot;
    const { told } = save;
    // What goes without saying was asked then, and what luck has decided could be taken back (DIE-R-100).
    const went = n - told.n;
    expect(went).toBeGreaterThanOrEqual(0);
    expect({ story: story.length - went, last: story.at(-1 - went), outcome }).toEqual({
      story: told.story,
      last: told.last,
      outcome: told.outcome,
    });
    const then = told.undo === 'consent' ? 'nothing' : told.undo;
    if (went === 0) expect({ undo, choices: choices.length }).toEqual({ undo: then, choices: told.choices });
    const undone = await page.crawl.undo(id, at);
    expect(undone.ok).toBe(undo === 'free');
    const back = undone.ok ? undone.value.snapshot : snapshot;
    expect(back.n < n).toBe(undone.ok);
    const [choice] = back.choices;
    const { snapshot: now } = must(await page.crawl.act(id, back.at, choice?.action as never));
    expect(now.n).toBeGreaterThan(back.n);
    expect(must(await page.crawl.replaySteps(id)).length).toBeGreaterThan(back.n + 1);
  });
});
