import {
  Body,
  Box,
  World as CannonWorld,
  Material,
  NaiveBroadphase,
  Quaternion,
  Sphere,
  Vec3,
} from 'cannon-es';
import { BOARD, boardLines } from '../board.ts';
import {
  AT,
  type Engine,
  type FixedBody,
  GRAVITY,
  RATE,
  SPIN,
  TURN,
  VELOCITY,
  type World,
  type WorldPlan,
} from './port.ts';

/** A yardstick only: boxes instead of the mesh, no continuous collision. Metres. */
const UNIT = 1000;

export const loadCannon = async (): Promise<Engine> => ({ revision: 'cannon-es 0.20.0', makeWorld });

function bodyOf({ shape, at, turn, friction, restitution }: FixedBody): Body {
  const body = new Body({ mass: 0, material: new Material({ friction, restitution }) });
  if (shape.kind === 'sphere') body.addShape(new Sphere(shape.radius / UNIT));
  else if (shape.kind === 'box') body.addShape(new Box(vector(shape.half)));
  else addBoardBoxes(body);
  body.position.set(at[0] / UNIT, at[1] / UNIT, at[2] / UNIT);
  body.quaternion.set(...turn);
  return body;
}

const vector = ([x, y, z]: readonly [number, number, number]): Vec3 => new Vec3(x / UNIT, y / UNIT, z / UNIT);

function addBoardBoxes(body: Body): void {
  const { thickness } = BOARD;
  const lines = boardLines();
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 5; j++) {
      if (i % 2 === 1 && j % 2 === 1) continue;
      const [x, x2, z, z2] = [lines[i], lines[i + 1], lines[j], lines[j + 1]] as [
        number,
        number,
        number,
        number,
      ];
      body.addShape(
        new Box(vector([(x2 - x) / 2, thickness / 2, (z2 - z) / 2])),
        vector([(x + x2) / 2, thickness / 2, (z + z2) / 2]),
      );
    }
}

function makeWorld({ fixed, moving }: WorldPlan): World {
  const world = new CannonWorld({ gravity: new Vec3(0, -GRAVITY / UNIT, 0) });
  world.broadphase = new NaiveBroadphase();
  const walls = fixed.map(plan => {
    const body = bodyOf(plan);
    world.addBody(body);
    return body;
  });
  const dice = moving.map(die => {
    const body = new Body({
      mass: die.mass / 1000,
      shape: new Box(vector([die.half, die.half, die.half])),
      position: vector(die.at),
      quaternion: new Quaternion(...die.turn),
      velocity: vector(die.velocity),
      angularVelocity: new Vec3(...die.spin),
      linearDamping: 0,
      angularDamping: 0,
      material: new Material({ friction: 1, restitution: 1 }),
    });
    world.addBody(body);
    return body;
  });
  const thrown = dice[0] as Body;
  const meets = (other: Body | undefined): boolean =>
    world.contacts.some(({ bi, bj }) => (bi === thrown && bj === other) || (bj === thrown && bi === other));
  return {
    step: parts => {
      for (let i = 0; i < parts; i++) world.step(1 / RATE / parts);
    },
    place: state => {
      const at = (index: number): number => state[index] as number;
      thrown.position.set(at(AT) / UNIT, at(AT + 1) / UNIT, at(AT + 2) / UNIT);
      thrown.quaternion.set(at(TURN), at(TURN + 1), at(TURN + 2), at(TURN + 3));
      thrown.velocity.set(at(VELOCITY) / UNIT, at(VELOCITY + 1) / UNIT, at(VELOCITY + 2) / UNIT);
      thrown.angularVelocity.set(at(SPIN), at(SPIN + 1), at(SPIN + 2));
    },
    read: (index, into) => {
      const { position, quaternion, velocity, angularVelocity } = dice[index] as Body;
      into[AT] = position.x * UNIT;
      into[AT + 1] = position.y * UNIT;
      into[AT + 2] = position.z * UNIT;
      into[TURN] = quaternion.x;
      into[TURN + 1] = quaternion.y;
      into[TURN + 2] = quaternion.z;
      into[TURN + 3] = quaternion.w;
      into[VELOCITY] = velocity.x * UNIT;
      into[VELOCITY + 1] = velocity.y * UNIT;
      into[VELOCITY + 2] = velocity.z * UNIT;
      into[SPIN] = angularVelocity.x;
      into[SPIN + 1] = angularVelocity.y;
      into[SPIN + 2] = angularVelocity.z;
    },
    touchesFixed: index => meets(walls[index]),
    touchesMoving: index => meets(dice[index]),
    free: () => {},
  };
}
