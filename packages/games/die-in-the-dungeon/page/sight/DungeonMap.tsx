/** The dungeon from above: what is explored, what lies face down, where to go next. */

import type { CSSProperties } from 'react';
import {
  type CellId,
  type CellView,
  CONTENT,
  NEIGHBOURS,
  passagesOf,
  placeOf,
  texts,
  type View,
} from '../../rules/index.ts';
import { isDie } from '../board.ts';
import { CrawlArt, Sign } from '../CrawlArt.tsx';
import { Die } from '../dice/Die.tsx';
import { explain } from '../Explain.tsx';
import { words } from '../words/index.ts';

const told = words.crawl.play;

/** Courses of stone in the walls, slabs in a corridor that runs downwards, and the posts of its opening. */
const STONES =
  'M-50-33H50M-50-16H50M-50 0H50M-50 17H50M-50 34H50M-30-50v17M6-50v17M36-50v17M-44-33v17M-14-33v17M20-33v17M44-33v17M-28-16V0M10-16V0M38-16V0M-42 0v17M-8 0v17M24 0v17M-30 17v17M4 17v17M34 17v17M-44 34v16M-12 34v16M22 34v16';
const ROOM = 'M-25-19q0-6 6-6h38q6 0 6 6v38q0 6-6 6h-38q-6 0-6-6Z';
const SLABS = 'M-13 31H13M-13 41H13M0 31v10M-6 22v9M7 41v9';
const POSTS = 'M-18 44h8v7h-8ZM10 44h8v7h-8Z';

/** A room hewn into the rock, with a paved corridor to every open side. */
export function Passages({ cell }: { readonly cell: Pick<CellView, 'back' | 'turn'> }) {
  const open = passagesOf(cell);
  const ways = NEIGHBOURS.filter(([side]) => (open & side) !== 0);
  const turnOf = (right: number, down: number): string =>
    `rotate(${right === 0 ? (down > 0 ? 0 : 180) : -90 * right})`;
  return (
    <svg viewBox="-50 -50 100 100" className="cell-ways" aria-hidden="true">
      <path className="way-stones" d={STONES} />
      {ways.map(([side, , right, down]) => (
        <path key={side} className="way-wall" d={`M0 0 L${right * 52} ${down * 52}`} />
      ))}
      {open !== 0 && <path className="way-wall" d={ROOM} />}
      {ways.map(([side, , right, down]) => (
        <path key={side} className="way-floor" d={`M0 0 L${right * 52} ${down * 52}`} />
      ))}
      {open !== 0 && <path className="way-room" d={ROOM} />}
      {ways.map(([side, , right, down]) => (
        <g key={side} transform={turnOf(right, down)}>
          <path className="way-slabs" d={SLABS} />
          <path className="way-posts" d={POSTS} />
        </g>
      ))}
      {open !== 0 && <path className="way-slabs" d="M-25-8h50M-25 9h50M-8-25v17M8-8V9M-6 9v16" />}
    </svg>
  );
}

function Lying({ tokens }: { readonly tokens: CellView['tokens'] }) {
  return (
    <span className="cell-tokens">
      {tokens.map((token, i) => {
        const key = `${token}-${i}`;
        return isDie(token) ? (
          <span key={key} className="cell-token of-minion">
            <Die sides={Number(token.slice(1)) as 4} value={Number(token.slice(1))} />
          </span>
        ) : (
          <span key={key} className={`cell-token coin of-${token}`}>
            <CrawlArt id={token} />
          </span>
        );
      })}
    </span>
  );
}

function whatIs(view: View, at: CellId, cell: CellView): string {
  const parts = [cell.tile === null ? told.hidden : texts.tileName(CONTENT, cell.tile)];
  if (cell.tokens.length > 0) parts.push(told.holds(cell.tokens.map(texts.tokenName).join(', ')));
  const here = view.seats.filter(id => view.creatures[id]?.at === at);
  if (here.length > 0)
    parts.push(told.youAreHere(here.map(id => texts.creatureName(CONTENT, id)).join(', ')));
  if (isGoal(view, at)) parts.push(told.goalHere);
  return told.cell(at, parts.join(', '));
}

const isGoal = ({ win }: View, at: CellId): boolean => 'reach' in win && win.reach === at;

interface CellProps {
  readonly at: CellId;
  readonly cell: CellView;
  readonly view: View;
  /** What exploring it is called; nothing when it is not offered. */
  readonly label: string | undefined;
  readonly onExplore: (cell: CellId) => void;
}

function Cell({ at, cell, view, label, onExplore }: CellProps) {
  const [column, row] = placeOf(at);
  const { tile } = cell;
  const isHere = view.here === at;
  const standees = view.seats.filter(id => view.creatures[id]?.at === at);
  const name = [
    'cell',
    `cell-${cell.state}`,
    `cell-${cell.back}`,
    label === undefined ? '' : 'cell-offered',
    isHere ? 'cell-here' : '',
  ].join(' ');
  // Numbers on dice are no words of the name that a button has.
  const face = (
    <span className="cell-picture" aria-hidden="true">
      <Passages cell={cell} />
      {tile === null
        ? cell.back === 'epic-party' && <Sign of="epic" className="cell-face" />
        : cell.back !== 'blank' && <CrawlArt id={tile} className="cell-face" />}
      {tile !== null && cell.back !== 'blank' && (
        <span className="cell-name">{texts.tileName(CONTENT, tile)}</span>
      )}
      <Lying tokens={cell.tokens} />
      {isGoal(view, at) && <Sign of="goal" className="cell-goal" />}
      {standees.map(id => (
        <span
          key={id}
          className={`standee seat-${view.seats.indexOf(id)} ${id === view.active ? 'standee-active' : ''}`}
        >
          <CrawlArt id={id} />
        </span>
      ))}
    </span>
  );
  const place = { gridColumn: column + 1, gridRow: row + 1 };
  if (label !== undefined)
    return (
      <button type="button" className={name} style={place} title={label} onClick={() => onExplore(at)}>
        <span className="hidden-text">{label}</span>
        {face}
      </button>
    );
  if (tile !== null && cell.back !== 'blank')
    return (
      <button
        type="button"
        className={name}
        style={place}
        title={whatIs(view, at, cell)}
        onClick={() => explain(tile)}
      >
        <span className="hidden-text">{whatIs(view, at, cell)}</span>
        {face}
      </button>
    );
  return (
    <div className={name} style={place} role="img" aria-label={whatIs(view, at, cell)}>
      {face}
    </div>
  );
}

export interface DungeonMapProps {
  readonly view: View;
  /** Labels of the tiles that may be explored now. */
  readonly explorable?: ReadonlyMap<CellId, string> | undefined;
  readonly onExplore?: ((cell: CellId) => void) | undefined;
}

export function DungeonMap({ view, explorable, onExplore = () => undefined }: DungeonMapProps) {
  const cells = Object.entries(view.cells);
  const places = cells.map(([at]) => placeOf(at));
  const columns = Math.max(...places.map(([column]) => column)) + 1;
  const rows = Math.max(...places.map(([, row]) => row)) + 1;
  return (
    <div className="map-room">
      <section
        className="dungeon-map"
        aria-label={told.dungeon}
        style={{ '--columns': columns, '--rows': rows } as CSSProperties}
      >
        {cells.map(([at, cell]) => (
          <Cell key={at} at={at} cell={cell} view={view} label={explorable?.get(at)} onExplore={onExplore} />
        ))}
      </section>
    </div>
  );
}
