/** A turn thrown directly: a die is in the hand before anything is said, and the throw says the rest. */

import { press } from '@tumblekeep/page-kit/app/press.ts';
import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import type { Speed } from '@tumblekeep/page-kit/scene/stage-store.ts';
import { useCallback, useEffect, useState } from 'react';
import type { Snapshot } from '../../hosted/index.ts';
import type { ActionOf, Die, HeroView } from '../../rules/index.ts';
import { fightWorker } from '../client.ts';
import { makePanel, type ThrowPanel, wayOf } from './panel/model.ts';
import type { Verdict } from './sight/verdict.ts';

export interface DirectThrow {
  readonly die: Die;
  /** Nothing else could be done. */
  readonly isOnly: boolean;
  /** The places of the chosen weapons in the panel. */
  readonly taken: ReadonlySet<number>;
  /** The throw as it would be said; nothing where these weapons do not go with this die. */
  readonly way: ActionOf<'throw'> | undefined;
  readonly take: (die: Die) => void;
  readonly toggle: (weapon: number) => void;
}

interface Choice {
  readonly n: number;
  readonly die?: Die;
  readonly taken: ReadonlySet<number>;
}

/** A coloured die whose icon still means something, before scarred ones and those of the chest. */
export function handyDie(
  { dice }: Pick<ThrowPanel, 'dice'>,
  { scars }: Pick<HeroView, 'scars'>,
): Die | undefined {
  const all = dice.map(({ die }) => die);
  const coloured = all.filter(die => die !== 'white');
  return coloured.find(die => !scars.includes(die)) ?? coloured[0] ?? all[0];
}

function panelOf({ view, legal }: Snapshot): ThrowPanel | undefined {
  const { asked } = makePanel(view, legal);
  return asked.kind === 'throw' && asked.dice.length > 0 ? asked : undefined;
}

/** The throw that lies nearest, without weapons. */
export function handyThrow(snapshot: Snapshot): ActionOf<'throw'> | undefined {
  const panel = panelOf(snapshot);
  const hero = panel && snapshot.view.heroes[panel.hero];
  const die = panel && hero && handyDie(panel, hero);
  return die === undefined ? undefined : wayOf(panel as ThrowPanel, die, []);
}

export function useDirectThrow(snapshot: Snapshot, isOn: boolean): DirectThrow | undefined {
  const { n, view } = snapshot;
  const [choice, setChoice] = useState<Choice>({ n, taken: new Set() });
  const panel = isOn ? panelOf(snapshot) : undefined;
  const hero = panel && view.heroes[panel.hero];
  const { die: wanted, taken } = choice.n === n ? choice : { die: undefined, taken: new Set<number>() };
  const die = wanted ?? (panel && hero && handyDie(panel, hero));
  if (panel === undefined || die === undefined) return undefined;
  const weapons = panel.weapons.filter((_, i) => taken.has(i));
  return {
    die,
    isOnly: panel.dice.length === 1 && panel.weapons.length === 0 && panel.retrieve === undefined,
    taken,
    way: wayOf(panel, die, weapons),
    take: one => setChoice({ n, die: one, taken }),
    toggle: weapon => {
      const next = new Set(taken);
      if (!next.delete(weapon)) next.add(weapon);
      setChoice({ n, die, taken: next });
    },
  };
}

/** What the rules demand of a throw that is not said yet; nothing until they have answered. */
export function useDemands(
  id: string,
  at: number,
  way: ActionOf<'throw'> | undefined,
): readonly string[] | undefined {
  const key = way && `${id} ${at} ${JSON.stringify(way)}`;
  const [known, setKnown] = useState<{ readonly key: string; readonly demands: readonly string[] }>();
  useEffect(() => {
    if (key === undefined || way === undefined) return;
    let isWanted = true;
    fightWorker()
      .demands(id, at, way)
      .then(
        answer => isWanted && answer.ok && setKnown({ key, demands: answer.value }),
        // Without an answer the hand stays empty; the panel asks as ever.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [id, at, key, way]);
  return known !== undefined && known.key === key ? known.demands : undefined;
}

/** Milliseconds that a landing is looked at before the next die is taken up. */
export const LOOKING: Readonly<Record<Speed, number>> = { 1: 2200, 2: 1000, 4: 500, instant: 0 };

export interface Looked {
  /** Whether the last landing has been looked at. */
  readonly hasLooked: boolean;
  /** Somebody is in a hurry. */
  readonly lookAway: () => void;
}

export function useLooked(verdict: Verdict | undefined): Looked {
  const speed = useSettings(settings => settings.speed);
  const [seen, setSeen] = useState<Verdict | undefined>();
  const lookAway = useCallback(() => setSeen(verdict), [verdict]);
  useEffect(() => {
    if (verdict === undefined) return;
    let callOff: (() => void) | undefined;
    const timer = setTimeout(() => {
      callOff = press.after(lookAway);
    }, LOOKING[speed]);
    return () => {
      clearTimeout(timer);
      callOff?.();
    };
  }, [verdict, speed, lookAway]);
  return { hasLooked: verdict === undefined || seen === verdict, lookAway };
}
