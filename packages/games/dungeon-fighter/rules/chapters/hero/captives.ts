/** HERO: captured monsters. */
import type { ActionOf } from '../../action.ts';
import { combatOf, heroAt, type Play, throwOf } from '../../play.ts';
import type { WindowKind } from '../../state.ts';
import { prevent, threatOf } from '../equip/armors.ts';

/** A captured monster is let go for a blow of one's own, or against any attack on oneself. */
export function mayReleaseCaptive(play: Play, kind: WindowKind, seat: number): boolean {
  if (play.edition.constants.captives === 'blow') return kind === 'boost' && seat === throwOf(play).seat;
  return kind === 'armor' && (combatOf(play).incoming[seat] ?? 0) > 0;
}

export function releaseCaptive(play: Play, seat: number, action: ActionOf<'use'>): void {
  const hero = heroAt(play, seat);
  hero.captives.splice(hero.captives.indexOf(action.card), 1);
  play.state.discard.push(action.card);
  play.sink?.({ type: 'used', hero: hero.hero, card: action.card, target: null });
  if (play.edition.constants.captives === 'blow') throwOf(play).boosts.push(action.card);
  else prevent(play, seat, threatOf(play, seat), action.card);
}
