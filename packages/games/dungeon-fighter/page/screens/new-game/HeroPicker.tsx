import { COLORS, type HeroCard, type HeroId, texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { DieMark } from '../../cards/DieMark.tsx';
import { words } from '../../words/index.ts';
import { gameOf, type Wish } from './wish.ts';

const told = words.newGame;

interface Props {
  readonly wish: Wish;
  readonly onToggle: (hero: HeroId) => void;
}

export function HeroPicker({ wish, onToggle }: Props) {
  const { tables } = gameOf(wish).edition;
  return (
    <ul className="heroes">
      {tables.heroes.map(hero => (
        <HeroTile key={hero.id} hero={hero} wish={wish} onToggle={() => onToggle(hero.id)} />
      ))}
    </ul>
  );
}

interface TileProps {
  readonly hero: HeroCard;
  readonly wish: Wish;
  readonly onToggle: () => void;
}

function HeroTile({ hero, wish, onToggle }: TileProps) {
  const { edition } = gameOf(wish);
  const place = wish.heroes.indexOf(hero.id) + 1;
  const { weapon, armor, spendable } = hero.slots;
  return (
    <li className={place > 0 ? 'hero-tile chosen' : 'hero-tile'}>
      <label className="hero-pick">
        <Art edition={edition} id={hero.id} className="hero-art" />
        <span className="hero-name">{hero.name}</span>
        {place > 0 && (
          <span className="hero-place" aria-hidden="true">
            {place}
          </span>
        )}
        <input type="checkbox" checked={place > 0} onChange={onToggle} />
      </label>
      <ul className="hero-abilities">
        {COLORS.map(color => {
          const ability = edition.ability.get(hero.abilities[color]);
          return (
            <li key={color}>
              <DieMark die={color} />
              <span>
                <span className="hidden-text">{texts.dieName(color)}: </span>
                <b>{ability?.name}</b> {ability && texts.abilityText(edition, ability)}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="fine">
        {told.carries}{' '}
        {told.slots(weapon, armor, spendable, edition.words.spendable[spendable === 1 ? 'one' : 'many'])}.
        {hero.swornEnemy !== undefined && ` ${told.sworn(hero.swornEnemy)}.`}
      </p>
      <p className="hero-flavour">{hero.flavour}</p>
    </li>
  );
}
