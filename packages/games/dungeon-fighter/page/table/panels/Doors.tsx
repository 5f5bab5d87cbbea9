import { CardFace } from '../../cards/CardFace.tsx';
import { Answer } from '../Answer.tsx';
import { useTable } from '../context.ts';
import type { AssignPanel, DoorsPanel } from '../panel/model.ts';
import { ActionAnswer } from './Choices.tsx';

/** The two doors of a dungeon of cards. */
export function Doors({ panel }: { readonly panel: DoorsPanel }) {
  const { edition, act } = useTable();
  return (
    <div className="card-row">
      {panel.doors.map(action => (
        <Answer key={action.card} className="answer-card" onClick={() => act(action)}>
          <CardFace edition={edition} id={action.card} small />
        </Answer>
      ))}
    </div>
  );
}

/** The found cards, and who takes each of them. */
export function Assign({ panel }: { readonly panel: AssignPanel }) {
  const { edition } = useTable();
  return (
    <div className={panel.finds.length > 1 ? 'finds finds-many' : 'finds'}>
      {panel.finds.map(({ card, takers, box }) => (
        <div key={card} className="assign">
          <CardFace edition={edition} id={card} small />
          <div className="answers">
            {takers.map(action => (
              <ActionAnswer key={action.hero} action={action} />
            ))}
            {box !== undefined && <ActionAnswer action={box} className="answer-calm" />}
          </div>
        </div>
      ))}
    </div>
  );
}
