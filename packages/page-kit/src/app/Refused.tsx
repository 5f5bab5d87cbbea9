import { capital } from '@tumblekeep/kernel/english';
import { Link } from 'wouter';
import { words } from '../words/index.ts';
import { to } from './routes.ts';

/** A game that cannot be shown: why, and where the others are. */
export const Refused = ({ why }: { readonly why: string }) => (
  <div className="panel" role="alert">
    <p>{capital(why)}.</p>
    <Link href={to.continue} className="button">
      {words.saves.shelf}
    </Link>
  </div>
);
