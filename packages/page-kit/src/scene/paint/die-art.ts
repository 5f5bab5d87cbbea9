/** Faces of the dice. Colour is never alone: each die has its letter and its shape. */
import type { Die, Face } from '@tumblekeep/table';
import type { Ink } from './pen.ts';

export const DIE_LOOKS: Readonly<
  Record<
    Die,
    { readonly letter: string; readonly fill: string; readonly deep: string; readonly mark: string }
  >
> = {
  red: { letter: 'R', fill: '#c62f2f', deep: '#8d1a1c', mark: '#fff1d6' },
  green: { letter: 'G', fill: '#2e8b4d', deep: '#17592d', mark: '#fff1d6' },
  blue: { letter: 'B', fill: '#2f6fc6', deep: '#164584', mark: '#fff1d6' },
  white: { letter: 'W', fill: '#f2ecdf', deep: '#c9bda2', mark: '#2b190b' },
};

/** Sword and triangle, leaf and square, eye and circle, skull and diamond, in a box from -1 to 1. */
const SHAPES: Readonly<Record<Die, (ink: Ink) => void>> = {
  red: ink => polygon(ink, [0, -1, 0.95, 0.72, -0.95, 0.72]),
  green: ink => polygon(ink, [-0.8, -0.8, 0.8, -0.8, 0.8, 0.8, -0.8, 0.8]),
  blue: ink => {
    ink.beginPath();
    ink.arc(0, 0, 0.92, 0, Math.PI * 2);
  },
  white: ink => polygon(ink, [0, -1.05, 0.95, 0, 0, 1.05, -0.95, 0]),
};

const EMBLEMS: Readonly<Record<Die, (ink: Ink) => void>> = {
  red: ink => {
    polygon(ink, [0, -0.95, 0.16, -0.72, 0.16, 0.3, -0.16, 0.3, -0.16, -0.72]);
    ink.fill();
    polygon(ink, [-0.5, 0.28, 0.5, 0.28, 0.5, 0.46, -0.5, 0.46]);
    ink.fill();
    polygon(ink, [-0.1, 0.46, 0.1, 0.46, 0.1, 0.78, -0.1, 0.78]);
    ink.fill();
    ink.beginPath();
    ink.arc(0, 0.86, 0.15, 0, Math.PI * 2);
    ink.fill();
  },
  green: ink => {
    ink.beginPath();
    ink.moveTo(-0.7, 0.8);
    ink.quadraticCurveTo(-0.95, -0.5, 0.75, -0.85);
    ink.quadraticCurveTo(0.85, 0.75, -0.45, 0.62);
    ink.closePath();
    ink.fill();
  },
  blue: ink => {
    ink.beginPath();
    for (let i = 0; i < 10; i++) {
      const r = i % 2 ? 0.38 : 0.95;
      const angle = (i / 10) * Math.PI * 2 - Math.PI / 2;
      ink.lineTo(Math.cos(angle) * r, Math.sin(angle) * r);
    }
    ink.closePath();
    ink.fill();
  },
  white: ink => {
    ink.beginPath();
    ink.arc(0, -0.15, 0.72, Math.PI * 0.78, Math.PI * 2.22);
    ink.lineTo(0.4, 0.85);
    ink.lineTo(-0.4, 0.85);
    ink.closePath();
    ink.fill();
    ink.save();
    ink.fillStyle = '#f2ecdf';
    for (const side of [-1, 1]) {
      ink.beginPath();
      ink.arc(side * 0.3, -0.08, 0.19, 0, Math.PI * 2);
      ink.fill();
    }
    polygon(ink, [0, 0.14, 0.1, 0.36, -0.1, 0.36]);
    ink.fill();
    ink.restore();
  },
};

function polygon(ink: Ink, points: readonly number[]): void {
  ink.beginPath();
  for (let i = 0; i < points.length; i += 2) ink.lineTo(points[i] as number, points[i + 1] as number);
  ink.closePath();
}

function at(ink: Ink, x: number, y: number, scale: number, paint: (ink: Ink) => void): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(scale, scale);
  paint(ink);
  ink.restore();
}

/** One face, filling a square from 0 to `size`. */
export function paintFace(ink: Ink, size: number, die: Die, face: Face): void {
  const { letter, fill, deep, mark } = DIE_LOOKS[die];
  ink.save();
  ink.scale(size / 100, size / 100);
  const body = ink.createRadialGradient(50, 46, 20, 50, 50, 78);
  body.addColorStop(0, fill);
  body.addColorStop(1, deep);
  ink.fillStyle = body;
  ink.fillRect(0, 0, 100, 100);
  if (face === 'icon') paintIcon(ink, die, fill, mark);
  else paintBlank(ink, die, letter, mark);
  ink.restore();
}

function paintIcon(ink: Ink, die: Die, fill: string, mark: string): void {
  ink.lineWidth = 5;
  ink.strokeStyle = '#241509';
  ink.fillStyle = die === 'white' ? '#2b190b' : mark;
  ink.beginPath();
  ink.arc(50, 50, 37, 0, Math.PI * 2);
  ink.fill();
  ink.stroke();
  ink.fillStyle = die === 'white' ? '#ffcf4d' : fill;
  if (die === 'white') at(ink, 50, 50, 25, ink => EMBLEMS.white(ink));
  else {
    ink.fillStyle = '#241509';
    at(ink, 50, 50, 27, ink => EMBLEMS[die](ink));
  }
}

function paintBlank(ink: Ink, die: Die, letter: string, mark: string): void {
  ink.strokeStyle = mark;
  ink.globalAlpha = 0.9;
  at(ink, 50, 52, 21, ink => {
    SHAPES[die](ink);
    ink.lineWidth = 0.2;
    ink.stroke();
  });
  ink.globalAlpha = 1;
  ink.fillStyle = mark;
  ink.font = '800 22px "Alegreya Variable", Georgia, serif';
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.fillText(letter, 50, 54);
}
