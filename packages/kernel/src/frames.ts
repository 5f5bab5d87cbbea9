/**
 * Where a game waits is data: a stack of small frames. A frame either names a procedure and the step it has
 * reached, or a question that somebody has to answer. So a game can be saved, cloned and searched in the
 * middle of any effect.
 */
export interface ProcedureFrame<Name extends string> {
  at: 'do';
  what: Name;
  step: number;
}

export type Step<Play> = (play: Play) => void;

/** Runs procedures until a question is on top of the stack or the stack is empty. */
export function settle<Play, Name extends string, Question extends { at: string }>(
  play: Play,
  frames: (ProcedureFrame<Name> | Question)[],
  procedures: Readonly<Record<Name, readonly Step<Play>[]>>,
): void {
  while (frames.length > 0) {
    const top = frames[frames.length - 1] as ProcedureFrame<Name> | Question;
    if (top.at !== 'do') return;
    const frame = top as ProcedureFrame<Name>;
    const steps = procedures[frame.what];
    while (frame.step < steps.length && frames[frames.length - 1] === frame) {
      const step = steps[frame.step++] as Step<Play>;
      step(play);
    }
    if (frames[frames.length - 1] === frame) frames.pop();
  }
}

/** Whatever has a state that waits on a stack of frames. */
interface Waiting {
  readonly state: { readonly frames: { at: string }[] };
}

export const topFrame = <Frame>({ frames }: { readonly frames: readonly Frame[] }): Frame | undefined =>
  frames[frames.length - 1];

/** The question on top is answered. */
export const answered = ({ state }: Waiting): void => {
  state.frames.pop();
};

/** Lets the running step run once more, after what it has asked or called. */
export function repeatStep({ state }: Waiting): void {
  const { frames } = state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i] as { at: string; step: number };
    if (frame.at === 'do') {
      frame.step--;
      return;
    }
  }
}

/** Gives up everything that is going on. (Assigning `length` is slow in V8.) */
export function dropFrames({ state }: Waiting): void {
  const { frames } = state;
  while (frames.length > 0) frames.pop();
}
