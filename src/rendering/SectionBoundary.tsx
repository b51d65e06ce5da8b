import { Component, type ReactNode, Suspense } from 'react';
import { LOADING, SECTION_PROBLEM, toComponentError } from '@/lib/error-catalogue';
import { usePage } from './page';

type SectionBoundaryProps = { name?: string; children: ReactNode };

/**
 * A component that throws must not take the page with it. What fails on the server was found before and comes
 * marked (isolate-failures.tsx); this is for what fails in the browser alone.
 */
export class SectionBoundary extends Component<SectionBoundaryProps, { failure?: string }> {
  override state: { failure?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: String(error) };
  }

  override render() {
    const { name, children } = this.props;
    const { failure } = this.state;
    if (failure !== undefined) return <SectionProblem name={name} message={failure} />;
    // The server waits for what loads. Where it shows the fall-back all the same, something went wrong.
    const fallback =
      typeof window === 'undefined' ? (
        <SectionProblem name={name} />
      ) : (
        <p className="section-problem">{LOADING}</p>
      );
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

/** Visitors read that something is missing; editors and developers what, and why (spec §8). */
export function SectionProblem({ name = '', message }: { name?: string; message?: string }) {
  const { tellsErrors } = usePage();
  if (!tellsErrors) return <p className="section-problem">{SECTION_PROBLEM}</p>;
  return (
    <p className="section-problem">
      {toComponentError(name)}
      <br />
      {message}
    </p>
  );
}
