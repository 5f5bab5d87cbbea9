/** Tools of the painter: ink that wobbles a little, always in the same way. */

export type Ink = CanvasRenderingContext2D;

export const COLORS = {
  ink: '#241509',
  parchment: '#f4e3bd',
  parchmentDeep: '#e2c88f',
  stone: '#a08a69',
  moss: '#7f8f55',
  mossDark: '#5d7146',
  skin: '#c9a25a',
  gum: '#9e3326',
  throat: '#5e1512',
  gold: '#ffcf4d',
  iris: '#1f4a5c',
  bone: '#efe4c6',
} as const;

/** Numbers from 0 to 1 that are the same in every painting. */
export function makeDraw(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export function makeCanvas(width: number, height: number): { canvas: HTMLCanvasElement; ink: Ink } {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('this browser has no canvas to paint on');
  return { canvas, ink };
}

/** A circle drawn by hand: round to `wobble`, closed. */
export function circle(ink: Ink, x: number, y: number, radius: number, wobble = 0, draw = makeDraw(7)): void {
  ink.beginPath();
  const parts = 72;
  const first = draw() * Math.PI * 2;
  const second = draw() * Math.PI * 2;
  for (let i = 0; i <= parts; i++) {
    const angle = (i / parts) * Math.PI * 2;
    const r = radius + wobble * (Math.sin(3 * angle + first) * 0.6 + Math.sin(7 * angle + second) * 0.4);
    ink.lineTo(x + Math.cos(angle) * r, y + Math.sin(angle) * r);
  }
  ink.closePath();
}

/** A stroke that swells in its middle, as a nib does. */
export function stroke(ink: Ink, x1: number, y1: number, x2: number, y2: number, width: number): void {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = (-(y2 - y1) / length) * width;
  const ny = ((x2 - x1) / length) * width;
  ink.beginPath();
  ink.moveTo(x1, y1);
  ink.quadraticCurveTo((x1 + x2) / 2 + nx, (y1 + y2) / 2 + ny, x2, y2);
  ink.quadraticCurveTo((x1 + x2) / 2 - nx, (y1 + y2) / 2 - ny, x1, y1);
  ink.fill();
}

/** Text with a heavy outline around it. */
export function outlined(
  ink: Ink,
  text: string,
  x: number,
  y: number,
  { size, fill, line, width }: { size: number; fill: string; line: string; width: number },
): void {
  ink.font = `800 ${size}px "Grenze Gotisch Variable", Georgia, serif`;
  ink.textAlign = 'center';
  ink.textBaseline = 'middle';
  ink.lineJoin = 'round';
  ink.lineWidth = width;
  ink.strokeStyle = line;
  ink.strokeText(text, x, y);
  ink.fillStyle = fill;
  ink.fillText(text, x, y);
}
