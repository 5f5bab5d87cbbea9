/** On the screen that everybody looks at: how to become a hand of this table, while a chair is free. */
import { to } from '../app/routes.ts';
import { words } from '../words/index.ts';
import { QrCode } from './Link.tsx';
import type { TableNews } from './protocol.ts';
import { useAddress } from './reach.ts';

const told = words.party;

export const hasFreeChair = ({ company }: TableNews): boolean =>
  company?.chairs.some(({ who, name }) => who === 'person' && name === undefined) === true;

export function JoinHere({ table, news }: { readonly table: string; readonly news: TableNews }) {
  const { key, company } = news;
  const address = useAddress(key === undefined ? undefined : to.pad(table, key));
  if (address === undefined || !hasFreeChair(news)) return null;
  return (
    <aside className="join-here" aria-label={told.join}>
      <QrCode text={address} />
      <p>
        {told.join}
        {company?.code !== undefined && <b>{company.code}</b>}
      </p>
    </aside>
  );
}
