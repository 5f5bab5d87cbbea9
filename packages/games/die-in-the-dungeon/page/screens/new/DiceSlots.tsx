/** Four dice for four tracks: tap two and they change places, or drag one onto the other. */

import { useState } from 'react';
import { CHANGING, type Changing, type Dice, dieOf, texts } from '../../../rules/index.ts';
import { CrawlArt } from '../../CrawlArt.tsx';
import { Die } from '../../dice/Die.tsx';
import { words } from '../../words/index.ts';
import { swapDice } from './wish.ts';

const told = words.crawl.newGame;

interface Props {
  readonly dice: Dice;
  readonly onDice: (dice: Dice) => void;
}

export function DiceSlots({ dice, onDice }: Props) {
  const [held, setHeld] = useState<Changing>();
  const swap = (one: Changing, other: Changing) => {
    setHeld(undefined);
    if (one !== other) onDice(swapDice(dice, one, other));
  };
  return (
    <fieldset className="slots" aria-label={told.dice}>
      {CHANGING.map(track => (
        <button
          key={track}
          type="button"
          className={`die-slot of-${track}`}
          aria-pressed={held === track}
          title={held === track ? told.held : undefined}
          draggable
          onClick={() => (held === undefined ? setHeld(track) : swap(held, track))}
          onDragStart={event => {
            setHeld(track);
            event.dataTransfer.setData('text/plain', track);
          }}
          onDragOver={event => event.preventDefault()}
          onDragEnd={() => setHeld(undefined)}
          onDrop={event => {
            event.preventDefault();
            if (held !== undefined) swap(held, track);
          }}
        >
          <span className="slot-name">
            <CrawlArt id={track} />
            {texts.trackName(track)}
          </span>
          <span className="slot-die">
            <Die sides={dice[track]} value={dice[track]} />
          </span>
          <b>{dieOf(dice[track])}</b>
        </button>
      ))}
    </fieldset>
  );
}
