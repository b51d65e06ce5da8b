import type { PageLink } from '@/cms/queries/page-link';
import { getIn, getText } from '../fields/field-values';
import { isScriptLink } from '../navigation/link-kind';

/** Checks the links that a loader returns. */
export function isPageLinks(value: unknown): value is PageLink[] {
  return Array.isArray(value) && value.every(isPageLink);
}

/** Returns `false` also for a link that would run a script. */
export function isPageLink(value: unknown): value is PageLink {
  const language = getIn(value, 'language');
  return (
    ['id', 'title', 'href'].every((key) => getText(value, key) !== '') &&
    (language === undefined || typeof language === 'string') &&
    !isScriptLink(getText(value, 'href'))
  );
}
