/** Real dice: where it lies, then what it shows. Everything else is one more tap before. */

import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { useState } from 'react';
import {
  type Bounces,
  type Face,
  type Landing,
  type Throw,
  texts,
  type Zone,
  zonesOn,
} from '../../../rules/index.ts';
import { DieMark } from '../../cards/DieMark.tsx';
import { words } from '../../words/index.ts';
import { Answer } from '../Answer.tsx';
import { useTable } from '../context.ts';

const TWO_BOUNCES: Throw = 'two-bounce';

export interface ReportProps {
  /** Chosen on the drawn board. */
  readonly zone: Zone | undefined;
  readonly onZone: (zone: Zone | undefined) => void;
}

export function Report({ zone, onZone }: ReportProps) {
  const { edition, view, act } = useTable();
  const [bounces, setBounces] = useState<Bounces>(1);
  const [failed, setFailed] = useState<readonly Throw[]>([]);
  const thrown = view.combat?.throw;
  if (!thrown) return null;
  const { requirements, die } = thrown;
  const failable = requirements.filter(one => one !== TWO_BOUNCES);
  const report = (face: Face): void => {
    if (zone === undefined) return;
    const landing: Landing = {
      type: 'land',
      zone,
      face,
      bounces,
      failed: failable.filter(one => failed.includes(one)),
    };
    act(landing);
    onZone(undefined);
  };
  const toggleFailed = (one: Throw): void =>
    setFailed(failed.includes(one) ? failed.filter(other => other !== one) : [...failed, one]);
  const toggleBounces = (count: Bounces): void => setBounces(bounces === count ? 1 : count);
  return (
    <div className="report">
      <div className="report-facts">
        <button
          type="button"
          className="choice-chip"
          aria-pressed={bounces === 0}
          onClick={() => toggleBounces(0)}
        >
          {words.play.noBounce}
        </button>
        {requirements.includes(TWO_BOUNCES) && (
          <button
            type="button"
            className="choice-chip"
            aria-pressed={bounces === 2}
            onClick={() => toggleBounces(2)}
          >
            {words.play.twoBounces}
          </button>
        )}
        {failable.map(one => (
          <button
            key={one}
            type="button"
            className="choice-chip"
            aria-pressed={failed.includes(one)}
            onClick={() => toggleFailed(one)}
          >
            {words.play.notDone(texts.nameOf(edition, one))}
          </button>
        ))}
      </div>
      {zone === undefined ? (
        <fieldset className="report-zones" aria-label={words.play.reportZone}>
          {zonesOn(edition.constants.board).map(one => (
            <Answer
              key={one}
              className={`zone zone-${one}`}
              label={words.play.zones[one]}
              onClick={() => onZone(one)}
            >
              {/^\d$/.test(one) ? one : words.play.zones[one]}
            </Answer>
          ))}
        </fieldset>
      ) : (
        <>
          <p className="report-zone">
            <DieMark die={die} /> <b>{words.play.zones[zone]}</b>
            <button type="button" className="button small quiet" onClick={() => onZone(undefined)}>
              {words.play.startOver}
            </button>
          </p>
          <div className="answers report-faces">
            <Answer onClick={() => report('icon')}>
              <Icon name="star-medal" className="answer-art" />
              <span>
                <b>{words.play.icon}</b>
              </span>
            </Answer>
            <Answer onClick={() => report('blank')}>
              <Icon name="plain-square" className="answer-art" />
              <span>
                <b>{words.play.blank}</b>
              </span>
            </Answer>
          </div>
        </>
      )}
    </div>
  );
}
