/** A flight as a small moving picture, over and over while somebody looks; still where people want less motion. */
import { BOARD, type Board, TABLE } from '@tumblekeep/table';
import { useEffect, useRef } from 'react';
import { isMotionReduced } from '../../app/media.ts';
import type { ShownFlight } from '../flight.ts';
import { paintBoard } from '../paint/board-art.ts';
import { type Ink, makeCanvas } from '../paint/pen.ts';
import { Playback } from '../playback.ts';
import { paintBones, paintDie, paintProp } from './flat-painter.ts';
import { type Look, placeIn, WHOLE } from './look.ts';

/** Seconds that the die lies there before it flies again. */
const PAUSE = 1.2;
const PAINTED = 420;
/** Frames a second are enough for a picture as small as this. */
const FRAME = 1 / 30;

/** Less of the table than on the stage: a small picture is about the board. */
const NEAR: Look = { ...WHOLE, wide: 2 * BOARD.half + 20, near: -BOARD.half - 240 };

let board: HTMLCanvasElement | undefined;

/** Painted once for all small pictures. */
function boardArt(): HTMLCanvasElement {
  if (board === undefined) {
    const { canvas, ink } = makeCanvas(PAINTED, PAINTED);
    paintBoard(ink, PAINTED);
    board = canvas;
    // Until the display face has come its numbers are in another one.
    void document.fonts
      .load('800 40px "Grenze Gotisch Variable"')
      .then(() => paintBoard(ink, PAINTED))
      .catch(() => undefined);
  }
  return board;
}

function paint(ink: Ink, playback: Playback, on: Board): void {
  const { width, height } = ink.canvas;
  const { scale, top } = placeIn(NEAR, width, height);
  ink.setTransform(1, 0, 0, 1, 0, 0);
  ink.fillStyle = '#1c1109';
  ink.fillRect(0, 0, width, height);
  ink.setTransform(scale, 0, 0, scale, width / 2, top);
  ink.fillStyle = '#4a2f1a';
  ink.fillRect(-TABLE.half, -TABLE.half, 2 * TABLE.half, 2 * TABLE.half);
  ink.drawImage(boardArt(), -BOARD.half, -BOARD.half, 2 * BOARD.half, 2 * BOARD.half);
  paintBones(ink, on);
  for (const prop of playback.flight.scene.props) paintProp(ink, prop);
  for (const { at, time, kind } of playback.marks) {
    if (time > playback.time) continue;
    ink.strokeStyle = kind === 'bounce' ? 'rgba(255,240,200,0.8)' : 'rgba(255,200,70,0.95)';
    ink.lineWidth = 5;
    ink.beginPath();
    ink.arc(-at[0], -at[2], kind === 'bounce' ? 14 : 26, 0, Math.PI * 2);
    ink.stroke();
  }
  for (const [i, { die }] of playback.flight.scene.dice.entries()) {
    const pose = playback.others[i];
    if (pose !== undefined) paintDie(ink, die, pose, LARGE);
  }
  paintDie(ink, playback.die, playback.pose, LARGE);
}

/** Dice are drawn larger than they are, or nobody would see them. */
const LARGE = 1.9;

function run(canvas: HTMLCanvasElement, playback: Playback, on: Board): () => void {
  const ink = canvas.getContext('2d');
  if (ink === null) return () => undefined;
  let frame = 0;
  let began: number | undefined;
  let shown = -1;
  const draw = (time: number): void => {
    playback.seek(time);
    paint(ink, playback, on);
  };
  const tick = (now: number): void => {
    began ??= now;
    const time = ((now - began) / 1000) % (playback.seconds + PAUSE);
    if (Math.abs(time - shown) >= FRAME) {
      shown = time;
      draw(time);
    }
    frame = requestAnimationFrame(tick);
  };
  const watcher = new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(frame);
    if (entry?.isIntersecting) frame = requestAnimationFrame(tick);
  });
  draw(playback.seconds);
  if (!isMotionReduced()) watcher.observe(canvas);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
  };
}

export interface FlightPictureProps {
  readonly flight: ShownFlight;
  readonly board: Board;
  /** What is to be seen, for those who do not see it. */
  readonly label: string;
}

export function FlightPicture({ flight, board: on, label }: FlightPictureProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => (ref.current ? run(ref.current, new Playback(flight), on) : undefined), [flight, on]);
  return (
    <canvas ref={ref} className="flight-picture" width={320} height={490} role="img" aria-label={label} />
  );
}
