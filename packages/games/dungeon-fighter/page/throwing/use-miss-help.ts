/** What the last miss left over the table: marks on the gauge, the ghost of its arc, a hint. */

import { useSettings } from '@tumblekeep/page-kit/app/settings.ts';
import { stage } from '@tumblekeep/page-kit/scene/stage-store.ts';
import { useEffect } from 'react';
import { clamp } from './aim.ts';
import { useSwings } from './help.ts';
import type { Plan } from './plan.ts';

/** The gauge of a swing ends at twice the middling strength. */
const onGauge = (power: number | undefined): number | undefined =>
  power === undefined ? undefined : clamp(power / 2, 0, 1);

export function useMissHelp(plan: Plan, isHidden: boolean) {
  const isWanted = useSettings(settings => settings.missHelp);
  const last = useSwings(state => state.last);
  const good = useSwings(state => state.good);
  const help = useSwings(state => state.help);
  const isOn = isWanted && help !== 'none' && last !== undefined && !last.hit;
  const arc = isOn && !isHidden ? last.arc : undefined;
  useEffect(() => {
    if (arc === undefined) return;
    stage.setState({ ghost: arc });
    return () => stage.setState({ ghost: [] });
  }, [arc]);
  const isSwung = plan.launch === 'swing' || plan.launch === 'pair';
  return {
    last: isOn && isSwung ? onGauge(last.power) : undefined,
    good: isOn && isSwung ? onGauge(good) : undefined,
    hint: isOn && help === 'words' ? last.hint : undefined,
  };
}
