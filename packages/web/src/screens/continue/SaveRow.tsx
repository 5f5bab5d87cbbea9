import { RULE_SETS } from '@tumblekeep/dungeon-fighter';
import { Link } from 'wouter';
import { confirm } from '../../app/Confirmation.tsx';
import { exportGame } from '../../app/export-game.ts';
import { to } from '../../app/routes.ts';
import { toldSave } from '../../app/save-text.ts';
import { toast } from '../../app/Toasts.tsx';
import { Art } from '../../cards/Art.tsx';
import { CrawlArt } from '../../crawl/CrawlArt.tsx';
import { words } from '../../strings/index.ts';
import { gameWorker } from '../../worker/client.ts';
import { type AnySummary, isCrawl } from '../../worker/protocol.ts';

const told = words.saves;
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function Faces({ save }: { readonly save: AnySummary }) {
  if (isCrawl(save))
    return (
      <div className="save-faces" aria-hidden="true">
        {save.creatures.map(id => (
          <CrawlArt key={id} id={id} className="save-face" />
        ))}
      </div>
    );
  const { rules, heroes } = save;
  const edition = RULE_SETS[rules]?.edition;
  if (edition === undefined) return null;
  return (
    <div className="save-faces" aria-hidden="true">
      {heroes.map(hero => (
        <Art key={hero} edition={edition} id={hero} className="save-face" />
      ))}
    </div>
  );
}

interface Props {
  readonly save: AnySummary;
  readonly onRemoved: () => void;
}

export function SaveRow({ save, onRemoved }: Props) {
  const { id, over, problem, updated, inputs, claimed } = save;
  const hasRealDice = !isCrawl(save) && save.table.dice === 'real';
  const places = isCrawl(save)
    ? { play: to.crawlPlay(id), score: to.crawlEnd(id), replay: to.crawlReplay(id) }
    : { play: to.play(id), score: to.score(id), replay: to.replay(id) };
  const { party, where, rules, difficulty } = toldSave(save);
  const label = (action: string): string => told.of(party, action);
  const isOpenable = problem === undefined;

  const remove = async () => {
    const question = {
      title: told.removeTitle,
      text: told.removeText(party),
      yes: told.removeYes,
      dangerous: true,
    };
    if (!(await confirm(question))) return;
    await gameWorker().remove(id);
    toast(told.removed);
    onRemoved();
  };

  return (
    <li className="panel save">
      <Faces save={save} />
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
        {!isOpenable && (
          <p className="save-problem">
            <b>{told.broken}:</b> {problem}. {told.stillThere}
          </p>
        )}
      </div>
      <div className="save-actions">
        {isOpenable && over === undefined && (
          <Link href={places.play} className="button primary" aria-label={label(told.open)}>
            {told.open}
          </Link>
        )}
        {isOpenable && over !== undefined && (
          <Link href={places.score} className="button primary" aria-label={label(told.score)}>
            {told.score}
          </Link>
        )}
        {isOpenable && (
          <Link href={places.replay} className="button" aria-label={label(told.replay)}>
            {told.replay}
          </Link>
        )}
        <button
          type="button"
          className={isOpenable ? 'button' : 'button primary'}
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
