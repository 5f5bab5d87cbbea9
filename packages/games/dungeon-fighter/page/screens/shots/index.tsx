/** The shots kept on this device, the best first, as small moving pictures. */

import { confirm } from '@tumblekeep/page-kit/app/Confirmation.tsx';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { FlightPicture } from '@tumblekeep/page-kit/scene/flat/FlightPicture.tsx';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { ShownShot } from '../../../hosted/index.ts';
import { boardOf } from '../../board-of.ts';
import { fightWorker } from '../../client.ts';
import { to } from '../../routes.ts';
import { demanded } from '../../shots/said.ts';
import { bestFirst, type KeptShot, useShots } from '../../shots/store.ts';
import { words } from '../../words/index.ts';
import '../../shots/shots.css';

const told = words.shots;

function useFlight(code: string): ShownShot | 'none' | undefined {
  const [shown, setShown] = useState<ShownShot | 'none'>();
  useEffect(() => {
    let isHere = true;
    fightWorker()
      .shot(code)
      .then(
        answer => isHere && setShown(answer.ok ? answer.value : 'none'),
        () => isHere && setShown('none'),
      );
    return () => {
      isHere = false;
    };
  }, [code]);
  return shown;
}

function Kept({ code, points }: KeptShot) {
  const shown = useFlight(code);
  const { letGo } = useShots.getState();
  const what = shown === undefined || shown === 'none' ? '' : demanded(shown.shot.edition, shown.shot.throws);
  const onLetGo = async (): Promise<void> => {
    if (await confirm({ title: told.letGoTitle, text: told.letGoText, yes: told.letGo })) letGo(code);
  };
  return (
    <li className="panel kept-shot">
      <Link href={to.shot(code)} className="kept-picture" aria-label={`${what}, ${told.worth(points)}`}>
        {shown === undefined || shown === 'none' ? (
          <span className="kept-empty">{shown === 'none' ? told.gone : told.opening}</span>
        ) : (
          <FlightPicture
            flight={shown.flight}
            board={boardOf(shown.shot.edition)}
            label={told.picture(`${what}, ${told.worth(points)}`)}
          />
        )}
      </Link>
      <p>
        <b>{told.worth(points)}</b> {what}
      </p>
      <button type="button" className="button quiet small" onClick={() => void onLetGo()}>
        {told.letGo}
      </button>
    </li>
  );
}

export default function Shots() {
  const shots = useShots(state => state.shots);
  return (
    <Page title={told.title} className="shots">
      <p className="shots-lead">{told.lead}</p>
      {shots.length === 0 ? (
        <div className="panel nothing">
          <Icon name="bullseye" className="nothing-art" />
          <p>{told.none}</p>
          <Link href={to.practice} className="button primary">
            {words.practice.title}
          </Link>
        </div>
      ) : (
        <ul className="kept-shots">
          {bestFirst(shots).map(shot => (
            <Kept key={shot.code} {...shot} />
          ))}
        </ul>
      )}
    </Page>
  );
}
