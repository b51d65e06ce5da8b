import { isRecord } from '@/platform/json/json-types';

/** What a visitor did with a form, with the names of XM Cloud's events. */
export type Engagement = { formId: string; name: 'VIEWED' | 'SUBMITTED' };

/** Listens to the events that the form's script dispatches. Returns a function that stops it. */
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

/** Returns `null` for an event of the same name that is not about a form. */
function toEngagement(detail: unknown): Engagement | null {
  if (!isRecord(detail) || typeof detail.formId !== 'string' || !detail.formId) return null;
  const { formId, name } = detail;
  return name === 'VIEWED' || name === 'SUBMITTED' ? { formId, name } : null;
}
