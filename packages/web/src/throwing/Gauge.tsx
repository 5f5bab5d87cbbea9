/** Brass things with a mark on them, moved in every frame without React. */
import type { Ref } from 'react';
import { words } from '../strings/index.ts';
import { STOPS } from './steps/markers.ts';

/** Sets `--gauge` and `--sweet` (0 to 1) from outside. */
export const Gauge = ({ ref }: { readonly ref: Ref<HTMLDivElement> }) => (
  <div ref={ref} className="throw-gauge" aria-hidden="true">
    <span className="throw-gauge-sweet" />
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
