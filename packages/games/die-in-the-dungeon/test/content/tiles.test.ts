import { expect } from 'vitest';
import {
  type Back,
  CLASSES,
  CONTENT,
  type Effect,
  type EffectOf,
  EPIC_HEROES,
  type Head,
  type Hero,
  isEpic,
  type Level,
  type Line,
  PASSAGES,
  STATS,
  type Tile,
} from '../../rules/index.ts';
import { clause } from '../support/table.ts';

const { tiles } = CONTENT.tables;
const PATHS: readonly Back[] = ['dead-end', 'corner', 'two-way', 'three-way', 'four-way'];
const paths = tiles.filter(({ back }) => PATHS.includes(back));
const epics = tiles.filter(({ back }) => back === 'epic-party');
const encounters = paths.filter(({ heads }) => heads !== undefined);
const quiet = paths.filter(({ heads }) => heads === undefined);
const copies = (some: readonly Tile[]): number => some.reduce((sum, tile) => sum + tile.copies, 0);

const effectsOf = (effects: readonly Effect[] = []): Effect[] =>
  effects.flatMap(effect => {
    if (effect.verb === 'check') return [effect, ...effectsOf(effect.fail), ...effectsOf(effect.pass)];
    if (effect.verb === 'choose')
      return [effect, ...effect.options.flatMap(option => effectsOf(option.effects))];
    return [effect];
  });
const checksOf = (tile: Tile): EffectOf<'check'>[] =>
  effectsOf(tile.effects).filter(effect => effect.verb === 'check');
const isTrap = (tile: Tile): boolean => (tile.number ?? 0) >= 4;

clause('DIE-DESIGN-19', '60 tiles by their backs', t =>
  t.verify(() => {
    const count = (back: Back) => copies(tiles.filter(tile => tile.back === back));
    expect(copies(tiles)).toBe(60);
    expect(
      (
        ['start', 'epic-party', 'dead-end', 'corner', 'two-way', 'three-way', 'four-way', 'blank'] as const
      ).map(count),
    ).toEqual([4, 8, 10, 10, 10, 8, 8, 2]);
  }),
);

clause('DIE-DESIGN-20', 'a back has as many passages as its name says', t =>
  t.verify(() => {
    const ways = (back: Back) => [1, 2, 4, 8].filter(side => (PASSAGES[back] & side) !== 0).length;
    expect(PATHS.map(ways)).toEqual([1, 2, 2, 3, 4]);
    expect([ways('start'), ways('epic-party'), ways('blank')]).toEqual([4, 4, 0]);
  }),
);

/** What a failure costs, in points; a smaller die is worth about as much as four of them. */
const COSTS = { damage: 1, lose: 1, downgrade: 4 } as const;
const penalty = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => {
    if (effect.verb === 'damage' || effect.verb === 'lose')
      return sum + (typeof effect.amount === 'number' ? effect.amount : 2) * COSTS[effect.verb];
    return sum + (effect.verb === 'downgrade' ? COSTS.downgrade : 0);
  }, 0);
const danger = (tile: Tile): number =>
  (tile.effects ?? []).reduce((sum, effect) => {
    if (effect.verb === 'check') return sum + penalty(effect.fail) * effect.target;
    return sum + penalty([effect]);
  }, 0);

clause('DIE-DESIGN-21', 'titles are unique, levels 1 to 4, and danger grows with the tile number', t =>
  t.verify(() => {
    expect(new Set(tiles.map(({ name }) => name)).size).toBe(tiles.length);
    for (const { id, level } of paths) expect([1, 2, 3, 4], id).toContain(level);
    for (const { id, number } of encounters) expect(number, id).toBeUndefined();
    for (const { id, number = 0 } of quiet) {
      expect(number, id).toBeGreaterThanOrEqual(1);
      expect(number, id).toBeLessThanOrEqual(10);
    }
    const ranked = [...quiet].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
    ranked.forEach((tile, i) => {
      for (const lower of ranked.slice(0, i))
        if (lower.number !== tile.number)
          expect(danger(tile), `${lower.id} before ${tile.id}`).toBeGreaterThanOrEqual(danger(lower));
    });
  }),
);

clause(
  'DIE-DESIGN-22',
  '28 Encounters by level, 10 traps and 8 good finds, some of every kind on each back',
  t =>
    t.verify(() => {
      expect([1, 2, 3, 4].map(level => copies(encounters.filter(tile => tile.level === level)))).toEqual([
        11, 9, 5, 3,
      ]);
      expect(copies(quiet.filter(isTrap))).toBe(10);
      expect(copies(quiet.filter(tile => !isTrap(tile)))).toBe(8);
      for (const back of PATHS)
        for (const kind of [encounters, quiet.filter(isTrap), quiet.filter(tile => !isTrap(tile))])
          expect(kind.filter(tile => tile.back === back).length, back).toBeGreaterThan(0);
    }),
);

clause('DIE-DESIGN-23', 'parties have 1 to 5 heads, and the printed one of four is there without text', t =>
  t.verify(() => {
    for (const { id, heads = [] } of [...encounters, ...epics]) {
      expect(heads.length, id).toBeGreaterThanOrEqual(1);
      expect(heads.length, id).toBeLessThanOrEqual(5);
      for (const hero of CLASSES)
        expect(heads.filter(head => head === hero || head === '?').length, id).toBeLessThanOrEqual(6);
    }
    const four = encounters.find(
      ({ level, heads }) => level === 1 && heads?.join() === 'fighter,rogue,wizard,cleric',
    );
    expect(four).toMatchObject({ id: 'four-of-a-kind' });
    expect(four?.text ?? four?.effects ?? four?.rules).toBeUndefined();
    expect(encounters.filter(({ heads }) => heads?.includes('?')).length).toBeGreaterThanOrEqual(6);
  }),
);

/** Every way question marks may turn out. */
const parties = (heads: readonly Head[]): Hero[][] =>
  heads.reduce<Hero[][]>(
    (all, head) => all.flatMap(party => (head === '?' ? CLASSES : [head]).map(hero => [...party, hero])),
    [[]],
  );
const smallestTotal = (heroes: readonly Hero[], level: Level): number =>
  Math.min(
    ...[0, 1, 2].map(stat =>
      heroes.reduce((sum, hero) => sum + ((CONTENT.lines[hero][level] as Line)[stat] as number), 0),
    ),
  );

clause('DIE-DESIGN-24', 'every party has a weakest side that can be beaten', t =>
  t.verify(() => {
    const most = { 1: 10, 2: 13, 3: 16, 4: 18 } as const;
    for (const { id, heads = [], level = 1 } of [...encounters, ...epics])
      for (const party of parties(heads))
        expect(smallestTotal(party, level), id).toBeLessThanOrEqual(most[level]);
  }),
);

clause('DIE-DESIGN-25', 'somebody attacks in every printed party', t =>
  t.verify(() => {
    for (const { id, heads = [] } of [...encounters, ...epics])
      expect(
        heads.every(head => head === 'cleric' || head === 'patriarch'),
        id,
      ).toBe(false);
  }),
);

clause('DIE-DESIGN-26', 'whoever has an effect has a text, with its numbers, and choices are called so', t =>
  t.verify(() => {
    for (const { id, effects, rules, text } of tiles) {
      expect(text !== undefined, id).toBe(effects !== undefined || rules !== undefined);
      if (text === undefined) continue;
      const has = effectsOf(effects);
      expect(/^Choose: /.test(text), id).toBe(effects?.[0]?.verb === 'choose');
      for (const effect of has) {
        if (effect.verb === 'check') expect(text, id).toContain(`${effect.target} or more`);
        if (effect.verb === 'damage' && typeof effect.amount === 'number')
          expect(text, id).toContain(`${effect.amount} `);
        if (effect.verb === 'gain')
          for (const [track, amount] of Object.entries(effect.tracks))
            expect(text.toLowerCase(), id).toContain(`${amount} ${track}`);
      }
      if (rules !== undefined) expect(text, id).toMatch(/Combat|party/);
    }
  }),
);

clause('DIE-DESIGN-27', 'each promised kind of effect is on two tiles or more', t =>
  t.verify(() => {
    const count = (test: (effect: Effect) => boolean) =>
      tiles.filter(({ effects }) => effectsOf(effects).some(test)).length;
    const gains = (track: string) => count(effect => effect.verb === 'gain' && track in effect.tracks);
    expect(
      count(effect => effect.verb === 'gain' && STATS.some(stat => stat in effect.tracks)),
    ).toBeGreaterThan(1);
    expect(gains('health')).toBeGreaterThan(1);
    expect(gains('time')).toBeGreaterThan(1);
    expect(count(({ verb }) => verb === 'upgrade')).toBeGreaterThan(1);
    expect(
      count(
        effect =>
          (effect.verb === 'lose' || effect.verb === 'damage') &&
          typeof effect.amount === 'object' &&
          effect.amount.each === 'minion',
      ),
    ).toBeGreaterThan(1);
    for (const stat of STATS)
      expect(
        count(effect => effect.verb === 'check' && effect.stat === stat),
        stat,
      ).toBeGreaterThan(1);
  }),
);

clause('DIE-DESIGN-28', 'checks ask for 3 to 14 and cost 1 to 3 damage, and some are beyond a d6', t =>
  t.verify(() => {
    const checks = tiles.flatMap(checksOf);
    for (const { target, fail } of checks) {
      expect(target).toBeGreaterThanOrEqual(3);
      expect(target).toBeLessThanOrEqual(14);
      expect(fail.length).toBeGreaterThan(0);
      for (const effect of fail) if (effect.verb === 'damage') expect([1, 2, 3]).toContain(effect.amount);
    }
    expect(checks.some(({ target }) => target > 6)).toBe(true);
  }),
);

clause('DIE-DESIGN-29', 'no tile resizes the Time or the Ability die', t =>
  t.verify(() => {
    for (const tile of tiles)
      for (const effect of effectsOf(tile.effects))
        if (effect.verb === 'upgrade' || effect.verb === 'downgrade')
          for (const track of effect.of) expect(['time', 'ability'], tile.id).not.toContain(track);
  }),
);

clause('DIE-DESIGN-30', 'nothing happens on Start and Blank tiles', t =>
  t.verify(() => {
    const empty = tiles.filter(({ back }) => back === 'start' || back === 'blank');
    expect(empty).toHaveLength(2);
    for (const { effects, rules, heads } of empty) expect(effects ?? rules ?? heads).toBeUndefined();
  }),
);

clause('DIE-DESIGN-31', 'two Epic Parties for each Epic Hero, all with other effects, none unbeatable', t =>
  t.verify(() => {
    for (const hero of EPIC_HEROES)
      expect(
        epics.filter(({ heads }) => heads?.includes(hero)),
        hero,
      ).toHaveLength(2);
    const printed = epics.map(({ level, heads }) => `${level} ${heads?.join(' ')}`);
    expect(printed).toContain('1 assassin cleric cleric rogue');
    expect(printed).toContain('2 barbarian wizard cleric');
    expect(printed).toContain('4 patriarch fighter rogue');
    const casters = ['warlock', 'wizard', 'cleric'];
    expect(
      epics.some(({ level, heads = [] }) => level === 3 && heads.every(head => casters.includes(head))),
    ).toBe(true);
    const does = epics.map(({ effects, rules }) => JSON.stringify([effects, rules]));
    expect(new Set(does).size).toBe(8);
    expect(does).not.toContain(JSON.stringify([undefined, undefined]));
    expect(CONTENT.tile.get('knife-in-the-dark')?.rules).toEqual({ while: 'cleric', noAbilities: true });
    expect(CONTENT.tile.get('holy-bouncers')?.rules).toEqual({ while: 'patriarch', noMinions: true });
    for (const { id, rules, heads } of epics) {
      expect((rules?.barred ?? []).length, id).toBeLessThan(3);
      if (heads?.includes('patriarch')) expect(rules?.noPoints, id).toBeUndefined();
    }
  }),
);

clause('DIE-DESIGN-32', 'an Epic Party has exactly one Epic Hero and 1 to 4 companions', t =>
  t.verify(() => {
    for (const { id, heads = [] } of epics) {
      expect(
        heads.filter(head => head !== '?' && isEpic(head)),
        id,
      ).toHaveLength(1);
      expect([1, 2, 3, 4], id).toContain(heads.length - 1);
    }
    for (const { id, heads = [] } of encounters)
      expect(
        heads.some(head => head !== '?' && isEpic(head)),
        id,
      ).toBe(false);
  }),
);
