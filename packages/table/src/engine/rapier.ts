import RAPIER from '@dimforge/rapier3d-deterministic-compat';
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

/** The settings of the physics study: centimetres, prediction of a millimetre, four continuous substeps. */
const UNIT = 10;
const SETTINGS = 'cm 240Hz pred 1mm ccd 4';

export async function loadRapier(): Promise<Engine> {
  await RAPIER.init();
  return { revision: `rapier3d-deterministic 0.21.0 ${SETTINGS}`, makeWorld };
}

function shapeOf({ shape }: FixedBody): RAPIER.ColliderDesc {
  switch (shape.kind) {
    case 'sphere':
      return RAPIER.ColliderDesc.ball(shape.radius / UNIT);
    case 'mesh':
      return RAPIER.ColliderDesc.trimesh(
        Float32Array.from(shape.mesh.vertices, value => value / UNIT),
        Uint32Array.from(shape.mesh.triangles),
        RAPIER.TriMeshFlags.FIX_INTERNAL_EDGES,
      );
    case 'box':
      return RAPIER.ColliderDesc.cuboid(shape.half[0] / UNIT, shape.half[1] / UNIT, shape.half[2] / UNIT);
  }
}

function makeWorld(plan: WorldPlan): World {
  const world = new RAPIER.World({ x: 0, y: -GRAVITY / UNIT, z: 0 });
  world.timestep = 1 / RATE;
  world.lengthUnit = 2;
  world.integrationParameters.normalizedPredictionDistance = 0.05;
  world.integrationParameters.maxCcdSubsteps = 4;
  const events = new RAPIER.EventQueue(true);

  const fixed = plan.fixed.map(body => {
    const [x, y, z] = body.at;
    const [a, b, c, d] = body.turn;
    return world.createCollider(
      shapeOf(body)
        .setTranslation(x / UNIT, y / UNIT, z / UNIT)
        .setRotation({ x: a, y: b, z: c, w: d })
        .setFriction(body.friction)
        .setRestitution(body.restitution),
    ).handle;
  });
  const bodies: RAPIER.RigidBody[] = [];
  const moving = plan.moving.map(die => {
    const [x, y, z] = die.at;
    const [a, b, c, d] = die.turn;
    const body = world.createRigidBody(
      RAPIER.RigidBodyDesc.dynamic()
        .setTranslation(x / UNIT, y / UNIT, z / UNIT)
        .setRotation({ x: a, y: b, z: c, w: d })
        .setLinvel(die.velocity[0] / UNIT, die.velocity[1] / UNIT, die.velocity[2] / UNIT)
        .setAngvel({ x: die.spin[0], y: die.spin[1], z: die.spin[2] })
        .setCanSleep(false)
        .setCcdEnabled(true),
    );
    bodies.push(body);
    const core = (die.half - die.rounding) / UNIT;
    const side = (2 * die.half) / UNIT;
    const inertia = (die.mass * side * side) / 6;
    return world.createCollider(
      RAPIER.ColliderDesc.roundCuboid(core, core, core, die.rounding / UNIT)
        .setMassProperties(
          die.mass,
          { x: 0, y: 0, z: 0 },
          { x: inertia, y: inertia, z: inertia },
          { x: 0, y: 0, z: 0, w: 1 },
        )
        .setFriction(1)
        .setRestitution(0)
        .setFrictionCombineRule(RAPIER.CoefficientCombineRule.Multiply)
        .setRestitutionCombineRule(RAPIER.CoefficientCombineRule.Max)
        .setActiveEvents(RAPIER.ActiveEvents.CONTACT_FORCE_EVENTS)
        .setContactForceEventThreshold((0.2 * die.mass * GRAVITY) / UNIT),
      body,
    ).handle;
  });
  const [thrown] = moving as [number];
  const met = new Set<number>();
  const stepOnce = (): void => {
    world.step(events);
    events.drainContactForceEvents(event => {
      const one = event.collider1();
      const other = event.collider2();
      if (one === thrown) met.add(other);
      else if (other === thrown) met.add(one);
    });
  };
  return {
    step: parts => {
      met.clear();
      world.timestep = 1 / RATE / parts;
      for (let i = 0; i < parts; i++) stepOnce();
    },
    place: state => {
      const at = (index: number): number => state[index] as number;
      const body = bodies[0] as RAPIER.RigidBody;
      body.setTranslation({ x: at(AT) / UNIT, y: at(AT + 1) / UNIT, z: at(AT + 2) / UNIT }, true);
      body.setRotation({ x: at(TURN), y: at(TURN + 1), z: at(TURN + 2), w: at(TURN + 3) }, true);
      body.setLinvel(
        { x: at(VELOCITY) / UNIT, y: at(VELOCITY + 1) / UNIT, z: at(VELOCITY + 2) / UNIT },
        true,
      );
      body.setAngvel({ x: at(SPIN), y: at(SPIN + 1), z: at(SPIN + 2) }, true);
    },
    read: (index, into) => readBody(bodies[index] as RAPIER.RigidBody, into),
    touchesFixed: index => met.has(fixed[index] as number),
    touchesMoving: index => met.has(moving[index] as number),
    free: () => {
      events.free();
      world.free();
    },
  };
}

function readBody(body: RAPIER.RigidBody, into: Float64Array): void {
  const at = body.translation();
  into[AT] = at.x * UNIT;
  into[AT + 1] = at.y * UNIT;
  into[AT + 2] = at.z * UNIT;
  const turn = body.rotation();
  into[TURN] = turn.x;
  into[TURN + 1] = turn.y;
  into[TURN + 2] = turn.z;
  into[TURN + 3] = turn.w;
  const velocity = body.linvel();
  into[VELOCITY] = velocity.x * UNIT;
  into[VELOCITY + 1] = velocity.y * UNIT;
  into[VELOCITY + 2] = velocity.z * UNIT;
  const spin = body.angvel();
  into[SPIN] = spin.x;
  into[SPIN + 1] = spin.y;
  into[SPIN + 2] = spin.z;
}
