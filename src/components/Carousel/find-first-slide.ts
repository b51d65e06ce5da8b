/** Returns the index of the slide that is nearest to where the row begins. */
export function findFirstSlide(place: HTMLElement): number {
  const isRightToLeft = getComputedStyle(place).direction === 'rtl';
  const edge = isRightToLeft ? 'right' : 'left';
  const start = place.getBoundingClientRect()[edge];
  const distances = [...place.querySelectorAll('li')].map((slide) =>
    Math.abs(slide.getBoundingClientRect()[edge] - start),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
