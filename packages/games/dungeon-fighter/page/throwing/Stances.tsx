/** How the thrower stands there, one button for each thing that was asked. */
import type { Hand } from './hand.ts';
import { stanceWord } from './instructions.ts';
import { obedientStance, stancesOf } from './stance.ts';

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
          {stanceWord(key, hand.stance[key])}
        </button>
      ))}
    </div>
  );
}
