/** What a map teaches: about the tile one stands on, and about a question that is met for the first time. */
import { CONTENT, mapOf, type QuestionAt, type View } from '@tumblekeep/die-in-the-dungeon';

export interface Lesson {
  readonly key: string;
  readonly text: string;
}

/** The lesson of the place first, then that of the question. */
export function lessonsOf(view: View): Lesson[] {
  const map = mapOf(CONTENT, view.map)?.map;
  if (map === undefined) return [];
  const at = view.here ?? view.creatures[view.active]?.at;
  const ofPlace = map.cells.find(cell => cell.at === at)?.lesson;
  const question = view.question?.at as QuestionAt | undefined;
  const ofQuestion = question && map.lessons?.[question];
  return [
    ...(ofPlace === undefined ? [] : [{ key: `at ${at}`, text: ofPlace }]),
    ...(ofQuestion === undefined ? [] : [{ key: `question ${question}`, text: ofQuestion }]),
  ];
}

/** What is on the screen: one lesson at a time, each once. */
export const lessonAt = (view: View, learned: ReadonlySet<string>): Lesson | undefined =>
  lessonsOf(view).find(({ key }) => !learned.has(key));
