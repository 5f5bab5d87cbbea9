/** One throw of somebody: the identical flight, and the same table to try it on. */

import type { Refused } from '@tumblekeep/kernel';
import { capital } from '@tumblekeep/kernel/english';
import { download } from '@tumblekeep/page-kit/app/download.ts';
import { Page } from '@tumblekeep/page-kit/app/Page.tsx';
import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { toast } from '@tumblekeep/page-kit/app/Toasts.tsx';
import { Icon } from '@tumblekeep/page-kit/icons/Icon.tsx';
import { useHandFocus } from '@tumblekeep/page-kit/play/keyboard.ts';
import { canClip, recordClip } from '@tumblekeep/page-kit/scene/clip.ts';
import { Stage } from '@tumblekeep/page-kit/scene/Stage.tsx';
import { stage } from '@tumblekeep/page-kit/scene/stage-store.ts';
import { freshId } from '@tumblekeep/page-kit/worker/fresh-id.ts';
import type { Attempt } from '@tumblekeep/table';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'wouter';
import type { Flight, ShownShot } from '../../../hosted/index.ts';
import { boardOf } from '../../board-of.ts';
import { fightWorker } from '../../client.ts';
import { learnThrow } from '../../hand/store.ts';
import { to } from '../../routes.ts';
import { ruleSetName } from '../../rule-set-name.ts';
import { KeepShot } from '../../shots/KeepShot.tsx';
import { cameTo, demanded } from '../../shots/said.ts';
import { ThrowControl } from '../../throwing/ThrowControl.tsx';
import { words } from '../../words/index.ts';
import '../practice/practice.css';
import '../../shots/shots.css';

const told = words.shots;
const BARE = { lying: [], props: [], marks: [], flight: undefined } as const;

type Opened = { readonly shown: ShownShot } | { readonly refused: Refused };

function useShot(code: string): Opened | undefined {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let isHere = true;
    setOpened(undefined);
    fightWorker()
      .shot(code)
      .then(
        answer => isHere && setOpened(answer.ok ? { shown: answer.value } : { refused: answer.error }),
        () => isHere && setOpened({ refused: { code: 'page', message: words.app.notLoaded } }),
      );
    return () => {
      isHere = false;
    };
  }, [code]);
  return opened;
}

export default function ShotScreen() {
  const { code = '' } = useParams();
  const opened = useShot(code);
  if (opened === undefined)
    return (
      <Page title={told.one}>
        <p role="status">{told.opening}</p>
      </Page>
    );
  if ('shown' in opened) return <ShotTable key={code} shown={opened.shown} />;
  return (
    <Page title={told.refused}>
      <div className="panel" role="alert">
        <p>{capital(opened.refused.message)}.</p>
        <Link href={to.practice} className="button">
          {words.practice.title}
        </Link>
      </div>
    </Page>
  );
}

/** Somebody watches, throws, waits for the table, or has seen what it came to. */
type Phase = 'flying' | 'seen' | 'ready' | 'thinking';

function ShotTable({ shown }: { readonly shown: ShownShot }) {
  const { flight: sent, fingerprint, isAlike } = shown;
  const { edition, throws } = shown.shot;
  const aimHelp = useSettings(settings => settings.aimHelp);
  const [phase, setPhase] = useState<Phase>('flying');
  const [verdict, setVerdict] = useState('');
  const [last, setLast] = useState(sent);
  const [tries, setTries] = useState<readonly boolean[]>([]);
  const table = useRef<HTMLElement>(null);
  const isHere = useRef(true);
  const fly = useCallback(
    (flight: Flight, after: () => void = () => undefined): void => {
      if (!isHere.current) return;
      setPhase('flying');
      setVerdict('');
      setLast(flight);
      const onRest = (): void => {
        if (!isHere.current) return;
        setVerdict(cameTo(edition, flight));
        setPhase('seen');
        after();
      };
      stage.setState({
        props: flight.scene.props,
        lying: flight.scene.dice,
        flight: { flight, onRest, isDramatic: flight === sent },
      });
    },
    [edition, sent],
  );
  useEffect(() => {
    isHere.current = true;
    fly(sent);
    return () => {
      isHere.current = false;
      stage.setState({ ...BARE, inHand: undefined, views: [], aim: [] });
    };
  }, [fly, sent]);
  const tryIt = (): void => {
    setVerdict('');
    setPhase('ready');
    stage.setState({ ...BARE, lying: sent.scene.dice });
  };
  const onThrow = async (attempt: Attempt): Promise<void> => {
    setPhase('thinking');
    const answer = await fightWorker().practise({ edition, throws, attempt, seed: freshId() });
    if (!answer.ok) {
      setVerdict(answer.error.message);
      setPhase('seen');
      return;
    }
    const flight = answer.value;
    learnThrow(edition, flight);
    fly(flight, () => setTries(before => [...before, flight.verdict.hit]));
  };
  const [isClipping, setClipping] = useState(false);
  const clip = async (): Promise<void> => {
    const canvas = table.current?.querySelector('canvas');
    if (!canvas) return toast({ text: told.noClip, tone: 'bad' });
    setClipping(true);
    const made = await recordClip(canvas, () => new Promise<void>(resolve => fly(sent, resolve)));
    if (!isHere.current) return;
    setClipping(false);
    if (made === undefined) toast({ text: told.noClip, tone: 'bad' });
    else download(`tumblekeep-shot.${made.ending}`, made.content, made.content.type);
  };
  useHandFocus(table, phase === 'ready');
  const isBusy = isClipping || phase === 'flying' || phase === 'thinking';
  const what = demanded(edition, throws);
  return (
    <Page title={told.one} className="practice shot">
      <section className="practice-table" ref={table} data-flight={fingerprint} data-phase={phase}>
        <Stage board={boardOf(edition)} className="practice-stage" />
        {phase === 'ready' && (
          <ThrowControl
            key={tries.length}
            die={sent.die}
            edition={edition}
            throws={throws}
            lying={sent.scene.dice}
            aimHelp={aimHelp}
            steady={false}
            onThrow={attempt => void onThrow(attempt)}
          />
        )}
        {phase !== 'ready' && (
          <div className="practice-verdict">
            <p role="status">{phase === 'flying' ? told.flying : verdict}</p>
          </div>
        )}
      </section>
      <div className="practice-side">
        <section className="panel shot-told" aria-label={told.one}>
          <h2>{what}</h2>
          <p className="shot-worth">
            <b>{cameTo(edition, sent)}</b>
            <small>{ruleSetName(edition)}</small>
          </p>
          <div className="row">
            <button
              type="button"
              className="button primary"
              disabled={isBusy || phase === 'ready'}
              onClick={tryIt}
            >
              {tries.length === 0 ? told.tryIt : told.tryAgain}
            </button>
            <button type="button" className="button" disabled={isBusy} onClick={() => fly(sent)}>
              {told.again}
            </button>
            {canClip() && (
              <button type="button" className="button" disabled={isBusy} onClick={() => void clip()}>
                <Icon name="video-camera" /> {isClipping ? told.clipping : told.clip}
              </button>
            )}
          </div>
          <p role="status">{told.tried(tries.filter(Boolean).length, tries.length)}</p>
          <p className="shot-small" data-alike={isAlike}>
            {isAlike ? told.asPromised(fingerprint) : told.otherwise} {told.ofOthers}
          </p>
        </section>
        <section className="panel">
          <KeepShot edition={edition} flight={last} isHere={last === sent} />
        </section>
      </div>
    </Page>
  );
}
