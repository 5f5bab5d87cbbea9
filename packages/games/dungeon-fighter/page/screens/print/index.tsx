/** The target board on paper, in exact millimetres, for whoever has dice and a printer. */

import { Choices } from '@tumblekeep/page-kit/app/Choices.tsx';
import { download } from '@tumblekeep/page-kit/app/download.ts';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import {
  boardInOne,
  boardSheets,
  LOOKS,
  type Look,
  PAPERS,
  type Paper,
  PRINTED_ODDS,
  printedSize,
  printPdf,
  printSvg,
  printWords,
} from '@tumblekeep/table/print';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { RULE_SETS } from '../../../rules/index.ts';
import { boardOf } from '../../board-of.ts';
import { to } from '../../routes.ts';
import { ruleSetName } from '../../rule-set-name.ts';
import { words } from '../../words/index.ts';
import './print.css';

const told = words.print;
const [USUAL = ''] = Object.keys(RULE_SETS);
const PAPER_NAMES = Object.keys(PAPERS) as Paper[];

const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const percent = (share: number): string => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;

function Odds() {
  return (
    <section className="panel">
      <h2>{told.odds}</h2>
      <p>{told.oddsLead}</p>
      <table className="print-odds">
        <thead>
          <tr>
            {printWords.oddsHead.map(name => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PRINTED_ODDS.map(({ board, die, hits, bullseye, six, points }) => (
            <tr key={`${board} ${die}`}>
              <th scope="row">{told.millimetres(board)}</th>
              <td>{told.millimetres(die)}</td>
              <td>{percent(hits)}</td>
              <td>{percent(bullseye)}</td>
              <td>{percent(six)}</td>
              <td>{points.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="print-note">{printWords.oddsNote}</p>
    </section>
  );
}

export default function PrintScreen() {
  const [edition, setEdition] = useState(USUAL);
  const [paper, setPaper] = useState<Paper>('a4');
  const [look, setLook] = useState<Look>('light');
  const order = useMemo(() => ({ paper, look, board: boardOf(edition) }), [paper, look, edition]);
  const sheets = useMemo(() => boardSheets(order).map(sheet => ({ sheet, svg: printSvg(sheet) })), [order]);
  const { board, scale, die } = printedSize(order);
  const asPdf = (): void => {
    const pdf = printPdf(
      sheets.map(({ sheet }) => sheet),
      { title: printWords.title },
    );
    download(`tumblekeep-board-${paper}.pdf`, pdf, 'application/pdf');
  };
  return (
    <Page title={told.title} className="print">
      <p className="print-lead">{told.lead}</p>
      <section className="panel print-choices" aria-label={told.choices}>
        <Choices
          legend={told.paper}
          value={paper}
          options={PAPER_NAMES.map(value => ({ value, name: told.papers[value] }))}
          onChange={setPaper}
        />
        <Choices
          legend={told.look}
          value={look}
          options={LOOKS.map(value => ({ value, name: told.looks[value] }))}
          onChange={setLook}
        />
        <Choices
          legend={words.practice.edition}
          value={edition}
          options={Object.keys(RULE_SETS).map(value => ({ value, name: ruleSetName(value) }))}
          onChange={setEdition}
        />
        <p>
          {printWords.size(board, scale)} {printWords.dice(die)}
        </p>
        <div className="row">
          <button type="button" className="button primary" onClick={asPdf}>
            {told.pdf}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => download('tumblekeep-board.svg', printSvg(boardInOne(order)), 'image/svg+xml')}
          >
            {told.svg}
          </button>
        </div>
        <p className="print-note">{told.howTo}</p>
      </section>
      <section className="panel" aria-label={told.sheets}>
        <h2>{told.sheets}</h2>
        <ul className="print-sheets">
          {sheets.map(({ sheet, svg }) => (
            <li key={sheet.name}>
              <button
                type="button"
                className="print-sheet"
                onClick={() => download(`tumblekeep-${sheet.name}.svg`, svg, 'image/svg+xml')}
              >
                <img src={pictureOf(svg)} alt="" width={sheet.width} height={sheet.height} />
                {told.names[sheet.name] ?? sheet.name}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <Odds />
      <p>
        <Link href={to.newGame} className="button">
          {told.play}
        </Link>
      </p>
    </Page>
  );
}
