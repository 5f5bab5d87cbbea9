/** The natural beginning of a set of throws: known at once for single throws, asked of the worker for others. */
import type { Requirements } from '@tumblekeep/table';
import { useEffect, useState } from 'react';
import { gameWorker } from '../worker/client.ts';
import { guessNatural, keyOf, knownNatural, type Natural } from './natural.ts';

const found = new Map<string, Natural>();

export function useNatural(requirements: Requirements | undefined): Natural | undefined {
  const key = requirements && keyOf(requirements);
  const [, setFound] = useState(0);
  const natural = requirements && (knownNatural(requirements) ?? found.get(keyOf(requirements)));
  useEffect(() => {
    if (requirements === undefined || key === undefined || natural !== undefined) return;
    let isWanted = true;
    const keep = (value: Natural): void => {
      found.set(key, value);
      if (isWanted) setFound(count => count + 1);
    };
    gameWorker()
      .natural(requirements.edition, requirements.throws)
      .then(
        answer => keep(answer.ok ? answer.value : guessNatural(requirements)),
        () => keep(guessNatural(requirements)),
      );
    return () => {
      isWanted = false;
    };
  }, [requirements, key, natural]);
  return natural;
}
