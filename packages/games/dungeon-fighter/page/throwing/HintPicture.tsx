/** Ink on parchment: a thrower, a table, a die, and whatever else a throw is made of. CSS moves what acts. */
import type { Frame, Throw } from '@tumblekeep/table';

/** Poses of the thrower. */
const POSES: Readonly<Partial<Record<Throw, string>>> = {
  backwards: 'away',
  dancing: 'turn',
  elbow: 'lean',
  far: 'far',
  head: 'head',
  jump: 'jump',
  nose: 'lean',
  sitting: 'sit',
  'under-the-leg': 'leg',
  'under-the-table': 'sit',
  blow: 'lean',
};
/** Ways of the die. */
const PATHS: Readonly<Partial<Record<Throw, string>>> = {
  bank: 'M62 62 Q120 30 186 70 Q176 52 160 84',
  'card-jump': 'M62 62 Q84 56 98 92 Q122 40 156 86',
  'two-bounce': 'M62 62 Q78 60 88 92 Q102 62 116 92 Q134 66 160 86',
  slam: 'M62 44 L96 92 Q126 36 158 86',
  catapult: 'M84 88 Q98 6 122 92 Q140 66 160 86',
  'under-the-table': 'M70 112 Q84 20 118 92 Q138 66 160 86',
};
/** Where the die waits when no hand holds it. */
const PLACES: Readonly<Partial<Record<Throw, readonly [x: number, y: number]>>> = {
  nose: [56, 40],
  head: [42, 26],
  elbow: [51, 61],
};
const PLAIN_PATH = 'M62 62 Q88 44 112 92 Q134 58 158 86';

const hasProp = (id: Throw): 'box' | 'card' | undefined =>
  id === 'bank' ? 'box' : id === 'card-jump' || id === 'catapult' || id === 'card-carry' ? 'card' : undefined;

export function HintPicture({ id, frame }: { readonly id: Throw; readonly frame: Frame }) {
  const pose = POSES[id] ?? 'stand';
  const prop = hasProp(id);
  const path = PATHS[id] ?? PLAIN_PATH;
  const isDie = frame.actor === 'die';
  const place = PLACES[id];
  return (
    <svg
      className="hint-picture"
      viewBox="0 0 220 150"
      aria-hidden="true"
      data-actor={frame.actor}
      data-throw={id}
      data-pose={pose}
    >
      <path className="hint-ground" d="M8 142 H212" />
      <g className="hint-table">
        <path d="M74 96 H206 M88 96 L84 142 M196 96 L200 142" />
        <path className="hint-board" d="M132 92 H182" />
        <path className="hint-bullseye" d="M152 92 H162" />
      </g>
      <g className="hint-neighbor" data-on={frame.actor === 'neighbor' || undefined}>
        <circle cx="16" cy="66" r="9" />
        <path d="M16 75 V110 L10 140 M16 110 L22 140 M16 84 L30 74" />
      </g>
      <g className="hint-thrower">
        <g className="hint-head">
          <circle cx="46" cy="48" r="12" />
          <g className="hint-eyes">
            <path className="hint-eye" d="M49 44 v4" />
            <path className="hint-eye" d="M54 44 v4" />
            <path className="hint-lid" d="M47 46 h4 M52 46 h4" />
          </g>
          <path d="M48 54 q4 2 6 -1" />
          {!isDie && place !== undefined && (
            <rect className="hint-die" x={place[0]} y={place[1]} width="9" height="9" rx="2" />
          )}
        </g>
        <path className="hint-trunk" d="M46 60 V100" />
        <path className="hint-leg-left" d="M46 100 L38 142" />
        <path className="hint-leg-right" d="M46 100 L54 142" />
        <path className="hint-arm-back" d="M46 70 L34 88" />
        <g className="hint-arm">
          <path d="M46 70 L64 66" />
          {!isDie && place === undefined && (
            <rect className="hint-die" x="62" y="58" width="9" height="9" rx="2" />
          )}
        </g>
        {id === 'blow' && <path className="hint-breath" d="M62 50 h10 M64 55 h12 M62 60 h8" />}
      </g>
      {prop === 'box' && <rect className="hint-prop" x="186" y="76" width="18" height="18" />}
      {prop === 'card' && (
        <path className="hint-prop" d={id === 'card-jump' ? 'M122 94 V72' : 'M66 92 L92 92'} />
      )}
      {isDie && (
        <>
          <path className="hint-path" d={path} pathLength={1} />
          <rect
            className="hint-die flying"
            x="-5"
            y="-5"
            width="10"
            height="10"
            rx="2"
            style={{ offsetPath: `path("${path}")` }}
          />
        </>
      )}
    </svg>
  );
}
