import { Component, type ReactNode, Suspense } from 'react';
import { toRenderingError } from '@/texts/error-catalogue';

/** Keeps the rest of the page when a placeholder itself fails in edit mode, and shows the error. */
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
