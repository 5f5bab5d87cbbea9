/** The lid of the game box, the back of a card, a hero sheet. */
import { COLORS, circle, type Ink, makeDraw, outlined, stroke } from './pen.ts';

export function paintBoxLid(ink: Ink, size: number): void {
  const draw = makeDraw(31);
  const light = ink.createRadialGradient(size / 2, size / 2, 20, size / 2, size / 2, size * 0.7);
  light.addColorStop(0, '#b8442f');
  light.addColorStop(1, '#5e1a17');
  ink.fillStyle = light;
  ink.fillRect(0, 0, size, size);
  ink.fillStyle = 'rgba(255,207,77,0.22)';
  for (let i = 0; i < 24; i++) {
    const angle = (i / 24) * Math.PI * 2;
    stroke(
      ink,
      size / 2 + Math.cos(angle) * size * 0.2,
      size / 2 + Math.sin(angle) * size * 0.2,
      size / 2 + Math.cos(angle) * size * 0.72,
      size / 2 + Math.sin(angle) * size * 0.72,
      size * 0.02,
    );
  }
  ink.strokeStyle = COLORS.gold;
  ink.lineWidth = size * 0.02;
  ink.strokeRect(size * 0.05, size * 0.05, size * 0.9, size * 0.9);
  circle(ink, size / 2, size * 0.6, size * 0.2, 2, draw);
  ink.fillStyle = COLORS.parchment;
  ink.fill();
  ink.strokeStyle = COLORS.ink;
  ink.lineWidth = size * 0.016;
  ink.stroke();
  ink.fillStyle = COLORS.ink;
  for (const side of [-1, 1]) {
    circle(ink, size / 2 + side * size * 0.075, size * 0.575, size * 0.046);
    ink.fill();
  }
  for (let i = -2; i <= 2; i++)
    stroke(
      ink,
      size / 2 + i * size * 0.035,
      size * 0.68,
      size / 2 + i * size * 0.035,
      size * 0.76,
      size * 0.01,
    );
  outlined(ink, 'Tumblekeep', size / 2, size * 0.22, {
    size: size * 0.17,
    fill: COLORS.gold,
    line: COLORS.ink,
    width: size * 0.03,
  });
}

export function paintCardBack(ink: Ink, width: number, height: number): void {
  ink.fillStyle = '#31465a';
  ink.fillRect(0, 0, width, height);
  ink.strokeStyle = 'rgba(255,217,120,0.55)';
  ink.lineWidth = 3;
  for (let x = -height; x < width; x += 26) {
    ink.beginPath();
    ink.moveTo(x, 0);
    ink.lineTo(x + height, height);
    ink.moveTo(x + height, 0);
    ink.lineTo(x, height);
    ink.stroke();
  }
  ink.lineWidth = 12;
  ink.strokeStyle = COLORS.parchment;
  ink.strokeRect(6, 6, width - 12, height - 12);
  circle(ink, width / 2, height / 2, height * 0.26);
  ink.fillStyle = COLORS.parchment;
  ink.fill();
  ink.strokeStyle = COLORS.ink;
  ink.lineWidth = 5;
  ink.stroke();
  ink.fillStyle = COLORS.gum;
  ink.save();
  ink.translate(width / 2, height / 2);
  ink.rotate(Math.PI / 4);
  ink.fillRect(-height * 0.12, -height * 0.12, height * 0.24, height * 0.24);
  ink.strokeRect(-height * 0.12, -height * 0.12, height * 0.24, height * 0.24);
  ink.restore();
}

export function paintSheet(ink: Ink, width: number, height: number): void {
  const draw = makeDraw(41);
  ink.fillStyle = COLORS.parchment;
  ink.fillRect(0, 0, width, height);
  ink.strokeStyle = COLORS.ink;
  ink.lineWidth = 6;
  ink.strokeRect(10, 10, width - 20, height - 20);
  ink.lineWidth = 4;
  circle(ink, width * 0.24, height * 0.42, height * 0.2, 2, draw);
  ink.fillStyle = '#d99a6c';
  ink.fill();
  ink.stroke();
  ink.fillStyle = COLORS.ink;
  for (const side of [-1, 1]) {
    circle(ink, width * 0.24 + side * 20, height * 0.4, 5);
    ink.fill();
  }
  stroke(ink, width * 0.2, height * 0.5, width * 0.28, height * 0.5, 3);
  outlined(ink, 'HERO', width * 0.68, height * 0.24, {
    size: 58,
    fill: COLORS.gum,
    line: COLORS.ink,
    width: 5,
  });
  ink.fillStyle = 'rgba(36,21,9,0.6)';
  for (let i = 0; i < 5; i++)
    stroke(
      ink,
      width * 0.5,
      height * (0.42 + i * 0.09),
      width * (0.82 + draw() * 0.1),
      height * (0.42 + i * 0.09),
      2.4,
    );
  for (let i = 0; i < 8; i++) {
    circle(ink, width * 0.12 + i * 42, height * 0.87, 13, 1, draw);
    ink.fillStyle = i < 5 ? COLORS.gum : COLORS.parchmentDeep;
    ink.fill();
    ink.stroke();
  }
}
