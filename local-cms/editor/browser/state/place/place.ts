import { signal } from '@preact/signals';
import { changePlace, type Place, parsePlace, toSearch } from './parse-place.ts';

/** What the editor shows. It is always what the address of the window says. */
export const place = signal<Place>(parsePlace(''));

export function startPlace(): void {
  const read = () => {
    place.value = parsePlace(location.search);
  };
  window.addEventListener('popstate', read);
  read();
}

/** Parts that only say how something is looked at, so that the back button does not step through them. */
const QUIET = ['item', 'width', 'panel', 'tab'];

/** Changes parts of what is shown. Another page, view or version is a step of the browser's history. */
export function go(change: Partial<Place>): void {
  const next = changePlace(place.value, change);
  const search = toSearch(next);
  if (search === toSearch(place.value)) return;
  const isQuiet = Object.keys(change).every((key) => QUIET.includes(key));
  history[isQuiet ? 'replaceState' : 'pushState'](null, '', location.pathname + search);
  place.value = next;
}
