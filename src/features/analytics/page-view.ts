import { isRecord } from '@/platform/json/json-types';
import type { EventTarget } from './browser/cloud-sdk/start-cloud-sdk';

export type PageView = EventTarget & {
  language: string;
  page: string;
  pageVariantId: string;
};

const NAMES = ['edgeUrl', 'contextId', 'siteName', 'language', 'page', 'pageVariantId'];

export function isPageView(value: unknown): value is PageView {
  return isRecord(value) && NAMES.every((name) => typeof value[name] === 'string');
}
