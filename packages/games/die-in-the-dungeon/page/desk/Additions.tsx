/** What may be added to a roll: a line for each source, with what it holds and every amount it can give. */

import type { ReactNode } from 'react';
import type { Choice } from '../../hosted/index.ts';
import { type Action, CONTENT, type Sides, sidesOf, texts, type View } from '../../rules/index.ts';
import { isWarded } from '../board.ts';
import { Die } from '../dice/Die.tsx';
import { isCertain } from '../odds.ts';
import { words } from '../words/index.ts';
import { type Addition, isAddition } from './groups.ts';

const told = words.crawl.play;

interface Source {
  readonly name: string;
  /** What is left in it; DieMinions lie on their buttons. */
  readonly die?: { readonly sides: Sides; readonly value: number; readonly tone: string };
}

function sourceOf(action: Addition, { roll, creatures, active }: View): Source {
  const own = creatures[active];
  switch (action.type) {
    case 'minion':
      return { name: told.minions };
    case 'pips':
      return {
        name: told.pipsOf(action.box),
        die: { sides: 6, value: own?.pips[action.box - 1] ?? 0, tone: 'of-pips' },
      };
    case 'spend':
    case 'pay-time': {
      const track = action.type === 'spend' ? (roll?.stat ?? 'might') : 'time';
      const { die = 4, value = 0 } = own?.tracks[track] ?? {};
      return { name: texts.trackName(track), die: { sides: die, value, tone: `of-${track}` } };
    }
  }
}

function labelOf(action: Addition, view: View): ReactNode {
  switch (action.type) {
    case 'minion': {
      const sides = sidesOf(action.die);
      const count = view.creatures[view.active]?.minions[action.die] ?? 1;
      return (
        <>
          <span className="addition-die of-minion">
            <Die sides={sides} value={sides} />
          </span>
          {action.die} {count > 1 && told.times(count)}
        </>
      );
    }
    case 'pips':
      return told.added(action.pips);
    case 'spend':
      return told.added(isWarded(view) ? -action.points : action.points);
    case 'pay-time':
      return told.added(action.change);
  }
}

function AdditionOdds({ choice: { action, chance = 0, withHelp } }: { readonly choice: Choice }) {
  const isMinion = action.type === 'minion';
  return (
    <span className="odds">
      {chance === 1 && !isMinion && <b>{told.certain}</b>}
      {isMinion && <b>{words.crawl.percent(chance)}</b>}
      {chance < 1 && (!isMinion || withHelp !== undefined) && (
        <small className="odds-rest">
          {words.crawl.percent(withHelp ?? 0)}
          <span className="hidden-text"> {told.withRest}</span>
        </small>
      )}
    </span>
  );
}

type AddingChoice = Choice & { readonly action: Addition };

const isAdding = (choice: Choice): choice is AddingChoice => isAddition(choice.action);

/** By where they come from, in their order. */
function sourcesIn(choices: readonly Choice[]): AddingChoice[][] {
  const sources = new Map<string, AddingChoice[]>();
  for (const choice of choices.filter(isAdding)) {
    const { action } = choice;
    const key = action.type === 'pips' ? `box ${action.box}` : action.type;
    sources.set(key, [...(sources.get(key) ?? []), choice]);
  }
  return [...sources.values()];
}

export interface AdditionsProps {
  readonly choices: readonly Choice[];
  readonly view: View;
  readonly busy: boolean;
  readonly onChoose: (action: Action) => void;
}

type SourceLineProps = Omit<AdditionsProps, 'choices'> & { readonly choices: readonly AddingChoice[] };

function SourceLine({ choices, view, busy, onChoose }: SourceLineProps) {
  const [first] = choices;
  if (first === undefined) return null;
  const { name, die } = sourceOf(first.action, view);
  return (
    <fieldset className="additions-line">
      <legend>
        {die !== undefined && (
          <span className={`addition-die ${die.tone}`}>
            <Die sides={die.sides} value={die.value} />
          </span>
        )}
        {name}
        {die !== undefined && <span className="hidden-text">: {die.value}</span>}
      </legend>
      <div className="additions-amounts">
        {choices.map(choice => (
          <button
            key={JSON.stringify(choice.action)}
            type="button"
            className={`choice-button addition ${isCertain(choice.chance ?? 0) ? 'addition-certain' : ''}`}
            data-choice={choice.action.type}
            title={texts.actionLabel(CONTENT, choice.action, view)}
            disabled={busy}
            onClick={() => onChoose(choice.action)}
          >
            <b className="addition-amount">{labelOf(choice.action, view)}</b>
            <AdditionOdds choice={choice} />
          </button>
        ))}
      </div>
    </fieldset>
  );
}

export function Additions({ choices, ...shared }: AdditionsProps) {
  const isUncertain = choices.some(({ withHelp }) => withHelp !== undefined);
  return (
    <div className="additions">
      {sourcesIn(choices).map(own => (
        <SourceLine key={JSON.stringify(own[0]?.action)} choices={own} {...shared} />
      ))}
      {isUncertain && <p className="fine odds-rest">{told.restNote}</p>}
    </div>
  );
}
