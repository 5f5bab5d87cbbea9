/** The people around a game at a table elsewhere: who is there and asked, what they say, and what they have to agree to. */
import { list } from '@tumblekeep/kernel/english';
import { type Chair, REACTIONS, type Reaction } from '@tumblekeep/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { confirm } from '../app/Confirmation.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { useRole } from '../app/role.ts';
import { to } from '../app/routes.ts';
import { toast } from '../app/Toasts.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { UiIcon } from '../icons/ui-names.ts';
import { words } from '../words/index.ts';
import { onlineWorker } from '../worker/client.ts';
import { roleOf, tableOf } from './address.ts';
import { Chairs, isMine, type Seats, whoSits } from './Chairs.tsx';
import { JoinHere } from './JoinHere.tsx';
import { LinkToSend, QrCode } from './Link.tsx';
import { OtherVersion } from './OtherVersion.tsx';
import { useTellPeople } from './people.ts';
import type { Passing, TableNews } from './protocol.ts';
import { SitDown } from './SitDown.tsx';
import { ToBigScreen } from './ToBigScreen.tsx';
import { addressOf, askTable, useTableNews } from './use-table.ts';
import './company.css';

const told = words.company;

const PICTURES: Readonly<Record<Reaction, UiIcon>> = {
  cheer: 'beer-stein',
  laugh: 'sparkles',
  gasp: 'skull-crossed-bones',
  groan: 'broken-heart',
  clap: 'star-medal',
  heart: 'hearts',
};

interface Line {
  readonly key: number;
  readonly seat: string;
  readonly text: string;
  readonly picture?: UiIcon;
}

/** Where the people of a table gather, by what the device is there. */
const GATHERINGS = { table: to.table, hand: to.pad, stage: to.stage } as const;

/** So many lines are kept on the screen. */
const MOST_LINES = 50;
const SHOWN_FOR = 5000;

export interface CompanyProps extends Seats {
  /** Of the game; nothing is shown for games on this device. */
  readonly id: string;
  /** Something is being watched: whose turn comes next would tell its end. */
  readonly isWatching?: boolean;
  /** The hand of somebody elsewhere has moved. */
  readonly onAimed?: (hint: readonly number[]) => void;
}

export function Company({ id, nameOf, faceOf, isWatching = false, onAimed }: CompanyProps) {
  const table = tableOf(id);
  const role = roleOf(id);
  useRole(role);
  const [, navigate] = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly Line[]>([]);
  const [bubble, setBubble] = useState<Line>();
  const onPassing = (passing: Passing): void => {
    if (passing.type === 'aimed') {
      if (news !== undefined && !isMine(news, passing.seat)) onAimed?.(passing.hint);
      return;
    }
    const personOf = (seat: string): string => personAt(news, seat);
    if (passing.type === 'nudged') {
      if (news !== undefined && isMine(news, passing.seat))
        toast({ text: told.nudged(personOf(passing.by)), tone: 'bad' });
      return;
    }
    const line: Line =
      passing.type === 'said'
        ? { key: Date.now(), seat: passing.seat, text: passing.text }
        : {
            key: Date.now(),
            seat: passing.seat,
            text: told.reactions[passing.reaction],
            picture: PICTURES[passing.reaction],
          };
    setLines(before => [...before, line].slice(-MOST_LINES));
    setBubble(line);
  };
  const news = useTableNews(table, onPassing, role === 'stage');
  useTellPeople(news);
  useEffect(() => {
    if (bubble === undefined) return;
    const timer = setTimeout(() => setBubble(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [bubble]);
  const phase = news?.company?.phase;
  useEffect(() => {
    if (phase === 'gathering' && table !== undefined) navigate(GATHERINGS[role](table), { replace: true });
  }, [phase, table, role, navigate]);
  if (table === undefined) return null;
  const here = news?.company?.chairs.filter(({ who, isHere }) => who === 'person' && isHere).length ?? 0;
  return (
    <>
      {role === 'stage' ? (
        news !== undefined && <JoinHere table={table} news={news} />
      ) : (
        <button
          type="button"
          className="tool company-tool"
          title={told.open(here)}
          aria-label={told.open(here)}
          data-link={news?.link ?? 'connecting'}
          onClick={() => setOpen(true)}
        >
          <Icon name="beer-stein" />
          <span className="tool-word">{here}</span>
        </button>
      )}
      <div className="company-news" role="status">
        {news !== undefined && <OtherVersion news={news} />}
        {news !== undefined && <LinkNews table={table} news={news} />}
        {news !== undefined && <TakebackQuestion table={table} news={news} />}
        {news !== undefined && !isWatching && <Waiting news={news} nameOf={nameOf} />}
        {news?.company?.heldBy !== undefined && (
          <p className="company-note" data-note="hold">
            {told.heldBy(personAt(news, news.company.heldBy))}
          </p>
        )}
        {bubble !== undefined && news !== undefined && (
          <p className="company-note" data-note="talk">
            {bubble.picture !== undefined && <Icon name={bubble.picture} />}{' '}
            {told.saidBy(personAt(news, bubble.seat), bubble.text)}
          </p>
        )}
      </div>
      {isOpen && news !== undefined && (
        <Dialog title={told.title} onClose={() => setOpen(false)} className="company-dialog">
          <CompanySheet table={table} news={news} lines={lines} nameOf={nameOf} {...(faceOf && { faceOf })} />
        </Dialog>
      )}
    </>
  );
}

const chairOf = (news: TableNews | undefined, seat: string): Chair | undefined =>
  news?.company?.chairs.find(one => one.seat === seat);

const personAt = (news: TableNews | undefined, seat: string): string => {
  const chair = chairOf(news, seat);
  return chair === undefined ? seat : whoSits(chair);
};

/** Whether a lost connection has come back since, and what became of the table. */
function LinkNews({ table, news }: { readonly table: string; readonly news: TableNews }) {
  const { link, why, company, fit } = news;
  const [, navigate] = useLocation();
  const keep = async (): Promise<void> => {
    const kept = await onlineWorker().keep(table);
    if (!kept.ok) return toast({ text: kept.error.message, tone: 'bad' });
    navigate(to.continue);
  };
  if (fit === 'too-old' || fit === 'too-new') return null;
  if (link === 'lost')
    return (
      <p className="company-note" data-note="lost">
        {told.lost}
      </p>
    );
  if (company?.phase === 'closed')
    return (
      <p className="company-note" data-note="closed">
        {told.closed}{' '}
        <button type="button" className="button small" onClick={() => void keep()}>
          {told.keep}
        </button>
      </p>
    );
  if (link === 'ended')
    return (
      <p className="company-note" data-note="lost">
        {told.ended(why ?? '')}
      </p>
    );
  return null;
}

function TakebackQuestion({ table, news }: { readonly table: string; readonly news: TableNews }) {
  const { takeback } = news;
  if (takeback === undefined) return null;
  const consent = (agrees: boolean) => async (): Promise<void> => {
    const answered = await onlineWorker().consent(table, agrees);
    if (!answered.ok) toast({ text: answered.error.message, tone: 'bad' });
  };
  if (!takeback.open.some(seat => isMine(news, seat)))
    return (
      <p className="company-note" data-note="takeback">
        {told.takebackWaits(list(takeback.open.map(seat => personAt(news, seat))))}
      </p>
    );
  return (
    <p className="company-note" data-note="takeback">
      {told.takebackAsked(personAt(news, takeback.by))}{' '}
      <button type="button" className="button small primary" onClick={() => void consent(true)()}>
        {told.agree}
      </button>{' '}
      <button type="button" className="button small" onClick={() => void consent(false)()}>
        {told.refuse}
      </button>
    </p>
  );
}

/** Whose turn it is, where it is nobody's here. */
function Waiting({ news, nameOf }: { readonly news: TableNews; readonly nameOf: Seats['nameOf'] }) {
  const [seat] = news.asked;
  if (seat === undefined || !news.isForPeople || news.company?.phase !== 'playing') return null;
  if (news.asked.some(one => isMine(news, one))) return null;
  const name = personAt(news, seat);
  return (
    <p className="company-note" data-note="turn">
      {told.turn(name, nameOf(seat))}
    </p>
  );
}

interface SheetProps extends Seats {
  readonly table: string;
  readonly news: TableNews;
  readonly lines: readonly Line[];
}

function CompanySheet({ table, news, lines, nameOf, faceOf }: SheetProps) {
  const { company, mine, key } = news;
  const [moved, setMoved] = useState<string>();
  const secret = mine.find(({ seat }) => seat === moved)?.secret;
  return (
    <div className="company-sheet">
      <Chairs
        news={news}
        nameOf={nameOf}
        {...(faceOf && { faceOf })}
        actionsOf={chair => (
          <ChairActions table={table} news={news} chair={chair} nameOf={nameOf} onMove={setMoved} />
        )}
      />
      {mine.length === 0 && <p>{told.youWatch}</p>}
      {company !== undefined && company.watchers > 0 && (
        <p className="fine">{told.watchers(company.watchers)}</p>
      )}
      {moved !== undefined && secret !== undefined && (
        <section className="company-move" aria-label={told.seatLink(nameOf(moved))}>
          <p>{told.seatLinkText}</p>
          <LinkToSend
            address={addressOf(to.seat(table, moved, secret))}
            label={told.seatLink(nameOf(moved))}
          />
          <QrCode text={addressOf(to.seat(table, moved, secret))} />
        </section>
      )}
      {company?.phase === 'playing' && <Talk table={table} news={news} lines={lines} />}
      {key !== undefined && <LinkToSend address={addressOf(to.table(table, key))} label={told.toTable} />}
      <ToBigScreen table={table} secret={key} />
      {news.isOpener && company?.phase !== 'closed' && company?.phase !== 'over' && (
        <button type="button" className="button danger" onClick={() => void closeTable(table)}>
          {told.close}
        </button>
      )}
    </div>
  );
}

export async function closeTable(table: string): Promise<void> {
  const question = { title: told.closeTitle, text: told.closeText, yes: told.close, dangerous: true };
  if (await confirm(question)) await askTable(table, { type: 'close' });
}

interface ChairActionsProps {
  readonly table: string;
  readonly news: TableNews;
  readonly chair: Chair;
  readonly nameOf: Seats['nameOf'];
  readonly onMove: (seat: string) => void;
}

function ChairActions({ table, news, chair, nameOf, onMove }: ChairActionsProps) {
  const { seat, who, name, isHere, isMuted, hasStandIn, agreed } = chair;
  const [own] = news.mine;
  const isPlaying = news.company?.phase === 'playing';
  if (who === 'bot') return null;
  if (name === undefined) return <SitDown table={table} seat={seat} label={told.sit(nameOf(seat))} />;
  if (isMine(news, seat))
    return (
      <button type="button" className="button small" onClick={() => onMove(seat)}>
        {told.seatLink(nameOf(seat))}
      </button>
    );
  const nudge = async (): Promise<void> => {
    if (await askTable(table, { type: 'nudge', seat })) toast(told.wasNudged(name));
  };
  return (
    <>
      {isPlaying && own !== undefined && news.asked.includes(seat) && isHere && !hasStandIn && (
        <button type="button" className="button small" onClick={() => void nudge()}>
          {told.nudge(name)}
        </button>
      )}
      {isPlaying && own !== undefined && !isHere && !hasStandIn && (
        <button
          type="button"
          className="button small"
          onClick={() => void askTable(table, { type: 'stand-in', seat, agrees: true })}
        >
          {told.letBot(name)}
        </button>
      )}
      {!hasStandIn && agreed.length > 0 && <small>{told.botAgreed(agreed.length)}</small>}
      {news.isOpener && (
        <>
          <button
            type="button"
            className="button small quiet"
            onClick={() => void askTable(table, { type: 'mute', seat, muted: !isMuted })}
          >
            {isMuted ? told.unmute(name) : told.mute(name)}
          </button>
          <button
            type="button"
            className="button small quiet"
            onClick={() => void askTable(table, { type: 'free', seat })}
          >
            {told.freeChair(name)}
          </button>
        </>
      )}
    </>
  );
}

function Talk({ table, news, lines }: Pick<SheetProps, 'table' | 'news' | 'lines'>) {
  const [text, setText] = useState('');
  const [own] = news.mine;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (own === undefined || text.trim() === '') return;
    if (await askTable(table, { type: 'talk', seat: own.seat, text })) setText('');
  };
  return (
    <section className="company-talk" aria-label={told.talk}>
      {lines.length === 0 ? (
        <p className="fine">{told.silence}</p>
      ) : (
        <ol>
          {lines.map(({ key, seat, text: said, picture }) => (
            <li key={key}>
              <b>{personAt(news, seat)}</b> {picture !== undefined && <Icon name={picture} />} {said}
            </li>
          ))}
        </ol>
      )}
      {own !== undefined && (
        <>
          <form className="row" onSubmit={event => void send(event)}>
            <input
              className="field"
              value={text}
              maxLength={200}
              aria-label={told.say}
              placeholder={told.say}
              onChange={event => setText(event.target.value)}
            />
            <button type="submit" className="button">
              {told.send}
            </button>
          </form>
          <div className="company-reactions">
            {REACTIONS.map(reaction => (
              <button
                key={reaction}
                type="button"
                className="tool"
                title={told.reactions[reaction]}
                aria-label={told.reactions[reaction]}
                onClick={() => void askTable(table, { type: 'react', seat: own.seat, reaction })}
              >
                <Icon name={PICTURES[reaction]} />
              </button>
            ))}
          </div>
        </>
      )}
    </section>
  );
}
