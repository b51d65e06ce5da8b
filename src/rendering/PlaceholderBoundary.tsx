import { Component, type ReactNode, Suspense } from 'react';
import { toRenderingError } from '@/lib/error-catalogue';

/** Where a placeholder fails itself, rather than a component in it, editors read so and keep the rest of the page. */
export class PlaceholderBoundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message } = this.state;
    if (message === undefined) return <Suspense>{this.props.children}</Suspense>;
    return <p className="section-problem">{toRenderingError(message)}</p>;
  }
}
