import Router from 'next/router';
import { useEffect } from 'react';
import { useIsEditing } from '../context/page-data';
import { closeMenus } from './close-menus';
import { INTENT_EVENTS } from './intent-events';
import { isPageLink } from './link-kind';
import { type PageRouter, pushInTransition } from './view-transition';

/** Makes links to pages of the site load data in place of a document, and closes menus. Does nothing in edit mode. */
export function ClientNavigation() {
  const isEditing = useIsEditing();
  useEffect(() => (isEditing ? undefined : listenForNavigation(document, Router)), [isEditing]);
  useEffect(() => (isEditing ? undefined : closeMenus(document)), [isEditing]);
  return null;
}

/** Handles all links to pages, also in rich text. Returns a function that removes the handlers. */
export function listenForNavigation(root: Document, router: PageRouter): () => void {
  const prefetched = new Set<string>();

  const follow = (event: MouseEvent) => {
    const found = isOrdinaryClick(event) ? findPageLink(event) : null;
    if (!found) return;
    const { link, href } = found;
    event.preventDefault();
    void pushInTransition(link, href, router).then((isShown) => {
      if (isShown && !href.includes('#')) root.getElementById('content')?.focus({ preventScroll: true });
    });
  };

  const prefetch = (event: Event) => {
    const { href } = findPageLink(event) ?? {};
    if (href === undefined || prefetched.has(href)) return;
    prefetched.add(href);
    // Isolation point: a failed prefetch needs no report, because following the link fetches the page again.
    router.prefetch(href).catch(() => undefined);
  };

  const controller = new AbortController();
  const { signal } = controller;
  root.addEventListener('click', follow, { signal });
  for (const name of INTENT_EVENTS) root.addEventListener(name, prefetch, { passive: true, signal });
  return () => controller.abort();
}

function isOrdinaryClick(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}

function findPageLink({ target }: Event): { link: Element; href: string } | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const href = link?.getAttribute('href');
  if (!link || !href || !isPageLink(href)) return null;
  const opensElsewhere = link.hasAttribute('download') || (link.target !== '' && link.target !== '_self');
  // The browser follows a link to a hash of the same page, because it also moves the focus. Next only scrolls.
  const isSamePage = link.hash && link.pathname === location.pathname;
  // Removes a trailing slash, which Next's router would keep in the URL.
  if (opensElsewhere || isSamePage) return null;
  return { link, href: href.replace(/^([^?#]*[^/?#])\/+(?=[?#]|$)/, '$1') };
}
