/** Words of a fight that stand out wherever they are told. */

import type { Colors } from '@tumblekeep/terminal-kit/colors.ts';
import type { Paint } from '@tumblekeep/terminal-kit/screen.ts';
import { type Edition, type HeroId, texts } from '../rules/index.ts';

export function fightPaints(edition: Edition, heroes: readonly HeroId[], colors: Colors): readonly Paint[] {
  const names = heroes.map(hero => texts.heroName(edition, hero));
  return [
    ...(names.length > 0 ? ([[new RegExp(`\\b(?:${names.join('|')})\\b`, 'g'), colors.bold]] as const) : []),
    [/\bred (?:die|icon)\b|\bRed icon\b/g, colors.red],
    [/\bgreen (?:die|icon)\b|\bGreen icon\b/g, colors.green],
    [/\bblue (?:die|icon)\b|\bBlue icon\b/g, colors.blue],
    [/\ba miss\b|\bfaints\b|\bis lost\b/g, colors.red],
    [/\bA hit\b|\bBullseye!|\bis defeated\b|\ban insta-kill!|\bepic shot!/g, colors.green],
  ];
}
