/** A table elsewhere on a device that is only a hand there: everything else is on the big screen. */
import { TableAs } from './Table.tsx';

export default function Pad() {
  return <TableAs device="hand" />;
}
