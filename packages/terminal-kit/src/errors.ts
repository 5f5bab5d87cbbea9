import { printable } from './printable.ts';

/** Something the user can put right. It is told in one line, without a stack. */
export class UsageError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 2) {
    super(printable(message));
    this.exitCode = exitCode;
  }
}
