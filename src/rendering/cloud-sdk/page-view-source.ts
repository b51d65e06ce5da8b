import { isRecord } from '@/lib/json-kinds';
import type { EventTarget } from './start-cloud-sdk';

/** A view of a page as Sitecore counts it, and where that is told. */
export type PageViewSource = EventTarget & {
  language: string;
  /** The page's name in the CMS. */
  page: string;
  /** Which variant is shown, as Sitecore names it. */
  pageVariantId: string;
};

const NAMES = ['edgeUrl', 'contextId', 'siteName', 'language', 'page', 'pageVariantId'];

export function isPageViewSource(value: unknown): value is PageViewSource {
  return isRecord(value) && NAMES.every((name) => typeof value[name] === 'string');
}
