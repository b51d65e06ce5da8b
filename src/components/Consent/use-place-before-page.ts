import { type RefObject, useEffect, useState } from 'react';

/**
 * An element before the whole page, for what lies over the page's lower edge. As much room as that takes is added
 * below the page, and kept free when the browser scrolls to what has the focus (WCAG 2.4.11).
 */
export function usePlaceBeforePage(content: RefObject<HTMLElement | null>): HTMLElement {
  const [place] = useState(() => document.createElement('div'));

  useEffect(() => {
    const { documentElement, body } = document;
    body.prepend(place);
    const keepRoom = (room: string) => {
      body.style.paddingBottom = room;
      documentElement.style.scrollPaddingBottom = room;
    };
    const observer = new ResizeObserver(() => keepRoom(`${content.current?.offsetHeight ?? 0}px`));
    if (content.current) observer.observe(content.current);
    return () => {
      observer.disconnect();
      keepRoom('');
      place.remove();
    };
  }, [place, content]);

  return place;
}
