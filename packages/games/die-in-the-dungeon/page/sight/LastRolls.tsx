/** The dice of the last step, lying where everybody can count them again. */
import { dieOf, texts } from '../../rules/index.ts';
import { Die } from '../dice/Die.tsx';
import type { LastStep, RollMoment } from '../moments.ts';
import { titleOf, verdictOf } from '../theatre/words.ts';
import { words } from '../words/index.ts';

const told = words.crawl.play;

/** Whose colour a roll has. */
export const toneOf = ({ what, stat }: RollMoment): string =>
  what === 'party' || what === 'random'
    ? 'of-party'
    : what === 'minion'
      ? 'of-minion'
      : `of-${stat ?? 'nobody'}`;

export function LastRolls({ last }: { readonly last: LastStep | undefined }) {
  const rolls = last?.moments.filter(moment => moment.kind === 'roll') ?? [];
  if (rolls.length === 0) return null;
  return (
    <section className="last-rolls" aria-label={told.lastRolls}>
      <h4>{told.lastRolls}</h4>
      <ul>
        {rolls.map((roll, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls of one step are told in their order
          <li key={i} className={toneOf(roll)}>
            {roll.faces.map((face, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll are alike
              <span key={k} className="last-die">
                <Die sides={roll.sides} value={face} title={`${dieOf(roll.sides)}: ${face}`} />
              </span>
            ))}
            <span>
              <b>{roll.stat === undefined ? titleOf(roll) : texts.trackName(roll.stat)}</b>
              <small>
                {roll.sum ?? roll.value} {verdictOf(roll)}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
