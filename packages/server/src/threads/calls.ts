/** What the thread that serves people lets others do: whatever may take long. */

/** A part of a hosted game that may run elsewhere; everything that goes there and back is plain data. */
export type ThreadCall = 'prepare' | 'byHand' | 'byBot' | 'recall' | 'botAnswer';

export interface CallMessage {
  readonly id: number;
  readonly rules: string;
  readonly call: ThreadCall;
  readonly args: readonly unknown[];
}

export type AnswerMessage =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };
