/** How the thrower stands there, one button for each thing that was asked. */
import { words } from '../words/index.ts';
import type { Hand } from './hand.ts';
import { obedientStance, type StanceKey, stancesOf } from './stance.ts';

const wordOf = (key: StanceKey, value: string): string =>
  (words.throwing.stances[key] as Readonly<Record<string, string>>)[value] ?? value;

export function Stances({ hand, onChange }: { readonly hand: Hand; readonly onChange: () => void }) {
  const { requirements } = hand.plan;
  const asked = obedientStance(requirements);
  const keys = stancesOf(requirements);
  if (keys.length === 0) return null;
  return (
    <div className="throw-stances">
      {keys.map(key => (
        <button
          key={key}
          type="button"
          className="throw-chip"
          aria-pressed={hand.stance[key] === asked[key]}
          onClick={() => {
            hand.toggle(key);
            onChange();
          }}
        >
          {wordOf(key, hand.stance[key])}
        </button>
      ))}
    </div>
  );
}
