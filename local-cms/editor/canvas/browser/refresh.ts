type NextRouter = {
  isPreview?: boolean;
  /** Next's cache of page data by URL. */
  sdc?: Record<string, unknown>;
  replace: (
    url: string,
    as: undefined,
    options: { scroll: boolean; unstable_skipClientCache: boolean },
  ) => Promise<boolean>;
};

declare const window: Window & { next?: { router?: NextRouter } };

// Content can give its own elements any id, but it has no scripts.
const findScript = (id: string) => document.querySelector(`script[id="${id}"]`);

/** The SDK adds `jss-hrz-editing` only in edit mode. Next's router knows whether the page is a preview. */
export function readState(): 'edit' | 'preview' | 'normal' {
  if (findScript('jss-hrz-editing')) return 'edit';
  return window.next?.router?.isPreview ? 'preview' : 'normal';
}

/** Returns the id of the page in edit state, from the data that the CMS gives the canvas (editing protocol §1.4). */
export function readItem(): string | null {
  const text = findScript('hrz-canvas-state')?.textContent ?? '';
  return /"itemId":"([0-9a-f-]+)"/.exec(text)?.[1] ?? null;
}

/**
 * Keeps the scroll position (editing protocol §1.9). The caller must first open or end the editing session. `prepare` is
 * called as late as possible before React updates the page.
 */
export async function refresh(path: string, prepare: () => void): Promise<boolean> {
  const router = window.next?.router;
  if (!router) return false;
  clearDataCache(router);
  const options = { scroll: false, unstable_skipClientCache: true };
  return (await withoutCache(prepare, () => router.replace(path, undefined, options))) !== false;
}

/** Empties the cache. In a preview, Next ignores `unstable_skipClientCache` and would show the previous state. */
function clearDataCache({ sdc = {} }: NextRouter): void {
  for (const url of Object.keys(sdc)) delete sdc[url];
}

const isPageData = (input: RequestInfo | URL): boolean =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname.startsWith('/_next/data/');

/** All states of a page share one URL, so the browser's cache could return the public page (RFC 5861). */
async function withoutCache<Result>(prepare: () => void, call: () => Promise<Result>): Promise<Result> {
  const { fetch } = window;
  window.fetch = async (input, options) => {
    if (!isPageData(input)) return fetch(input, options);
    const response = await fetch(input, { ...options, cache: 'no-store' });
    prepare();
    return response;
  };
  try {
    return await call();
  } finally {
    window.fetch = fetch;
  }
}
