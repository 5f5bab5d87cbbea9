/** Two at one device: whose turn has just begun. Nothing is secret here, so nobody has to say that they are there. */

import type { CrawlSnapshot } from '../../hosted/index.ts';
import { CONTENT, texts } from '../../rules/index.ts';
import { CrawlArt } from '../CrawlArt.tsx';
import type { LastStep } from '../moments.ts';
import { words } from '../words/index.ts';

const told = words.crawl.play;

export interface HandOverProps {
  readonly snapshot: CrawlSnapshot;
  readonly last: LastStep | undefined;
}

export function HandOver({ snapshot: { view, undo, outcome }, last }: HandOverProps) {
  if (view.seats.length < 2 || outcome !== undefined) return null;
  // Nobody has decided anything yet; after that nothing may be taken back either where luck has spoken (DIE-R-100).
  const isBeginning = last === undefined && undo === 'nothing' && view.turn <= 1 && view.here === null;
  const isHandedOver = last !== undefined && last.before.view.active !== view.active;
  if (!isBeginning && !isHandedOver) return null;
  const name = texts.creatureName(CONTENT, view.active);
  return (
    <p className="hand-over" role="status">
      <CrawlArt id={view.active} />
      <b>{isBeginning ? told.begins(name) : told.handOver(name)}</b>
      {isHandedOver && <span>{told.handOverText}</span>}
    </p>
  );
}
