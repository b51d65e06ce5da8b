/** In which state the page is now: only in edit there is the SDK's marker, and Next knows a preview. */
export function findState() {
  if (document.getElementById('jss-hrz-editing')) return 'edit';
  return window.next?.router?.isPreview ? 'preview' : 'normal';
}

/**
 * Calls with a `fetch` that asks no cache: browsers keep the data of a public page, and would answer with that while a
 * draft is asked for at the same address (RFC 5861, stale-while-revalidate).
 */
async function withoutCache(call) {
  const { fetch } = window;
  window.fetch = (input, options) => fetch(input, { ...options, cache: 'no-store' });
  try {
    return await call();
  } finally {
    window.fetch = fetch;
  }
}

/**
 * For a preview Next takes what it has kept of an address (`sdc`), even with the option that says not to: after the
 * public page it would be that, and after a draft the same draft for ever.
 */
function forgetData({ sdc = {} }) {
  for (const address of Object.keys(sdc)) delete sdc[address];
}

/**
 * Fetches the page anew and shows it in place: no reload, and the scroll position stays (protocol §1.9). The session
 * is open when this is called. Next's own cache would answer with the page as it was.
 */
export async function refresh(path) {
  const { router } = window.next ?? {};
  if (!router) return false;
  forgetData(router);
  const options = { scroll: false, unstable_skipClientCache: true };
  return withoutCache(() => router.replace(path, undefined, options));
}
