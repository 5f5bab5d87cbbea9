/** What a map teaches: about the tile one stands on, and about a question that is met for the first time. */
import { type Content, mapOf } from './content.ts';
import type { View } from './view.ts';

export interface Lesson {
  readonly key: string;
  readonly text: string;
}

/** The lesson of the place first, then that of the question. */
export function lessonsOf(content: Content, view: View): Lesson[] {
  const map = mapOf(content, view.map)?.map;
  if (map === undefined) return [];
  const at = view.here ?? view.creatures[view.active]?.at;
  const ofPlace = map.cells.find(cell => cell.at === at)?.lesson;
  const question = view.question?.at;
  const ofQuestion = question && map.lessons?.[question];
  return [
    ...(ofPlace === undefined ? [] : [{ key: `at ${at}`, text: ofPlace }]),
    ...(ofQuestion === undefined ? [] : [{ key: `question ${question}`, text: ofQuestion }]),
  ];
}
