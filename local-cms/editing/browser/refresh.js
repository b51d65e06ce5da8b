/** In which state the page is now: only in edit there is the SDK's marker, and Next knows a preview. */
export function findState() {
  if (document.getElementById('jss-hrz-editing')) return 'edit';
  return window.next?.router?.isPreview ? 'preview' : 'normal';
}

/**
 * Fetches the page anew and shows it in place: no reload, and the scroll position stays (protocol §1.9). The session
 * is open when this is called. Next's own cache would answer with the page as it was.
 */
export async function refresh(path) {
  const { router } = window.next ?? {};
  if (!router) return false;
  return router.replace(path, undefined, { scroll: false, unstable_skipClientCache: true });
}
