/** Planks of an old table top: grain, knots, mug rings and what bored guests carved. */
import { circle, type Ink, makeDraw, stroke } from './pen.ts';

const BROWNS = ['#6b4a36', '#745140', '#614230', '#7a5743', '#664531', '#6f4c39'] as const;

export function paintPlanks(ink: Ink, size: number, planks: number, seed: number): void {
  const draw = makeDraw(seed);
  const wide = size / planks;
  for (let i = 0; i < planks; i++) paintPlank(ink, i * wide, wide, size, draw);
}

function paintPlank(ink: Ink, left: number, wide: number, size: number, draw: () => number): void {
  ink.save();
  ink.beginPath();
  ink.rect(left, 0, wide, size);
  ink.clip();
  ink.fillStyle = BROWNS[Math.floor(draw() * BROWNS.length)] as string;
  ink.fillRect(left, 0, wide, size);
  const knotX = left + wide * (0.25 + draw() * 0.5);
  const knotY = draw() * size;
  const swell = size * 0.06;
  const grain = size / 1024;
  const lines = Math.round(wide / (2.6 * grain));
  for (let i = 0; i < lines; i++) {
    const base = left + (i / lines) * wide;
    const phase = draw() * 6;
    ink.strokeStyle = `rgba(${draw() < 0.72 ? '28,12,3' : '204,160,120'},${0.05 + draw() * 0.15})`;
    ink.lineWidth = (0.5 + draw() * 1.4) * grain;
    ink.beginPath();
    for (let y = 0; y <= size; y += size / 40) {
      const near = Math.exp(-(((y - knotY) / swell) ** 2));
      const away = (base - knotX) / wide;
      const bend = near * Math.sign(away) * (0.5 - Math.min(0.5, Math.abs(away))) * wide * 0.36;
      ink.lineTo(base + bend + Math.sin(y / (size * 0.09) + phase) * 1.6, y);
    }
    ink.stroke();
  }
  for (let r = swell * 0.42; r > 1; r -= 2.6 * grain) {
    ink.strokeStyle = `rgba(24,10,2,${0.25 + draw() * 0.25})`;
    ink.lineWidth = 1.2 * grain;
    ink.beginPath();
    ink.ellipse(knotX, knotY, r * 0.55, r, 0, 0, Math.PI * 2);
    ink.stroke();
  }
  const edge = ink.createLinearGradient(left, 0, left + wide, 0);
  edge.addColorStop(0, 'rgba(10,4,0,0.85)');
  edge.addColorStop(0.014, 'rgba(10,4,0,0)');
  edge.addColorStop(0.03, 'rgba(255,220,160,0.08)');
  edge.addColorStop(0.07, 'rgba(255,220,160,0)');
  edge.addColorStop(0.986, 'rgba(10,4,0,0)');
  edge.addColorStop(1, 'rgba(10,4,0,0.7)');
  ink.fillStyle = edge;
  ink.fillRect(left, 0, wide, size);
  ink.restore();
}

/** Rings of mugs, cuts of knives, a tally and a small skull: only for the table, not for every plank. */
export function paintTraces(ink: Ink, size: number): void {
  const draw = makeDraw(5);
  for (const [x, y, r] of [
    [0.16, 0.2, 0.035],
    [0.2, 0.235, 0.035],
    [0.83, 0.72, 0.04],
    [0.77, 0.15, 0.033],
    [0.12, 0.78, 0.037],
  ] as const)
    for (let i = 0; i < 3; i++) {
      ink.strokeStyle = `rgba(20,8,0,${0.1 + draw() * 0.12})`;
      ink.lineWidth = 1.5 + draw() * 3;
      circle(ink, x * size, y * size, r * size - i, 1.5, draw);
      ink.stroke();
    }
  ink.fillStyle = 'rgba(20,8,0,0.6)';
  for (let i = 0; i < 26; i++) {
    const x = draw() * size;
    const y = draw() * size;
    stroke(ink, x, y, x + (draw() - 0.5) * 46, y + (draw() - 0.5) * 46, 1);
  }
  for (let i = 0; i < 4; i++)
    stroke(ink, size * 0.24 + i * 9, size * 0.9, size * 0.24 + i * 9 + 2, size * 0.925, 1.6);
  stroke(ink, size * 0.235, size * 0.92, size * 0.24 + 36, size * 0.905, 1.6);
  paintSkull(ink, size * 0.72, size * 0.91, size * 0.013);
}

function paintSkull(ink: Ink, x: number, y: number, r: number): void {
  ink.strokeStyle = 'rgba(20,8,0,0.65)';
  ink.lineWidth = r * 0.22;
  ink.beginPath();
  ink.arc(x, y, r, Math.PI * 0.8, Math.PI * 2.2);
  ink.lineTo(x + r * 0.5, y + r * 1.4);
  ink.lineTo(x - r * 0.5, y + r * 1.4);
  ink.closePath();
  ink.stroke();
  for (const side of [-1, 1]) {
    ink.beginPath();
    ink.arc(x + side * r * 0.4, y, r * 0.22, 0, Math.PI * 2);
    ink.fill();
  }
}
