import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { words } from '../strings/index.ts';
import { gameWorker } from '../worker/client.ts';

/** Says of the game at this address that it came as a file: nobody here has seen it being played. */
export function Claimed() {
  const { id = '' } = useParams();
  const [isClaimed, setClaimed] = useState(false);
  useEffect(() => {
    let isHere = true;
    setClaimed(false);
    gameWorker()
      .isClaimed(id)
      .then(
        claimed => isHere && setClaimed(claimed),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [id]);
  return isClaimed ? <p className="fine claimed">{words.saves.claimedText}</p> : null;
}
