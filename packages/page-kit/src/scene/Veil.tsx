/** What lies over the eyes of the thrower: closed lids, a hand. The same for the 3D table and the drawn one. */
import { useStore } from 'zustand';
import { words } from '../words/index.ts';
import { stage } from './stage-store.ts';

export function Veil() {
  const views = useStore(stage, state => state.views);
  const isAiming = useStore(stage, state => state.flight === undefined);
  const isDark = isAiming && views.includes('dark');
  const isHalf = isAiming && views.includes('half-covered');
  return (
    <>
      <div className="veil veil-dark" data-on={isDark || undefined} aria-hidden={!isDark}>
        <span className="lid lid-upper" />
        <span className="lid lid-lower" />
        <span className="veil-word">{isDark ? words.stage.eyesClosed : ''}</span>
      </div>
      <div className="veil veil-half" data-on={isHalf || undefined} aria-hidden={!isHalf}>
        <svg viewBox="0 0 100 200" preserveAspectRatio="none" aria-hidden="true">
          <path
            className="veil-hand"
            d="M0 0H62C70 12 66 30 60 36 76 40 80 58 68 66 84 70 86 92 72 98 86 104 84 126 70 130 78 138 74 156 60 158 52 180 30 200 0 200Z"
          />
          <path
            className="veil-line"
            d="M60 36C48 38 40 36 32 34M68 66C54 68 44 66 36 62M72 98C58 98 48 96 38 92M70 130C58 128 48 124 40 120"
          />
        </svg>
        <span className="hidden-text">{isHalf ? words.stage.oneEye : ''}</span>
      </div>
    </>
  );
}
