import { isRecord } from '@/lib/json-kinds';

/** What a visitor did with a form, as XM Cloud counts it. */
export type Engagement = { formId: string; name: 'VIEWED' | 'SUBMITTED' };

/** Calls back when the form's script tells what the visitor does; gives what ends that. */
export function listenForEngagement(
  element: Element,
  onEngagement: (engagement: Engagement) => void,
): () => void {
  const listener = (event: Event) => {
    const engagement = event instanceof CustomEvent ? toEngagement(event.detail) : null;
    if (engagement) onEngagement(engagement);
  };
  element.addEventListener('form:engage', listener);
  return () => element.removeEventListener('form:engage', listener);
}

/** `null` for all that any script of the page may have sent under the same name. */
function toEngagement(detail: unknown): Engagement | null {
  if (!isRecord(detail) || typeof detail.formId !== 'string' || !detail.formId) return null;
  const { formId, name } = detail;
  return name === 'VIEWED' || name === 'SUBMITTED' ? { formId, name } : null;
}
