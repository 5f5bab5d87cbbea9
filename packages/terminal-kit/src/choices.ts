/** What somebody is asked, and what may be answered. */
interface Line {
  readonly label: string;
  /** Enter takes it: it changes nothing that anybody would miss. */
  readonly isCalm?: boolean;
}

export type Choice<Action> =
  | (Line & { readonly action: Action })
  | (Line & { readonly title: string; readonly choices: readonly Choice<Action>[] });

export interface Question<Action> {
  readonly who: string;
  readonly text: string;
  readonly choices: readonly Choice<Action>[];
  /** What everybody should see before it. */
  show?(): void;
}
