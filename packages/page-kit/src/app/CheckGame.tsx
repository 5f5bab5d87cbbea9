/** Anybody may check a game: the worker follows it from its beginning, as `tumblekeep verify` does. */
import { useState } from 'react';
import { words } from '../words/index.ts';
import { pageWorker } from '../worker/client.ts';
import type { Checked } from '../worker/protocol.ts';

const told = words.check;

type State =
  | { readonly is: 'idle' | 'checking' }
  | { readonly is: 'refused'; readonly why: string }
  | { readonly is: 'checked'; readonly checked: Checked };

async function check(id: string): Promise<State> {
  try {
    const checked = await pageWorker().check(id);
    return checked.ok
      ? { is: 'checked', checked: checked.value }
      : { is: 'refused', why: checked.error.message };
  } catch {
    return { is: 'refused', why: words.app.notLoaded };
  }
}

function Found({ checked }: { readonly checked: Checked }) {
  const { isProven, hasSeedFitted, inputs, throws, choices, takebacks, doubts } = checked;
  const facts = [
    told.steps(inputs),
    ...(throws > 0 ? [told.throws(throws)] : []),
    ...(choices > 0 ? [told.choices(choices)] : []),
    ...(takebacks > 0 ? [told.takebacks(takebacks)] : []),
    ...(hasSeedFitted ? [told.seed] : []),
  ];
  return (
    <>
      <p className="check-verdict" data-proven={isProven}>
        <b>{isProven ? told.proven : told.unproven}</b>
      </p>
      <ul>
        {[...doubts, ...facts].map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

export function CheckGame({ id }: { readonly id: string }) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const begin = async (): Promise<void> => {
    setState({ is: 'checking' });
    setState(await check(id));
  };
  return (
    <div className="check-game">
      <button
        type="button"
        className="button"
        disabled={state.is === 'checking'}
        onClick={() => void begin()}
      >
        {told.check}
      </button>
      <div role="status">
        {state.is === 'checking' && <p>{told.checking}</p>}
        {state.is === 'refused' && <p>{told.refused(state.why)}</p>}
        {state.is === 'checked' && <Found checked={state.checked} />}
      </div>
    </div>
  );
}
