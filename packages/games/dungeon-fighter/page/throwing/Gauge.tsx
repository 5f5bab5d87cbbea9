/** Brass things with a mark on them, moved in every frame without React. */
import type { CSSProperties, Ref } from 'react';
import { words } from '../words/index.ts';
import { STOPS } from './steps/markers.ts';

interface GaugeProps {
  readonly ref: Ref<HTMLDivElement>;
  /** Where the last swing was and where a good one was, 0 to 1. */
  readonly last?: number | undefined;
  readonly good?: number | undefined;
}

/** Sets `--gauge` and `--sweet` (0 to 1) from outside. */
export const Gauge = ({ ref, last, good }: GaugeProps) => (
  <div
    ref={ref}
    className="throw-gauge"
    aria-hidden="true"
    data-kept={last === undefined ? undefined : ''}
    style={{ '--last': last, '--hit': good } as CSSProperties}
  >
    <span className="throw-gauge-sweet" />
    {good !== undefined && <span className="throw-gauge-good" title={words.help.good} />}
    {last !== undefined && (
      <span className="throw-gauge-last">
        <i>{words.help.last}</i>
      </span>
    )}
    <span className="throw-gauge-needle" />
  </div>
);

/** Three tracks; `--marker` (-1 to 1) of each is set from outside. */
export const Markers = ({ ref }: { readonly ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} className="throw-markers" aria-hidden="true">
    {STOPS.map(stop => (
      <div key={stop} className="throw-marker" data-stop={stop}>
        <span className="throw-marker-name">{words.throwing.keys.stops[stop]}</span>
        <span className="throw-marker-track">
          <span className="throw-marker-sweet" />
          <span className="throw-marker-needle" />
        </span>
      </div>
    ))}
  </div>
);
