/** A lesson stays until it is put away or something is answered. */
import type { View } from '../../rules/index.ts';
import { useCrawl } from '../crawl-store.ts';
import { lessonAt } from '../lessons.ts';
import { words } from '../words/index.ts';

const told = words.crawl.play;

export function LessonView({ view }: { readonly view: View }) {
  const { learned, learn } = useCrawl();
  const lesson = lessonAt(view, learned);
  if (lesson === undefined) return null;
  return (
    <aside className="lesson" aria-label={told.lesson}>
      <p>{lesson.text}</p>
      <button type="button" className="button small" onClick={() => learn(lesson.key)}>
        {told.gotIt}
      </button>
    </aside>
  );
}
