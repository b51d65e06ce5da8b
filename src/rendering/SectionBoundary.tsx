import { Component, type ReactNode, Suspense } from 'react';

type SectionBoundaryProps = { children: ReactNode };

/**
 * A component that throws must not take the page with it. On the server its section shows the text below, and the
 * browser tries again; when that fails too, the text stays.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (this.state.hasFailed) return <SectionProblem />;
    return <Suspense fallback={<SectionProblem />}>{this.props.children}</Suspense>;
  }
}

function SectionProblem() {
  return <p className="section-problem">There was a problem loading this section.</p>;
}
