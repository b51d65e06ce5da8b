import { Component, type ReactNode, Suspense } from 'react';
import { toRenderingError } from '@/texts/error-catalogue';

type FailureBoundaryProps = { children: ReactNode; renderFailure: (message: string) => ReactNode };

/** Replaces its children when one of them throws in the browser. React requires a class for this. */
export class FailureBoundary extends Component<FailureBoundaryProps, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : this.props.renderFailure(message);
  }
}

/** In edit mode, shows the error of a placeholder that fails and keeps the rest of the page. */
export const PlaceholderBoundary = ({ children }: { children: ReactNode }) => (
  <FailureBoundary
    renderFailure={(message) => <p className="section-problem">{toRenderingError(message)}</p>}
  >
    <Suspense>{children}</Suspense>
  </FailureBoundary>
);
