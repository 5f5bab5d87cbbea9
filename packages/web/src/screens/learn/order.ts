/** The game of the lesson: an ordinary one that happens to begin like the rulebook's first example (DF2-EX-01). */
import type { NewGame } from '../../worker/protocol.ts';

export const LESSON = {
  rules: 'second',
  /** Found by scripts/lesson-seed.ts. */
  seed: 'lesson 29',
  options: { heroes: ['wilrond', 'brad'], leader: 'brad', solo: true },
  room: 'pot-of-gold',
  monster: 'zombie-monkey',
} as const;

const PERSON = { kind: 'human', skill: 'average' } as const;

/** Everything that helps is on: the whole arc and a steady hand. */
export const lessonOrder = (): NewGame => ({
  rules: LESSON.rules,
  seed: LESSON.seed,
  options: { ...LESSON.options, heroes: [...LESSON.options.heroes] },
  table: { dice: 'simulated', seats: { wilrond: PERSON, brad: PERSON } },
  manners: { aimHelp: { wilrond: 'arc', brad: 'arc' }, steady: ['wilrond', 'brad'], askMe: [] },
});
