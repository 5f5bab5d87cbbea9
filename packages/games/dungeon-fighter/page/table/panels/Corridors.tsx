import { words } from '../../words/index.ts';
import type { MapPanel } from '../panel/model.ts';
import { MapPicture } from '../sight/MapPicture.tsx';
import { ActionAnswer } from './Choices.tsx';

/** The map, and in words where its corridors lead. */
export const Corridors = ({ panel }: { readonly panel: MapPanel }) => (
  <div className="corridors">
    <MapPicture corridors={panel.corridors} />
    <fieldset className="answers" aria-label={words.play.corridors}>
      {panel.corridors.map(action => (
        <ActionAnswer key={action.room} action={action} />
      ))}
    </fieldset>
  </div>
);
