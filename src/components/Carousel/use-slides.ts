import { useEffect, useRef, useState } from 'react';
import { findFirstSlide } from './find-first-slide';

const START = { current: 0, isAtEnd: false, canScroll: true };

/** Scrolls a row of slides, and knows which one a visitor looks at: the first one, and at the end the last one. */
export function useSlides(count: number) {
  const place = useRef<HTMLElement>(null);
  const [state, setState] = useState(START);

  const measure = () => {
    if (!place.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = place.current;
    const canScroll = scrollWidth > clientWidth + 1;
    // From right to left, scrollLeft is negative. Browsers round it, so the end is reached one pixel before.
    const isAtEnd = canScroll && Math.abs(scrollLeft) + clientWidth >= scrollWidth - 1;
    const current = isAtEnd ? count - 1 : findFirstSlide(place.current);
    setState((old) =>
      old.current === current && old.isAtEnd === isAtEnd && old.canScroll === canScroll
        ? old
        : { current, isAtEnd, canScroll },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first measure needs no scroll
  useEffect(measure, []);

  const step = (by: number) => {
    const slides = place.current?.querySelectorAll('li');
    const [first, target] = [slides?.[0], slides?.[state.current + by]];
    if (!first || !target) return;
    // Negative where the text runs from right to left, as scrollLeft is.
    place.current?.scrollTo({ left: target.offsetLeft - first.offsetLeft });
  };

  return { ...state, place, measure, step };
}
