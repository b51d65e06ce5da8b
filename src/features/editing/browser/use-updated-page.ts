// First, because the imports below create schemas.
import './zod-without-eval';

import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { LayoutSchema } from '@/cms/schemas/layout-schema';
import type { PageData } from '@/rendering/context/page-data';
import { type LibraryUpdate, postStatus, readUpdate } from './library-messages';

type UpdatedPage = { page: PageData; hasFailed: boolean };

const UpdateResponse = z.object({
  page: z.object({
    layout: LayoutSchema,
    dictionary: z.record(z.string(), z.string()),
    componentData: z.record(z.string(), z.unknown()),
  }),
});

type UpdatedParts = z.output<typeof UpdateResponse>['page'];

/** Returns the page with all updates of its component that the design library has sent so far. */
export function useUpdatedPage(first: PageData): UpdatedPage {
  const [current, setCurrent] = useState<UpdatedPage>({ page: first, hasFailed: false });
  const merged = useRef<LibraryUpdate>({ fields: {}, params: {} });
  const { library } = first;

  useEffect(() => {
    if (!library) return undefined;
    let running = new AbortController();
    const listen = async (event: MessageEvent) => {
      const update = readUpdate(event, library);
      if (!update) return;
      merged.current = merge(merged.current, update);
      running.abort();
      running = new AbortController();
      const { signal } = running;
      const parts = await fetchUpdatedParts({ token: library.token, ...merged.current }, signal);
      // If a newer update has aborted this request, its result is not shown.
      if (signal.aborted) return;
      setCurrent(({ page }) => ({ page: parts ? { ...page, ...parts } : page, hasFailed: !parts }));
    };
    window.addEventListener('message', listen);
    return () => {
      running.abort();
      window.removeEventListener('message', listen);
    };
  }, [library]);

  useEffect(() => {
    if (library) postStatus(library, current.page === first ? 'ready' : 'rendered');
  }, [library, current.page, first]);

  return current;
}

const merge = (before: LibraryUpdate, update: LibraryUpdate): LibraryUpdate => ({
  fields: { ...before.fields, ...update.fields },
  params: { ...before.params, ...update.params },
});

/** Returns `null` if the request is aborted, the server rejects it or the server cannot be reached. */
async function fetchUpdatedParts(request: object, signal: AbortSignal): Promise<UpdatedParts | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(request);
    const response = await fetch('/api/editing/component', { method: 'POST', headers, body, signal });
    return response.ok ? UpdateResponse.parse(await response.json()).page : null;
  } catch (error) {
    // `fetch` throws a TypeError when there is no connection.
    if (signal.aborted || error instanceof TypeError) return null;
    throw new Error('The updated component could not be loaded', { cause: error });
  }
}
