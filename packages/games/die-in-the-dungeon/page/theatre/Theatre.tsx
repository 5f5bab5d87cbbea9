/** Moments on the stage, one after another: dice tumble, tiles turn. Everything can be hurried on. */

import { useReducedMotion } from '@tumblekeep/page-kit/app/media.ts';
import { Sentences } from '@tumblekeep/page-kit/app/Sentences.tsx';
import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { sound } from '@tumblekeep/page-kit/sound/sound.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { CONTENT, dieOf, type Tile, texts } from '../../rules/index.ts';
import { CrawlArt } from '../CrawlArt.tsx';
import { RollingDie } from '../dice/RollingDie.tsx';
import type { Moment, RollMoment } from '../moments.ts';
import { toneOf } from '../sight/LastRolls.tsx';
import { words } from '../words/index.ts';
import { Duel, type Duellists } from './Duel.tsx';
import { againstOf, titleOf, verdictOf } from './words.ts';

const told = words.crawl.play;

/** Milliseconds at the usual speed: the tumbling, then time to read. */
const TUMBLE = 1100;
const READ = 1250;
const READ_TILE = 2300;
const READ_WORD = 45;

const readingTime = (moment: Moment): number =>
  (moment.kind === 'tile' ? READ_TILE : READ) +
  moment.outcome.join(' ').split(' ').filter(Boolean).length * READ_WORD;

interface RollViewProps {
  readonly roll: RollMoment;
  readonly tumble: number;
  readonly isCheck: boolean;
  readonly duellists: Duellists | undefined;
}

function RollView({ roll, tumble, isCheck, duellists }: RollViewProps) {
  const [isStill, setStill] = useState(tumble === 0);
  useEffect(() => {
    const timer = setTimeout(() => {
      setStill(true);
      if (roll.success !== undefined) sound(roll.success === (roll.what === 'party') ? 'miss' : 'hit');
    }, tumble);
    return () => clearTimeout(timer);
  }, [tumble, roll]);
  const verdict = verdictOf(roll);
  const isGood = roll.what === 'party' ? roll.success === false : roll.success === true;
  return (
    <>
      <h2>{titleOf(roll)}</h2>
      <p className="theatre-against">{againstOf(roll, isCheck)}</p>
      <div className={`theatre-dice ${toneOf(roll)}`}>
        {roll.faces.map((face, i) => (
          <RollingDie
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll are alike
            key={i}
            sides={roll.sides}
            face={face}
            duration={tumble}
            title={`${dieOf(roll.sides)}: ${face}`}
          />
        ))}
        {roll.dropped.map((face, i) => (
          <RollingDie
            // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll are alike
            key={`dropped-${i}`}
            className="dropped"
            sides={roll.sides}
            face={face}
            duration={tumble}
            title={`${dieOf(roll.sides)}: ${face}, ${told.dropped}`}
          />
        ))}
      </div>
      {duellists !== undefined && !isCheck && <Duel roll={roll} isTold={isStill} {...duellists} />}
      <div className={`theatre-verdict ${isStill ? 'is-told' : ''}`}>
        <p>{roll.sum}</p>
        {verdict !== '' && <p className={isGood ? 'verdict-good' : 'verdict-bad'}>{verdict}</p>}
        <Sentences lines={roll.outcome} />
      </div>
    </>
  );
}

function TileView({ tile, outcome }: { readonly tile: Tile; readonly outcome: readonly string[] }) {
  return (
    <>
      <p className="theatre-against">{told.tileTurned}</p>
      <div className="theatre-tile">
        <CrawlArt id={tile.id} />
        <h2>{tile.name}</h2>
        <p>{texts.tileText(tile)}</p>
        <p className="flavour">{tile.flavour}</p>
      </div>
      <div className="theatre-verdict is-told">
        <Sentences lines={outcome} />
      </div>
    </>
  );
}

export interface TheatreProps {
  readonly moments: readonly Moment[];
  readonly isCheck: boolean;
  /** Nobody where there is no fight. */
  readonly duellists: Duellists | undefined;
  readonly onEnd: () => void;
}

export function Theatre({ moments, isCheck, duellists, onEnd }: TheatreProps) {
  const [at, setAt] = useState(0);
  const speed = useSettings(settings => settings.speed);
  const isStill = useReducedMotion();
  const next = useRef<HTMLButtonElement>(null);
  const moment = moments[at];
  const rate = speed === 'instant' ? Number.POSITIVE_INFINITY : speed;
  const tumble = isStill || moment?.kind === 'tile' ? 0 : TUMBLE / rate;
  const goOn = useCallback(() => {
    if (at + 1 < moments.length) setAt(at + 1);
    else onEnd();
  }, [at, moments.length, onEnd]);
  useEffect(() => {
    if (moment === undefined) return;
    next.current?.focus({ preventScroll: true });
    const timer = setTimeout(goOn, tumble + readingTime(moment) / rate);
    return () => clearTimeout(timer);
  }, [moment, goOn, tumble, rate]);
  if (moment === undefined) return null;
  const tile = moment.kind === 'tile' ? CONTENT.tile.get(moment.tile) : undefined;
  return (
    <section className="theatre" aria-label={told.rolling}>
      <div className="theatre-stage" key={at}>
        {moment.kind === 'roll' && (
          <RollView roll={moment} tumble={tumble} isCheck={isCheck} duellists={duellists} />
        )}
        {tile !== undefined && <TileView tile={tile} outcome={moment.outcome} />}
      </div>
      <div className="theatre-hurry">
        <button ref={next} type="button" className="button primary" onClick={goOn}>
          {told.skip}
        </button>
        {moments.length - at > 1 && (
          <button type="button" className="button" onClick={onEnd}>
            {told.skipAll} ({moments.length - at - 1})
          </button>
        )}
      </div>
    </section>
  );
}
