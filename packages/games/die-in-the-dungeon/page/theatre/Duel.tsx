/** Who strikes at whom: the blow lands, or it does not. The verdict below says the same in words. */

import type { CreatureId, PartyHero, View } from '../../rules/index.ts';
import { CrawlArt } from '../CrawlArt.tsx';
import type { RollMoment } from '../moments.ts';

export interface Duellists {
  readonly creature: CreatureId;
  readonly heroes: readonly PartyHero[];
  /** Who lies there when all is over. */
  readonly fallen: ReadonlySet<string>;
}

/** Who fights in a step: those who stood there before it, or those who came in it. */
export function duellistsOf(before: View, after: View): Duellists | undefined {
  const heroes = (before.combat ?? after.combat)?.heroes ?? [];
  if (heroes.length === 0) return undefined;
  const standing = new Set(after.combat?.heroes.map(({ id }) => id));
  const fallen = new Set(heroes.map(({ id }) => id).filter(id => !standing.has(id)));
  return { creature: before.active, heroes, fallen };
}

interface DuelProps extends Duellists {
  readonly roll: RollMoment;
  readonly isTold: boolean;
}

export function Duel({ roll: { what, success }, isTold, creature, heroes, fallen }: DuelProps) {
  if (what === 'check' || what === 'random') return null;
  const isParty = what === 'party';
  const blow = isTold && success !== undefined ? (success ? 'blow-lands' : 'blow-misses') : '';
  return (
    <div className={`duel ${isParty ? 'duel-by-party' : 'duel-by-creature'} ${blow}`} aria-hidden="true">
      <span className="duel-side duel-creature">
        <span>
          <CrawlArt id={creature} />
        </span>
      </span>
      <svg className="duel-blow" viewBox="-50 -20 100 40" aria-hidden="true">
        <path d="M-46 12Q-6-26 46-10Q2-10-46 12Z" />
      </svg>
      <span className="duel-side duel-party">
        {heroes.map(({ id, hero }) => (
          <span key={id} className={!isParty && fallen.has(id) ? 'duel-falls' : ''}>
            <CrawlArt id={hero} />
          </span>
        ))}
      </span>
    </div>
  );
}
