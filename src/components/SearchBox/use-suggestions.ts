import { useEffect, useState } from 'react';
import type { SearchResult } from '@/rendering/component/search-outcome';
import { usePageData } from '@/rendering/context/page-data';

const LIMIT = '6';
/** Milliseconds after the last key. */
const PAUSE_MS = 150;

type Pages = readonly SearchResult[];

/** Fetches pages that fit what the visitor has typed. The answer of the own server is not checked. */
export function useSuggestions(query: string): { pages: Pages; close: () => void } {
  const { language } = usePageData();
  const [pages, setPages] = useState<Pages>([]);

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const url = `/api/search?${new URLSearchParams({ q: query, language, limit: LIMIT })}`;
      const response = await fetch(url, controller);
      setPages(response.ok ? (await response.json()).results : []);
    };
    // Isolation point: without suggestions, the form works all the same.
    const timer = query.trim() ? setTimeout(() => load().catch(() => undefined), PAUSE_MS) : undefined;
    if (!timer) setPages([]);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, language]);

  return { pages, close: () => setPages([]) };
}
