/** Damage flies from the die to the foe, hearts break, the fallen fall. Nothing waits for it, and any touch ends it. */

import { isMotionReduced } from '@tumblekeep/page-kit/app/media.ts';
import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { eye } from '@tumblekeep/page-kit/scene/eye.ts';
import { useEffect, useRef } from 'react';
import type { Step } from '../../../hosted/index.ts';
import { words } from '../../words/index.ts';
import { type Blow, blowsOf } from './blows.ts';
import type { Verdict } from './verdict.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds at the usual speed. */
const TIMES = { fly: 420, shake: 320, fall: 700, heart: 800, coin: 650 } as const;
const MOST_COINS = 7;
/** Pixels that a fallen foe is tall. */
const FALLEN = 140;

const seenIn = (root: HTMLElement | null, what: string): HTMLElement | undefined =>
  [...(root?.querySelectorAll<HTMLElement>(what) ?? [])].find(one => one.offsetParent !== null);

const middleOf = (element: HTMLElement): Point => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** One show: everything in it is gone when it is stopped. */
class Show {
  readonly #box: HTMLElement;
  readonly #rate: number;
  readonly #running = new Set<Animation>();
  readonly isCalm = isMotionReduced();

  constructor(box: HTMLElement, rate: number) {
    this.#box = box;
    this.#rate = rate;
  }

  stop(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running.clear();
    this.#box.replaceChildren();
  }

  move(element: Element, frames: Keyframe[], time: number, after = 0): Promise<void> {
    const animation = element.animate(frames, {
      duration: time / this.#rate,
      delay: after / this.#rate,
      easing: 'ease-in',
      fill: 'backwards',
    });
    this.#running.add(animation);
    return animation.finished.then(
      () => void this.#running.delete(animation),
      () => undefined,
    );
  }

  put(className: string, text: string, { x, y }: Point): HTMLElement {
    const element = document.createElement('span');
    element.className = className;
    element.textContent = text;
    element.style.left = `${x}px`;
    element.style.top = `${y}px`;
    this.#box.append(element);
    return element;
  }

  /** Puts something up, moves it, and takes it away. */
  async once(
    what: { className: string; text: string; at: Point },
    frames: Keyframe[],
    time: number,
    after = 0,
  ): Promise<void> {
    const element = this.put(what.className, what.text, what.at);
    await this.move(element, frames, time, after);
    element.remove();
  }
}

const FADE: Keyframe[] = [
  { opacity: 0 },
  { opacity: 1, offset: 0.2 },
  { opacity: 1, offset: 0.7 },
  { opacity: 0 },
];
const SHAKE: Keyframe[] = [
  { transform: 'none', filter: 'brightness(2.2)' },
  { transform: 'translateX(-7px) rotate(-2deg)' },
  { transform: 'translateX(6px) rotate(2deg)', filter: 'brightness(1.5)' },
  { transform: 'translateX(-3px)' },
  { transform: 'none', filter: 'none' },
];
const FLASH: Keyframe[] = [{ filter: 'brightness(1.8)' }, { filter: 'none' }];

async function strike(show: Show, blow: Blow & { kind: 'strike' }, from: Point, to: Point, foe?: Element) {
  const text = blow.isKill ? '☠' : words.verdict.damage(blow.amount);
  const className = `blow blow-number ${blow.isKill ? 'blow-kill' : ''}`;
  if (show.isCalm) await show.once({ className, text, at: to }, FADE, TIMES.fly * 2);
  else {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    await show.once(
      { className, text, at: from },
      [
        { transform: 'translate(-50%, -50%) scale(0.8)', easing: 'ease-out' },
        {
          transform: `translate(calc(-50% + ${dx * 0.3}px), calc(-50% + ${dy * 0.3 - 70}px)) scale(1.5)`,
          offset: 0.45,
        },
        { transform: `translate(calc(-50% + ${dx}px), calc(-50% + ${dy}px)) scale(0.9)` },
      ],
      TIMES.fly,
    );
  }
  if (foe !== undefined) await show.move(foe, show.isCalm ? FLASH : SHAKE, TIMES.shake);
}

function fall(
  show: Show,
  blow: Blow & { kind: 'fall' },
  at: Point,
  ghost: HTMLElement | undefined,
  after: number,
): void {
  if (ghost !== undefined) {
    const body = show.put('blow blow-fallen', '', at);
    body.append(ghost);
    // A small one comes closer, so that everybody sees it fall.
    const size = Math.max(1, FALLEN / Math.max(1, ghost.offsetHeight));
    const half = (size * ghost.offsetWidth) / 2;
    const aside = Math.max(half, Math.min(innerWidth - half, at.x)) - at.x;
    const place = `calc(-50% + ${aside}px)`;
    const frames: Keyframe[] = show.isCalm
      ? [{ opacity: 1 }, { opacity: 0 }]
      : [
          { transform: 'translate(-50%, -50%)', filter: 'brightness(2.2)', opacity: 1 },
          { transform: `translate(${place}, -60%) scale(${size}) rotate(-14deg)`, opacity: 1, offset: 0.3 },
          { transform: `translate(${place}, 120%) scale(${size}) rotate(80deg)`, opacity: 0 },
        ];
    void show.move(body, frames, TIMES.fall, after).then(() => body.remove());
  }
  if (show.isCalm) return;
  const count = Math.min(MOST_COINS, blow.coins);
  for (let i = 0; i < count; i++) {
    const side = (i - (count - 1) / 2) * 26;
    void show.once(
      { className: 'blow blow-coin', text: '', at },
      [
        { transform: 'translate(-50%, -50%) scale(0.4)', opacity: 0 },
        { transform: `translate(calc(-50% + ${side}px), -170%)`, opacity: 1, offset: 0.4, easing: 'ease-in' },
        { transform: `translate(calc(-50% + ${side * 1.5}px), 240%)`, opacity: 0.9 },
      ],
      TIMES.coin,
      after + 120 + i * 45,
    );
  }
}

function hurt(show: Show, blow: Blow & { kind: 'hurt' }, hero: HTMLElement, after: number): void {
  const at = middleOf(hero);
  const frames: Keyframe[] = show.isCalm
    ? FADE
    : [
        { transform: 'translate(-50%, -50%) scale(0.3)', opacity: 0 },
        { transform: 'translate(-50%, -50%) scale(1.3)', opacity: 1, offset: 0.25 },
        { transform: 'translate(-50%, -50%) scale(1)', opacity: 1, offset: 0.6 },
        { transform: 'translate(-50%, 60%) scale(0.9) rotate(12deg)', opacity: 0 },
      ];
  void show.once(
    { className: 'blow blow-heart', text: words.verdict.damage(blow.amount), at },
    frames,
    TIMES.heart,
    after,
  );
  void show.move(hero, show.isCalm ? FLASH : SHAKE, TIMES.shake, after);
}

export interface BlowsProps {
  readonly last: Step | undefined;
  readonly verdict: Verdict | undefined;
  /** Who is fought now. */
  readonly foe: string | undefined;
}

/** Who is struck, as it stood there before it fell. */
interface Target {
  readonly ghost: HTMLElement;
  readonly at: Point;
}

/** The picture of the foe, or where a small window shows none, what is told of it. */
const foeIn = (screen: HTMLElement | null): HTMLElement | undefined =>
  seenIn(screen, '.foe .foe-art') ?? seenIn(screen, '.foe-strip .foe');

/** A picture of it that stays when the foe is gone, also where a small window hides it. */
function ghostOf(shown: HTMLElement): HTMLElement {
  const hidden = shown.querySelector<HTMLElement>('.foe-art');
  const ghost = (hidden ?? shown).cloneNode(true) as HTMLElement;
  ghost.inert = true;
  ghost.style.width = `${hidden === null ? shown.offsetWidth : shown.offsetHeight}px`;
  ghost.style.height = `${shown.offsetHeight}px`;
  return ghost;
}

export function Blows({ last, verdict, foe }: BlowsProps) {
  const box = useRef<HTMLDivElement>(null);
  const standing = useRef<Target | undefined>(undefined);
  const done = useRef<Step | undefined>(undefined);
  const shows = useRef<Show[]>([]);
  const at = last?.flight?.verdict.at ?? verdict?.at;
  useEffect(() => {
    const { speed } = useSettings.getState();
    const { current } = box;
    const screen = current?.parentElement ?? null;
    const target = standing.current;
    const shown = foe === undefined ? undefined : foeIn(screen);
    // The step that fells one foe may bring the next: what falls is remembered from before it.
    if (shown !== undefined) standing.current = { ghost: ghostOf(shown), at: middleOf(shown) };
    if (last === undefined || done.current === last || current === null) return;
    done.current = last;
    const blows = blowsOf(last.events);
    if (speed === 'instant' || blows.length === 0) return;
    const show = new Show(current, speed);
    shows.current.push(show);
    const isFelled = blows.some(({ kind }) => kind === 'fall');
    const art = isFelled ? undefined : shown;
    const to = art === undefined ? target?.at : middleOf(art);
    const from = dieOn(screen, at);
    let after = 0;
    for (const blow of blows) {
      if (blow.kind === 'strike' && to !== undefined) {
        void strike(show, blow, from, to, art);
        after = TIMES.fly;
      } else if (blow.kind === 'fall' && to !== undefined) fall(show, blow, to, target?.ghost, after);
      else if (blow.kind === 'hurt') {
        const hero = seenIn(screen, `[data-hero="${CSS.escape(blow.hero)}"]`);
        if (hero !== undefined) hurt(show, blow, hero, after);
      }
    }
  }, [last, at, foe]);
  // A show outlives the step it is about: what goes without saying follows at once.
  useEffect(() => {
    const stop = (): void => {
      for (const show of shows.current.splice(0)) show.stop();
    };
    addEventListener('pointerdown', stop);
    addEventListener('keydown', stop);
    return () => {
      stop();
      removeEventListener('pointerdown', stop);
      removeEventListener('keydown', stop);
    };
  }, []);
  return <div ref={box} className="blows" aria-hidden="true" />;
}

/** Where the die lies on the screen, or the middle of the table. */
function dieOn(screen: HTMLElement | null, at: Verdict['at']): Point {
  const stage = seenIn(screen, '.stage-box');
  if (stage === undefined) return { x: innerWidth / 2, y: innerHeight / 2 };
  const { left, top, width, height } = stage.getBoundingClientRect();
  const seen = at === undefined ? undefined : eye.current?.see(at);
  const within = (share: number): number => Math.max(0.05, Math.min(0.95, share));
  return {
    x: left + width * within(seen?.left ?? 0.5),
    y: top + height * within(seen?.top ?? 0.5),
  };
}
