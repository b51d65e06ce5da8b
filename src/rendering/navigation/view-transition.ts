export type PageRouter = {
  push: (href: string) => Promise<boolean>;
  prefetch: (href: string) => Promise<void>;
};

/**
 * Shows the page of a link, with a view transition where the browser has them and the visitor permits motion. The
 * picture of a clicked card grows into the first picture of the page. Returns whether the page is shown.
 */
export function pushInTransition(link: Element, href: string, router: PageRouter): Promise<boolean> {
  const isStill =
    !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isStill ? router.push(href) : animate(link, href, router);
}

async function animate(link: Element, href: string, router: PageRouter): Promise<boolean> {
  // The screen stands still during the update, so the data comes first. A failed prefetch needs no report, because
  // `push` fetches again.
  await router.prefetch(href).catch(() => undefined);
  const clicked = link.closest('main li, main article')?.querySelector('img');
  let lead: HTMLImageElement | null = null;
  let isShown = false;
  setName(clicked, 'lead');
  const { updateCallbackDone, finished } = document.startViewTransition(async () => {
    isShown = await router.push(href);
    setName(clicked, '');
    if (clicked) lead = document.querySelector('main img[fetchpriority]');
    setName(lead, 'lead');
  });
  const reset = () => setName(lead, '');
  finished.then(reset, reset);
  await updateCallbackDone;
  return isShown;
}

function setName(image: HTMLElement | null | undefined, name: string): void {
  image?.style.setProperty('view-transition-name', name);
}
