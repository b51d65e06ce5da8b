import { isPageLink } from './link-kind';

/** What the site needs of Next's router. */
export type PageRouter = {
  push: (href: string) => Promise<boolean>;
  prefetch: (href: string) => Promise<void>;
};

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * One handler for every link to a page of this site, those in rich text too. Without JavaScript they stay what
 * they are: plain links. Pages are fetched ahead only when the visitor shows the intent to follow a link.
 */
export function listenForNavigation(root: Document, router: PageRouter): () => void {
  const known = new Set<string>();

  const follow = (event: MouseEvent) => {
    const href = isOrdinaryClick(event) ? findPageLink(event) : null;
    if (href === null) return;
    event.preventDefault();
    void router.push(href).then((isShown) => {
      if (isShown && !href.includes('#')) root.getElementById('content')?.focus({ preventScroll: true });
    });
  };

  const fetchAhead = (event: Event) => {
    const href = findPageLink(event);
    if (href === null || known.has(href)) return;
    known.add(href);
    // A page that cannot be fetched ahead is fetched when the link is followed, which also reports the trouble.
    router.prefetch(href).catch(() => undefined);
  };

  root.addEventListener('click', follow);
  for (const name of INTENT_EVENTS) root.addEventListener(name, fetchAhead, { passive: true });
  return () => {
    root.removeEventListener('click', follow);
    for (const name of INTENT_EVENTS) root.removeEventListener(name, fetchAhead);
  };
}

function isOrdinaryClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}

function findPageLink({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || !isPageLink(href)) return null;
  const isElsewhere = link.hasAttribute('download') || (link.target !== '' && link.target !== '_self');
  // A part of this very page: the browser scrolls to it and moves the focus, Next would only scroll.
  const isHere = link.hash && link.pathname === location.pathname;
  return isElsewhere || isHere ? null : href;
}
