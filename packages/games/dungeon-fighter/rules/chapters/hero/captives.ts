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

/** In maintenance the monster card goes to the hero who charmed it (DF1-MAINT-07). */
export function capture(play: Play, seat: number): void {
  const hero = heroAt(play, seat);
  const { card } = combatOf(play).foe;
  hero.captives.push(card);
  play.state.combat = null;
  play.state.refused.length = 0;
  play.sink?.({ type: 'captured', hero: hero.hero, card });
}

export function releaseCaptive(play: Play, seat: number, action: ActionOf<'use'>): void {
  const hero = heroAt(play, seat);
  hero.captives.splice(hero.captives.indexOf(action.card), 1);
  play.state.discard.push(action.card);
  play.sink?.({ type: 'used', hero: hero.hero, card: action.card, target: null });
  if (play.edition.constants.captives === 'blow') throwOf(play).boosts.push(action.card);
  else prevent(play, seat, threatOf(play, seat), action.card);
}
