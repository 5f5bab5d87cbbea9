/** Into the dark: the one thing to do between two tiles. */

import { type CellId, texts, type View } from '../../rules/index.ts';
import { CrawlArt } from '../CrawlArt.tsx';
import { words } from '../words/index.ts';

const told = words.crawl.play;

interface ExploreButtonsProps {
  readonly cells: ReadonlyMap<CellId, string>;
  readonly view: View;
  readonly busy: boolean;
  readonly onExplore: (cell: CellId) => void;
}

export function ExploreButtons({ cells, view, busy, onExplore }: ExploreButtonsProps) {
  const time = view.creatures[view.active]?.tracks.time.value ?? 0;
  return (
    <div className={`explore-buttons ${cells.size > 1 ? 'explore-many' : ''}`}>
      {[...cells].map(([cell, label]) => (
        <button
          key={cell}
          type="button"
          className="choice-button way-button"
          data-choice="explore"
          disabled={busy}
          onClick={() => onExplore(cell)}
        >
          <span className="choice-words">{label}</span>
          <span className="change of-time" title={told.pays}>
            <CrawlArt id="time" />
            <span className="hidden-text">{texts.trackName('time')}</span> {time} → {time - 1}
          </span>
        </button>
      ))}
    </div>
  );
}
