/** The aim help: asks the worker where the die would go, one question at a time, and draws the answer. */

import type { AimHelp } from '@tumblekeep/page-kit/app/aim-help.ts';
import { stage } from '@tumblekeep/page-kit/scene/stage-store.ts';
import { useEffect, useRef } from 'react';
import { fightWorker } from '../client.ts';
import type { Hand } from './hand.ts';

/** Milliseconds between two questions. */
const REST = 110;

export function useAimHelp(edition: string, hand: Hand, help: AimHelp, isHidden: boolean): void {
  const asked = useRef('');
  useEffect(() => {
    asked.current = '';
    if (help === 'none' || isHidden) {
      stage.setState({ aim: [] });
      return;
    }
    let isWanted = true;
    const { throws } = hand.plan.requirements;
    const ask = async (): Promise<void> => {
      while (isWanted && hand.attempt === undefined) {
        const attempt = hand.preview(performance.now());
        const question = JSON.stringify(attempt);
        if (question !== asked.current) {
          asked.current = question;
          const answer = await fightWorker()
            .preview({ edition, throws, attempt, seed: 'preview' }, help)
            .catch(() => undefined);
          if (isWanted && hand.attempt === undefined)
            stage.setState({ aim: answer?.ok ? answer.value.path : [] });
        }
        await new Promise(resolve => setTimeout(resolve, REST));
      }
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [edition, hand, help, isHidden]);
}
