import { useEffect, useRef, useState } from 'react';
import type { SearchResult, TextPart } from '@/rendering/component/search-outcome';
import { usePageData } from '@/rendering/context/page-data';
import { getIn, getText, toItems } from '@/rendering/fields/field-values';

const LIMIT = '6';
/** Milliseconds after the last key. */
const PAUSE_MS = 150;

type Suggestion = Pick<SearchResult, 'href' | 'title'>;

/** Fetches pages that fit what the visitor has typed. `close` also stops a fetch. */
export function useSuggestions(query: string): { pages: readonly Suggestion[]; close: () => void } {
  const { language } = usePageData();
  const [pages, setPages] = useState<readonly Suggestion[]>([]);
  const stop = useRef(() => {});

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const url = `/api/search?${new URLSearchParams({ q: query, language, limit: LIMIT })}`;
      const response = await fetch(url, controller);
      const data: unknown = response.ok ? await response.json() : null;
      if (!controller.signal.aborted) setPages(toSuggestions(data));
    };
    // Isolation point: without suggestions, the form works all the same.
    const timer = query.trim() ? setTimeout(() => load().catch(() => undefined), PAUSE_MS) : undefined;
    if (!timer) setPages([]);
    stop.current = () => {
      clearTimeout(timer);
      controller.abort();
    };
    return stop.current;
  }, [query, language]);

  const close = () => {
    stop.current();
    setPages([]);
  };
  return { pages, close };
}

/** The answer may come from a proxy, so its shape is checked. */
const toSuggestions = (data: unknown): Suggestion[] =>
  toItems(getIn(data, 'results')).map((page) => ({
    href: getText(page, 'href'),
    title: toParts(page.title),
  }));

const toParts = (title: unknown): TextPart[] =>
  toItems(title).map(({ text, isMatch }) => ({ text: String(text), isMatch: isMatch === true }));
