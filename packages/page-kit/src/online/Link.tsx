/** A link for somebody else: to be copied, or to be looked at by a camera. */
import { correction, generate } from 'lean-qr';
import { useMemo, useRef } from 'react';
import { copyText } from '../app/copy.ts';
import { words } from '../words/index.ts';

const told = words.company;

/** Empty squares around it that cameras need. */
const QUIET = 3;

export function QrCode({ text }: { readonly text: string }) {
  const { path, size } = useMemo(() => {
    const code = generate(text, { minCorrectionLevel: correction.M });
    const squares: string[] = [];
    for (let y = 0; y < code.size; y++)
      for (let x = 0; x < code.size; x++) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
    return { path: squares.join(''), size: code.size };
  }, [text]);
  const whole = size + 2 * QUIET;
  return (
    <svg
      className="qr-code"
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      role="img"
      aria-label={told.qr}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={whole} height={whole} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

export function LinkToSend({ address, label }: { readonly address: string; readonly label: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="link-to-send">
      <input
        ref={field}
        className="field"
        readOnly
        value={address}
        aria-label={label}
        onFocus={event => event.target.select()}
      />
      <button type="button" className="button" onClick={() => void copyText(address, field.current, told)}>
        {told.copy}
      </button>
    </div>
  );
}
