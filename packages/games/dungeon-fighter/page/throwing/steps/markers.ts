/** The keyboard's throw: markers move to and fro, one key stops them: direction, power, spin. */
import { clamp } from '../aim.ts';
import { trembleAt, wave } from '../rhythm.ts';
import type { HandContext, Launched, Step, StepLook } from './step.ts';
import { GRAZED, LATE_POWER } from './timed.ts';

export const STOPS = ['direction', 'power', 'spin'] as const;
export type Stop = (typeof STOPS)[number];

export type MarkerMode = 'quick' | 'slow' | 'set';

/** How far a marker at its end is from the middle. */
const REACH: Readonly<Record<Stop, number>> = { direction: 0.7, power: 0.8, spin: 1 };
/** Milliseconds for a marker to go to and fro. */
const PERIOD: Readonly<Record<Stop, number>> = { direction: 1800, power: 1600, spin: 2100 };
const SLOW = 2.2;
/** A marker that is set by arrow keys stands on one of so many places on each side. */
const PLACES = 6;
/** Who has long to look, or sets the markers in peace, still has hands: average people hit as often as by a flick. */
const SHAKES: Readonly<Record<MarkerMode, number>> = { quick: 0.12, slow: 0.2, set: 0.27 };
/** Milliseconds: a first press this long ago was no part of the pair. */
const PAIR = 1500;

export class MarkersStep implements Step {
  readonly kind = 'markers';
  readonly #hand: HandContext;
  readonly #mode: MarkerMode;
  #stopped: number[] = [];
  #began: number | undefined;
  #set = 0;
  #opened: number | undefined;

  constructor(hand: HandContext, mode: MarkerMode) {
    this.#hand = hand;
    this.#mode = mode;
  }

  get #stop(): Stop | undefined {
    return STOPS[this.#stopped.length];
  }

  #marker(time: number): number {
    const stop = this.#stop;
    if (stop === undefined || this.#began === undefined) return 0;
    if (this.#mode === 'set') return this.#set / PLACES;
    const period = PERIOD[stop] * (this.#mode === 'slow' ? SLOW : 1);
    // It comes from its end: one key pressed again and again aims at nothing.
    return wave(time - this.#began - period / 4, period);
  }

  lean(right: number, ahead: number): void {
    const by = Math.sign(right !== 0 ? right : ahead);
    if (this.#mode === 'set') this.#set = clamp(this.#set + by, -PLACES, PLACES);
  }

  press(time: number): void {
    if (this.#stop !== undefined) {
      if (this.#began === undefined) {
        this.#began = time;
        return;
      }
      this.#stopped.push(this.#marker(time));
      this.#began = time;
      this.#set = 0;
      // What stops the spin is no part of the pair that comes after it.
      if (this.#stop === undefined && this.#hand.plan.launch !== 'pair') this.#throw(time, 0);
      return;
    }
    const apart = this.#opened === undefined ? undefined : time - this.#opened;
    if (apart === undefined || apart > PAIR) this.#opened = time;
    else this.#throw(time, apart);
  }

  #throw(time: number, apart: number): void {
    const [direction = 0, power = 0, spin = 0] = this.#stopped;
    const { plan, calm } = this.#hand;
    const sign = plan.feel.isMirrored ? -1 : 1;
    const [sideways, along] = trembleAt(time);
    const shakes = SHAKES[this.#mode] * calm;
    const off = Math.abs(power);
    const launched: Launched = {
      power: 1 + REACH.power * power + 1.5 * shakes * along,
      across: sign * REACH.direction * direction + shakes * sideways + Math.min(apart, 600) / 1000,
      curl: sign * spin,
      twist: Math.abs(spin),
      ...(plan.launch === 'strike' ? this.#blow(power, off) : {}),
      ...(plan.launch === 'pair' ? { deeds: { apart } } : {}),
    };
    this.#stopped = [];
    this.#began = undefined;
    this.#opened = undefined;
    this.#hand.launch(launched, time);
  }

  /** The stop of the power is the moment of the blow. */
  #blow(power: number, off: number): Partial<Launched> {
    const { plan } = this.#hand;
    const late = power * 2 * GRAZED;
    const isGrazed = Math.abs(late) > GRAZED;
    const isHand = isGrazed && plan.launchWord !== 'hand';
    return {
      power: 1 - late / LATE_POWER,
      rise: 1 - off / 2,
      ahead: plan.launchWord === 'hand' ? 0.5 * late : 0,
      deeds: {
        ...(plan.isTossed ? {} : { toss: 'self' as const }),
        ...(isHand ? { launch: 'hand' as const } : {}),
        ...(plan.launchWord === 'head' && !isGrazed ? { touched: ['head'] as const } : {}),
      },
    };
  }

  look(time: number): StepLook {
    const markers = this.#stop === undefined ? this.#stopped : [...this.#stopped, this.#marker(time)];
    const [direction = 0, power = 0] = markers;
    return {
      markers,
      standing: this.#began === undefined ? undefined : this.#stopped.length,
      aim: { power: 1 + REACH.power * power, across: REACH.direction * direction },
    };
  }
}
