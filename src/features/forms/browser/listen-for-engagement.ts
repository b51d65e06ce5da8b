import { isRecord } from '@/platform/json/json-types';

/** Something that a visitor did with a form. The names are those of XM Cloud's events. */
export type Engagement = { formId: string; name: 'VIEWED' | 'SUBMITTED' };

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

function toEngagement(detail: unknown): Engagement | null {
  if (!isRecord(detail) || typeof detail.formId !== 'string' || !detail.formId) return null;
  const { formId, name } = detail;
  return name === 'VIEWED' || name === 'SUBMITTED' ? { formId, name } : null;
}
