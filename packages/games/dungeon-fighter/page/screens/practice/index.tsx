/** An empty board, any throw, no rules: a place to get good at it. */

import { AIM_HELPS, type AimHelp } from '@tumblekeep/page-kit/app/aim-help.ts';
import { Choices } from '@tumblekeep/page-kit/app/Choices.tsx';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { useHandFocus } from '@tumblekeep/page-kit/play/keyboard.ts';
import { BoardPicture } from '@tumblekeep/page-kit/scene/BoardPicture.tsx';
import { Stage } from '@tumblekeep/page-kit/scene/Stage.tsx';
import { stage } from '@tumblekeep/page-kit/scene/stage-store.ts';
import { freshId } from '@tumblekeep/page-kit/worker/fresh-id.ts';
import {
  type Attempt,
  type Band,
  type Board,
  DICE,
  type Die,
  type LyingDie,
  sayFindings,
  type Throw,
  verdictMessage,
} from '@tumblekeep/table';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Flight } from '../../../hosted/index.ts';
import { type DungeonFighter, RULE_SETS, texts } from '../../../rules/index.ts';
import { boardOf } from '../../board-of.ts';
import { fightWorker } from '../../client.ts';
import { learnThrow } from '../../hand/store.ts';
import { to } from '../../routes.ts';
import { ruleSetName } from '../../rule-set-name.ts';
import { KeepShot, type KeepShotProps } from '../../shots/KeepShot.tsx';
import { LOOKING } from '../../table/direct.ts';
import { offOf } from '../../table/sight/reasons.ts';
import { arcOf, useSwings } from '../../throwing/help.ts';
import { throwsOf } from '../../throwing/names.ts';
import { ThrowControl } from '../../throwing/ThrowControl.tsx';
import { words } from '../../words/index.ts';
import './practice.css';
import { type PractisedThrow, statisticsOf } from './statistics.ts';

const text = words.practice;
const BAND_ORDER = ['simple', 'tricky', 'wild'] as const;
/** A share of the usual tremor for a steady hand. */
const STEADY = 0.4;
const MOST_LYING = 12;

type Phase = 'ready' | 'thinking' | 'flying' | 'over';

/** Whether a throw that was asked for was done. */
interface Told {
  readonly id: string;
  readonly met: boolean;
  readonly text: string;
}

export default function Practice() {
  const [edition, setEdition] = useState(Object.keys(RULE_SETS)[0] as string);
  const [die, setDie] = useState<Die>('red');
  const [throws, setThrows] = useState<readonly Throw[]>([]);
  const [aimHelp, setAimHelp] = useState<AimHelp>(() => useSettings.getState().aimHelp);
  const [steady, setSteady] = useState(false);
  const [stays, setStays] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const speed = useSettings(settings => settings.speed);
  const [lying, setLying] = useState<readonly LyingDie[]>([]);
  const [phase, setPhase] = useState<Phase>('ready');
  const [verdict, setVerdict] = useState('');
  const [findings, setFindings] = useState<readonly Told[]>([]);
  const [practised, setPractised] = useState<readonly PractisedThrow[]>([]);
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<KeepShotProps | undefined>();
  const isHere = useRef(true);
  const table = useRef<HTMLElement>(null);
  useEffect(() => {
    isHere.current = true;
    stage.setState({ lying: [], props: [], marks: [], flight: undefined });
    return () => {
      isHere.current = false;
      stage.setState({
        lying: [],
        props: [],
        marks: [],
        flight: undefined,
        inHand: undefined,
        views: [],
        aim: [],
      });
    };
  }, []);
  useEffect(() => {
    if (phase === 'ready') stage.setState({ lying, flight: undefined });
  }, [lying, phase]);

  const say = (line: string, told: readonly Told[] = []): void => {
    setVerdict(line);
    setFindings(told);
  };
  const choose = (change: () => void): void => {
    change();
    setPhase('ready');
    say('');
    setRound(count => count + 1);
  };
  const nameOf = (id: string): string => texts.nameOf((RULE_SETS[edition] as DungeonFighter).edition, id);
  const saidOf = ({ verdict: judged }: Flight): string => {
    const { zone, at } = judged;
    const isOff = zone === 'outside' || zone === 'floor';
    return isOff
      ? `${words.verdict.miss}: ${words.verdict.off(offOf(at), zone === 'floor')}.`
      : sayFindings(nameOf)(verdictMessage(judged));
  };
  const toldOf = ({ verdict: judged }: Flight): readonly Told[] =>
    judged.requirements
      // That it bounced is said already, and asked of every throw.
      .filter(({ id, met }) => id !== 'bounce' || !met)
      .map(finding => ({
        id: finding.id,
        met: finding.met,
        text: (finding.met ? text.fulfilled : text.unfulfilled)(nameOf(finding.id), sayFindings()(finding)),
      }));
  const fly = (flight: Flight, after: () => void): void => {
    if (!isHere.current) return;
    setPhase('flying');
    stage.setState({
      props: flight.scene.props,
      lying: flight.scene.dice,
      flight: {
        flight,
        onRest: () => {
          if (!isHere.current) return;
          say(saidOf(flight), toldOf(flight));
          setPhase('over');
          after();
        },
      },
    });
  };
  const onThrow = async (attempt: Attempt): Promise<void> => {
    setPhase('thinking');
    say('');
    const seed = freshId();
    const order = { edition, throws, attempt, seed, ...(steady ? { steadiness: STEADY } : {}) };
    const answer = await fightWorker().practise(order);
    if (!answer.ok) {
      say(answer.error.message);
      setPhase('over');
      return;
    }
    const flight = answer.value;
    learnThrow(edition, flight);
    setLast({ edition, flight });
    fly(flight, () => {
      const { hit, zone, points, at } = flight.verdict;
      const off = hit ? undefined : offOf(at);
      useSwings.getState().judge({
        hit,
        arc: arcOf(flight.trajectory),
        hint: off && words.help[off.side][off.by],
      });
      setPractised(before => [
        ...before,
        { n: before.length, hit, zone, points, x: Math.round(at[0]), z: Math.round(at[2]) },
      ]);
      setLying(stays ? flight.after.slice(-MOST_LYING) : []);
    });
  };
  const show = async (): Promise<void> => {
    setPhase('thinking');
    say(text.showing);
    // On a phone the button is far below the table.
    table.current?.scrollIntoView({ block: 'nearest' });
    const answer = await fightWorker().show(edition, throws, 'skilled');
    if (!answer.ok) {
      say(answer.error.message);
      setPhase('over');
      return;
    }
    fly(answer.value, () => setVerdict(`${saidOf(answer.value)} ${text.demonstration}`));
  };
  useHandFocus(table, phase === 'ready' && round > 0);
  /** Nobody who throws by keys has to look for the way on. */
  const toNext = (box: HTMLElement | null): void => {
    if (document.activeElement === document.body)
      box?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  };
  const again = (): void => {
    say('');
    setPhase('ready');
    setRound(count => count + 1);
  };
  // Whoever sees no flight looks at the die as long as they like.
  const asksFirst = isWaiting || speed === 'instant';
  useEffect(() => {
    if (phase !== 'over' || asksFirst) return;
    const timer = setTimeout(() => {
      setPhase('ready');
      setRound(count => count + 1);
    }, LOOKING[speed]);
    return () => clearTimeout(timer);
  }, [phase, asksFirst, speed]);

  return (
    <Page title={text.title} className="practice">
      <section className="practice-table" ref={table}>
        <Stage board={boardOf(edition)} className="practice-stage" />
        {phase === 'ready' && (
          <ThrowControl
            key={round}
            die={die}
            edition={edition}
            throws={throws}
            lying={lying}
            aimHelp={aimHelp}
            steady={steady}
            onThrow={attempt => void onThrow(attempt)}
          />
        )}
        {(phase !== 'ready' || verdict !== '') && (
          <div className="practice-verdict">
            <p role="status">{verdict}</p>
            <Findings told={findings} />
          </div>
        )}
        {phase === 'over' && (
          <div className="practice-again" ref={toNext}>
            <button type="button" className="button primary" onClick={again}>
              {text.again}
            </button>
          </div>
        )}
      </section>
      <div className="practice-side">
        <StatisticsPanel board={boardOf(edition)} throws={practised} onForget={() => setPractised([])} />
        {last !== undefined && (
          <section className="panel">
            <KeepShot {...last} />
          </section>
        )}
        <section className="panel practice-options" aria-label={text.options}>
          <h2>{text.options}</h2>
          <ThrowPicker edition={edition} chosen={throws} onChange={next => choose(() => setThrows(next))} />
          <div className="row">
            <button
              type="button"
              className="button"
              disabled={phase === 'thinking' || phase === 'flying'}
              onClick={() => void show()}
            >
              {text.show}
            </button>
            <button type="button" className="button quiet" onClick={() => choose(() => setLying([]))}>
              {text.clear}
            </button>
          </div>
          <Choices
            legend={text.aimHelp}
            value={aimHelp}
            options={AIM_HELPS.map(value => ({ value, name: text.helps[value] }))}
            onChange={setAimHelp}
          />
          <Choices
            legend={text.die}
            value={die}
            options={DICE.map(value => ({ value, name: text.dice[value] }))}
            onChange={value => choose(() => setDie(value))}
          />
          <Choices
            legend={text.edition}
            value={edition}
            options={Object.keys(RULE_SETS).map(value => ({ value, name: ruleSetName(value) }))}
            onChange={value =>
              choose(() => {
                setEdition(value);
                const known = throwsOf(value).map(({ id }) => id);
                setThrows(throws.filter(id => (known as readonly Throw[]).includes(id)));
              })
            }
          />
          <label className="check">
            <input
              type="checkbox"
              checked={steady}
              onChange={event => setSteady(event.currentTarget.checked)}
            />
            {text.steady}
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={stays}
              onChange={event => setStays(event.currentTarget.checked)}
            />
            {text.stay}
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={isWaiting}
              onChange={event => setWaiting(event.currentTarget.checked)}
            />
            {text.wait}
          </label>
        </section>
      </div>
    </Page>
  );
}

/** Done or not, wherever the die lies. */
const Findings = ({ told }: { readonly told: readonly Told[] }) => (
  <ul className="practice-findings" aria-live="polite">
    {told.map(({ id, met, text: line }) => (
      <li key={id} data-met={met}>
        {line}
      </li>
    ))}
  </ul>
);

interface ThrowPickerProps {
  readonly edition: string;
  readonly chosen: readonly Throw[];
  readonly onChange: (throws: readonly Throw[]) => void;
}

const throwsIn = (edition: string, band: Band) => throwsOf(edition).filter(record => record.band === band);

function ThrowPicker({ edition, chosen, onChange }: ThrowPickerProps) {
  const toggle = (id: Throw): void =>
    onChange(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id]);
  return (
    <div className="practice-throws">
      <button
        type="button"
        className="practice-throw"
        aria-pressed={chosen.length === 0}
        onClick={() => onChange([])}
      >
        {text.plain}
      </button>
      {BAND_ORDER.map(band => (
        <fieldset key={band} className="practice-band">
          <legend>{text.bands[band]}</legend>
          {throwsIn(edition, band).map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="practice-throw"
              aria-pressed={chosen.includes(id)}
              onClick={() => toggle(id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface StatisticsPanelProps {
  readonly board: Board;
  readonly throws: readonly PractisedThrow[];
  readonly onForget: () => void;
}

function StatisticsPanel({ board, throws, onForget }: StatisticsPanelProps) {
  const { hits, mean, streak, best, zones } = statisticsOf(throws);
  const { numbers } = text;
  const rows: readonly (readonly [string, string])[] = [
    [numbers.throws, String(throws.length)],
    [numbers.hits, String(hits)],
    [numbers.rate, `${Math.round((100 * hits) / Math.max(1, throws.length))} %`],
    [numbers.mean, mean.toFixed(1)],
    [numbers.streak, String(streak)],
    [numbers.best, best === undefined ? '–' : words.stage.zones[best]],
  ];
  return (
    <section className="panel practice-statistics" aria-label={text.statistics}>
      <h2>{text.statistics}</h2>
      {throws.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <>
          <dl className="practice-numbers">
            {rows.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="practice-where">
            <BoardPicture board={board} className="practice-map" dots={throws} surroundings />
            <ul className="practice-zones" aria-label={text.zones}>
              {zones.map(([zone, count]) => (
                <li key={zone}>
                  <span>{words.stage.zones[zone]}</span> <strong>{count}</strong>
                </li>
              ))}
            </ul>
          </div>
          <button type="button" className="button quiet small" onClick={onForget}>
            {text.forget}
          </button>
        </>
      )}
      <Link href={to.hand} className="button quiet small">
        {words.hand.title}
      </Link>
    </section>
  );
}
