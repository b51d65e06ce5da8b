import { prepareRenewal } from '../../state/page/renewal.ts';
import { go, place } from '../../state/place/place.ts';

/** A pointer or focus that stays this long on a button is probably about to press it. */
const REST_MS = 50;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the handlers of a button that shows the page to an audience, which is prepared before it is pressed. */
export function toAudienceHandlers(audience: string) {
  const leave = () => clearTimeout(timer);
  const rest = () => {
    leave();
    if (audience !== place.peek().audience) timer = setTimeout(() => prepareRenewal(audience), REST_MS);
  };
  const press = () => {
    leave();
    go({ audience });
  };
  return { onPointerEnter: rest, onPointerLeave: leave, onFocus: rest, onBlur: leave, onClick: press };
}
