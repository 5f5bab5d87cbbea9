/** The panel of what is asked. */
import type { Action } from '../../../rules/index.ts';
import { words } from '../../words/index.ts';
import type { Asked, Panel } from '../panel/model.ts';
import { Asides } from './Asides.tsx';
import { ActionAnswer, Choices } from './Choices.tsx';
import { Corridors } from './Corridors.tsx';
import { Assign, Doors } from './Doors.tsx';
import { Handing } from './Handing.tsx';
import { Shop } from './Shop.tsx';
import { ThrowChoice } from './ThrowChoice.tsx';

/** What could go, so that somebody can take what a hero leaves behind. */
const Drops = ({ drops }: { readonly drops: readonly Action[] }) => (
  <>
    <p className="fine">{words.play.makeRoom}</p>
    <div className="answers drops">
      {drops.map(action => (
        <ActionAnswer key={JSON.stringify(action)} action={action} />
      ))}
    </div>
  </>
);

function AskedView({ asked, panel }: { readonly asked: Asked; readonly panel: Panel }) {
  switch (asked.kind) {
    case 'throw':
      return <ThrowChoice panel={asked} />;
    case 'doors':
      return <Doors panel={asked} />;
    case 'map':
      return <Corridors panel={asked} />;
    case 'assign':
      return <Assign panel={asked} />;
    case 'choice':
      return <Choices panel={asked} />;
    case 'shop':
      return <Shop panel={asked} />;
    case 'trade':
      return (
        <>
          {(panel.handing.length > 0 || asked.drops.length === 0) && <Handing handing={panel.handing} />}
          {asked.drops.length > 0 && <Drops drops={asked.drops} />}
          <div className="answers">
            {asked.done !== undefined && <ActionAnswer action={asked.done} className="answer-calm" />}
          </div>
        </>
      );
  }
}

export const PanelView = ({ panel }: { readonly panel: Panel }) => (
  <>
    <AskedView asked={panel.asked} panel={panel} />
    <Asides panel={panel} isTrade={panel.asked.kind === 'trade'} />
  </>
);
