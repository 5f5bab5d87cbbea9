/** A game at its address. */

import { Page, useTitle } from '@tumblekeep/page-kit/app/Page.tsx';
import { Refused } from '@tumblekeep/page-kit/app/Refused.tsx';
import { RefusedHere } from '@tumblekeep/page-kit/app/RefusedHere.tsx';
import { OnTheWay } from '@tumblekeep/page-kit/online/OtherVersion.tsx';
import { useEffect } from 'react';
import { useParams } from 'wouter';
import { RULE_SETS } from '../../../rules/index.ts';
import { useGame } from '../../table/game-store.ts';
import { TableScreen } from '../../table/TableScreen.tsx';
import { words } from '../../words/index.ts';
import '../../table/table.css';

export default function PlayScreen() {
  const { id = '' } = useParams();
  const { game, snapshot, refusal, open, leave, dismissRefusal } = useGame();
  const isHere = game?.id === id;
  useTitle(words.play.title);
  useEffect(() => {
    if (useGame.getState().game?.id !== id) void open(id);
    return leave;
  }, [id, open, leave]);
  const edition = isHere ? RULE_SETS[game.rules]?.edition : undefined;
  if (isHere && snapshot !== undefined && edition !== undefined)
    return (
      <>
        <TableScreen edition={edition} game={game} snapshot={snapshot} />
        <RefusedHere id={id} refusal={refusal} onRead={dismissRefusal} />
      </>
    );
  return (
    <Page title={refusal === undefined ? words.play.opening : words.play.notFound}>
      {refusal === undefined ? <OnTheWay id={id} /> : <Refused why={refusal.message} />}
    </Page>
  );
}
