// A host name follows two slashes or a slash and a backslash. Browsers first remove tabs and line breaks.
const ONE_LEADING_SLASH = /^\/(?![/\\\t\r\n])/;
const FILE_EXTENSION = /\.\w+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these characters before and in a scheme
const IGNORED_BY_BROWSERS = /[\u0000-\u0020]/g;
const SCRIPT_SCHEME = /^(javascript|vbscript|data):/i;

/**
 * Returns whether a link leads to a page of this site, which loads without a new document (spec §5). Such a
 * link begins with one slash, and its last path segment has no file extension.
 */
export function isPageLink(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  if (!ONE_LEADING_SLASH.test(path)) return false;
  return !FILE_EXTENSION.test(path.slice(path.lastIndexOf('/') + 1));
}

/** Returns whether the URL of a link contains a script that would run when the link is followed. */
export function isScriptLink(href: string): boolean {
  return SCRIPT_SCHEME.test(href.replace(IGNORED_BY_BROWSERS, ''));
}
