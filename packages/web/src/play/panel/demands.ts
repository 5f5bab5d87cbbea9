/** What a throw would have to fulfil, and whether it can. */
import { type CardId, type Edition, THROWS, type Throw, type View } from '@tumblekeep/dungeon-fighter';
import { isOneOf } from '@tumblekeep/kernel';
import { compose, EDITIONS } from '@tumblekeep/table';

/** A throw that is demanded, and by which cards. */
export interface Demand {
  readonly id: Throw;
  readonly by: readonly CardId[];
}

/** What monster, room and these weapons demand, in the order of the catalogue. */
export function demandsOf(edition: Edition, view: View, weapons: readonly CardId[]): readonly Demand[] {
  const { combat } = view;
  const foe = combat === null || combat.silenced ? undefined : foeOf(edition, combat.foe);
  const room = view.room === null ? undefined : edition.room.get(view.room);
  const cards = [
    ...(foe === undefined ? [] : [foe]),
    ...(room === undefined ? [] : [room]),
    ...weapons.flatMap(id => {
      const card = edition.equipment.get(id);
      return card?.kind === 'weapon' ? [card] : [];
    }),
  ];
  return THROWS.flatMap(id => {
    const by = cards.filter(card => card.requirement === id).map(card => card.id);
    return by.length === 0 ? [] : [{ id, by }];
  });
}

export const foeOf = (edition: Edition, id: CardId) => edition.monster.get(id) ?? edition.boss.get(id);

/** Throws that exclude each other, and how they bend; the party may rather back down. */
export function conflictsOf(edition: Edition, demands: readonly Demand[]): readonly string[] {
  if (!isOneOf(EDITIONS, edition.id)) return [];
  const composed = compose(
    edition.id,
    demands.map(({ id }) => id),
  );
  return composed.ok ? composed.value.conflicts.map(({ reason, instead }) => `${reason}: ${instead}`) : [];
}
