import { CardFace } from '../../cards/CardFace.tsx';
import { Answer } from '../Answer.tsx';
import type { AssignPanel, DoorsPanel } from '../panel/model.ts';
import { useTable } from '../table.ts';
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

/** A found card, and who takes it. */
export function Assign({ panel }: { readonly panel: AssignPanel }) {
  const { edition } = useTable();
  return (
    <div className="assign">
      <CardFace edition={edition} id={panel.card} small />
      <div className="answers">
        {panel.takers.map(action => (
          <ActionAnswer key={action.hero} action={action} />
        ))}
        {panel.box !== undefined && <ActionAnswer action={panel.box} className="answer-calm" />}
      </div>
    </div>
  );
}
