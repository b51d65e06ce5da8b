/** Files that browsers and machines expect at fixed addresses, one set for each site. */
const siteFiles = [
  'llms.txt',
  'manifest.webmanifest',
  'apple-touch-icon.png',
  'favicon.ico',
  'icon.svg',
  'logo.svg',
] as const;

type SiteFile = (typeof siteFiles)[number];

export const isSiteFile = (name: unknown): name is SiteFile => siteFiles.some((file) => file === name);
