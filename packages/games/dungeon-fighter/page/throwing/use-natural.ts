/** The natural beginning of a set of throws: known at once for single throws, asked of the worker for others. */
import type { Natural, Requirements } from '@tumblekeep/table';
import { useEffect, useState } from 'react';
import { fightWorker } from '../client.ts';
import { guessNatural, keyOf, knownNatural } from './natural.ts';

const found = new Map<string, Natural>();

export function useNatural(edition: string, requirements: Requirements | undefined): Natural | undefined {
  const key = requirements && `${edition} ${keyOf(requirements)}`;
  const [, setFound] = useState(0);
  const natural = requirements && (knownNatural(requirements) ?? found.get(key ?? ''));
  useEffect(() => {
    if (requirements === undefined || key === undefined || natural !== undefined) return;
    let isWanted = true;
    const keep = (value: Natural): void => {
      found.set(key, value);
      if (isWanted) setFound(count => count + 1);
    };
    fightWorker()
      .natural(edition, requirements.throws)
      .then(
        answer => keep(answer.ok ? answer.value : guessNatural(requirements)),
        () => keep(guessNatural(requirements)),
      );
    return () => {
      isWanted = false;
    };
  }, [edition, requirements, key, natural]);
  return natural;
}
