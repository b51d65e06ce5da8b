/** Lists the files of the build that the HTML of a page names, each once. */
export const listAssets = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/_next\/static\/[\w./~%-]+/g)].map(([asset]) => asset)),
];

/** Returns a script of the page, or an empty text. */
export const findScript = (html: string): string =>
  listAssets(html).find((asset) => asset.includes('/chunks/') && asset.endsWith('.js')) ?? '';
