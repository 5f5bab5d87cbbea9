/**
 * What the rules accept and nobody should do by mistake. A client does not offer what is `hopeless` (DIE-R-22), and
 * warns before what is `useless` (DIE-R-37) or `wasteful` (DIE-R-39).
 */
import { type Message, telling } from '@tumblekeep/kernel';
import type { CAUTION_SENTENCES } from '../texts/cautions.ts';
import type { Action } from './action.ts';
import type { Ability, Boon, Effect } from './cards.ts';
import { boonOf, boonsAtWork } from './chapters/ability/boons.ts';
import { mayAttack } from './chapters/combat/party-attacks.ts';
import { missing, mostChange } from './chapters/dice.ts';
import { canResize, regainable, surplusOf } from './chapters/stat.ts';
import { TOKEN_POINTS } from './constants.ts';
import type { Content } from './content.ts';
import { amountOf } from './effects.ts';
import { lookAt } from './odds.ts';
import { me, type Play } from './play.ts';
import type { State } from './state.ts';
import { indexOf, isEpic, rungOf, TRACKS } from './vocabulary.ts';

export interface Caution extends Message {
  readonly code: 'hopeless' | 'useless' | 'wasteful';
}

const tell = telling<typeof CAUTION_SENTENCES>();

const HOPELESS: Caution = { code: 'hopeless', ...tell('fails-anyway') };
const LOWER: Caution = { code: 'hopeless', ...tell('lower-fails-more') };
const USELESS: Caution = { code: 'useless', ...tell('does-nothing') };

const isHopeless = (play: Play): boolean => {
  const { roll } = play.state;
  return roll !== null && missing(play, roll) > mostChange(play, roll.stat, roll);
};

/** Whether an effect would do the creature any good now. */
function helps(play: Play, effect: Effect): boolean {
  const { combat, roll, supply } = play.state;
  const creature = me(play);
  switch (effect.verb) {
    case 'gain':
      return TRACKS.some(track => {
        const amount = amountOf(play, effect.tracks[track] ?? 0);
        return amount > surplusOf(creature, indexOf(track), amount);
      });
    case 'regain':
      return regainable(creature, amountOf(play, effect.amount)) > 0;
    case 'upgrade':
      return effect.of.some(track => canResize(creature, track, true));
    case 'gain-minion':
      return supply.slice(0, rungOf(effect.die) + 1).some(count => count > 0);
    case 'hit':
      return combat !== null && amountOf(play, effect.count) > 0;
    case 'pass-check':
      return roll !== null && roll.what === 'check';
    case 'check':
    case 'choose':
      return true;
    default:
      return false;
  }
}

type Lasting = NonNullable<Ability['boon']>;

/** What Eye Gaze lets nothing come of (DIE-ABILITY-19). */
const MODIFYING: ReadonlySet<string> = new Set(['twice', 'highest', 'bonus'] satisfies (keyof Boon)[]);

const isGazing = (play: Play): boolean => boonsAtWork(play).some(boon => boonOf(play, boon).unmodified);

/** Whether something that lasts would ever matter: attacks that nobody makes, levels that nobody has, rolls that stay as they are. */
function matters(play: Play, { lasts: _, stops, levelsLower, ...others }: Lasting): boolean {
  const { combat } = play.state;
  const gazing = isGazing(play);
  const says = Object.entries(others).filter(([, value]) => value !== undefined);
  if (says.some(([one]) => !gazing || !MODIFYING.has(one))) return true;
  if (combat === null) return stops !== undefined || levelsLower !== undefined;
  if (stops?.some(stat => mayAttack(play, stat))) return true;
  return levelsLower !== undefined && combat.heroes.some(({ hero, level }) => level > 1 && !isEpic(hero));
}

const isUseless = (play: Play, { boon, effects = [] }: Ability): boolean =>
  !(boon !== undefined && matters(play, boon)) && !effects.some(effect => helps(play, effect));

/** A reason to think twice about a legal action. */
export function cautionOf(content: Content, state: State, action: Action): Caution | undefined {
  const play = lookAt(content, state);
  switch (action.type) {
    case 'pay-time':
      if (action.change < 0) return LOWER;
      return isHopeless(play) ? HOPELESS : undefined;
    case 'pips':
    case 'spend':
      return isHopeless(play) ? HOPELESS : undefined;
    case 'use': {
      const ability = content.ability.get(action.ability);
      return ability !== undefined && isUseless(play, ability) ? USELESS : undefined;
    }
    case 'token': {
      const lost = surplusOf(me(play), indexOf(action.track), TOKEN_POINTS);
      if (lost === 0) return undefined;
      return { code: 'wasteful', ...tell('loses-points', { lost, points: TOKEN_POINTS }) };
    }
    default:
      return undefined;
  }
}
