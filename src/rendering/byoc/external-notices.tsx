import { SECTION_PROBLEM, toRenderingError } from '@/lib/error-catalogue';
import { usePage } from '../page';
import { warnOnce } from '../warn-once';

/** Tells editors and developers why there is no external component; a visitor neither sees nor hears it. */
export function ExternalNotice({ name, text }: { name: string; text: string }) {
  const { tellsErrors } = usePage();
  if (typeof window === 'undefined') warnOnce(`${text} (${name.slice(0, 100)})`);
  return (
    <div className="editor-notice" hidden={!tellsErrors}>
      <p>{name}</p>
      <p>{text}</p>
    </div>
  );
}

/** In place of an external component that failed: to visitors that something is missing, to all others what. */
export function ExternalFailure({ message }: { message: string }) {
  const { tellsErrors } = usePage();
  return (
    <div className="section-problem">
      {!tellsErrors && <p>{SECTION_PROBLEM}</p>}
      <p hidden={!tellsErrors}>{toRenderingError(message)}</p>
    </div>
  );
}
