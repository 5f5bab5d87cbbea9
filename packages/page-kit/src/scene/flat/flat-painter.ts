/** Draws the stage from above. Height is told by the size of a die and by how far its shadow falls. */
import {
  BOARD,
  BOX,
  type Board,
  CARD,
  CUBE,
  type Die,
  type Face,
  facesOf,
  isOverBoard,
  isOverTable,
  LEG,
  type Prop,
  rotate,
  TABLE,
  type Vector,
} from '@tumblekeep/table';
import { director } from '../director.ts';
import type { Eye } from '../eye.ts';
import { paintBoard } from '../paint/board-art.ts';
import { paintFace } from '../paint/die-art.ts';
import { COLORS, type Ink, makeCanvas } from '../paint/pen.ts';
import { paintPlanks, paintTraces } from '../paint/wood-art.ts';
import { makePose, type Pose } from '../playback.ts';
import { seenTurn } from '../seen.ts';
import { body, held, type Mark, stage } from '../stage-store.ts';
import { paintFigures } from './flat-figures.ts';
import { aiming, CLOSE, type Look, placeIn, shownAt, WHOLE } from './look.ts';

/** Part of the way to another look that is made in one frame. */
const EASE = 0.16;
const FACE_PIXELS = 64;
/** How much larger a die is drawn for each millimetre it is up. */
const RISE = 1 / 420;
const DIE_SCALE = 1.25;
/** Half the pixels of a die that is to be taken. */
const LEAST_HELD = 12;

const faceArt = new Map<string, HTMLCanvasElement>();

function artOf(die: Die, face: Face): HTMLCanvasElement {
  const key = `${die} ${face}`;
  const known = faceArt.get(key);
  if (known) return known;
  const { canvas, ink } = makeCanvas(FACE_PIXELS, FACE_PIXELS);
  paintFace(ink, FACE_PIXELS, die, face);
  faceArt.set(key, canvas);
  return canvas;
}

export class FlatPainter implements Eye {
  /** The display face has come. */
  readonly ready: Promise<unknown>;
  readonly #canvas: HTMLCanvasElement;
  readonly #ink: Ink;
  readonly #table = makeCanvas(900, 900);
  readonly #board = makeCanvas(840, 840);
  /** While a die is in the hand. */
  #aiming: Look | undefined;
  #scale = 0;
  #left = 0;
  #top = 0;
  #width = 1;
  #height = 1;
  #pixels = 1;
  readonly #heldPose: Pose = new Float32Array(7);

  constructor(canvas: HTMLCanvasElement) {
    const ink = canvas.getContext('2d');
    if (!ink) throw new Error('this browser has no canvas to paint on');
    this.#canvas = canvas;
    this.#ink = ink;
    paintPlanks(this.#table.ink, 900, 9, 3);
    paintTraces(this.#table.ink, 900);
    paintBoard(this.#board.ink, 840);
    this.ready = document.fonts
      .load('800 40px "Grenze Gotisch Variable"')
      .then(() => paintBoard(this.#board.ink, 840));
  }

  resize(width: number, height: number, pixels: number): void {
    this.#canvas.width = Math.max(1, Math.round(width * pixels));
    this.#canvas.height = Math.max(1, Math.round(height * pixels));
    this.#pixels = pixels;
    this.#width = width;
    this.#height = height;
    this.#scale = 0;
  }

  /** Goes towards the look that helps now; whether it has still some way to go. */
  #look(isCalm: boolean): boolean {
    const state = stage.getState();
    const { camera, inHand, lying } = state;
    const { playback } = director;
    const isAllOnBoard =
      playback === undefined
        ? lying.every(({ at: [x, , z] }) => isOverBoard(x, z))
        : isOverBoard(playback.pose[0]!, playback.pose[2]!);
    const isClose = camera === 'follow' && inHand === undefined && !director.isFlying && isAllOnBoard;
    this.#aiming = inHand === undefined ? undefined : aiming(state);
    const { scale, top } = placeIn(this.#aiming ?? (isClose ? CLOSE : WHOLE), this.#width, this.#height);
    const part = isCalm || this.#scale === 0 ? 1 : EASE;
    this.#scale += (scale - this.#scale) * part;
    this.#top += (top - this.#top) * part;
    this.#left = this.#width / 2;
    return Math.abs(scale / this.#scale - 1) > 0.002;
  }

  #isMirrored(): boolean {
    const { flight, views } = stage.getState();
    return flight === undefined && views.includes('over-the-shoulder');
  }

  pick(left: number, top: number): { x: number; z: number } {
    const across = this.#isMirrored() ? 1 - left : left;
    return {
      x: -(across * this.#width - this.#left) / this.#scale,
      z: -(top * this.#height - this.#top) / this.#scale,
    };
  }

  #shown(z: number): number {
    return this.#aiming === undefined ? z : shownAt(this.#aiming, z);
  }

  see([x, , z]: Vector): { left: number; top: number } {
    const left = (this.#left - x * this.#scale) / this.#width;
    const top = (this.#top - this.#shown(z) * this.#scale) / this.#height;
    return { left: this.#isMirrored() ? 1 - left : left, top };
  }

  /** Whether the picture goes on moving by itself. */
  paint(isCalm: boolean): boolean {
    const isMoving = this.#look(isCalm);
    const ink = this.#ink;
    ink.setTransform(this.#pixels, 0, 0, this.#pixels, 0, 0);
    ink.fillStyle = '#150d07';
    ink.fillRect(0, 0, this.#canvas.width, this.#canvas.height);
    ink.translate(this.#left, this.#top);
    ink.scale(this.#scale, this.#scale);
    const { flight, views } = stage.getState();
    if (flight === undefined && !isCalm && views.includes('turning'))
      ink.rotate((body.turned / 180) * Math.PI);
    if (flight === undefined && !isCalm && views.includes('bobbing')) ink.translate(0, body.lift * 0.3);
    paintFloor(ink);
    ink.drawImage(this.#table.canvas, -TABLE.half, -TABLE.half, 2 * TABLE.half, 2 * TABLE.half);
    ink.strokeStyle = '#1d0f06';
    ink.lineWidth = 8;
    ink.strokeRect(-TABLE.half, -TABLE.half, 2 * TABLE.half, 2 * TABLE.half);
    this.#paintBoard();
    for (const prop of flight?.flight.scene.props ?? stage.getState().props) paintProp(ink, prop);
    this.#paintMarks();
    this.#paintAim();
    this.#paintDice();
    this.#paintLight();
    return isMoving;
  }

  #paintBoard(): void {
    const ink = this.#ink;
    ink.save();
    ink.shadowColor = 'rgba(0,0,0,0.7)';
    ink.shadowBlur = 14 * this.#scale * this.#pixels;
    ink.drawImage(this.#board.canvas, -BOARD.half, -BOARD.half, 2 * BOARD.half, 2 * BOARD.half);
    ink.restore();
    paintBones(ink, stage.getState().board);
  }

  #paintDice(): void {
    const { lying, flight, inHand } = stage.getState();
    const { playback } = director;
    if (flight && playback) {
      for (const [i, { die }] of flight.flight.scene.dice.entries())
        paintDie(this.#ink, die, playback.others[i]!);
      paintDie(this.#ink, playback.die, playback.pose);
    } else for (const { die, at, pose } of lying) paintDie(this.#ink, die, makePose(at, seenTurn(pose, 0)));
    if (inHand === undefined) return;
    const [x, y, z] = held.at;
    this.#heldPose.set([x, y, this.#shown(z)], 0);
    this.#heldPose.set(held.turn, 3);
    const { figures, rest } = stage.getState();
    const at = ([right, up, ahead]: Vector): Vector => [right, up, this.#shown(ahead)];
    paintFigures(this.#ink, figures, [at(rest), at(held.at)], false);
    paintDie(this.#ink, inHand, this.#heldPose, LEAST_HELD / (CUBE.half * this.#scale));
    paintFigures(this.#ink, figures, [at(rest), at(held.at)], true);
  }

  #paintAim(): void {
    const { aim, ghost } = stage.getState();
    this.#paintBeads(ghost, '190,214,240', 0.45);
    this.#paintBeads(aim, '255,217,120', 0.9);
  }

  #paintBeads(way: readonly Vector[], color: string, strength: number): void {
    const ink = this.#ink;
    for (const [i, [x, y, z]] of way.entries()) {
      const up = Math.max(0, y);
      ink.fillStyle = `rgba(${color},${strength - (0.6 * strength * i) / way.length})`;
      ink.strokeStyle = COLORS.ink;
      ink.lineWidth = 1;
      ink.beginPath();
      ink.arc(-x, -z, 3.2 + up * 0.012, 0, Math.PI * 2);
      ink.fill();
      ink.stroke();
    }
  }

  #paintMarks(): void {
    const { playback } = director;
    let bounces = 0;
    for (const mark of stage.getState().marks) bounces = this.#paintMark(mark, bounces);
    if (!playback) return;
    for (const mark of playback.marks)
      if (mark.time <= playback.time) bounces = this.#paintMark(mark, bounces);
  }

  #paintMark({ at: [x, , z], kind }: Mark, bounces: number): number {
    const ink = this.#ink;
    ink.lineWidth = 4;
    ink.strokeStyle = kind === 'bounce' ? 'rgba(255,240,200,0.8)' : 'rgba(255,200,70,0.95)';
    ink.beginPath();
    ink.arc(-x, -z, kind === 'bounce' ? 13 : 22, 0, Math.PI * 2);
    ink.stroke();
    if (kind !== 'bounce') return bounces;
    ink.fillStyle = '#fff0c8';
    ink.font = '700 18px "Alegreya Variable", Georgia, serif';
    ink.textAlign = 'center';
    ink.textBaseline = 'middle';
    ink.fillText(String(bounces + 1), -x, -z + 1);
    return bounces + 1;
  }

  /** Candle light: bright in the middle, dim at the rim. */
  #paintLight(): void {
    const ink = this.#ink;
    ink.setTransform(this.#pixels, 0, 0, this.#pixels, 0, 0);
    const reach = Math.max(this.#width, this.#height) * 0.75;
    const light = ink.createRadialGradient(this.#left, this.#top, reach * 0.25, this.#left, this.#top, reach);
    light.addColorStop(0, 'rgba(15,6,0,0)');
    light.addColorStop(1, 'rgba(15,6,0,0.72)');
    ink.fillStyle = light;
    ink.fillRect(0, 0, this.#width, this.#height);
  }
}

/** On a board that has them. */
export function paintBones(ink: Ink, { bones }: Board): void {
  ink.strokeStyle = COLORS.ink;
  ink.lineWidth = 1.5;
  for (const { at, half } of bones) {
    ink.fillStyle = COLORS.bone;
    ink.beginPath();
    ink.roundRect(-at[0] - half[0], -at[2] - half[2], 2 * half[0], 2 * half[2], 4);
    ink.fill();
    ink.stroke();
  }
}

/** Seen from above; `least` is how large it is drawn at least, against its own size. */
export function paintDie(ink: Ink, die: Die, pose: Pose, least = 0): void {
  const [x = 0, y = 0, z = 0, a = 0, b = 0, c = 0, d = 1] = pose;
  const up = Math.max(0, y - CUBE.half);
  const grown = Math.max(least, DIE_SCALE * (1 + up * RISE));
  if (isOverTable(x, z)) {
    ink.fillStyle = `rgba(0,0,0,${0.55 / (1 + up / 160)})`;
    ink.beginPath();
    ink.arc(-x + up * 0.12, -z + up * 0.2, CUBE.half * 1.3 * DIE_SCALE * (1 + up / 500), 0, Math.PI * 2);
    ink.fill();
  }
  for (let i = 0; i < 6; i++) {
    const sign = i & 1 ? -1 : 1;
    const axis = i >> 1;
    const normal = rotate([a, b, c, d], axis === 0 ? [sign, 0, 0] : axis === 1 ? [0, sign, 0] : [0, 0, sign]);
    if (normal[1] < 0.02) continue;
    const across = rotate([a, b, c, d], axis === 0 ? [0, 0, -sign] : [axis === 1 ? 1 : sign, 0, 0]);
    const down = rotate([a, b, c, d], axis === 1 ? [0, 0, sign] : [0, -1, 0]);
    const size = (2 * CUBE.half * grown) / FACE_PIXELS;
    ink.save();
    ink.transform(
      -across[0] * size,
      -across[2] * size,
      -down[0] * size,
      -down[2] * size,
      -x - normal[0] * CUBE.half * grown,
      -z - normal[2] * CUBE.half * grown,
    );
    const face = facesOf(die)[i] as Face;
    ink.drawImage(artOf(die, face), -FACE_PIXELS / 2, -FACE_PIXELS / 2);
    ink.fillStyle = `rgba(10,4,0,${0.55 * (1 - normal[1])})`;
    ink.fillRect(-FACE_PIXELS / 2, -FACE_PIXELS / 2, FACE_PIXELS, FACE_PIXELS);
    ink.strokeStyle = COLORS.ink;
    ink.lineWidth = 5;
    ink.strokeRect(-FACE_PIXELS / 2, -FACE_PIXELS / 2, FACE_PIXELS, FACE_PIXELS);
    ink.restore();
  }
}

const FLAG = { wide: 250, high: 170 } as const;
const FLOOR = 1800;

/** Flagstones under the table, and its shadow on them. */
function paintFloor(ink: Ink): void {
  ink.fillStyle = '#0f0905';
  ink.fillRect(-FLOOR, -FLOOR, 2 * FLOOR, 2 * FLOOR);
  ink.fillStyle = '#2a1d13';
  for (let row = -Math.ceil(FLOOR / FLAG.high); row * FLAG.high < FLOOR; row++) {
    const shift = (row & 1) * (FLAG.wide / 2);
    for (let x = -FLOOR - shift; x < FLOOR; x += FLAG.wide)
      ink.fillRect(x + 5, row * FLAG.high + 5, FLAG.wide - 10, FLAG.high - 10);
  }
  ink.save();
  ink.shadowColor = 'rgba(0,0,0,0.9)';
  ink.shadowBlur = 60;
  ink.fillRect(-TABLE.half, -TABLE.half, 2 * TABLE.half, 2 * TABLE.half);
  ink.restore();
}

/** Half sizes seen from above. */
const PLANS: Readonly<
  Record<Prop['kind'], { half: readonly [number, number]; round: boolean; fill: string }>
> = {
  box: { half: [BOX.long / 2, BOX.long / 2], round: false, fill: '#7b2d26' },
  sheet: { half: [105, 3], round: false, fill: COLORS.parchment },
  card: { half: [CARD.long / 2, 2.5], round: false, fill: COLORS.parchment },
  leg: { half: [LEG.width / 2, LEG.thickness / 2], round: false, fill: 'rgba(150,60,50,0.55)' },
  head: { half: [90, 90], round: true, fill: 'rgba(214,160,120,0.9)' },
  nose: { half: [18, 18], round: true, fill: 'rgba(214,140,110,0.95)' },
  elbow: { half: [45, 45], round: true, fill: 'rgba(214,160,120,0.95)' },
};

export function paintProp(ink: Ink, { kind, at, turn }: Prop): void {
  const { half, round, fill } = PLANS[kind];
  ink.save();
  ink.translate(-at[0], -at[2]);
  ink.rotate(-2 * Math.atan2(turn[0], turn[1]));
  ink.fillStyle = fill;
  ink.strokeStyle = COLORS.ink;
  ink.lineWidth = 3;
  ink.shadowColor = 'rgba(0,0,0,0.6)';
  ink.shadowBlur = 10;
  ink.beginPath();
  if (round) ink.arc(0, 0, half[0], 0, Math.PI * 2);
  else ink.roundRect(-half[0], -half[1], 2 * half[0], 2 * half[1], Math.min(6, half[1]));
  ink.fill();
  ink.shadowBlur = 0;
  if (kind === 'leg') paintHose(ink, half);
  ink.stroke();
  ink.restore();
}

const STRIPES = 7;

/** Stripes, as the leg of the 3D table has them. */
function paintHose(ink: Ink, [long, thick]: readonly [number, number]): void {
  const wide = (2 * long) / STRIPES;
  ink.fillStyle = 'rgba(239,224,187,0.75)';
  for (let i = 1; i < STRIPES; i += 2) ink.fillRect(-long + i * wide, -thick, wide, 2 * thick);
}
