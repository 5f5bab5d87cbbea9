import { AIM_HELPS } from '@tumblekeep/page-kit/app/aim-help.ts';
import { SKILLS } from '@tumblekeep/table';
import { isSeatKind, isSkill, SEAT_KINDS } from '../../../hosted/index.ts';
import { type HeroId, texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { words } from '../../words/index.ts';
import { gameOf, moveEarlier, type SeatWish, seatOf, setSeat, type Wish } from './wish.ts';

const told = words.newGame;

/** A person with a device of their own. */
const ELSEWHERE = 'elsewhere';

interface Props {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
}

export function Seats({ wish, onWish }: Props) {
  if (wish.heroes.length === 0) return <p className="fine">{told.noSeats}</p>;
  return (
    <ol className="seats">
      {wish.heroes.map((hero, place) => (
        <SeatRow key={hero} hero={hero} place={place} wish={wish} onWish={onWish} />
      ))}
    </ol>
  );
}

function SeatRow({ hero, place, wish, onWish }: Props & { readonly hero: HeroId; readonly place: number }) {
  const { edition } = gameOf(wish);
  const name = texts.heroName(edition, hero);
  const seat = seatOf(wish, hero);
  const change = (changed: Partial<SeatWish>) => onWish(setSeat(wish, hero, changed));
  const isPerson = seat.kind === 'human';
  return (
    <li className="seat">
      <span className="seat-name">
        <Art edition={edition} id={hero} className="seat-art" />
        {name}
      </span>
      <select
        className="field"
        aria-label={told.who(name)}
        value={isPerson && seat.isElsewhere ? ELSEWHERE : seat.kind}
        onChange={({ target: { value } }) =>
          value === ELSEWHERE
            ? change({ kind: 'human', isElsewhere: true })
            : isSeatKind(value) && change({ kind: value, isElsewhere: false })
        }
      >
        {SEAT_KINDS.map(kind => (
          <option key={kind} value={kind}>
            {told.kinds[kind]}
          </option>
        ))}
        <option value={ELSEWHERE}>{told.elsewhere}</option>
      </select>
      {!isPerson && wish.dice === 'simulated' && (
        <select
          className="field"
          aria-label={told.skill(name)}
          value={seat.skill}
          onChange={event => isSkill(event.target.value) && change({ skill: event.target.value })}
        >
          {SKILLS.map(skill => (
            <option key={skill} value={skill}>
              {told.skills[skill]}
            </option>
          ))}
        </select>
      )}
      {isPerson && !seat.isElsewhere && wish.dice === 'simulated' && (
        <>
          <select
            className="field"
            aria-label={told.aim(name)}
            value={seat.aimHelp}
            onChange={event => {
              const aimHelp = AIM_HELPS.find(help => help === event.target.value);
              if (aimHelp !== undefined) change({ aimHelp });
            }}
          >
            {AIM_HELPS.map(help => (
              <option key={help} value={help}>
                {told.aims[help]}
              </option>
            ))}
          </select>
          <label className="check" title={told.steadyHint}>
            <input
              type="checkbox"
              checked={seat.steady}
              onChange={event => change({ steady: event.target.checked })}
            />
            {told.steady}
          </label>
        </>
      )}
      {place > 0 && (
        <button
          type="button"
          className="button quiet small seat-move"
          aria-label={told.earlier(name)}
          onClick={() => onWish(moveEarlier(wish, hero))}
        >
          ↑
        </button>
      )}
    </li>
  );
}
