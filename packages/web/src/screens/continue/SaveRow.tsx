import { confirm } from '@tumblekeep/page-kit/app/Confirmation.tsx';
import { exportGame } from '@tumblekeep/page-kit/app/export-game.ts';
import { to } from '@tumblekeep/page-kit/app/routes.ts';
import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import type { SavesPart } from '@tumblekeep/page-kit/game-page.ts';
import { onlineWorker, pageWorker } from '@tumblekeep/page-kit/worker/client.ts';
import type { Summary } from '@tumblekeep/page-kit/worker/protocol.ts';
import { Link, useLocation } from 'wouter';
import { type Loaded, pageOf } from '../../games.ts';
import { toldSave } from '../../told-saves.ts';
import { words } from '../../words/index.ts';

const told = words.saves;
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface Props {
  readonly save: Summary;
  readonly parts: Loaded<SavesPart>;
  readonly onRemoved: () => void;
}

export function SaveRow({ save, parts, onRemoved }: Props) {
  const { id, over, problem, updated, inputs, claimed } = save;
  const [, navigate] = useLocation();
  const places = pageOf(save.game)?.placesOf(id);
  const Faces = parts.get(save.game)?.Faces;
  const { party, where, rules, difficulty, hasRealDice } = toldSave(parts, save);
  const label = (action: string): string => told.of(party, action);
  const open = problem === undefined ? places : undefined;

  const remove = async () => {
    const question = {
      title: told.removeTitle,
      text: told.removeText(party),
      yes: told.removeYes,
      dangerous: true,
    };
    if (!(await confirm(question))) return;
    await pageWorker().remove(id);
    toast(told.removed);
    onRemoved();
  };

  const carry = async () => {
    const file = await pageWorker().export(id);
    const carried = file.ok ? await onlineWorker().carry(file.value.text, save.rules, []) : file;
    if (!carried.ok) return toast({ text: carried.error.message, tone: 'bad' });
    toast({ text: words.together.carried, tone: 'good' });
    navigate(to.table(carried.value));
  };

  return (
    <li className="panel save">
      {Faces !== undefined && (
        <div className="save-faces" aria-hidden="true">
          <Faces save={save} />
        </div>
      )}
      <div className="save-told">
        <h2>{party}</h2>
        <p>
          <b className={over === undefined ? undefined : `save-${over}`}>{where}</b>
          {claimed && <span className="fine save-claimed"> ({told.claimed})</span>}
          <span className="fine">
            {' '}
            · {rules}, {difficulty}
            {hasRealDice && `, ${told.realDice}`} · {told.inputs(inputs)} ·{' '}
            <time dateTime={new Date(updated).toISOString()}>{DATE.format(updated)}</time>
          </span>
        </p>
        {open === undefined && (
          <p className="save-problem">
            <b>{told.broken}:</b> {problem}. {told.stillThere}
          </p>
        )}
      </div>
      <div className="save-actions">
        {open !== undefined && over === undefined && (
          <Link href={open.play} className="button primary" aria-label={label(told.open)}>
            {told.open}
          </Link>
        )}
        {open !== undefined && over !== undefined && (
          <Link href={open.score} className="button primary" aria-label={label(told.score)}>
            {told.score}
          </Link>
        )}
        {open !== undefined && (
          <Link href={open.replay} className="button" aria-label={label(told.replay)}>
            {told.replay}
          </Link>
        )}
        {open !== undefined && over === undefined && pageOf(save.game)?.together !== undefined && (
          <button
            type="button"
            className="button"
            aria-label={label(words.together.carry)}
            title={words.together.carryHint}
            onClick={() => void carry()}
          >
            {words.together.carry}
          </button>
        )}
        <button
          type="button"
          className={open !== undefined ? 'button' : 'button primary'}
          aria-label={label(told.export)}
          onClick={() => exportGame(id)}
        >
          {told.export}
        </button>
        <button type="button" className="button quiet" aria-label={label(told.remove)} onClick={remove}>
          {told.remove}
        </button>
      </div>
    </li>
  );
}
