/** The verbs of tiles and abilities. Each is carried out completely before the next. */

import type { Refusal } from '@tumblekeep/kernel';
import type { Action, ActionOf } from './action.ts';
import type { Amount, Effect, EffectOf, Option, Verb } from './cards.ts';
import { preventDamage } from './chapters/ability/boons.ts';
import { hitOne } from './chapters/combat/creature-attack.ts';
import { beginRoll } from './chapters/dice.ts';
import {
  gainAll,
  loseOutright,
  losePoints,
  regain,
  resizeOneOf,
  spendable,
  takeDamage,
} from './chapters/stat.ts';
import { destroyMinion, gainMinion, minionsOf } from './chapters/token.ts';
import { answered, ask, call, carryOut, me, type Play, repeatStep, topFrame } from './play.ts';
import { refuse } from './refusals.ts';
import type { EffectsFrame, Gain, QuestionOf } from './state.ts';
import { HEALTH, indexOf, TRACKS, type Track } from './vocabulary.ts';

export function amountOf(play: Play, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const count = amount.each === 'minion' ? minionsOf(me(play)) : (play.state.combat?.heroes.length ?? 0);
  return Math.ceil(count / (amount.per ?? 1)) * amount.times;
}

type Verbs = {
  readonly [V in Verb]: (play: Play, effect: EffectOf<V>, frame: EffectsFrame) => void;
};

/** Whether an effect that repeats is to be carried out now; how often is settled when it begins. */
function isDue(frame: EffectsFrame, times: number): boolean {
  const left = frame.left === 0 ? times : frame.left;
  if (left === 0) return false;
  frame.left = left - 1;
  if (frame.left > 0) frame.next--;
  return true;
}

const VERBS: Verbs = {
  gain: (play, { tracks }, { why }) => {
    const gains: Gain[] = [];
    for (const track of TRACKS) {
      const amount = tracks[track];
      if (amount !== undefined) gains.push({ track: indexOf(track), amount: amountOf(play, amount) });
    }
    gainAll(play, gains, why);
  },
  regain: (play, { amount }, { why }) => regain(play, amountOf(play, amount), why),
  lose: (play, { track, amount }, { why }) => loseOutright(play, indexOf(track), amountOf(play, amount), why),
  damage: (play, { stat, amount }, { why }) =>
    takeDamage(play, stat, preventDamage(play, amountOf(play, amount)), why),
  upgrade: (play, { of }, { why }) => resizeOneOf(play, of, true, why),
  downgrade: (play, { of }, { why }) => resizeOneOf(play, of, false, why),
  'gain-minion': (play, { die }, { why }) => gainMinion(play, die, why),
  'lose-minion': (play, { count }, frame) => {
    if (isDue(frame, count)) destroyMinion(play, frame.why);
  },
  check: (play, { stat, target }, { list, next }) => {
    beginRoll(play, 'check', stat, `${list}/${next - 1}`, target);
    play.sink?.({ type: 'check', stat, target });
    call(play, 'check');
  },
  choose: (play, { options }, { list, next }) => {
    if (options.some(option => canPay(play, option)))
      ask(play, { at: 'choose', list: `${list}/${next - 1}` });
  },
  hit: (play, { count }, frame) => {
    if (play.state.combat !== null && isDue(frame, amountOf(play, count))) hitOne(play, frame.why);
  },
  'pass-check': play => {
    if (play.state.roll !== null) play.state.roll.passed = true;
  },
};

/** The next effect of the list on top of the frames, until there is none. */
export function nextEffect(play: Play): void {
  const frame = topFrame(play.state) as EffectsFrame;
  const effect = play.content.lists.get(frame.list)?.[frame.next];
  if (effect === undefined) return;
  frame.next++;
  repeatStep(play);
  (VERBS[effect.verb] as (play: Play, effect: Effect, frame: EffectsFrame) => void)(play, effect, frame);
}

// ---- choices --------------------------------------------------------------------------------------------

/** Health keeps 1, for nobody pays with the game. */
function canPay(play: Play, { pay }: Option): boolean {
  if (pay === undefined) return true;
  const creature = me(play);
  return Object.entries(pay).every(([name, price]) => {
    const track = indexOf(name as Track);
    return spendable(creature, track) - (track === HEALTH ? 1 : 0) >= price;
  });
}

/** Looked at anew after each token, which may pay for one (DIE-TILE-10). */
export function chooseOptions(play: Play, { list }: QuestionOf<'choose'>, out: Action[]): void {
  optionsAt(play, list).forEach((option, i) => {
    if (canPay(play, option)) out.push({ type: 'choose', option: i + 1 });
  });
}

/** The printed options behind a `choose` question. */
export function optionsAt(play: Pick<Play, 'content'>, list: string): readonly Option[] {
  const cut = list.lastIndexOf('/');
  const effect = play.content.lists.get(list.slice(0, cut))?.[Number(list.slice(cut + 1))];
  return effect?.verb === 'choose' ? effect.options : [];
}

export function choose(
  play: Play,
  { list }: QuestionOf<'choose'>,
  { option: number }: ActionOf<'choose'>,
): Refusal | undefined {
  const option = optionsAt(play, list)[number - 1];
  if (option === undefined || !canPay(play, option))
    return refuse('choose', 'no-such-option', { option: number });
  answered(play);
  const why = (topFrame(play.state) as EffectsFrame).why;
  play.sink?.({ type: 'chose', list, option: number });
  for (const [track, price] of Object.entries(option.pay ?? {}))
    losePoints(play, indexOf(track as Track), price, why);
  carryOut(play, `${list}/option-${number}`, why);
  return undefined;
}
