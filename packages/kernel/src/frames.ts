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
    const step = procedures[frame.what][frame.step];
    if (step === undefined) {
      frames.pop();
    } else {
      frame.step++;
      step(play);
    }
  }
}
