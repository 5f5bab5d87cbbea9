/** What stands around the board: the foe and the dungeon on one side, the party on the other. */

import type { Drawing } from '@tumblekeep/page-kit/drawing/marks.ts';
import { Picture } from '@tumblekeep/page-kit/drawing/Picture.tsx';
import { scene } from '@tumblekeep/page-kit/drawing/scene.ts';
import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import type { UiIcon } from '@tumblekeep/page-kit/icons/ui-names.ts';
import type { Turn } from '../../../hosted/index.ts';
import type { View } from '../../../rules/index.ts';
import { CardFace } from '../../cards/CardFace.tsx';
import { Explained } from '../../cards/Explain.tsx';
import { ROOM_PIECES } from '../../cards/pictures/rooms.ts';
import { words } from '../../words/index.ts';
import { useTable } from '../context.ts';
import { Foe, Supplies } from './Foe.tsx';
import { HeroSheet } from './HeroSheet.tsx';
import { Place } from './Place.tsx';

type Phase = View['phase'];

/** All heroes in full up to this many; beyond, only the one who is asked. */
const FEW_HEROES = 2;

const BETWEEN_ICONS: Readonly<Record<Phase, UiIcon>> = {
  dungeon: 'dungeon-gate',
  combat: 'crossed-swords',
  rest: 'beer-stein',
  shop: 'shop',
  over: 'scroll-unfurled',
};

/** A stall of the dungeon, as on the maps of the other editions. */
const STALL: Drawing = scene({ wall: 'wood', floor: 'plank', piece: ROOM_PIECES.shop, torches: true });

/** Nobody to fight and no room around: what the party does instead. */
function Between({ phase }: { readonly phase: Phase }) {
  const { name, line } = words.play.between[phase];
  return (
    <section className="foe foe-none" aria-label={name}>
      <span className="foe-art">
        {phase === 'shop' ? <Picture drawing={STALL} /> : <Icon name={BETWEEN_ICONS[phase]} />}
      </span>
      <div className="foe-facts">
        <h2 className="foe-name">{name}</h2>
        <p className="foe-flavour">{line}</p>
      </div>
    </section>
  );
}

/** Wide screens: foe or room, what can be thrown, and how far it is. */
export function FoeSide() {
  const { edition, view } = useTable();
  return (
    <div className="table-left">
      {view.combat !== null ? (
        <Foe />
      ) : view.room === null ? (
        <Between phase={view.phase} />
      ) : (
        <Explained edition={edition} id={view.room} className="room-card">
          <CardFace edition={edition} id={view.room} />
        </Explained>
      )}
      <div className="plank">
        <Supplies />
      </div>
      <div className="plank">
        <Place />
      </div>
    </div>
  );
}

export const FoeStrip = () => (
  <div className="only-folded foe-strip">
    <Foe compact />
  </div>
);

const isAsked = (turn: Turn | undefined, hero: string): boolean =>
  turn !== undefined && !turn.isParty && turn.hero === hero;

export interface PartyProps {
  readonly turn: Turn | undefined;
  /** Everything of everybody, whoever is asked. */
  readonly whole?: boolean;
}

export function Party({ turn, whole = false }: PartyProps) {
  const { view } = useTable();
  const asked = turn?.hero ?? view.leader;
  return (
    <ul className="party" aria-label={words.play.heroes}>
      {view.seats.map(one => (
        <HeroSheet
          key={one}
          id={one}
          isAsked={isAsked(turn, one)}
          full={whole || view.seats.length <= FEW_HEROES || one === asked}
        />
      ))}
    </ul>
  );
}

export interface PartyStripProps extends Pick<PartyProps, 'turn'> {
  readonly heroes: readonly string[];
}

export function PartyStrip({ turn, heroes }: PartyStripProps) {
  return (
    <ul className="only-folded party-strip" aria-label={words.play.heroes}>
      {heroes.map(one => (
        <HeroSheet key={one} id={one} isAsked={isAsked(turn, one)} full={false} />
      ))}
    </ul>
  );
}
