/** The lesson on the screen: one at a time, each once. */
import { CONTENT, type Lesson, lessonsOf, type View } from '../rules/index.ts';

export const lessonAt = (view: View, learned: ReadonlySet<string>): Lesson | undefined =>
  lessonsOf(CONTENT, view).find(({ key }) => !learned.has(key));
