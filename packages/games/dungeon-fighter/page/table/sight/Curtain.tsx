/** Something only one player may see: the device is passed on before it is shown. */
import { type Edition, type HeroId, texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { words } from '../../words/index.ts';

export interface CurtainProps {
  readonly edition: Edition;
  readonly hero: HeroId;
  readonly onLook: () => void;
}

export function Curtain({ edition, hero, onLook }: CurtainProps) {
  const name = texts.heroName(edition, hero);
  return (
    <div className="curtain">
      <div className="curtain-sign panel">
        <Art edition={edition} id={hero} className="curtain-art" />
        <h2>{words.play.curtainTitle(name)}</h2>
        <p>{words.play.curtainText(name)}</p>
        <button type="button" data-choice="" className="button primary" onClick={onLook}>
          {words.play.curtainLook(name)}
        </button>
      </div>
    </div>
  );
}
