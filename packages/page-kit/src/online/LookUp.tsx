/** On a hand while its die, or that of somebody else, flies on the big screen. */
import { words } from '../words/index.ts';

const told = words.party;

export const LookUp = () => (
  <div className="look-up" role="status">
    <b>{told.lookUp}</b>
    <span>{told.lookUpText}</span>
  </div>
);
