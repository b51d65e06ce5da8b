export type WindUnit = 'm/s' | 'km/h';

const KEY = 'wind-unit';

export function readWindUnit(): WindUnit {
  try {
    return window.localStorage.getItem(KEY) === 'km/h' ? 'km/h' : 'm/s';
  } catch (error) {
    if (error instanceof DOMException) return 'm/s';
    throw error;
  }
}

/** Stores the unit, so that the next page shows it. Does nothing if the browser blocks storage. */
export function keepWindUnit(unit: WindUnit): void {
  try {
    window.localStorage.setItem(KEY, unit);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
