import { Component, type ReactNode } from 'react';
import { ExternalFailure } from './external-notices';

type ExternalBoundaryProps = { children: ReactNode };

/** Keeps an external component that fails in the browser from its neighbours. React knows boundaries as classes only. */
export class ExternalBoundary extends Component<ExternalBoundaryProps, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : <ExternalFailure message={message} />;
  }
}
