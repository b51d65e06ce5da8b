import { warnOnce } from '@/rendering/component/warn-once';
import { usePageData } from '@/rendering/context/page-data';
import { SECTION_PROBLEM, toRenderingError } from '@/texts/error-catalogue';

/** Tells editors and developers why no external component is shown. It is hidden from visitors. */
export function ExternalNotice({ name, text }: { name: string; text: string }) {
  const { showsErrorDetails } = usePageData();
  if (typeof window === 'undefined') warnOnce(`${text} (${name.slice(0, 100)})`);
  return (
    <div className="editor-notice" hidden={!showsErrorDetails}>
      <p>{name}</p>
      <p>{text}</p>
    </div>
  );
}

/** Replaces an external component that failed. Only editors and developers see the message. */
export function ExternalFailure({ message }: { message: string }) {
  const { showsErrorDetails } = usePageData();
  return (
    <div className="section-problem">
      {!showsErrorDetails && <p>{SECTION_PROBLEM}</p>}
      <p hidden={!showsErrorDetails}>{toRenderingError(message)}</p>
    </div>
  );
}
