import { warnOnce } from '@/rendering/component/warn-once';
import { usePageData } from '@/rendering/context/page-data';

/** Tells editors and developers why an external component is not shown. Visitors see nothing. */
export function ExternalNotice({ name, text }: { name: string; text: string }) {
  const { showsErrorDetails } = usePageData();
  if (typeof window === 'undefined') warnOnce(`${text} (${name.slice(0, 100)})`);
  if (!showsErrorDetails) return null;
  return (
    <div className="editor-notice">
      <p>{name}</p>
      <p>{text}</p>
    </div>
  );
}
