import type { Page } from '../../platform/client.ts';
import type { Outline } from '../../platform/messages.ts';

/** Whether visitors can see the page, if only in another language. */
export const isPublished = ({ stage, versions }: Page): boolean =>
  stage === 'fallback' || versions.some((version) => version.stage === 'published');

/** How a page is shown that the address asks for. What is not public cannot be shown as public. */
export function toShownState(state: string, page: Page | undefined): Outline['state'] {
  if (state === 'normal') return page && isPublished(page) ? 'normal' : 'edit';
  return state === 'preview' ? 'preview' : 'edit';
}
