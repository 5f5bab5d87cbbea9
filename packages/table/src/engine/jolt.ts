import type JoltModule from 'jolt-physics';
import type { Quaternion, Vector } from '../vectors.ts';
import {
  AT,
  type Engine,
  GRAVITY,
  type MovingBody,
  RATE,
  type Shape,
  SPIN,
  TURN,
  VELOCITY,
  type World,
  type WorldPlan,
} from './port.ts';

type Jolt = typeof JoltModule;

/** Jolt replaces tiny inertias, so it works in centimetres and grams. */
const UNIT = 10;
const SETTINGS = 'cm 240Hz cast 4/2';
const FIXED_LAYER = 0;
const MOVING_LAYER = 1;

/** The engine weighs megabytes, so it comes only when somebody asks for it. */
export async function loadJolt(): Promise<Engine> {
  const { default: initialise } = await import('jolt-physics');
  const jolt: Jolt = await initialise();
  const shapes = makeShapes(jolt);
  return {
    revision: `jolt-physics 1.1.0 ${SETTINGS}`,
    makeWorld: plan => makeWorld(jolt, shapes, plan),
  };
}

type Shapes = (shape: Shape) => JoltModule.Shape;

/** Shapes never change, so they are made once and shared by all worlds. */
function makeShapes(jolt: Jolt): Shapes {
  const known = new Map<string, JoltModule.Shape>();
  const meshes = new Map<object, JoltModule.Shape>();
  const keep = (settings: JoltModule.ShapeSettings): JoltModule.Shape => {
    const shape = settings.Create().Get();
    shape.AddRef();
    jolt.destroy(settings);
    return shape;
  };
  return shape => {
    if (shape.kind === 'mesh') {
      const found = meshes.get(shape.mesh) ?? keep(meshSettings(jolt, shape.mesh));
      meshes.set(shape.mesh, found);
      return found;
    }
    const key = JSON.stringify(shape);
    const found = known.get(key) ?? keep(convexSettings(jolt, shape));
    known.set(key, found);
    return found;
  };
}

function convexSettings(jolt: Jolt, shape: Exclude<Shape, { kind: 'mesh' }>): JoltModule.ShapeSettings {
  if (shape.kind === 'sphere') return new jolt.SphereShapeSettings(shape.radius / UNIT);
  const half = new jolt.Vec3(shape.half[0] / UNIT, shape.half[1] / UNIT, shape.half[2] / UNIT);
  const settings = new jolt.BoxShapeSettings(half, shape.rounding / UNIT);
  jolt.destroy(half);
  return settings;
}

function meshSettings(
  jolt: Jolt,
  { vertices, triangles }: Extract<Shape, { kind: 'mesh' }>['mesh'],
): JoltModule.ShapeSettings {
  const points = new jolt.VertexList();
  const faces = new jolt.IndexedTriangleList();
  const materials = new jolt.PhysicsMaterialList();
  for (let i = 0; i < vertices.length; i += 3) {
    const [x, y, z] = vertices.slice(i, i + 3) as [number, number, number];
    const point = new jolt.Float3(x / UNIT, y / UNIT, z / UNIT);
    points.push_back(point);
    jolt.destroy(point);
  }
  for (let i = 0; i < triangles.length; i += 3) {
    const [a, b, c] = triangles.slice(i, i + 3) as [number, number, number];
    const face = new jolt.IndexedTriangle(a, b, c, 0);
    faces.push_back(face);
    jolt.destroy(face);
  }
  const settings = new jolt.MeshShapeSettings(points, faces, materials);
  jolt.destroy(points);
  jolt.destroy(faces);
  jolt.destroy(materials);
  return settings;
}

function makeInterface(jolt: Jolt): JoltModule.JoltInterface {
  const pairs = new jolt.ObjectLayerPairFilterTable(2);
  pairs.EnableCollision(FIXED_LAYER, MOVING_LAYER);
  pairs.EnableCollision(MOVING_LAYER, MOVING_LAYER);
  const layers = new jolt.BroadPhaseLayerInterfaceTable(2, 2);
  const fixed = new jolt.BroadPhaseLayer(FIXED_LAYER);
  const moving = new jolt.BroadPhaseLayer(MOVING_LAYER);
  layers.MapObjectToBroadPhaseLayer(FIXED_LAYER, fixed);
  layers.MapObjectToBroadPhaseLayer(MOVING_LAYER, moving);
  jolt.destroy(fixed);
  jolt.destroy(moving);
  const settings = new jolt.JoltSettings();
  settings.mMaxBodies = 64;
  settings.mMaxBodyPairs = 256;
  settings.mMaxContactConstraints = 256;
  settings.mMaxWorkerThreads = 0;
  settings.mObjectLayerPairFilter = pairs;
  settings.mBroadPhaseLayerInterface = layers;
  settings.mObjectVsBroadPhaseLayerFilter = new jolt.ObjectVsBroadPhaseLayerFilterTable(layers, 2, pairs, 2);
  const world = new jolt.JoltInterface(settings);
  jolt.destroy(settings);
  return world;
}

function configure(jolt: Jolt, system: JoltModule.PhysicsSystem): void {
  const gravity = new jolt.Vec3(0, -GRAVITY / UNIT, 0);
  system.SetGravity(gravity);
  jolt.destroy(gravity);
  const settings = system.GetPhysicsSettings();
  settings.mSpeculativeContactDistance = 0.1;
  settings.mPenetrationSlop = 0.005;
  settings.mManifoldTolerance = 0.02;
  settings.mMaxPenetrationDistance = 0.2;
  settings.mLinearCastThreshold = 0.75;
  settings.mLinearCastMaxPenetration = 0.1;
  settings.mMinVelocityForRestitution = 10;
  settings.mNumVelocitySteps = 4;
  settings.mNumPositionSteps = 2;
  settings.mAllowSleeping = false;
  system.SetPhysicsSettings(settings);
}

function makeWorld(jolt: Jolt, shapes: Shapes, plan: WorldPlan): World {
  const world = makeInterface(jolt);
  const system = world.GetPhysicsSystem();
  configure(jolt, system);
  const bodies = system.GetBodyInterface();
  const place = new jolt.RVec3(0, 0, 0);
  const vector = new jolt.Vec3(0, 0, 0);
  const turned = new jolt.Quat(0, 0, 0, 1);
  const set = ([x, y, z]: Vector, [a, b, c, d]: Quaternion): void => {
    place.Set(x / UNIT, y / UNIT, z / UNIT);
    turned.Set(a, b, c, d);
  };
  const add = (settings: JoltModule.BodyCreationSettings): JoltModule.Body => {
    const body = bodies.CreateBody(settings);
    bodies.AddBody(body.GetID(), jolt.EActivation_Activate);
    jolt.destroy(settings);
    return body;
  };
  const fixed = plan.fixed.map(({ shape, at, turn, friction, restitution }) => {
    set(at, turn);
    const settings = new jolt.BodyCreationSettings(
      shapes(shape),
      place,
      turned,
      jolt.EMotionType_Static,
      FIXED_LAYER,
    );
    // Jolt takes the root of the product; the dice have friction 1.
    settings.mFriction = friction * friction;
    settings.mRestitution = restitution;
    return add(settings);
  });
  const moving = plan.moving.map((die: MovingBody) => {
    set(die.at, die.turn);
    const shape = shapes({ kind: 'box', half: [die.half, die.half, die.half], rounding: die.rounding });
    const settings = new jolt.BodyCreationSettings(
      shape,
      place,
      turned,
      jolt.EMotionType_Dynamic,
      MOVING_LAYER,
    );
    settings.mOverrideMassProperties = jolt.EOverrideMassProperties_CalculateInertia;
    settings.mMassPropertiesOverride.mMass = die.mass;
    settings.mFriction = 1;
    settings.mRestitution = 0;
    settings.mLinearDamping = 0;
    settings.mAngularDamping = 0;
    settings.mMaxLinearVelocity = 2000;
    settings.mMaxAngularVelocity = 400;
    settings.mAllowSleeping = false;
    settings.mMotionQuality = jolt.EMotionQuality_LinearCast;
    vector.Set(die.velocity[0] / UNIT, die.velocity[1] / UNIT, die.velocity[2] / UNIT);
    settings.mLinearVelocity = vector;
    vector.Set(die.spin[0], die.spin[1], die.spin[2]);
    settings.mAngularVelocity = vector;
    return add(settings);
  });
  const spin = new jolt.Vec3(0, 0, 0);
  const [thrown] = moving as [JoltModule.Body];
  const meets = (other: JoltModule.Body | undefined): boolean =>
    other !== undefined && system.WereBodiesInContact(thrown.GetID(), other.GetID());
  return {
    step: parts => world.Step(1 / RATE, parts),
    place: state => {
      place.Set(value(state, AT) / UNIT, value(state, AT + 1) / UNIT, value(state, AT + 2) / UNIT);
      turned.Set(value(state, TURN), value(state, TURN + 1), value(state, TURN + 2), value(state, TURN + 3));
      vector.Set(
        value(state, VELOCITY) / UNIT,
        value(state, VELOCITY + 1) / UNIT,
        value(state, VELOCITY + 2) / UNIT,
      );
      spin.Set(value(state, SPIN), value(state, SPIN + 1), value(state, SPIN + 2));
      bodies.SetPositionRotationAndVelocity(thrown.GetID(), place, turned, vector, spin);
    },
    read: (index, into) => readBody(moving[index] as JoltModule.Body, into),
    touchesFixed: index => meets(fixed[index]),
    touchesMoving: index => meets(moving[index]),
    free: () => {
      for (const object of [world, place, vector, turned, spin]) jolt.destroy(object);
    },
  };
}

const value = (state: Float64Array, index: number): number => state[index] as number;

function readBody(body: JoltModule.Body, into: Float64Array): void {
  const at = body.GetPosition();
  into[AT] = at.GetX() * UNIT;
  into[AT + 1] = at.GetY() * UNIT;
  into[AT + 2] = at.GetZ() * UNIT;
  const turn = body.GetRotation();
  into[TURN] = turn.GetX();
  into[TURN + 1] = turn.GetY();
  into[TURN + 2] = turn.GetZ();
  into[TURN + 3] = turn.GetW();
  const velocity = body.GetLinearVelocity();
  into[VELOCITY] = velocity.GetX() * UNIT;
  into[VELOCITY + 1] = velocity.GetY() * UNIT;
  into[VELOCITY + 2] = velocity.GetZ() * UNIT;
  const spin = body.GetAngularVelocity();
  into[SPIN] = spin.GetX();
  into[SPIN + 1] = spin.GetY();
  into[SPIN + 2] = spin.GetZ();
}
