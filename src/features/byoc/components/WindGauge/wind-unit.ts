export type WindUnit = 'm/s' | 'km/h';

const KEY = 'wind-unit';

/** The unit that the visitor chose last. A browser that keeps nothing for the site has none. */
export function readWindUnit(): WindUnit {
  try {
    return window.localStorage.getItem(KEY) === 'km/h' ? 'km/h' : 'm/s';
  } catch (error) {
    if (error instanceof DOMException) return 'm/s';
    throw error;
  }
}

/** Only a convenience: a browser that refuses to keep it still shows the unit until the page is left. */
export function keepWindUnit(unit: WindUnit): void {
  try {
    window.localStorage.setItem(KEY, unit);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
