/** The game of the lesson: an ordinary one with a gentle beginning, a foe of some life first and then one trick. */
import type { NewGame } from '../../worker/protocol.ts';

export const LESSON = {
  rules: 'second',
  /** Found by scripts/lesson-seed.ts. */
  seed: 'lesson 1',
  options: { heroes: ['wilrond', 'brad'], leader: 'brad', solo: true, beginning: 'gentle' },
  room: 'corridor-of-further-corridors',
  monster: 'puddle-of-regret',
} as const;

const PERSON = { kind: 'human', skill: 'average' } as const;

/** Everything that helps is on: the whole arc and a steady hand. */
export const lessonOrder = (): NewGame => ({
  rules: LESSON.rules,
  seed: LESSON.seed,
  options: { ...LESSON.options, heroes: [...LESSON.options.heroes] },
  table: { dice: 'simulated', seats: { wilrond: PERSON, brad: PERSON } },
  preferences: { aimHelp: { wilrond: 'arc', brad: 'arc' }, steady: ['wilrond', 'brad'], askMe: [] },
});
