import { type RefObject, useEffect, useState } from 'react';

/** Adds an element before the page. The page gets padding, so that the element hides no focus (WCAG 2.4.11). */
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
