/** Browsers run scripts of these types (HTML standard). An element with another type contains data. */
const SCRIPT_TYPES = ['', 'module', 'text/javascript', 'application/javascript', 'text/ecmascript'];

export const isCode = ({ type }: HTMLScriptElement): boolean =>
  SCRIPT_TYPES.includes(type.trim().toLowerCase());

/** Makes code a file, because the Content-Security-Policy of pages allows no inline script. */
export const toScriptUrl = (code: string): string =>
  URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
