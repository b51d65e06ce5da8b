import type { PageLink } from '@/cms/queries/page-link';
import { getText } from '../fields/field-values';

/** Checks the links that a loader returns. */
export function isPageLinks(value: unknown): value is PageLink[] {
  return Array.isArray(value) && value.every(isPageLink);
}

export function isPageLink(value: unknown): value is PageLink {
  return ['id', 'title', 'href'].every((key) => getText(value, key) !== '');
}
