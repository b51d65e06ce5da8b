import { isRecord } from '@/platform/json/json-types';
import type { EventTarget } from './browser/cloud-sdk/start-cloud-sdk';

/** A page view as Sitecore's analytics counts it, and where it is sent. */
export type PageView = EventTarget & {
  language: string;
  /** The page's name in the CMS. */
  page: string;
  /** Sitecore's id of the variant that is shown. */
  pageVariantId: string;
};

const NAMES = ['edgeUrl', 'contextId', 'siteName', 'language', 'page', 'pageVariantId'];

export function isPageView(value: unknown): value is PageView {
  return isRecord(value) && NAMES.every((name) => typeof value[name] === 'string');
}
