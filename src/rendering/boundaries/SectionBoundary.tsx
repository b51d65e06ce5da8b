import { Component, type ReactNode, Suspense } from 'react';
import { LOADING, SECTION_PROBLEM, toComponentError } from '@/texts/error-catalogue';
import { usePageData } from '../context/page-data';

type SectionBoundaryProps = { name?: string; children: ReactNode };

/** Keeps the rest of the page when a component throws in the browser. On the server, isolate-failures.tsx does it. */
export class SectionBoundary extends Component<SectionBoundaryProps, { failure?: string }> {
  override state: { failure?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: String(error) };
  }

  override render() {
    const { name, children } = this.props;
    const { failure } = this.state;
    if (failure !== undefined) return <SectionProblem name={name} message={failure} />;
    // The server waits for suspended components, so it shows the fallback only when one has failed.
    const fallback =
      typeof window === 'undefined' ? (
        <SectionProblem name={name} />
      ) : (
        <p className="section-problem">{LOADING}</p>
      );
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

/** Tells visitors that a section failed. Tells editors and developers also which one and why (spec §8). */
export function SectionProblem({ name = '', message }: { name?: string; message?: string }) {
  const { showsErrorDetails } = usePageData();
  if (!showsErrorDetails) return <p className="section-problem">{SECTION_PROBLEM}</p>;
  return (
    <p className="section-problem">
      {toComponentError(name)}
      <br />
      {message}
    </p>
  );
}
