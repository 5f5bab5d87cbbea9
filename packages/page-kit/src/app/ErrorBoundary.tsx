import { Component, type ReactNode } from 'react';
import { words } from '../words/index.ts';

interface Props {
  readonly children: ReactNode;
  /** A change of it (another address) tries again. */
  readonly place?: string;
}

/** A screen that breaks leaves the rest of the page, and every saved game, in peace. */
export class ErrorBoundary extends Component<Props, { readonly error: Error | undefined }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate({ place }: Props): void {
    if (place !== this.props.place && this.state.error !== undefined) this.setState({ error: undefined });
  }

  override render(): ReactNode {
    const { error } = this.state as { error: Error | undefined };
    if (error === undefined) return this.props.children;
    return (
      <main className="broken panel" role="alert">
        <h1>{words.app.brokenTitle}</h1>
        <p>{words.app.brokenText}</p>
        <p className="fine">{error.message}</p>
        <p className="row">
          <button type="button" className="button primary" onClick={() => location.reload()}>
            {words.app.reload}
          </button>
          <a className="button" href="#/">
            {words.app.toStart}
          </a>
        </p>
      </main>
    );
  }
}
