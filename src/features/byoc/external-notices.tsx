import { warnOnce } from '@/rendering/component/warn-once';
import { usePageData } from '@/rendering/context/page-data';
import { SECTION_PROBLEM, toRenderingError } from '@/texts/error-catalogue';

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

export function ExternalFailure({ message }: { message: string }) {
  const { showsErrorDetails } = usePageData();
  return (
    <div className="section-problem">
      {!showsErrorDetails && <p>{SECTION_PROBLEM}</p>}
      <p hidden={!showsErrorDetails}>{toRenderingError(message)}</p>
    </div>
  );
}
