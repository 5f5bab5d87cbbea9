/** Die and weapons, with what the throw would have to fulfil. */

import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { useState } from 'react';
import { type Die, demandsOf, texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { DieMark } from '../../cards/DieMark.tsx';
import { Explained } from '../../cards/Explain.tsx';
import { words } from '../../words/index.ts';
import { Answer } from '../Answer.tsx';
import { heroOf, useTable } from '../context.ts';
import { conflictsOf } from '../panel/conflicts.ts';
import { type ThrowPanel, wayOf } from '../panel/model.ts';

function iconOf(die: Die, panel: ThrowPanel, { edition, view }: ReturnType<typeof useTable>): string {
  if (die === 'white') return words.play.anyAbility;
  return heroOf(view, panel.hero).scars.includes(die)
    ? words.play.scarredIcon
    : texts.abilityLabel(edition, panel.hero, die);
}

function Demands({ weapons }: { readonly weapons: readonly string[] }) {
  const { edition, view } = useTable();
  const demands = demandsOf(edition, view, weapons);
  const conflicts = conflictsOf(edition, demands);
  if (demands.length === 0) return <p className="fine">{words.play.plainThrow}</p>;
  return (
    <div className="demands">
      {demands.map(({ id, by }) => (
        <Explained key={id} edition={edition} id={id} className="chip chip-demand">
          <Art edition={edition} id={id} />
          <b>{texts.nameOf(edition, id)}</b>
          <span className="fine">
            {words.play.demandedBy(texts.list(by.map(card => texts.nameOf(edition, card))))}
          </span>
        </Explained>
      ))}
      {conflicts.length > 0 && (
        <p className="conflict">
          <Icon name="interdiction" /> {words.play.hardTogether} {conflicts.join('; ')}.{' '}
          {edition.constants.backDown !== undefined && words.play.backDownHint}
        </p>
      )}
    </div>
  );
}

export function ThrowChoice({ panel }: { readonly panel: ThrowPanel }) {
  const sight = useTable();
  const { edition, act, view, direct } = sight;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const taken = direct?.taken ?? chosen;
  const weapons = panel.weapons.filter((_, i) => taken.has(i));
  const toggle = (i: number): void => {
    const next = new Set(chosen);
    if (!next.delete(i)) next.add(i);
    setChosen(next);
  };
  return (
    <div className="throw-choice">
      {panel.dice.length > 0 && <Demands weapons={weapons} />}
      {panel.weapons.length > 0 && (
        <div className="answers answers-weapons">
          {panel.weapons.map((card, i) => (
            <Answer
              // biome-ignore lint/suspicious/noArrayIndexKey: the same weapon may be carried twice
              key={`${card} ${i}`}
              className="answer-weapon"
              pressed={taken.has(i)}
              onClick={() => (direct?.toggle ?? toggle)(i)}
            >
              <Art edition={edition} id={card} className="answer-art" />
              <span>
                <b>{texts.nameOf(edition, card)}</b>
                <small>{weaponText(sight, card)}</small>
              </span>
            </Answer>
          ))}
        </div>
      )}
      <div className="answers answers-dice">
        {panel.dice.map(({ die }) => {
          const way = wayOf(panel, die, weapons);
          return (
            <Answer
              key={die}
              className={`answer-die answer-${die}`}
              disabled={way === undefined}
              {...(direct === undefined
                ? { onClick: () => way && act(way) }
                : { onClick: () => direct.take(die), pressed: direct.die === die })}
            >
              <DieMark
                die={die}
                className="answer-mark"
                scarred={die !== 'white' && heroOf(view, panel.hero).scars.includes(die)}
              />
              <span>
                <b className="die-name">
                  <span className="die-verb">
                    {direct === undefined
                      ? words.play.throwDie
                      : direct.die === die
                        ? words.play.inHand
                        : words.play.takeDie}{' '}
                  </span>
                  <span>{words.play.die[die]}</span>
                </b>
                <small>
                  <span className="die-verb">{words.play.iconMeans} </span>
                  {iconOf(die, panel, sight)}
                  {die === 'white' && ` · ${words.play.chestDice(view.chest.dice)}`}
                </small>
              </span>
            </Answer>
          );
        })}
        {panel.retrieve !== undefined && (
          <Answer className="answer-costly" onClick={() => panel.retrieve && act(panel.retrieve)}>
            <Icon name="heart-minus" className="answer-art" />
            <span>{texts.actionLabel(edition, panel.retrieve, view)}</span>
          </Answer>
        )}
      </div>
    </div>
  );
}

function weaponText({ edition }: ReturnType<typeof useTable>, id: string): string {
  const card = edition.equipment.get(id);
  return card === undefined ? '' : texts.equipmentText(edition, card);
}
