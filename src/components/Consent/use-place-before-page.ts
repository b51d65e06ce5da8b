import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns an element before the whole page, for content that covers the lower edge of the screen. The page
 * gets padding of the same height, so that the content does not hide the focused element (WCAG 2.4.11).
 */
export function usePlaceBeforePage(content: RefObject<HTMLElement | null>): HTMLElement {
  const [place] = useState(() => document.createElement('div'));

  useEffect(() => {
    const { documentElement, body } = document;
    body.prepend(place);
    const reserveHeight = (height: string) => {
      body.style.paddingBottom = height;
      documentElement.style.scrollPaddingBottom = height;
    };
    const observer = new ResizeObserver(() => reserveHeight(`${content.current?.offsetHeight ?? 0}px`));
    if (content.current) observer.observe(content.current);
    return () => {
      observer.disconnect();
      reserveHeight('');
      place.remove();
    };
  }, [place, content]);

  return place;
}
