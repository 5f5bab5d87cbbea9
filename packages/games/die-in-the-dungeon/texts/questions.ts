/** What is asked, of whom, and what can be done about it. */
import { count } from '@tumblekeep/kernel/english';
import type { Action } from '../rules/action.ts';
import type { Content } from '../rules/content.ts';
import { isPartyWarded, type View } from '../rules/view.ts';
import { creatureName, trackName } from './names.ts';

export interface QuestionText {
  /** Whose decision it is. */
  readonly who: string;
  /** What has to be decided. */
  readonly text: string;
}

function modifyText(view: View): string {
  const { roll, combat } = view;
  if (roll === null) return 'change the roll?';
  if (roll.what === 'check') return `the check stands at ${roll.total} and needs ${roll.target}. Add to it?`;
  if (isPartyWarded(view))
    return `the attack stands at ${roll.total}, and only a 1 hits the Patriarch. Lower it?`;
  return `the attack stands at ${roll.total} and must beat ${combat?.totals[roll.stat] ?? roll.target}. Add to it?`;
}

/** An ability among the answers, or nothing when they are not known. */
const mayUse = (legal: readonly Action[] | undefined): boolean =>
  legal?.some(({ type }) => type === 'use') ?? false;

function textOf(
  view: View,
  question: NonNullable<View['question']>,
  legal: readonly Action[] | undefined,
): string {
  const tracks = view.creatures[view.active]?.tracks;
  switch (question.at) {
    case 'power-up':
      return legal === undefined || mayUse(legal)
        ? 'use an ability before you Power Up?'
        : 'Power Up, or something else before it?';
    case 'rest':
      return `rest? Health ${tracks?.health.value} of ${tracks?.health.die}, Time ${tracks?.time.value}.${mayUse(legal) ? ' Abilities can be used now.' : ''}`;
    case 'move':
      return 'which tile do you explore? It costs 1 Time.';
    case 'trap':
      return legal === undefined || mayUse(legal)
        ? 'a Stat Check! Use an ability, or roll?'
        : 'a Stat Check! Use a token first, or roll?';
    case 'modify':
      return modifyText(view);
    case 'order':
      return 'which gain comes first? There are not enough dice for all.';
    case 'resize':
      return `which die becomes ${question.larger ? 'larger' : 'smaller'}?`;
    case 'choose':
      return 'what do you choose?';
    case 'class':
      return 'who comes? The choice is yours.';
    case 'round':
      return legal === undefined || mayUse(legal)
        ? 'use an ability before the party attacks?'
        : 'anything before the party attacks?';
    case 'damage':
      return `${count(question.amount, 'point')} of ${trackName(question.stat)} damage: from Health, or from ${trackName(question.stat)}?`;
    case 'loss':
      return `${count(question.amount, 'point')} of Health would be the last. Use a token first?`;
    case 'destroy':
      return 'which DieMinion is destroyed?';
    case 'attack':
      return 'your attack: with which stat?';
    case 'hit':
      return 'which hero is hit?';
    case 'last-chance':
      return 'Time is at 0. Use a token before the turn ends?';
  }
}

/** `legal` are the answers there are, where they are known: nothing is proposed that is not among them. */
export function questionText(
  content: Content,
  view: View,
  legal?: readonly Action[],
): QuestionText | undefined {
  const { question } = view;
  if (question === null) return undefined;
  return { who: creatureName(content, question.by.seat), text: textOf(view, question, legal) };
}
