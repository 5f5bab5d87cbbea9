/** The foe as it stands now: what its card says, and what markers have changed about it. */
import {
  barredColor,
  biteAfter,
  type Color,
  type Marker,
  type MonsterAbility,
  type MonsterCard,
  markerSays,
  markersInPlay,
  type Throw,
  throwableDice,
  throwsDemanded,
} from '../../rules/index.ts';
import { combatOf, type Mind } from './mind.ts';

export interface FoeCard
  extends Pick<
    MonsterCard,
    'id' | 'type' | 'life' | 'damage' | 'ability' | 'abilityValue' | 'requirement' | 'immuneTo'
  > {
  /** The markers in the fight; what they take off a miss is taken off the damage already. */
  readonly markers?: readonly Marker[];
}

const kept = new WeakMap<FoeCard, Map<string, FoeCard>>();

/** The card with the changes of markers; always the same object for the same changes. */
function altered(card: FoeCard, markers: readonly Marker[], silenced: boolean): FoeCard {
  let ofCard = kept.get(card);
  if (ofCard === undefined) {
    ofCard = new Map();
    kept.set(card, ofCard);
  }
  const key = `${silenced} ${markers.map(({ id }) => id).join(' ')}`;
  let found = ofCard.get(key);
  if (found === undefined) {
    const { ability, requirement, ...rest } = card;
    const spared = silenced
      ? {}
      : { ...(ability !== undefined && { ability }), ...(requirement !== undefined && { requirement }) };
    found = { ...rest, ...spared, markers, damage: markers.reduce(biteAfter, card.damage) };
    ofCard.set(key, found);
  }
  return found;
}

const printedFoe = (mind: Mind): FoeCard => {
  const { foe } = combatOf(mind);
  return (foe.boss ? mind.edition.boss.get(foe.card) : mind.edition.monster.get(foe.card)) as FoeCard;
};

export const foeCard = (mind: Mind): FoeCard => foeWith(mind, undefined);

const silences = (marker: Marker): boolean =>
  markerSays(marker).some(({ verb }) => verb.does.silences === true);

/** The foe with one marker more than there are now. */
export function foeWith(mind: Mind, more: Marker | undefined): FoeCard {
  const { silenced } = combatOf(mind);
  const placed = markersInPlay(mind);
  const card = printedFoe(mind);
  if (placed.length === 0 && !silenced && more === undefined) return card;
  const markers = more === undefined ? placed : [more, ...placed];
  return altered(card, markers, silenced || (more !== undefined && silences(more)));
}

export const foeAbility = (mind: Mind, card: FoeCard): MonsterAbility | undefined =>
  card.ability === undefined ? undefined : mind.edition.monsterAbility.get(card.ability);

/** What monster, room and weapons demand of a throw. */
export const demands = (mind: Mind, card: FoeCard, weapons: readonly string[]): Throw[] =>
  throwsDemanded(mind.edition, card, mind.state.room, weapons);

/** The colour that cannot be thrown at a foe. */
export const immuneColor = (mind: Mind, card: FoeCard): Color | undefined =>
  barredColor(foeAbility(mind, card), card.immuneTo);

export const diceLeft = (mind: Mind): number => throwableDice(mind).length;
