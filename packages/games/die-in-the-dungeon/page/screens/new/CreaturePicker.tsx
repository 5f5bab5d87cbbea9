/** The four creatures, with everything they can do. */

import { useId } from 'react';
import { type Ability, CONTENT, type CreatureCard, type CreatureId } from '../../../rules/index.ts';
import { CrawlArt } from '../../CrawlArt.tsx';
import { words } from '../../words/index.ts';

const told = words.crawl.newGame;

const abilitiesOf = (ids: readonly string[]): Ability[] =>
  ids.flatMap(id => {
    const ability = CONTENT.ability.get(id);
    return ability === undefined ? [] : [ability];
  });

function AbilityLines({ title, ids }: { readonly title: string; readonly ids: readonly string[] }) {
  return (
    <>
      <h4>{title}</h4>
      <ul className="creature-abilities">
        {abilitiesOf(ids).map(({ id, name, cost, text }) => (
          <li key={id}>
            <CrawlArt id={id} />
            <span>
              <b>{name}</b> <small>({told.cost(cost)})</small> {text}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function CreatureSheet({ creature }: { readonly creature: CreatureCard }) {
  return (
    <div className="creature-sheet">
      <p>{creature.text}</p>
      <AbilityLines title={told.abilities} ids={creature.abilities} />
      <AbilityLines title={told.cards} ids={creature.cards} />
    </div>
  );
}

interface Props {
  readonly chosen: CreatureId;
  /** Another player's. */
  readonly taken: CreatureId | undefined;
  readonly onChoose: (id: CreatureId) => void;
}

export function CreaturePicker({ chosen, taken, onChoose }: Props) {
  const name = useId();
  return (
    <div className="creature-picks">
      {CONTENT.tables.creatures.map(({ id, name: title, flavour }) => (
        <label key={id} className="creature-pick">
          <input
            type="radio"
            className="hidden-text"
            name={name}
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <CrawlArt id={id} />
          <b>{title}</b>
          <small>{taken === id ? told.taken : flavour}</small>
        </label>
      ))}
    </div>
  );
}
