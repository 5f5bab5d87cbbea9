/** The eye at the table: behind the hand, after the die, over the landing. With reduced motion it cuts instead. */
import { useFrame, useThree } from '@react-three/fiber';
import { BOARD, isOverTable, TABLE, type Vector } from '@tumblekeep/table';
import { useEffect, useRef } from 'react';
import { type PerspectiveCamera, Vector3 } from 'three';
import { isMotionReduced } from '../../app/media.ts';
import { director } from '../director.ts';
import { type Eye, eye } from '../eye.ts';
import { reachOf } from '../figures.ts';
import { AT_REST, body, held, type StageState, stage } from '../stage-store.ts';
import { frame, makeShot, type Shot } from './framing.ts';

const { half } = BOARD;
const CORNERS: readonly Vector[] = [
  [half, 0, half],
  [-half, 0, half],
  [half, 0, -half],
  [-half, 0, -half],
];
const MARGIN = 0.05;
/** Millimetres of table seen behind the board. */
const BEHIND = 110;
const FOV = 0.42;
/** Seconds in which the eye makes most of its way. */
const EASE = { aiming: 0.35, flying: 0.5, landed: 0.45 } as const;
const DEGREE = Math.PI / 180;

/** Heights of a hand that are made room for, and how far it may sway before the eye makes room for it. */
const HAND = { lowest: 60, highest: 420, sway: 80 } as const;
/** Millimetres from the middle of the held die to what is seen below it. */
const BELOW = 60;

/** Millimetres around a die that is seen from near by. */
const CLOSE = 70;

class Framer {
  readonly shot: Shot = makeShot();
  readonly #points: [number, number, number][] = Array.from({ length: 8 }, () => [0, 0, 0]);
  #rest: Vector = AT_REST;
  #handY = 0;
  #handZ = 0;

  /** Fills the shot for what is on the stage now. */
  aim(state: StageState, aspect: number, height: number): void {
    const { shot } = this;
    shot.fov = FOV;
    shot.roll = 0;
    shot.yaw = 0;
    const { playback } = director;
    const isShown = state.flight !== undefined && playback !== undefined;
    if (state.camera === 'above') this.#above(aspect);
    else if (isShown && state.camera === 'follow' && !director.isFlying) this.#landing(playback.pose, aspect);
    else if (isShown && state.camera === 'follow' && director.isSlow) this.#close(playback.pose, aspect);
    else if (isShown && state.camera === 'follow') this.#follow(playback.pose, aspect);
    else if (!isShown && playback !== undefined && state.inHand === undefined && state.camera === 'follow')
      this.#landing(playback.pose, aspect);
    else this.#thrower(state, aspect, isShown, (2 * state.foot) / height);
  }

  #set(index: number, x: number, y: number, z: number): void {
    const point = this.#points[index] as [number, number, number];
    point[0] = x;
    point[1] = y;
    point[2] = z;
  }

  #corners(): void {
    for (let i = 0; i < 4; i++) {
      const [x, y, z] = CORNERS[i] as Vector;
      this.#set(i, x, y, z);
    }
  }

  #fit(aspect: number, count: number, foot = 0): void {
    // Unused places repeat the first, so that nothing is allocated.
    const [x, y, z] = this.#points[0] as Vector;
    for (let i = count; i < 8; i++) this.#set(i, x, y, z);
    frame(this.shot, this.#points, aspect, MARGIN, foot);
  }

  /** The eye takes its place when the die is taken up and does not sway with the hand, only out of its way. */
  #hand({ inHand, rest }: StageState): void {
    const isNew = inHand === undefined || rest !== this.#rest;
    this.#rest = inHand === undefined ? AT_REST : rest;
    const [, y, z] = isNew ? this.#rest : held.at;
    const up = Math.max(HAND.lowest, Math.min(HAND.highest, y));
    if (isNew || up < this.#handY - HAND.sway) this.#handY = up;
    if (isNew || z < this.#handZ - HAND.sway) this.#handZ = z;
  }

  #above(aspect: number): void {
    this.shot.pitch = 88 * DEGREE;
    this.#corners();
    this.#set(4, 0, 0, -TABLE.half - 40);
    this.#fit(aspect, 5);
  }

  #thrower(state: StageState, aspect: number, isShown: boolean, foot: number): void {
    const { shot } = this;
    this.#hand(state);
    const views = isShown ? [] : state.views;
    shot.pitch = (aspect < 1 ? 44 : 35) * DEGREE;
    this.#corners();
    const { below, near } = reachOf(state.inHand === undefined ? [] : state.figures);
    this.#set(4, 60, this.#handY - Math.max(BELOW, below), this.#handZ - Math.max(20, near));
    this.#set(5, -60, this.#handY - Math.max(BELOW, below), this.#handZ - Math.max(20, near));
    // On wide screens a little of the table behind the board: the board is the heart, not the tavern.
    this.#set(6, 0, 0, aspect < 1.2 ? half : half + BEHIND);
    this.#fit(aspect, 7, foot);
    const away = this.#handZ - AT_REST[2];
    if (views.includes('table-height')) this.#stand(0, 62, -1120 + away, 3.5, aspect);
    else if (views.includes('below-table')) this.#stand(0, -46, -1080 + away, -7, aspect);
    else if (views.includes('over-the-shoulder')) {
      shot.x += 170;
      shot.yaw = -10 * DEGREE;
      shot.roll = 9 * DEGREE;
    }
    if (isMotionReduced()) return;
    if (views.includes('turning')) shot.yaw += body.turned * DEGREE;
    if (views.includes('bobbing') || body.lift !== 0) shot.y += body.lift;
  }

  /** A place of the eyes that the body decides: narrow screens get a wider look. */
  #stand(x: number, y: number, z: number, pitch: number, aspect: number): void {
    const { shot } = this;
    shot.x = x;
    shot.y = y;
    shot.z = z;
    shot.pitch = pitch * DEGREE;
    shot.fov = Math.min(1.3, 2 * Math.atan(0.3 / Math.min(1, aspect)));
  }

  #follow(pose: Float32Array, aspect: number): void {
    const [x = 0, y = 0, z = 0] = pose;
    this.shot.pitch = (aspect < 1 ? 50 : 42) * DEGREE;
    this.#corners();
    const near = Math.max(-TABLE.half - 60, Math.min(TABLE.half, z));
    const side = Math.max(-TABLE.half, Math.min(TABLE.half, x));
    this.#set(4, side, Math.max(0, Math.min(420, y)), near);
    this.#set(5, side, 0, near);
    this.#fit(aspect, 6);
  }

  /** Down at the die, as near as it gets. */
  #close(pose: Float32Array, aspect: number): void {
    const [x = 0, y = 0, z = 0] = pose;
    if (!isOverTable(x, z)) {
      this.#follow(pose, aspect);
      return;
    }
    this.shot.pitch = 30 * DEGREE;
    this.#set(0, x + CLOSE, 0, z + CLOSE);
    this.#set(1, x - CLOSE, 0, z + CLOSE);
    this.#set(2, x + CLOSE, 0, z - CLOSE);
    this.#set(3, x - CLOSE, 0, z - CLOSE);
    this.#set(4, x, Math.min(160, y + 20), z);
    this.#fit(aspect, 5);
  }

  #landing(pose: Float32Array, aspect: number): void {
    const [x = 0, , z = 0] = pose;
    if (!isOverTable(x, z)) {
      this.#follow(pose, aspect);
      return;
    }
    const isNear = Math.max(Math.abs(x), Math.abs(z)) < half + 60;
    this.shot.pitch = 64 * DEGREE;
    const reach = isNear ? 105 : 140;
    this.#set(0, x + reach, 0, z + reach);
    this.#set(1, x - reach, 0, z + reach);
    this.#set(2, x + reach, 0, z - reach);
    this.#set(3, x - reach, 0, z - reach);
    // The middle of the board stays in sight: people want to see how near it was.
    this.#set(4, isNear ? 0 : x, 0, isNear ? 0 : z);
    this.#fit(aspect, 5);
  }
}

function place(camera: PerspectiveCamera, shot: Shot): void {
  camera.position.set(shot.x, shot.y, shot.z);
  camera.rotation.order = 'YXZ';
  // The camera of three looks along negative z.
  camera.rotation.set(-shot.pitch, Math.PI + shot.yaw, shot.roll);
  camera.fov = shot.fov / DEGREE;
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
}

const KEYS = ['x', 'y', 'z', 'yaw', 'pitch', 'roll', 'fov'] as const;

/** How far the shots are apart, in millimetres or about as much. */
function approach(now: Shot, to: Shot, part: number): number {
  let most = 0;
  for (const key of KEYS) {
    const way = to[key] - now[key];
    now[key] += way * part;
    most = Math.max(most, Math.abs(way) * (key === 'x' || key === 'y' || key === 'z' ? 1 : 700));
  }
  return most;
}

function makeEye(camera: PerspectiveCamera): Eye {
  const vector = new Vector3();
  const isMirrored = (): boolean => {
    const { flight, views } = stage.getState();
    return flight === undefined && views.includes('over-the-shoulder');
  };
  return {
    pick(left, top, height) {
      const across = isMirrored() ? 1 - left : left;
      vector
        .set(across * 2 - 1, 1 - top * 2, 0.5)
        .unproject(camera)
        .sub(camera.position);
      const part = (height - camera.position.y) / vector.y;
      if (!(part > 0) || !Number.isFinite(part)) return undefined;
      return { x: camera.position.x + vector.x * part, z: camera.position.z + vector.z * part };
    },
    see([x, y, z]) {
      vector.set(x, y, z).project(camera);
      const left = (vector.x + 1) / 2;
      return { left: isMirrored() ? 1 - left : left, top: (1 - vector.y) / 2 };
    },
  };
}

export function Rig() {
  const camera = useThree(state => state.camera) as PerspectiveCamera;
  const invalidate = useThree(state => state.invalidate);
  const framer = useRef<Framer>(null);
  framer.current ??= new Framer();
  const now = useRef<Shot>(null);
  useEffect(() => {
    const made = makeEye(camera);
    eye.current = made;
    return () => {
      if (eye.current === made) eye.current = undefined;
    };
  }, [camera]);
  useFrame(({ size }, seconds) => {
    const aimed = framer.current as Framer;
    aimed.aim(stage.getState(), size.width / size.height, size.height);
    if (now.current === null || isMotionReduced()) {
      now.current ??= makeShot();
      Object.assign(now.current, aimed.shot);
    } else {
      const ease = director.isFlying ? EASE.flying : director.playback ? EASE.landed : EASE.aiming;
      const part = 1 - Math.exp((-2.3 * Math.min(0.1, seconds)) / ease);
      if (approach(now.current, aimed.shot, part) > 0.5) invalidate();
    }
    place(camera, now.current);
  });
  return null;
}
