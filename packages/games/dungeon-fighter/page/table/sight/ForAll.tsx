/** What a question is about, on the screen that everybody looks at: the answers are on the phones. */

import { CardFace } from '../../cards/CardFace.tsx';
import { useTable } from '../context.ts';
import { MapPicture } from './MapPicture.tsx';

export function ForAll() {
  const { edition, view } = useTable();
  const at = view.question?.at;
  if (at === 'move')
    return (
      <div className="for-all">
        <MapPicture />
      </div>
    );
  if (at !== 'shop') return null;
  return (
    <div className="for-all">
      {view.display.map(id => (
        <CardFace key={id} edition={edition} id={id} small />
      ))}
    </div>
  );
}
