/** A few answers of which one is taken: abilities, windows, offers, targets, scars, votes. */

import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import type { UiIcon } from '@tumblekeep/page-kit/icons/ui-names.ts';
import type { ReactNode } from 'react';
import { type Action, type HeroId, texts } from '../../../rules/index.ts';
import { Art } from '../../cards/Art.tsx';
import { DieMark } from '../../cards/DieMark.tsx';
import { Answer } from '../Answer.tsx';
import { useTable } from '../context.ts';
import { type ChoicePanel, colorOf } from '../panel/model.ts';

function signOf(action: Action): UiIcon | undefined {
  switch (action.type) {
    case 're-throw':
    case 'spend-token':
      return 'cycle';
    case 'pass':
      return 'hourglass';
    case 'answer':
      return action.yes ? 'check-mark' : 'cancel';
    case 'vote':
      return action.agree ? 'run' : 'crossed-swords';
    case 'activate':
      return action.color === null ? 'cancel' : undefined;
    default:
      return undefined;
  }
}

/** The card or hero an answer is about. */
function subjectOf(action: Action): string | undefined {
  if (action.type === 'use' || action.type === 'discard') return action.card;
  return action.type === 'choose' ? action.target : undefined;
}

function Sign({ action }: { readonly action: Action }): ReactNode {
  const { edition } = useTable();
  const color = colorOf(action);
  if (color !== undefined) {
    const ability = 'hero' in action && edition.hero.get(action.hero as string)?.abilities[color];
    return (
      <span className="answer-art answer-pair">
        <DieMark die={color} scarred={action.type === 'scar'} />
        {ability && <Art edition={edition} id={ability} />}
      </span>
    );
  }
  const subject = subjectOf(action);
  if (subject !== undefined) return <Art edition={edition} id={subject} className="answer-art" />;
  const sign = signOf(action);
  return sign === undefined ? null : <Icon name={sign} className="answer-art" />;
}

export interface ActionAnswerProps {
  readonly action: Action;
  readonly className?: string;
  /** Says who would do it. */
  readonly by?: HeroId;
}

export function ActionAnswer({ action, className, by }: ActionAnswerProps) {
  const { edition, view, act } = useTable();
  return (
    <Answer onClick={() => act(action)} className={className ?? ''}>
      <Sign action={action} />
      <span>
        {by !== undefined && <b>{texts.heroName(edition, by)}: </b>}
        {texts.actionLabel(edition, action, view)}
      </span>
    </Answer>
  );
}

const keyOf = (action: Action): string => JSON.stringify(action);

export const Choices = ({ panel }: { readonly panel: ChoicePanel }) => (
  <div className="answers">
    {panel.choices.map(action => (
      <ActionAnswer key={keyOf(action)} action={action} />
    ))}
    {panel.calm !== undefined && <ActionAnswer action={panel.calm} className="answer-calm" />}
  </div>
);
