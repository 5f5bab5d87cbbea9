/**
 * The target as a painting: a monster's face that looks up at the players. The maw is the bullseye, its four eyes
 * are the sixes. Every border lies where the referee draws it.
 */
import { BOARD, HOLES, SIXES } from '@tumblekeep/table';
import { COLORS, circle, type Ink, makeDraw, outlined, stroke } from './pen.ts';

const RINGS = BOARD.rings;
const WOBBLE = 0.35;
const FILLS: Readonly<Record<string, string>> = {
  '2': COLORS.moss,
  '3': COLORS.parchmentDeep,
  '4': COLORS.mossDark,
  '5': COLORS.gum,
};

/** Paints the board as the thrower sees it: right is negative x, up is positive z. */
export function paintBoard(ink: Ink, size: number): void {
  const draw = makeDraw(11);
  ink.save();
  ink.scale(size / (2 * BOARD.half), size / (2 * BOARD.half));
  ink.translate(BOARD.half, BOARD.half);
  paintStone(ink, draw);
  for (const [zone, radius] of [...RINGS].reverse()) paintRing(ink, zone, radius, draw);
  paintSkin(ink, draw);
  paintMaw(ink, draw);
  for (const [x, z] of SIXES) paintEye(ink, -x, -z, draw);
  for (const [x, z] of HOLES) paintHole(ink, -x, -z, draw);
  paintNumbers(ink);
  paintRim(ink, draw);
  age(ink, draw);
  ink.restore();
}

function paintStone(ink: Ink, draw: () => number): void {
  const { half } = BOARD;
  ink.fillStyle = COLORS.stone;
  ink.fillRect(-half, -half, 2 * half, 2 * half);
  ink.lineWidth = 0.9;
  const rows = 9;
  const high = (2 * half) / rows;
  for (let row = 0; row < rows; row++) {
    const top = -half + row * high;
    let x = -half - draw() * 40;
    while (x < half) {
      const wide = 38 + draw() * 34;
      ink.fillStyle = `rgba(${draw() < 0.5 ? '40,24,10' : '250,230,190'},${0.04 + draw() * 0.12})`;
      ink.fillRect(x, top, wide, high);
      ink.strokeStyle = 'rgba(36,21,9,0.55)';
      ink.strokeRect(x + draw() * 0.6, top + draw() * 0.6, wide, high);
      x += wide;
    }
  }
  ink.fillStyle = 'rgba(36,21,9,0.6)';
  for (let i = 0; i < 46; i++) {
    const x = (draw() * 2 - 1) * half;
    const y = (draw() * 2 - 1) * half;
    stroke(ink, x, y, x + (draw() - 0.5) * 16, y + (draw() - 0.5) * 16, 0.5);
  }
}

function paintRing(ink: Ink, zone: string, radius: number, draw: () => number): void {
  circle(ink, 0, 0, radius, WOBBLE, draw);
  ink.fillStyle = FILLS[zone] ?? COLORS.parchment;
  ink.fill();
  ink.strokeStyle = COLORS.ink;
  ink.lineWidth = 2.4;
  ink.stroke();
}

/** Scales and wrinkles between the rings. */
function paintSkin(ink: Ink, draw: () => number): void {
  ink.fillStyle = 'rgba(36,21,9,0.45)';
  for (const [from, to, count] of [
    [144, 156, 110],
    [104, 113, 84],
    [64, 72, 60],
  ] as const)
    for (let i = 0; i < count; i++) {
      const angle = ((i + draw() * 0.5) / count) * Math.PI * 2;
      const end = from + (to - from) * (0.4 + draw() * 0.6);
      stroke(
        ink,
        Math.cos(angle) * from,
        Math.sin(angle) * from,
        Math.cos(angle) * end,
        Math.sin(angle) * end,
        0.9,
      );
    }
  ink.strokeStyle = 'rgba(36,21,9,0.35)';
  ink.lineWidth = 1;
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * Math.PI * 2;
    const r = 170 + (i % 2) * 3;
    ink.beginPath();
    ink.arc(Math.cos(angle) * r, Math.sin(angle) * r, 5, angle - 1.6, angle + 1.6);
    ink.stroke();
  }
}

/** Teeth all around the bullseye, a tongue of gold in it. */
function paintMaw(ink: Ink, draw: () => number): void {
  const outer = RINGS[0][1];
  const teeth = 20;
  ink.strokeStyle = COLORS.ink;
  ink.lineWidth = 1.3;
  for (let i = 0; i < teeth; i++) {
    const angle = ((i + 0.5) / teeth) * Math.PI * 2;
    const wide = (Math.PI / teeth) * 0.84;
    const tip = outer - 15 - draw() * 3;
    const root = outer - 1.5;
    ink.beginPath();
    ink.moveTo(Math.cos(angle - wide) * root, Math.sin(angle - wide) * root);
    ink.quadraticCurveTo(
      Math.cos(angle - wide * 0.9) * (root - 4),
      Math.sin(angle - wide * 0.9) * (root - 4),
      Math.cos(angle) * tip,
      Math.sin(angle) * tip,
    );
    ink.quadraticCurveTo(
      Math.cos(angle + wide * 0.9) * (root - 4),
      Math.sin(angle + wide * 0.9) * (root - 4),
      Math.cos(angle + wide) * root,
      Math.sin(angle + wide) * root,
    );
    ink.fillStyle = COLORS.bone;
    ink.fill();
    ink.stroke();
  }
  circle(ink, 0, 0, BOARD.bullseye, WOBBLE, draw);
  const glow = ink.createRadialGradient(0, 0, 2, 0, 0, BOARD.bullseye);
  glow.addColorStop(0, '#ffd34d');
  glow.addColorStop(0.6, '#eaa012');
  glow.addColorStop(1, '#b8660a');
  ink.fillStyle = glow;
  ink.fill();
  ink.strokeStyle = COLORS.ink;
  ink.lineWidth = 2.8;
  ink.stroke();
}

function paintEye(ink: Ink, x: number, y: number, draw: () => number): void {
  const { radius } = BOARD.six;
  circle(ink, x, y, radius, WOBBLE, draw);
  ink.fillStyle = COLORS.parchment;
  ink.fill();
  ink.strokeStyle = COLORS.ink;
  ink.lineWidth = 2.6;
  ink.stroke();
  circle(ink, x, y, radius - 4, 0, draw);
  ink.fillStyle = COLORS.iris;
  ink.fill();
  ink.fillStyle = 'rgba(160,210,220,0.35)';
  for (let i = 0; i < 18; i++) {
    const angle = (i / 18) * Math.PI * 2;
    const near = radius - 9;
    const far = radius - 4.6;
    stroke(
      ink,
      x + Math.cos(angle) * near,
      y + Math.sin(angle) * near,
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      0.7,
    );
  }
  ink.fillStyle = 'rgba(255,255,255,0.75)';
  circle(ink, x - 6.5, y - 8, 2.2);
  ink.fill();
  ink.fillStyle = COLORS.ink;
  for (let i = -2; i <= 2; i++) {
    const angle = -Math.PI / 2 + i * 0.38;
    stroke(
      ink,
      x + Math.cos(angle) * radius,
      y + Math.sin(angle) * radius,
      x + Math.cos(angle) * (radius + 6),
      y + Math.sin(angle) * (radius + 6),
      0.9,
    );
  }
}

function paintHole(ink: Ink, x: number, y: number, draw: () => number): void {
  const { half } = BOARD.hole;
  ink.fillStyle = COLORS.throat;
  ink.fillRect(x - half, y - half, 2 * half, 2 * half);
  ink.strokeStyle = COLORS.ink;
  ink.lineWidth = 3.4;
  ink.strokeRect(x - half - 1.7, y - half - 1.7, 2 * half + 3.4, 2 * half + 3.4);
  ink.fillStyle = COLORS.ink;
  for (let i = 0; i < 22; i++) {
    const side = i % 4;
    const along = (draw() * 2 - 1) * half;
    const reach = half + 4 + draw() * 5;
    const [dx, dy] = side < 2 ? [side === 0 ? 1 : -1, 0] : [0, side === 2 ? 1 : -1];
    stroke(
      ink,
      x + dx * (half + 2) + (dx ? 0 : along),
      y + dy * (half + 2) + (dy ? 0 : along),
      x + dx * reach + (dx ? 0 : along),
      y + dy * reach + (dy ? 0 : along),
      0.8,
    );
  }
}

interface Letters {
  readonly fill: string;
  readonly line: string;
}

function paintNumbers(ink: Ink): void {
  const cream: Letters = { fill: COLORS.parchment, line: COLORS.ink };
  const dark: Letters = { fill: COLORS.ink, line: 'rgba(244,227,189,0.85)' };
  const around = (text: string, radius: number, angles: readonly number[], size: number, look: Letters) => {
    for (const degrees of angles) {
      const angle = (degrees / 180) * Math.PI;
      outlined(ink, text, Math.cos(angle) * radius, Math.sin(angle) * radius, { size, width: 4, ...look });
    }
  };
  const straight = [0, 90, 180, 270];
  const slanted = [45, 135, 225, 315];
  outlined(ink, '10', 0, 1, { size: 34, width: 4, fill: COLORS.ink, line: '#ffe9a8' });
  around('5', 38, slanted, 20, cream);
  around('4', 82, slanted, 27, cream);
  around('3', 123, [...straight, 22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5], 28, dark);
  around('2', 161, [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5], 29, cream);
  for (const x of [-1, 1])
    for (const y of [-1, 1]) outlined(ink, '1', x * 182, y * 182, { size: 36, width: 5, ...cream });
  for (const [x, z] of SIXES) outlined(ink, '6', -x, -z + 1, { size: 25, width: 4, ...cream });
}

function paintRim(ink: Ink, draw: () => number): void {
  const { half } = BOARD;
  ink.strokeStyle = COLORS.ink;
  ink.lineWidth = 4;
  ink.strokeRect(-half + 2, -half + 2, 2 * half - 4, 2 * half - 4);
  ink.lineWidth = 1;
  ink.strokeRect(-half + 6, -half + 6, 2 * half - 12, 2 * half - 12);
  ink.fillStyle = 'rgba(36,21,9,0.7)';
  for (let i = 0; i < 240; i++) {
    const along = (draw() * 2 - 1) * half;
    const depth = 6 + draw() * 6;
    const [x, y, dx, dy] =
      i % 4 === 0
        ? [along, -half, 0, 1]
        : i % 4 === 1
          ? [along, half, 0, -1]
          : i % 4 === 2
            ? [-half, along, 1, 0]
            : [half, along, -1, 0];
    stroke(ink, x, y, x + dx * depth, y + dy * depth, 0.6);
  }
}

/** Years of ale and elbows. */
function age(ink: Ink, draw: () => number): void {
  const { half } = BOARD;
  for (let i = 0; i < 500; i++) {
    ink.fillStyle = `rgba(${draw() < 0.6 ? '30,15,5' : '255,240,210'},${draw() * 0.09})`;
    circle(ink, (draw() * 2 - 1) * half, (draw() * 2 - 1) * half, draw() * 2.2);
    ink.fill();
  }
  const shade = ink.createRadialGradient(0, 0, half * 0.55, 0, 0, half * 1.4);
  shade.addColorStop(0, 'rgba(30,12,0,0)');
  shade.addColorStop(1, 'rgba(30,12,0,0.42)');
  ink.fillStyle = shade;
  ink.fillRect(-half, -half, 2 * half, 2 * half);
}
