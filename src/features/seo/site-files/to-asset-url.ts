/**
 * Returns the address of a file of the build. What is `/_next/static/media/<name>` in a page is the file on this server in
 * an API route, and the names are equal.
 */
export const toAssetUrl = (path: string): string => `/_next/static/media/${path.split(/[\\/]/).at(-1)}`;
