/** The die lies on something: a nose, an elbow, a head or a card. */

import { clamp } from '../aim.ts';
import { type Balance, balanceOn, CENTRED, hasFallen } from '../balance.ts';
import type { Support } from '../plan.ts';
import { measureSwing, type Sample } from '../swing.ts';
import { type HandContext, SLOWEST, type Step, type StepLook } from './step.ts';
import { throwOf } from './swing.ts';

/** Spans of the pointer for a full tilt. */
const FULL_TILT = 0.25;
/** Milliseconds of balance before the launch. */
export const BALANCED = 1200;
/** How much a die beside the middle spoils the throw. */
const SPOILS = { across: 0.22, power: 0.25 } as const;

abstract class Supported implements Step {
  abstract readonly kind: Step['kind'];
  readonly hand: HandContext;
  readonly support: Support;
  protected path: Sample[] = [];
  protected finger: number | undefined;
  protected balance: Balance = CENTRED;
  #keys = { right: 0, ahead: 0 };

  constructor(hand: HandContext, support: Support) {
    this.hand = hand;
    this.support = support;
  }

  down(sample: Sample, finger: number): void {
    if (this.finger !== undefined) return;
    this.finger = finger;
    this.path = [sample];
    this.balance = CENTRED;
  }

  move(sample: Sample, finger: number): void {
    if (finger === this.finger) this.path.push(sample);
  }

  lean(right: number, ahead: number): void {
    this.#keys = { right, ahead };
  }

  abstract up(sample: Sample, finger: number): void;

  protected get isHeld(): boolean {
    return this.finger !== undefined;
  }

  /** The die slides on; false when it has fallen and lies in the hand again. */
  protected sway(time: number, elapsed: number): boolean {
    const first = this.path[0];
    const last = this.path.at(-1);
    const sign = this.hand.plan.feel.isMirrored ? -1 : 1;
    const tilt =
      first === undefined || last === undefined || !this.isHeld
        ? this.#keys
        : {
            right: (sign * (last.x - first.x)) / FULL_TILT + this.#keys.right,
            ahead: (first.y - last.y) / FULL_TILT + this.#keys.ahead,
          };
    this.balance = balanceOn(this.balance, tilt, time, elapsed, this.hand.calm);
    if (!hasFallen(this.balance)) return true;
    this.balance = CENTRED;
    this.finger = undefined;
    this.hand.note('fell-off');
    return false;
  }

  look(_time: number): StepLook {
    return { support: this.support, offset: [this.balance.right * 0.08, this.balance.ahead * 0.08] };
  }
}

/** Hold it there for a while. */
export class BalanceStep extends Supported {
  readonly kind = 'balance';
  #since: number | undefined;

  /** The keyboard takes it up with its one key. */
  press(time: number): void {
    this.balance = CENTRED;
    this.#since ??= time;
  }

  up(_sample: Sample, finger: number): void {
    if (finger !== this.finger) return;
    this.finger = undefined;
    this.#since = undefined;
    this.hand.note('fell-off');
  }

  tick(time: number, elapsed: number): void {
    if (this.isHeld) this.#since ??= time;
    if (this.#since === undefined) return;
    if (!this.sway(time, elapsed)) this.#since = undefined;
    else if (time - this.#since >= BALANCED) {
      this.hand.did({ touched: [this.support] });
      this.hand.next(time);
    }
  }

  override look(time: number): StepLook {
    const gauge = this.#since === undefined ? 0 : clamp((time - this.#since) / BALANCED, 0, 1);
    return { ...super.look(time), gauge };
  }
}

/** Tip the nose, flip the card: a swing that begins in balance. */
export class TipStep extends Supported {
  readonly kind = 'tip';

  /** A flick tips it off on purpose: nothing rolls off by the way. */
  #isFlicked(time: number): boolean {
    const { speed } = measureSwing(this.path, time);
    return speed > SLOWEST * this.hand.paceFor(speed);
  }

  tick(time: number, elapsed: number): void {
    if (this.isHeld && !this.#isFlicked(time)) this.sway(time, elapsed);
  }

  up(sample: Sample, finger: number): void {
    if (finger !== this.finger) return;
    this.move(sample, finger);
    this.finger = undefined;
    const thrown = throwOf(this.hand, measureSwing(this.path, sample.t));
    if (typeof thrown === 'string') {
      this.hand.note(thrown);
      return;
    }
    const { right, ahead } = this.balance;
    this.hand.launch(
      {
        ...thrown,
        across: thrown.across + SPOILS.across * right,
        power: thrown.power * (1 + SPOILS.power * ahead),
        deeds: this.support === 'card' ? {} : { touched: [this.support] },
      },
      sample.t,
    );
  }
}
