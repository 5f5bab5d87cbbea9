/** Great moments over the table: a boss enters, the game is won or lost. They hide no button and end with a touch. */

import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { Picture } from '@tumblekeep/page-kit/drawing/Picture.tsx';
import { scene } from '@tumblekeep/page-kit/drawing/scene.ts';
import { useEffect, useState } from 'react';
import type { Step } from '../../../hosted/index.ts';
import { type Edition, texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { words } from '../../words/index.ts';
import { blowsOf } from './blows.ts';

const told = words.scenes;

/** Where a game ends: among everything that was worth it, or among what the dungeon keeps. */
const ENDS = {
  won: scene({ wall: 'wine', floor: 'plank', piece: 'hoard', torches: true }),
  lost: scene({ wall: 'night', floor: 'moss', piece: 'graves' }),
} as const;

/** Milliseconds at the usual speed. */
const ENTERING = 2600;

export function BossEnters({
  edition,
  last,
}: {
  readonly edition: Edition;
  readonly last: Step | undefined;
}) {
  const [card, setCard] = useState<string | undefined>();
  useEffect(() => {
    const boss = last && blowsOf(last.events).find(({ kind }) => kind === 'boss');
    if (boss?.kind === 'boss' && useSettings.getState().speed !== 'instant') setCard(boss.card);
  }, [last]);
  // Its time is its own: what goes without saying follows at once and must not end it.
  useEffect(() => {
    if (card === undefined) return;
    const { speed } = useSettings.getState();
    const end = (): void => setCard(undefined);
    const timer = setTimeout(end, speed === 'instant' ? 0 : ENTERING / speed);
    addEventListener('pointerdown', end);
    addEventListener('keydown', end);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', end);
      removeEventListener('keydown', end);
    };
  }, [card]);
  if (card === undefined) return null;
  return (
    <div className="scene scene-boss" role="status">
      <span className="scene-art">
        <Art edition={edition} id={card} />
      </span>
      <p className="scene-over">{told.boss}</p>
      <p className="scene-title">{texts.nameOf(edition, card)}</p>
    </div>
  );
}

export function TheEnd({
  edition,
  won,
  heroes,
}: {
  edition: Edition;
  won: boolean;
  heroes: readonly string[];
}) {
  return (
    <div className={`scene ${won ? 'scene-won' : 'scene-lost'}`} role="status">
      <span className="scene-art">
        <Picture drawing={won ? ENDS.won : ENDS.lost} />
      </span>
      <p className="scene-title">{won ? told.won : told.lost}</p>
      <p className="scene-over">{won ? told.wonLine : told.lostLine}</p>
      <p className="scene-heroes">
        {heroes.map(hero => (
          <span key={hero}>
            <Art edition={edition} id={hero} />
          </span>
        ))}
      </p>
      {won && (
        <span className="scene-rain" aria-hidden="true">
          {Array.from({ length: 14 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: coins have no other name than their place
            <i key={i} style={{ left: `${(i * 37) % 100}%`, animationDelay: `${(i * 290) % 1900}ms` }} />
          ))}
        </span>
      )}
    </div>
  );
}
