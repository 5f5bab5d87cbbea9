import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { words } from '../words/index.ts';
import { pageWorker } from '../worker/client.ts';

/** Says of the game at this address that it came as a file: nobody here has seen it being played. */
export function Claimed({ brief = false }: { readonly brief?: boolean }) {
  const { id = '' } = useParams();
  const [isClaimed, setClaimed] = useState(false);
  useEffect(() => {
    let isHere = true;
    setClaimed(false);
    pageWorker()
      .isClaimed(id)
      .then(
        claimed => isHere && setClaimed(claimed),
        () => undefined,
      );
    return () => {
      isHere = false;
    };
  }, [id]);
  if (!isClaimed) return null;
  const { claimed, claimedText } = words.saves;
  return (
    <p className="fine on-wood claimed" title={brief ? claimedText : undefined}>
      {brief ? `(${claimed})` : claimedText}
    </p>
  );
}
