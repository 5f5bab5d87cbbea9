/** A second page for a television or a projector: it sees what everybody may see. */
import { to } from '../app/routes.ts';
import { Icon } from '../icons/Icon.tsx';
import { words } from '../words/index.ts';
import { addressOf } from './use-table.ts';

const told = words.party;

export interface ToBigScreenProps {
  readonly table: string;
  /** Of the link of the table. */
  readonly secret: string | undefined;
}

export function ToBigScreen({ table, secret }: ToBigScreenProps) {
  return (
    <p className="to-big-screen">
      <a className="button" href={addressOf(to.stage(table, secret))} target="_blank" rel="noreferrer">
        <Icon name="video-camera" /> {told.cast}
      </a>
      <span className="fine">{told.castHint}</span>
    </p>
  );
}
