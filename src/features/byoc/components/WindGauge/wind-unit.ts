export type WindUnit = 'm/s' | 'km/h';

const KEY = 'wind-unit';

/** Returns the unit that the visitor chose last, or m/s if there is none or the browser blocks storage. */
export function readWindUnit(): WindUnit {
  try {
    return window.localStorage.getItem(KEY) === 'km/h' ? 'km/h' : 'm/s';
  } catch (error) {
    if (error instanceof DOMException) return 'm/s';
    throw error;
  }
}

/** Stores the unit for the next page. If the browser blocks storage, the unit lasts as long as this page. */
export function keepWindUnit(unit: WindUnit): void {
  try {
    window.localStorage.setItem(KEY, unit);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
