/** Ink on parchment: a thrower, a table, a die, and whatever else a picture tells of. CSS moves what flies. */
import type { Arm, Course, DiePlace, Picture, Pose, Thing } from '@tumblekeep/table';
import type { ReactNode } from 'react';

type Point = readonly [x: number, y: number];

interface Body {
  readonly head: Point;
  readonly neck: Point;
  readonly hip: Point;
  readonly legs: readonly [readonly Point[], readonly Point[]];
  /** Where the face looks: to the table, away from it or up. */
  readonly looks: 'right' | 'left' | 'up';
}

const at = (x: number, y: number): Body => ({
  head: [x, y - 94],
  neck: [x, y - 80],
  hip: [x, y - 42],
  legs: [[[x - 8, y]], [[x + 8, y]]],
  looks: 'right',
});
const GROUND = 142;
const STANDING = at(46, GROUND);

const BODIES: Readonly<Record<Pose, Body>> = {
  stand: STANDING,
  away: { ...STANDING, looks: 'left' },
  far: at(22, GROUND),
  air: {
    ...at(46, GROUND - 22),
    legs: [
      [
        [36, 102],
        [30, 116],
      ],
      [
        [52, 100],
        [48, 114],
      ],
    ],
  },
  sit: {
    head: [46, 92],
    neck: [46, 105],
    hip: [42, 136],
    legs: [
      [
        [62, 124],
        [66, GROUND],
      ],
      [
        [58, 136],
        [74, GROUND],
      ],
    ],
    looks: 'right',
  },
  crouch: {
    head: [44, 78],
    neck: [44, 91],
    hip: [36, 120],
    legs: [
      [
        [54, 118],
        [46, GROUND],
      ],
      [
        [48, 126],
        [36, GROUND],
      ],
    ],
    looks: 'right',
  },
  leg: {
    ...STANDING,
    legs: [
      [[46, GROUND]],
      [
        [70, 74],
        [96, 76],
      ],
    ],
  },
  lean: { ...STANDING, head: [38, 50], looks: 'up' },
  bow: { ...STANDING, head: [62, 58], neck: [54, 68] },
};

interface Arms {
  readonly elbow: Point;
  readonly hand: Point;
  readonly other?: readonly Point[];
}

/** From the shoulder. */
const ARMS: Readonly<Record<Arm, Arms>> = {
  hold: { elbow: [8, 10], hand: [22, 2] },
  swing: { elbow: [14, -2], hand: [27, -11] },
  back: { elbow: [-12, 8], hand: [-8, 24] },
  up: { elbow: [12, -10], hand: [20, -28] },
  low: { elbow: [6, 16], hand: [20, 24] },
  elbow: { elbow: [20, -6], hand: [4, -20] },
  tipped: { elbow: [22, 4], hand: [6, -10] },
  wrist: { elbow: [14, 18], hand: [34, 14] },
  cross: {
    elbow: [10, 12],
    hand: [26, -6],
    other: [
      [10, -6],
      [26, 10],
    ],
  },
  both: {
    elbow: [10, 10],
    hand: [24, 3],
    other: [
      [10, -8],
      [24, -7],
    ],
  },
  apart: {
    elbow: [10, 12],
    hand: [22, 14],
    other: [
      [10, -10],
      [22, -18],
    ],
  },
  card: { elbow: [6, 14], hand: [18, 4] },
  flat: { elbow: [6, 16], hand: [26, 8] },
};

interface Joints {
  readonly body: Body;
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly hand: Point;
  readonly other: readonly Point[] | undefined;
}

const plus = ([x, y]: Point, [dx, dy]: Point): Point => [x + dx, y + dy];

function jointsOf({ pose = 'stand', arm = 'hold' }: Picture): Joints {
  const body = BODIES[pose];
  const shoulder = plus(body.neck, [0, 8]);
  const { elbow, hand, other } = ARMS[arm];
  return {
    body,
    shoulder,
    elbow: plus(shoulder, elbow),
    hand: plus(shoulder, hand),
    other: other?.map(point => plus(shoulder, point)),
  };
}

const NEIGHBOR_HAND: Point = [30, 74];

/** The middle of a die that waits. */
const PLACES: Readonly<Record<Exclude<DiePlace, 'gone'>, (joints: Joints) => Point>> = {
  hand: ({ hand, other }) => {
    const second = other?.at(-1);
    return second === undefined ? plus(hand, [3, -6]) : [hand[0] + 3, (hand[1] + second[1]) / 2];
  },
  nose: ({ body: { head } }) => plus(head, [4, -21]),
  elbow: ({ elbow }) => plus(elbow, [1, -7]),
  head: ({ body: { head } }) => plus(head, [0, -18]),
  over: () => [72, 20],
  left: () => plus(NEIGHBOR_HAND, [4, -5]),
  edge: () => [68, 86],
};

/** Where the die lands, and the hop that takes it there. */
const HOP = 'Q136 58 158 86';

const COURSE_OF: Readonly<Record<Course, (from: Point, joints: Joints) => string>> = {
  plain: ([x, y]) => `M${x} ${y} Q${(x + 112) / 2} ${y - 14} 112 92 ${HOP}`,
  top: ([x, y]) => `M${x} ${y} Q${(x + 112) / 2} ${y - 14} 112 92 ${HOP}`,
  behind: ([x, y]) => `M${x} ${y} Q86 22 112 92 ${HOP}`,
  bank: ([x, y]) => `M${x} ${y} Q92 48 102 78 Q114 56 125 92 Q140 70 158 86`,
  'over-card': ([x, y]) => `M${x} ${y} Q86 56 102 92 Q122 34 156 86`,
  two: ([x, y]) => `M${x} ${y} Q80 62 88 92 Q102 62 117 92 Q136 62 158 86`,
  slam: () => `M72 26 L98 92 ${HOP}`,
  fling: () => `M68 84 Q88 -14 118 92 ${HOP}`,
  'under-leg': ([x, y]) => `M${x} ${y} Q94 84 112 92 ${HOP}`,
  'from-below': () => `M64 112 Q60 10 114 92 ${HOP}`,
  roll: ([x, y]) => `M${x} ${y} Q${x + 26} ${y} 108 92 ${HOP}`,
  head: (_, { body: { head } }) => `M${head[0]} ${head[1] - 16} Q92 22 112 92 ${HOP}`,
  long: ([x, y]) => `M${x} ${y} Q84 -2 116 92 ${HOP}`,
  toss: () => 'M34 68 Q50 24 68 62',
};
/** How far along a still picture shows the die. */
const SHOWN: Readonly<Partial<Record<Course, string>>> = { toss: '55%', 'from-below': '42%', two: '48%' };

/** What lies, stands or hangs about. */
const THING_OF: Readonly<Record<Thing, (joints: Joints) => ReactNode>> = {
  box: () => <rect className="hint-prop" x="88" y="82" width="30" height="13" />,
  card: () => <path className="hint-card" d="M122 94 V70" />,
  'held-card': ({ hand: [x, y] }) => <path className="hint-card" d={`M${x - 4} ${y + 1} l24 -2`} />,
  'edge-card': () => <path className="hint-card" d="M58 93 H88" />,
  'bent-card': () => <path className="hint-card" d="M60 106 Q68 93 88 93" />,
  neighbor: () => (
    <g className="hint-neighbor">
      <circle cx="14" cy="62" r="9" />
      <path d={`M14 71 V108 L8 140 M14 108 L20 140 M14 80 L${NEIGHBOR_HAND.join(' ')}`} />
    </g>
  ),
  ring: () => <circle className="hint-ring" cx="72" cy="20" r="13" />,
  breath: ({ body: { head } }) => (
    <path className="hint-breath" d={`M${head[0] + 16} ${head[1] + 4} h9 m-7 5 h12 m-12 5 h8`} />
  ),
  line: () => <path className="hint-line" d="M46 130 V150" />,
  turn: () => <path className="hint-turn" d="M62 132 A18 7 0 1 1 44 126 l-5 -4 m5 4 l-6 3" />,
  twirl: ({ hand: [x, y] }) => (
    <path className="hint-turn" d={`M${x + 14} ${y - 4} A11 5 0 1 1 ${x + 4} ${y - 12} l-4 -4 m4 4 l-5 3`} />
  ),
  snap: ({ hand: [x, y] }) => <path d={`M${x - 22} ${y - 14} L${x - 8} ${y - 12} L${x - 1} ${y - 7}`} />,
  shut: () => null,
  wink: () => null,
};

const line = (points: readonly Point[]): string => `M${points.map(point => point.join(' ')).join(' L')}`;

function Face({ head: [x, y], looks, closed }: Pick<Body, 'head' | 'looks'> & { closed: 0 | 1 | 2 }) {
  const side = looks === 'left' ? -1 : 1;
  const eye = (dx: number, isClosed: boolean): string =>
    isClosed ? `M${x + side * dx - 2} ${y - 2} h4` : `M${x + side * dx} ${y - 4} v4`;
  return (
    <g transform={looks === 'up' ? `rotate(-55 ${x} ${y})` : undefined}>
      <circle cx={x} cy={y} r="12" />
      <path className="hint-nose" d={`M${x + side * 11} ${y - 2} l${side * 6} 4 l${side * -5} 2`} />
      <path className="hint-eye" d={eye(3, closed > 0)} />
      <path className="hint-eye" d={eye(8, closed > 1)} />
      <path d={`M${x + side * 2} ${y + 6} q${side * 4} 2 ${side * 6} -1`} />
    </g>
  );
}

function Die({ picture, joints }: { readonly picture: Picture; readonly joints: Joints }) {
  const { die = 'hand', course } = picture;
  const place = die === 'gone' ? undefined : PLACES[die](joints);
  if (course === undefined)
    return (
      place && <rect className="hint-die" x={place[0] - 5} y={place[1] - 5} width="10" height="10" rx="2" />
    );
  const path = COURSE_OF[course](PLACES.hand(joints), joints);
  return (
    <>
      <path className="hint-path" d={path} pathLength={1} />
      <g className="hint-flying" style={{ offsetPath: `path("${path}")`, offsetDistance: SHOWN[course] }}>
        <rect className="hint-die" x="-5" y="-5" width="10" height="10" rx="2" />
        {course === 'top' && <path className="hint-turn" d="M10 2 A11 5 0 1 1 2 -7" />}
      </g>
    </>
  );
}

export function HintPicture({ picture }: { readonly picture: Picture }) {
  const joints = jointsOf(picture);
  const { body, shoulder, elbow, hand, other } = joints;
  const things = picture.things ?? [];
  const closed = things.includes('shut') ? 2 : things.includes('wink') ? 1 : 0;
  return (
    <svg className="hint-picture" viewBox="0 0 220 152" aria-hidden="true">
      <path className="hint-ground" d={`M8 ${GROUND} H212`} />
      <path d={`M74 96 H206 M88 96 L84 ${GROUND} M196 96 L200 ${GROUND}`} />
      <path className="hint-board" d="M132 92 H182" />
      <path className="hint-bullseye" d="M152 92 H162" />
      <path d={line([body.neck, body.hip])} />
      {body.legs.map(leg => (
        <path key={line(leg)} d={line([body.hip, ...leg])} />
      ))}
      {other !== undefined && <path d={line([shoulder, ...other])} />}
      <Face {...body} closed={closed} />
      {things.map(thing => (
        <g key={thing}>{THING_OF[thing](joints)}</g>
      ))}
      <path d={line([shoulder, elbow, hand])} />
      <Die picture={picture} joints={joints} />
    </svg>
  );
}
