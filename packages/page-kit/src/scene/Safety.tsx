import { Component, type ReactNode } from 'react';

/** A stage that cannot be drawn in 3D is drawn flat; the flight goes on where it was. */
export class Safety extends Component<{ readonly onFailure: () => void; readonly children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }
  override componentDidCatch(): void {
    this.props.onFailure();
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
