import { useEffect, useRef, useState } from 'react';
import { isRecord } from '@/lib/json-kinds';
import type { Page } from '../page';
import { type LibraryUpdate, postStatus, readUpdate } from './library-messages';

type UpdatedPage = { page: Page; hasFailed: boolean };

/** The page of a component alone, as it is after each change that the design library sends. */
export function useUpdatedPage(first: Page): UpdatedPage {
  const [shown, setShown] = useState<UpdatedPage>({ page: first, hasFailed: false });
  const asked = useRef<LibraryUpdate>({ fields: {}, params: {} });
  const { library } = first;

  useEffect(() => {
    if (!library) return undefined;
    let running = new AbortController();
    const listen = async (event: MessageEvent) => {
      const update = readUpdate(event, library);
      if (!update) return;
      asked.current = merge(asked.current, update);
      running.abort();
      running = new AbortController();
      const { signal } = running;
      const page = await fetchPage({ token: library.token, ...asked.current }, signal);
      // A later change is on its way already.
      if (!signal.aborted) setShown((before) => ({ page: page ?? before.page, hasFailed: !page }));
    };
    window.addEventListener('message', listen);
    return () => {
      running.abort();
      window.removeEventListener('message', listen);
    };
  }, [library]);

  useEffect(() => {
    if (library) postStatus(library, shown.page === first ? 'ready' : 'rendered');
  }, [library, shown.page, first]);

  return shown;
}

const merge = (before: LibraryUpdate, update: LibraryUpdate): LibraryUpdate => ({
  fields: { ...before.fields, ...update.fields },
  params: { ...before.params, ...update.params },
});

/** `null`: the server refused, cannot be reached, or was not waited for. */
async function fetchPage(request: object, signal: AbortSignal): Promise<Page | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(request);
    const response = await fetch('/api/editing/component', { method: 'POST', headers, body, signal });
    const answer: unknown = response.ok ? await response.json() : null;
    return isAnswer(answer) ? answer.page : null;
  } catch (error) {
    // No connection, or aborted because a later change came: both are told by what is shown.
    if (error instanceof TypeError || signal.aborted) return null;
    throw error;
  }
}

function isAnswer(value: unknown): value is { page: Page } {
  return isRecord(value) && isRecord(value.page) && isRecord(value.page.layout);
}
