/** The inks of the workshop. */
export const INKS = {
  sheet: '#f6ead6',
  raw: '#e5d3ad',
  indigo: '#1d2754',
  night: '#141a38',
  madder: '#b5472a',
  saffron: '#e3a23a',
  moss: '#2f6b5e',
} as const;

export const toSvg = (width: number, height: number, title: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${title}</title>${content}</svg>`;

/** Rounds to a tenth, to keep files small. */
export const round = (value: number): number => Math.round(value * 10) / 10;
