/** What may be done whatever is asked, folded away: cards to use or throw away, and backing down. */

import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import type { ActionOf } from '../../../rules/index.ts';
import { words } from '../../words/index.ts';
import { useTable } from '../context.ts';
import type { Panel } from '../panel/model.ts';
import { ActionAnswer } from './Choices.tsx';
import { Handing } from './Handing.tsx';

export interface AsidesProps {
  readonly panel: Panel;
  /** Handing cards around is what is asked. */
  readonly isTrade: boolean;
}

/** The one who is asked proposes; others may, too. */
function sorted(proposals: readonly ActionOf<'propose'>[], asked: string | undefined) {
  return [...proposals].sort((a, b) => Number(b.hero === asked) - Number(a.hero === asked));
}

export function Asides({ panel, isTrade }: AsidesProps) {
  const { view } = useTable();
  const by = view.question?.by;
  const proposals = sorted(panel.proposals, typeof by === 'object' ? by.seat : undefined);
  const hasHanding = !isTrade && panel.handing.length > 0;
  if (proposals.length === 0 && !hasHanding && panel.asides.length === 0) return null;
  return (
    <div className="asides">
      {proposals.length > 0 && (
        <details>
          <summary>
            <Icon name="run" /> {words.play.backDown}
          </summary>
          <div className="answers">
            {proposals.map(action => (
              <ActionAnswer key={action.hero} action={action} by={action.hero} />
            ))}
          </div>
        </details>
      )}
      {hasHanding && (
        <details>
          <summary>
            <Icon name="trade" /> {words.play.hand}
          </summary>
          <Handing handing={panel.handing} />
        </details>
      )}
      {panel.asides.length > 0 && (
        <details>
          <summary>
            <Icon name="backpack" /> {words.play.asides}
          </summary>
          <p className="fine">{words.play.asidesText}</p>
          <div className="answers">
            {panel.asides.map(action => (
              <ActionAnswer key={JSON.stringify(action)} action={action} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
