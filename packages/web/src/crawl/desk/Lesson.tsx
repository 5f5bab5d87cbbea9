/** What a map teaches: about the tile one stands on, and about a question that is met for the first time. */
import { CONTENT, mapOf, type QuestionAt, type View } from '@tumblekeep/die-in-the-dungeon';
import { useEffect, useRef } from 'react';
import { words } from '../../strings/index.ts';
import { useCrawl } from '../crawl-store.ts';

const told = words.crawl.play;

export interface Taught {
  readonly key: string;
  readonly text: string;
}

/** The lesson of the place first, then that of the question. */
export function lessonsOf(view: View): Taught[] {
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

/** A lesson stays until it is put away or something is answered, and is given once. */
export function Lesson({ view, n }: { readonly view: View; readonly n: number }) {
  const { learned, learn } = useCrawl();
  const next = lessonsOf(view).find(({ key }) => !learned.has(key));
  const given = useRef<string | undefined>(undefined);
  // After the cleanup below, which speaks of the lesson that was on the screen.
  useEffect(() => {
    given.current = next?.key;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next input ends the lesson
  useEffect(
    () => () => {
      if (given.current !== undefined) learn(given.current);
    },
    [n],
  );
  if (next === undefined) return null;
  return (
    <aside className="lesson" aria-label={told.lesson}>
      <p>{next.text}</p>
      <button type="button" className="button small" onClick={() => learn(next.key)}>
        {told.gotIt}
      </button>
    </aside>
  );
}
