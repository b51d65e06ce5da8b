import { isRecord } from '@/platform/json/json-types';
import type { SearchOutcome } from '@/rendering/component/search-outcome';

/** Without a query, the page has been opened by its URL alone. */
export type SearchData = Partial<SearchOutcome> & { action: string; moreHref?: string };

export const isSearchData = (value: unknown): value is SearchData =>
  isRecord(value) && typeof value.action === 'string';
