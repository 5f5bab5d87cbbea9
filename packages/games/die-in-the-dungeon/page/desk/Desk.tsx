/** What is asked, of whom, and everything that can be answered. */

import { More } from '@tumblekeep/page-kit/app/More.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { Choice, CrawlSnapshot } from '../../hosted/index.ts';
import { missingOf } from '../../hosted/index.ts';
import { type Action, type CellId, CONTENT, type QuestionAt, texts } from '../../rules/index.ts';
import { isWarded } from '../board.ts';
import { Die } from '../dice/Die.tsx';
import { Explained } from '../Explain.tsx';
import { to } from '../routes.ts';
import { words } from '../words/index.ts';
import { Additions } from './Additions.tsx';
import { ChoiceButton } from './ChoiceButton.tsx';
import { Damage } from './Damage.tsx';
import { ExploreButtons } from './ExploreButtons.tsx';
import { beforeDeparture, type Group, groupsOf, isDeparture } from './groups.ts';
import { HintView } from './HintView.tsx';
import { LessonView } from './LessonView.tsx';

const told = words.crawl.play;

/** Questions that are answered on the map. */
const ON_THE_MAP: ReadonlySet<QuestionAt> = new Set<QuestionAt>(['power-up', 'rest', 'move']);

/** What explains a question. */
const ABOUT: Readonly<Record<QuestionAt, string>> = {
  'power-up': 'power-up',
  rest: 'rest',
  move: 'move',
  trap: 'trap',
  modify: 'modify',
  order: 'upgrade',
  resize: 'upgrade',
  choose: 'tile-effects',
  class: 'random-hero',
  round: 'ability-card',
  damage: 'damage',
  loss: 'health',
  destroy: 'die-minion',
  attack: 'attack',
  hit: 'order-of-defeat',
  'last-chance': 'time',
};

function RollStands({ snapshot: { view } }: { readonly snapshot: CrawlSnapshot }) {
  const { roll, combat } = view;
  if (roll === null || roll.faces.length === 0) return null;
  const target = roll.what === 'check' ? roll.target : (combat?.totals[roll.stat] ?? 0) + 1;
  return (
    <div className={`roll-stands of-${roll.stat}`}>
      {roll.faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one roll are alike
        <span key={i} className="roll-die">
          <Die sides={roll.sides as 4} value={face} title={`d${roll.sides}: ${face}`} />
        </span>
      ))}
      <p>
        {told.rollStands(roll.total)}
        {!isWarded(view) && (
          <>
            , {told.target(target)}: <b className="roll-missing">{told.needs(missingOf(view))}</b>
          </>
        )}
      </p>
    </div>
  );
}

/** Where abilities or tokens are asked for, they lie open; else they are folded away until somebody wants them. */
const ASKS_FOR_THEM: ReadonlySet<QuestionAt> = new Set<QuestionAt>([
  'power-up',
  'trap',
  'modify',
  'damage',
  'loss',
  'last-chance',
]);

export interface Folds {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

interface GroupProps {
  readonly group: Group;
  readonly choices: readonly Choice[];
  readonly snapshot: CrawlSnapshot;
  readonly busy: boolean;
  readonly folds: Folds;
  readonly onChoose: (action: Action) => void;
}

const nameOf = ({ action }: Choice): string =>
  action.type === 'use'
    ? (CONTENT.ability.get(action.ability)?.name ?? '')
    : action.type === 'token'
      ? texts.trackName(action.track)
      : '';

function GroupView({ group, choices, snapshot: { view }, busy, folds, onChoose }: GroupProps) {
  const shared = { view, busy, onChoose };
  if (group === 'add') return <Additions choices={choices} {...shared} />;
  const at = view.question?.at;
  if ((group === 'use' || group === 'token') && at !== undefined && !ASKS_FOR_THEM.has(at))
    return (
      <details
        className="choice-fold"
        open={folds.isOpen}
        onToggle={event => folds.onToggle(event.currentTarget.open)}
      >
        <summary>
          {told.groups[group]} <small>{choices.map(nameOf).join(', ')}</small>
        </summary>
        <div className="choice-group">
          {choices.map(choice => (
            <ChoiceButton key={JSON.stringify(choice.action)} choice={choice} {...shared} />
          ))}
        </div>
      </details>
    );
  const legend = group !== 'main' ? told.groups[group] : at === 'rest' ? told.restGroup : undefined;
  return (
    <fieldset className={`choice-group ${at === 'rest' && group === 'main' ? 'choice-rests' : ''}`}>
      {legend !== undefined && <legend>{legend}</legend>}
      {group === 'main' && view.question?.at === 'damage' ? (
        <Damage question={view.question} choices={choices} {...shared} />
      ) : (
        choices.map(choice => (
          <ChoiceButton key={JSON.stringify(choice.action)} choice={choice} {...shared} />
        ))
      )}
    </fieldset>
  );
}

function Ending({ snapshot, id }: { readonly snapshot: CrawlSnapshot; readonly id: string }) {
  const { outcome } = snapshot;
  if (outcome === undefined) return null;
  const [first = ''] = texts.outcomeText(CONTENT, outcome);
  return (
    <div className={`desk-ending ${outcome.won ? 'ending-won' : 'ending-lost'}`}>
      <h2>{outcome.won ? told.won : told.lost}</h2>
      <p>{first}</p>
      <Link href={to.end(id)} className="button primary" data-choice="end">
        {told.end}
      </Link>
    </div>
  );
}

/** Where one goes, with what there is to know before. */
function askOnTheWay({ view, choices }: CrawlSnapshot): string {
  const { health, time } = view.creatures[view.active]?.tracks ?? {};
  const mayRest = choices.some(({ action }) => action.type === 'rest' && action.points > 0);
  return mayRest ? told.restOrGo(health?.value ?? 0, health?.die ?? 0, time?.value ?? 0) : told.whereTo;
}

export interface DeskProps {
  readonly id: string;
  readonly snapshot: CrawlSnapshot;
  readonly busy: boolean;
  readonly folds: Folds;
  readonly onChoose: (action: Action) => void;
  /** Tiles that may be explored now, with what they are called. */
  readonly ways: ReadonlyMap<CellId, string>;
  readonly onExplore: (cell: CellId) => void;
}

export function Desk({ id, snapshot, busy, folds, onChoose, ways, onExplore }: DeskProps) {
  const { view, choices, outcome } = snapshot;
  const isLeaving = isDeparture(view);
  const question = texts.questionText(
    CONTENT,
    view,
    choices.map(({ action }) => action),
  );
  const asked = useRef<HTMLParagraphElement>(null);
  const at = view.question?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone a new question comes into sight, or the map
  useEffect(() => {
    asked.current?.closest('.crawl-desk')?.scrollTo({ top: 0 });
    if (at === undefined || ON_THE_MAP.has(at)) scrollTo({ top: 0 });
    else asked.current?.scrollIntoView({ block: 'nearest' });
  }, [snapshot.n]);
  return (
    <section className="crawl-desk panel" aria-label={told.desk}>
      <Ending snapshot={snapshot} id={id} />
      {question !== undefined && (
        <p className="desk-question" ref={asked} aria-live="polite">
          <b>{question.who}</b>: {at === 'rest' ? askOnTheWay(snapshot) : question.text}{' '}
          {at !== undefined && (
            <Explained id={ABOUT[at]} className="desk-explain" label={told.explain}>
              ?
            </Explained>
          )}
        </p>
      )}
      {outcome === undefined && <LessonView view={view} />}
      {at === 'modify' && <RollStands snapshot={snapshot} />}
      {isLeaving && <ExploreButtons cells={ways} view={view} busy={busy} onExplore={onExplore} />}
      {groupsOf(isLeaving ? beforeDeparture(choices) : choices).map(([group, own]) => (
        <GroupView
          key={group}
          group={group}
          choices={own}
          snapshot={snapshot}
          busy={busy}
          folds={folds}
          onChoose={onChoose}
        />
      ))}
      {outcome === undefined && <HintView view={view} busy={busy} onChoose={onChoose} />}
      <More />
    </section>
  );
}
