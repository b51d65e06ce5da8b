import Router from 'next/router';
import { useEffect } from 'react';
import { useIsEditing } from '../context/page-data';
import { isPageLink } from './link-kind';

/** Makes links to pages of the site load data instead of a document. Does nothing in edit mode. */
export function ClientNavigation() {
  const isEditing = useIsEditing();
  useEffect(() => (isEditing ? undefined : listenForNavigation(document, Router)), [isEditing]);
  return null;
}

/** The part of Next's router that navigation uses. */
export type PageRouter = {
  push: (href: string) => Promise<boolean>;
  prefetch: (href: string) => Promise<void>;
};

const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

/**
 * Handles clicks on all links to pages of the site, including those in rich text. Prefetches a page only when
 * the visitor points at its link, focuses it or touches it. Returns a function that removes the handlers.
 */
export function listenForNavigation(root: Document, router: PageRouter): () => void {
  const prefetched = new Set<string>();

  const follow = (event: MouseEvent) => {
    const href = isOrdinaryClick(event) ? findPageLink(event) : null;
    if (href === null) return;
    event.preventDefault();
    void router.push(href).then((isShown) => {
      if (isShown && !href.includes('#')) root.getElementById('content')?.focus({ preventScroll: true });
    });
  };

  const prefetch = (event: Event) => {
    const href = findPageLink(event);
    if (href === null || prefetched.has(href)) return;
    prefetched.add(href);
    // Isolation point: a failed prefetch needs no report, because following the link fetches the page again.
    router.prefetch(href).catch(() => undefined);
  };

  root.addEventListener('click', follow);
  for (const name of INTENT_EVENTS) root.addEventListener(name, prefetch, { passive: true });
  return () => {
    root.removeEventListener('click', follow);
    for (const name of INTENT_EVENTS) root.removeEventListener(name, prefetch);
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
  const opensElsewhere = link.hasAttribute('download') || (link.target !== '' && link.target !== '_self');
  // For a hash of the same page, the browser scrolls and moves the focus, but Next would only scroll.
  const isSamePage = link.hash && link.pathname === location.pathname;
  // Removes a trailing slash, which Next's router would keep in the URL.
  return opensElsewhere || isSamePage ? null : href.replace(/^([^?#]*[^/?#])\/+(?=[?#]|$)/, '$1');
}
