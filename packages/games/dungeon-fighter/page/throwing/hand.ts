/**
 * The thrower: goes through the steps of a plan, hears of pointers, keys and time, and in the end commits a release.
 * No part of it knows a screen; pixels are turned into spans before they get here.
 */
import {
  type Attempt,
  checkScene,
  type Die,
  type LyingDie,
  type Natural,
  type Prop,
  type Quaternion,
  sayThrow,
  type Vector,
} from '@tumblekeep/table';
import type { Aim } from './aim.ts';
import { clearOf } from './clear.ts';
import { commit, handAt, type Touch } from './commit.ts';
import { learn, type Pace } from './pace.ts';
import type { Plan } from './plan.ts';
import { refusalOf } from './refusals.ts';
import { hopHeight, isAirborne, trembleAt } from './rhythm.ts';
import {
  type Deeds,
  gestureOf,
  NO_DEEDS,
  obedientStance,
  type Stance,
  type StanceKey,
  toggleStance,
} from './stance.ts';
import { BendStep, BreathStep, SnapStep } from './steps/drives.ts';
import { type MarkerMode, MarkersStep } from './steps/markers.ts';
import type { Doing, HandContext, Launched, Note, Step, StepKind, StepLook } from './steps/step.ts';
import { BalanceStep, TipStep } from './steps/supports.ts';
import { PairStep, SwingStep } from './steps/swing.ts';
import { CatchStep, StrikeStep, TurnStep } from './steps/timed.ts';
import type { Sample } from './swing.ts';
import { touchOf } from './touch.ts';

export interface HandOptions {
  readonly plan: Plan;
  readonly natural: Natural;
  readonly die: Die;
  readonly lying: readonly LyingDie[];
  readonly isSteady: boolean;
  readonly pace: Pace;
  /** With a keyboard: how the markers move. */
  readonly keys?: MarkerMode | undefined;
  readonly touch?: Touch;
  /** What this person has placed already. */
  readonly placed?: readonly Prop[] | undefined;
}

const CALM = 0.6;
/** Millimetres to the side for a span, and how far over the line a hand gets that is swung a span ahead. */
const SIDEWAYS = 620;
const OVERSTEP = { from: 0.55, slope: 500 } as const;
/** Turns of the hand that give a top its natural spin. */
const TWIST = 0.5;
/** Half radians that the die rolls in the hand for a span. */
const ROLLS = 2.5;

export class Hand implements HandContext {
  readonly plan: Plan;
  readonly calm: number;
  #pace: Pace;
  /** Spans on the screen from the waiting die to the bullseye, where they are seen like this. */
  #ahead: number | undefined;
  readonly #options: HandOptions;
  readonly #fingers = new Map<number, Sample>();
  #steps: Step[];
  #at = 0;
  #stance: Stance;
  #props: readonly Prop[];
  #lift = 0;
  #deeds: Deeds = NO_DEEDS;
  #since: number | undefined;
  #note: Note | undefined;
  #attempt: Attempt | undefined;
  #speed: number | undefined;
  #power: number | undefined;
  #began: number | undefined;
  #now = 0;
  #first: Sample | undefined;
  #last: Sample | undefined;
  readonly #rolled: [number, number] = [0, 0];

  constructor(options: HandOptions) {
    this.#options = options;
    this.plan = options.plan;
    this.#pace = options.pace;
    this.calm = options.isSteady ? CALM : 1;
    this.#stance = obedientStance(options.plan.requirements);
    const wanted = options.placed ?? options.natural.props;
    this.#props = clearOf(options.lying, wanted, options.plan.places.flat(), this.rest());
    this.#steps = this.#makeSteps();
    // A die may have come to rest since where something was placed.
    if (options.placed !== undefined && this.#props === wanted) this.#at = 1;
  }

  #makeSteps(): Step[] {
    const { plan } = this;
    const { keys } = this.#options;
    const onKeys = keys !== undefined;
    const balances = [...plan.balances, ...(onKeys && plan.tipsOff !== undefined ? [plan.tipsOff] : [])];
    return [
      ...(plan.places.length > 0 ? [new PlaceStep(this)] : []),
      ...balances.map(support => new BalanceStep(this, support)),
      ...(plan.isTossed ? [new CatchStep(this)] : []),
      ...(plan.turn > 0 ? [new TurnStep(this)] : []),
      onKeys ? new MarkersStep(this, keys) : this.#launchStep(),
    ];
  }

  #launchStep(): Step {
    switch (this.plan.launch) {
      case 'swing':
        return new SwingStep(this);
      case 'pair':
        return new PairStep(this);
      case 'snap':
        return new SnapStep(this);
      case 'breath':
        return new BreathStep(this);
      case 'bend':
        return new BendStep(this);
      case 'tip':
        return new TipStep(this, this.plan.tipsOff ?? 'card');
      case 'strike':
        return new StrikeStep(this);
    }
  }

  get step(): StepKind {
    return (this.#steps[this.#at] as Step).kind;
  }

  get steps(): readonly StepKind[] {
    return this.#steps.map(({ kind }) => kind);
  }

  get lastNote(): Note | undefined {
    return this.#note;
  }

  get stance(): Stance {
    return this.#stance;
  }

  get props(): readonly Prop[] {
    return this.#props;
  }

  /** Where nothing can be placed. */
  get lying(): readonly LyingDie[] {
    return this.#options.lying;
  }

  get isHolding(): boolean {
    return this.#fingers.size > 0;
  }

  /** What has been thrown; the hand is empty then. */
  get attempt(): Attempt | undefined {
    return this.#attempt;
  }

  /** Spans a second of the swing that was thrown, if it was a swing. */
  get speed(): number | undefined {
    return this.#speed;
  }

  /** Of the swing that was thrown: 1 is middling. */
  get power(): number | undefined {
    return this.#power;
  }

  /** Judged with this swing already known: who is new here need not guess how fast is middling. */
  readonly paceFor = (speed: number): number => learn(this.#pace, speed).speed;

  /** Whose hand it is is known when it comes, and how the table is seen then. */
  meet(pace: Pace, ahead: number | undefined): void {
    this.#pace = pace;
    this.#ahead = ahead;
  }

  down(sample: Sample, finger: number): void {
    if (this.#attempt) return;
    this.tick(sample.t);
    this.#note = undefined;
    if (this.#fingers.size === 0) this.#first = sample;
    this.#last = sample;
    this.#fingers.set(finger, sample);
    this.#step.down?.(sample, finger);
  }

  move(sample: Sample, finger: number): void {
    if (this.#attempt || !this.#fingers.has(finger)) return;
    this.#fingers.set(finger, sample);
    if (this.#last !== undefined) {
      this.#rolled[0] = roll(this.#rolled[0], (sample.x - this.#last.x) * ROLLS);
      this.#rolled[1] = roll(this.#rolled[1], (this.#last.y - sample.y) * ROLLS);
    }
    this.#last = sample;
    this.#now = Math.max(this.#now, sample.t);
    this.#step.move?.(sample, finger);
  }

  up(sample: Sample, finger: number): void {
    if (this.#attempt || !this.#fingers.has(finger)) return;
    this.#last = sample;
    this.#fingers.delete(finger);
    this.#now = Math.max(this.#now, sample.t);
    this.#step.up?.(sample, finger);
  }

  tick(time: number): void {
    if (this.#attempt) return;
    this.#began ??= time;
    const elapsed = Math.max(0, time - Math.max(this.#now, this.#began));
    this.#now = Math.max(this.#now, time);
    this.#step.tick?.(time, elapsed);
  }

  /** The one key. */
  press(time: number): void {
    if (this.#attempt) return;
    this.tick(time);
    this.#note = undefined;
    this.#step.press?.(time);
  }

  lean(right: number, ahead: number): void {
    this.#step.lean?.(right, ahead);
  }

  toggle(key: StanceKey): void {
    this.#stance = toggleStance(this.#stance, key, this.plan.requirements);
  }

  raise(lift: number): void {
    this.#lift = lift;
  }

  get lift(): number {
    return this.#lift;
  }

  /** Moves a prop; the reason if it cannot stand there. */
  place(index: number, prop: Prop): string | undefined {
    const props = this.#props.map((one, i) => (i === index ? prop : one));
    const problem = this.#problemOf(props);
    if (problem === undefined) this.#props = props;
    return problem;
  }

  /** Why nothing can be set down as it stands. */
  get problem(): string | undefined {
    return this.#problemOf(this.#props);
  }

  #problemOf(props: readonly Prop[]): string | undefined {
    const checked = checkScene({ dice: this.lying, props });
    return checked.ok ? undefined : sayThrow(checked.error);
  }

  /** From the beginning, with everything standing where it was placed. */
  restart(): void {
    this.#steps = this.#makeSteps();
    this.#at = 0;
    this.#fingers.clear();
    this.#deeds = NO_DEEDS;
    this.#since = undefined;
    this.#note = undefined;
    this.#attempt = undefined;
  }

  /** From the beginning, without placing anything again. */
  again(): void {
    const isPlaced = this.placed !== undefined;
    this.restart();
    if (isPlaced) this.#at = 1;
  }

  /** What was to be placed, if it stands. */
  get placed(): readonly Prop[] | undefined {
    return this.#at > 0 && this.#steps[0]?.kind === 'place' ? this.#props : undefined;
  }

  get #step(): Step {
    return this.#steps[this.#at] as Step;
  }

  did({ since, touched, slipped: _, ...deeds }: Doing): void {
    this.#since = since ?? this.#since;
    this.#deeds = {
      ...this.#deeds,
      ...deeds,
      touched: touched === undefined ? this.#deeds.touched : [...this.#deeds.touched, ...touched],
    };
  }

  note(note: Note): void {
    this.#note = note;
  }

  next(time: number): void {
    if (this.#at + 1 >= this.#steps.length) return;
    this.#at++;
    this.#step.tick?.(time, 0);
    for (const [finger, sample] of this.#fingers) this.#step.down?.({ ...sample, t: time }, finger);
  }

  #side(): number {
    return this.#first === undefined ? 0 : this.#first.x * SIDEWAYS;
  }

  /** A way that points at the bullseye on the screen leads there, wherever the die was taken. */
  #straightAcross(): number {
    const { isMirrored, isBackwards } = this.plan.feel;
    if (this.#ahead === undefined || this.#first === undefined || isMirrored || isBackwards) return 0;
    return -this.#first.x / this.#ahead;
  }

  launch(launched: Launched, time: number): void {
    const { plan } = this;
    const { natural, die, lying } = this.#options;
    this.did({ launch: plan.launchWord, support: plan.supportWord });
    const { slipped = false, ...deeds } = launched.deeds ?? {};
    this.did(deeds);
    this.#speed = launched.speed;
    this.#power = launched.speed === undefined ? undefined : launched.power;
    // Whoever dances has turned the die already.
    const twist = plan.turn > 0 ? undefined : launched.twist;
    const tremble = plan.feel.tremble * this.calm;
    const [sideways, along] = trembleAt(time);
    const aim: Aim = {
      power: launched.power * (1 + 1.5 * tremble * along),
      across:
        launched.across - (launched.speed === undefined ? 0 : this.#straightAcross()) + tremble * sideways,
      curl: plan.feel.isTwisted ? 0 : launched.curl,
      loft: launched.loft ?? 0,
      side: this.#side(),
      lift: this.#lift,
      turn: this.#turn(),
    };
    const driven: Natural = {
      ...natural,
      z: natural.z + (launched.ahead ?? 0) + this.#overstep(),
      rise: natural.rise * (launched.rise ?? 1),
      top: plan.feel.isTwisted ? natural.top * Math.min(1.3, (twist ?? TWIST) / TWIST) : natural.top,
    };
    const gesture = gestureOf(slipped ? { ...this.#stance, owner: 'self' } : this.#stance, {
      ...this.#deeds,
      airborne: plan.hops && isAirborne(time - (this.#began ?? time)),
      delay: this.#since === undefined ? 0 : (launched.began ?? time) - this.#since,
    });
    const touch = this.#options.touch ?? touchOf(plan, this.#options.isSteady);
    const release = commit(driven, aim, touch, gesture, die);
    const props = this.#props.map(({ kind }) => kind);
    const refused = refusalOf(plan, { release, props, twist, isSlipped: slipped });
    if (refused !== undefined) {
      this.again();
      this.#note = refused;
      return;
    }
    this.#attempt = { release, scene: { dice: lying, props: this.#props } };
  }

  /** Who swings far ahead steps over the line. */
  #overstep(): number {
    if (!this.plan.feel.hasLine || this.#first === undefined || this.#last === undefined) return 0;
    const ahead = this.#first.y - this.#last.y - OVERSTEP.from;
    return ahead > 0 ? OVERSTEP.slope * (1 + ahead) : 0;
  }

  /** The die rolls in the hand as the hand moves: it leaves as it is seen. */
  #turn(): Quaternion {
    const [x, y] = this.#rolled;
    const size = Math.sqrt(x * x + y * y + 1);
    return [y / size, x / size, -x / size, 1 / size];
  }

  look(time: number): StepLook {
    return this.#step.look(time);
  }

  /** What would be thrown now, or by a middling straight swing while nothing is swung. */
  preview(time: number): Attempt {
    const { natural, die, lying, isSteady } = this.#options;
    const { aim: swung } = this.look(time);
    const aim: Aim = {
      power: swung?.power ?? 1,
      across: swung === undefined ? 0 : swung.across - this.#straightAcross(),
      curl: 0,
      loft: 0,
      side: this.#side(),
      lift: this.#lift,
      turn: this.#turn(),
    };
    const touch = this.#options.touch ?? touchOf(this.plan, isSteady);
    const gesture = gestureOf(this.#stance, NO_DEEDS);
    return {
      release: commit(natural, aim, touch, gesture, die),
      scene: { dice: lying, props: this.#props },
    };
  }

  /** 0 on the ground to 1 in the air. */
  hop(time: number): number {
    return this.plan.hops && this.#began !== undefined ? hopHeight(time - this.#began) : 0;
  }

  /** Away from its rest, with the trembling that will be in the throw. */
  #shaking(time: number): readonly [number, number] {
    const [right, up] = this.look(time).offset ?? [0, 0];
    const [sideways, along] = this.isHolding ? trembleAt(time) : [0, 0];
    const tremble = 0.12 * this.plan.feel.tremble * this.calm;
    return [right + tremble * sideways, up + tremble * along];
  }

  /** Where the die waits. */
  rest(): Vector {
    return handAt(this.#options.natural, { side: 0, lift: this.#lift });
  }

  /** Where the die is to be seen. */
  pose(time: number): { readonly at: Vector; readonly turn: Quaternion } {
    const [right, up] = this.#shaking(time);
    const { natural } = this.#options;
    const [x, y, z] = handAt(natural, { side: this.#side() + right * SIDEWAYS, lift: this.#lift });
    return { at: [x, y + up * 240 + this.hop(time) * 90, z + up * 120], turn: this.#turn() };
  }
}

/** A die that has rolled far round comes back from the other side. */
const roll = (before: number, by: number): number => {
  const now = before + by;
  return now > 1 ? now - 2 : now < -1 ? now + 2 : now;
};

/** Props are moved from outside; the key says that they stand well. */
class PlaceStep implements Step {
  readonly kind = 'place';
  readonly #hand: Hand;

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  press(time: number): void {
    if (this.#hand.problem === undefined) this.#hand.next(time);
  }

  look(): StepLook {
    return {};
  }
}
