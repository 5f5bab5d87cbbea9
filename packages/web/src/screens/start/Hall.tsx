/** The picture of the hall: a board on a tavern table, a die on its way, two candles. */

const INK = 'var(--ink)';

interface DieProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly top: string;
  readonly left: string;
  readonly right: string;
  readonly letter: string;
}

/** A cube seen from a corner, one unit wide on each side. */
function Die({ x, y, size, turn, top, left, right, letter }: DieProps) {
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
      stroke={INK}
      strokeWidth="0.1"
      strokeLinejoin="round"
    >
      <path d="M0-1 .87-.5 0 0-.87-.5Z" fill={top} />
      <path d="M-.87-.5 0 0V1L-.87.5Z" fill={left} />
      <path d="M.87-.5 0 0V1L.87.5Z" fill={right} />
      <path
        d="M0-.86.09-.6.4-.56.14-.44.25-.2 0-.34-.25-.2-.14-.44-.4-.56-.09-.6Z"
        fill="#fff6dd"
        strokeWidth="0.03"
      />
      <text
        transform="matrix(.87 -.5 0 1 .1 .62)"
        fontFamily="var(--title)"
        fontSize="0.8"
        fontWeight="700"
        fill="#fff6dd"
        stroke="none"
      >
        {letter}
      </text>
    </g>
  );
}

const CANDLES = [
  { x: 214, y: 420, tall: 118 },
  { x: 800, y: 424, tall: 74 },
] as const;

function Candle({ x, y, tall }: (typeof CANDLES)[number]) {
  return (
    <g transform={`translate(${x} ${y})`} strokeLinejoin="round">
      <ellipse rx="58" ry="16" cy="4" fill="#8a5f22" stroke={INK} strokeWidth="5" />
      <ellipse rx="44" ry="11" cy="-2" fill="#d9a441" stroke={INK} strokeWidth="4" />
      <path d={`M-24-3V${-tall}q4-9 24-9t24 9V-3q-24 11-48 0Z`} fill="#f1e0b6" stroke={INK} strokeWidth="5" />
      <path
        d={`M-22 ${-tall + 4}q4 34 9 34t5-24q3-7 6 0t4 12 6-20Z`}
        fill="#fff3d2"
        stroke={INK}
        strokeWidth="2.5"
      />
      <path d={`M0 ${-tall - 4}v-16`} stroke={INK} strokeWidth="5" strokeLinecap="round" />
    </g>
  );
}

const RINGS = [
  [262, 92, '#7a2a1c'],
  [228, 80, '#efd9a6'],
  [190, 66, '#7a2a1c'],
  [150, 52, '#efd9a6'],
  [108, 38, '#7a2a1c'],
  [68, 24, '#efd9a6'],
] as const;

const WIDTH = 900;
const HEIGHT = 700;

/** A flame moves as a layer of its own: the picture behind it is painted only once. */
function Flame({ x, y, tall }: (typeof CANDLES)[number]) {
  const place = { left: `${(x / WIDTH) * 100}%`, top: `${((y - tall - 16) / HEIGHT) * 100}%` };
  return (
    <div className="hall-flame" style={place}>
      <i className="hall-glow" />
      <svg viewBox="-30 -60 60 70" aria-hidden="true">
        <path
          d="M0 6c-17-2-19-22-8-36 5-7 8-15 8-24 14 15 21 27 19 41-1 12-9 20-19 19Z"
          fill="#ff8f3f"
          stroke={INK}
          strokeWidth="4"
        />
        <path d="M0 2c-8-2-9-12-3-20 3-4 5-8 5-12 7 9 9 15 8 22-1 6-5 11-10 10Z" fill="#ffe9a8" />
      </svg>
    </div>
  );
}

export const Hall = () => (
  <div className="hall" aria-hidden="true">
    <Picture />
    {CANDLES.map(candle => (
      <Flame key={candle.x} {...candle} />
    ))}
  </div>
);

function Picture() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <linearGradient id="hall-night" x2="0" y2="1">
          <stop offset="0" stopColor="#10182e" />
          <stop offset="1" stopColor="#3c3a63" />
        </linearGradient>
        <linearGradient id="hall-table" x2="0" y2="1">
          <stop offset="0" stopColor="#6b4526" />
          <stop offset=".45" stopColor="#8a5c34" />
          <stop offset="1" stopColor="#4a2c17" />
        </linearGradient>
        <pattern id="hall-stones" width="150" height="92" patternUnits="userSpaceOnUse">
          <rect width="150" height="92" fill="#2b1d14" />
          <g fill="#3a281b" stroke="#1a0f08" strokeWidth="4">
            <rect x="4" y="4" width="84" height="38" rx="9" />
            <rect x="94" y="4" width="52" height="38" rx="9" />
            <rect x="-30" y="49" width="80" height="38" rx="9" />
            <rect x="56" y="49" width="90" height="38" rx="9" fill="#35241a" />
            <rect x="120" y="49" width="80" height="38" rx="9" />
          </g>
        </pattern>
      </defs>
      <rect x="-900" width="2700" height="700" fill="url(#hall-stones)" />
      <g strokeLinejoin="round">
        <path d="M286 386V210a164 164 0 0 1 328 0v176Z" fill="#4d3624" stroke={INK} strokeWidth="7" />
        <path
          d="M312 386V212a138 138 0 0 1 276 0v174Z"
          fill="url(#hall-night)"
          stroke={INK}
          strokeWidth="6"
        />
        <path d="M538 128a32 32 0 1 1-44 44 38 38 0 0 0 44-44Z" fill="#f4e3bd" />
        <g fill="#f4e3bd">
          <circle cx="356" cy="200" r="2.5" />
          <circle cx="392" cy="142" r="2" />
          <circle cx="548" cy="236" r="2" />
          <circle cx="470" cy="112" r="2.5" />
        </g>
        <path
          d="M372 386V318h-8v-22h14v9h12v-9h12v9h12v-9h10v22l14-6v-84h-9v-26h16v10h14v-10h15v10h14v-10h16v26h-9v88l22 12v-18h-6v-18h12v8h10v-8h12v18h-6v88Z"
          fill="#130c14"
          stroke={INK}
          strokeWidth="4"
        />
        <g fill="#ffc35c">
          <path d="M462 268v-12a7 7 0 0 1 14 0v12ZM386 350v-12a6 6 0 0 1 12 0v12ZM520 362v-11a6 6 0 0 1 12 0v11Z" />
        </g>
        <path d="M450 74v312M312 250h276" stroke={INK} strokeWidth="6" />
      </g>
      <path d="M-900 430 60 386h780l960 44v400H-900Z" fill="url(#hall-table)" stroke={INK} strokeWidth="7" />
      <g stroke="#3b2413" strokeWidth="4" opacity=".65" fill="none">
        <path d="M190 390-140 720M320 390 160 720M450 390v330M580 390l160 330M710 390l330 330" />
      </g>
      <g>
        <ellipse cx="450" cy="548" rx="286" ry="104" fill="rgb(0 0 0 / .4)" />
        <ellipse cx="450" cy="530" rx="272" ry="97" fill="#3b1a10" stroke={INK} strokeWidth="7" />
        {RINGS.map(([rx, ry, fill]) => (
          <ellipse key={rx} cx="450" cy="518" rx={rx} ry={ry} fill={fill} stroke={INK} strokeWidth="4.5" />
        ))}
        <ellipse cx="450" cy="518" rx="31" ry="12" fill="#c62f2f" stroke={INK} strokeWidth="4.5" />
        <ellipse cx="300" cy="490" rx="25" ry="10" fill="#1d0f08" stroke={INK} strokeWidth="4" />
        <ellipse cx="580" cy="570" rx="27" ry="11" fill="#1d0f08" stroke={INK} strokeWidth="4" />
        <ellipse cx="562" cy="466" rx="22" ry="8" fill="#1d0f08" stroke={INK} strokeWidth="4" />
      </g>
      <path
        d="M40 640C90 470 130 470 164 596c50-260 150-340 236-96"
        fill="none"
        stroke="#ffd978"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray="2 17"
      />
      <g stroke="#ffd978" strokeWidth="6" strokeLinecap="round">
        <path d="M130 616l-24 14M164 626v18M198 616l24 14" />
      </g>
      <Die x={384} y={438} size={48} turn={24} top="#ef6a55" left="#c62f2f" right="#8f1c1f" letter="R" />
      <Die x={716} y={470} size={40} turn={-6} top="#5fbf7c" left="#2e8b4d" right="#1c5c32" letter="G" />
      <Die x={792} y={506} size={42} turn={10} top="#6fa4ea" left="#2f6fc6" right="#1d4785" letter="B" />
      {CANDLES.map(candle => (
        <Candle key={candle.x} {...candle} />
      ))}
    </svg>
  );
}
