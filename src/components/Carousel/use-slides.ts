import { useRef, useState } from 'react';
import { findFirstSlide } from './find-first-slide';

/** Scrolls a row of slides, and knows which one is the first that can be seen. */
export function useSlides() {
  const place = useRef<HTMLElement>(null);
  const [state, setState] = useState({ first: 0, isAtEnd: false });

  const onScroll = () => {
    if (!place.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = place.current;
    // From right to left, scrollLeft is negative. Browsers round it, so the end is reached one pixel before.
    const isAtEnd = Math.abs(scrollLeft) + clientWidth >= scrollWidth - 1;
    const next = { first: findFirstSlide(place.current), isAtEnd };
    setState((old) => (old.first === next.first && old.isAtEnd === next.isAtEnd ? old : next));
  };

  const step = (by: number) => {
    const slides = place.current?.querySelectorAll('li') ?? [];
    const [one, two] = slides;
    if (!place.current || !one || !two) return;
    // The distance of two slides, with its sign for the direction of the text.
    const width = two.offsetLeft - one.offsetLeft;
    place.current.scrollBy({ left: by * width });
  };

  return { ...state, place, onScroll, step };
}
