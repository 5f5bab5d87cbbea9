/** What a player is told to do now, put together from the plan. */
import { words } from '../words/index.ts';
import type { Plan, Support } from './plan.ts';
import type { StepKind } from './steps/step.ts';

const text = words.throwing;

export function stepText(step: StepKind, plan: Plan, support: Support | undefined): string {
  const on = text.supports[support ?? plan.tipsOff ?? plan.balances[0] ?? 'card'];
  switch (step) {
    case 'turn':
      return text.steps.turn(plan.turn);
    case 'balance':
      return text.steps.balance(on);
    case 'tip':
      return text.steps.tip(on);
    default:
      return text.steps[step];
  }
}

/** Less than this is hardly seen. */
const SEEN_TREMBLE = 0.3;

/** What is unusual about the hand. */
export function wayTexts({ feel, hops }: Plan): string[] {
  return [
    feel.isBackwards ? text.ways.backwards : '',
    feel.isMirrored ? text.ways.mirrored : '',
    feel.lag > 0 ? text.ways.lag : '',
    feel.tremble >= SEEN_TREMBLE ? text.ways.tremble : '',
    hops ? text.ways.hop : '',
    feel.isTwisted ? text.ways.twist : '',
    feel.hasLine ? text.ways.line : '',
  ].filter(word => word !== '');
}
