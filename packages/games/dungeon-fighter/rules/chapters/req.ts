/** REQ: what a throw must fulfil, asked by the rules, by players and by clients. */
import type { WeaponCard } from '../cards.ts';
import type { Edition } from '../edition.ts';
import type { View } from '../view.ts';
import { type CardId, THROWS, type Throw } from '../vocabulary.ts';

/** A card that may demand a throw. */
interface Demanding {
  readonly requirement?: Throw;
}

function demand(demanded: Throw[], card: Demanding | undefined): void {
  const requirement = card?.requirement;
  if (requirement !== undefined && !demanded.includes(requirement)) demanded.push(requirement);
}

/** The set of throws that monster, room and weapons in use demand, in the order of the catalogue (DF2-REQ-04, -05). */
export function throwsDemanded(
  edition: Edition,
  foe: Demanding | undefined,
  room: CardId | null,
  weapons: readonly CardId[],
): Throw[] {
  const demanded: Throw[] = [];
  demand(demanded, foe);
  if (room !== null) demand(demanded, edition.room.get(room));
  for (const card of weapons) demand(demanded, edition.equipment.get(card) as WeaponCard);
  if (demanded.length > 1) demanded.sort((a, b) => THROWS.indexOf(a) - THROWS.indexOf(b));
  return demanded;
}

/** A throw that is demanded, and by which cards. */
export interface Demand {
  readonly id: Throw;
  readonly by: readonly CardId[];
}

export const foeOf = (edition: Edition, id: CardId) => edition.monster.get(id) ?? edition.boss.get(id);

/** What a throw with these weapons would have to fulfil, as far as a viewer can see. */
export function demandsOf(edition: Edition, view: View, weapons: readonly CardId[]): readonly Demand[] {
  const { combat, room } = view;
  const foe = combat === null || combat.silenced ? undefined : foeOf(edition, combat.foe);
  const cards = [
    foe,
    room === null ? undefined : edition.room.get(room),
    ...weapons.map(id => edition.equipment.get(id) as WeaponCard | undefined),
  ];
  return throwsDemanded(edition, foe, room, weapons).map(id => ({
    id,
    by: cards.flatMap(card => (card?.requirement === id ? [card.id] : [])),
  }));
}
