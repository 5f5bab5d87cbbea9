import { expect } from 'vitest';
import {
  CLASSES,
  CONTENT,
  EPIC_HEROES,
  type Hero,
  heroCardOf,
  LEVELS,
  type Level,
  type Line,
} from '../../rules/index.ts';
import { clause } from '../support/table.ts';

const { heroCards, heroSides } = CONTENT.tables;
const lineOf = (hero: Hero, level: Level): Line => CONTENT.lines[hero][level] as Line;

clause(
  'DIE-DESIGN-14',
  '52 cards: twelve of each class, half of them for the lower levels, and four Epic Heroes',
  t =>
    t.verify(() => {
      expect(heroCards).toHaveLength(52);
      for (const hero of CLASSES)
        for (const level of LEVELS)
          expect(
            heroCards.filter(card => card.hero === hero && card.levels.includes(level)),
            `${hero} ${level}`,
          ).toHaveLength(6);
      for (const hero of EPIC_HEROES) expect(heroCards.filter(card => card.hero === hero)).toHaveLength(1);
      expect(new Set(heroCards.map(({ id }) => id)).size).toBe(52);
      expect(new Set(heroCards.map(({ name }) => name)).size).toBe(52);
      expect(new Set(heroCards.map(({ flavour }) => flavour)).size).toBe(52);
    }),
);

clause('DIE-HERO-03', 'six of a class in one party have six faces and the same stats', t =>
  t.verify(() => {
    const faces = Array.from({ length: 6 }, (_, i) =>
      heroCardOf(CONTENT, { id: i === 0 ? 'rogue' : `rogue-${i + 1}`, hero: 'rogue', level: 3 }, 4),
    );
    expect(new Set(faces).size).toBe(6);
    for (const face of faces) expect(face).toMatchObject({ hero: 'rogue', levels: [3, 4] });
  }),
);

clause('DIE-DESIGN-15', 'the seven printed stat lines are used unchanged', t =>
  t.verify(() => {
    expect(
      heroSides.filter(({ source }) => source === 'printed').map(side => [side.hero, side.level, side.line]),
    ).toEqual([
      ['fighter', 1, [4, 2, 1]],
      ['fighter', 2, [6, 4, 2]],
      ['rogue', 1, [2, 4, 1]],
      ['rogue', 2, [3, 8, 1]],
      ['wizard', 1, [1, 1, 6]],
      ['wizard', 2, [1, 3, 8]],
      ['cleric', 1, [2, 2, 2]],
    ]);
  }),
);

clause(['DIE-DESIGN-16', 'DIE-DESIGN-17'], 'no stat falls from level to level, and the main stat rises', t =>
  t.verify(() => {
    const main: Readonly<Record<string, readonly number[]>> = {
      fighter: [0],
      rogue: [1],
      wizard: [2],
      cleric: [0, 1, 2],
    };
    for (const hero of CLASSES)
      for (const level of LEVELS) {
        const line = lineOf(hero, level);
        for (const stat of line) expect(stat).toBeGreaterThan(0);
        if (hero === 'cleric') expect(new Set(line).size).toBe(1);
        if (level === 1) continue;
        const before = lineOf(hero, (level - 1) as Level);
        line.forEach((stat, i) => {
          expect(stat, `${hero} ${level}`).toBeGreaterThanOrEqual(
            (before[i] as number) + (main[hero]?.includes(i) ? 1 : 0),
          );
        });
      }
  }),
);

clause('DIE-DESIGN-18', 'Epic Heroes have one line each, strongest where they should be', t =>
  t.verify(() => {
    const strongest = { barbarian: 0, assassin: 1, warlock: 2 } as const;
    for (const [hero, stat] of Object.entries(strongest)) {
      const line = lineOf(hero as Hero, 1);
      expect(line.indexOf(Math.max(...line))).toBe(stat);
    }
    expect(Math.max(...lineOf('patriarch', 1))).toBeLessThan(4);
    for (const hero of EPIC_HEROES)
      for (const level of LEVELS) expect(lineOf(hero, level)).toBe(lineOf(hero, 1));
  }),
);
