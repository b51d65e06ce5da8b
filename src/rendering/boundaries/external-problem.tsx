import { SECTION_PROBLEM, toRenderingError } from '@/texts/error-catalogue';
import { usePageData } from '../context/page-data';
import { SectionProblem } from './SectionBoundary';

/** Sitecore's names for the renderings of external components. Their failures have a text of their own (spec §8). */
const EXTERNAL_RENDERINGS = ['BYOCComponent', 'BYOCWrapper'];

/** Tells visitors that a section failed. Tells editors and developers why an external component failed. */
export function ExternalProblem({ message }: { message: string }) {
  const { showsErrorDetails } = usePageData();
  return <p className="section-problem">{showsErrorDetails ? toRenderingError(message) : SECTION_PROBLEM}</p>;
}

/** Stands for a rendering that failed on the server. */
export function FailedRendering({ name, message }: { name: string; message: string }) {
  return EXTERNAL_RENDERINGS.includes(name) ? (
    <ExternalProblem message={message} />
  ) : (
    <SectionProblem name={name} message={message} />
  );
}
