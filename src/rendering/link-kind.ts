// A second slash, or what browsers read as one, begins a host name; they also drop tabs and line breaks.
const ONE_LEADING_SLASH = /^\/(?![/\\\t\r\n])/;
const FILE_EXTENSION = /\.\w+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip these characters before and in a scheme
const SKIPPED_BY_BROWSERS = /[\u0000-\u0020]/g;
const SCRIPT_SCHEME = /^(javascript|vbscript|data):/i;

/**
 * Tells whether a link is a page of this site, which is shown without loading a document (spec §5): it begins
 * with one slash and its last segment has no file extension. Query and hash do not count.
 */
export function isPageLink(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  if (!ONE_LEADING_SLASH.test(path)) return false;
  return !FILE_EXTENSION.test(path.slice(path.lastIndexOf('/') + 1));
}

/** Tells whether following a link would run what the editor, or whoever pasted the link, wrote in it. */
export function isScriptLink(href: string): boolean {
  return SCRIPT_SCHEME.test(href.replace(SKIPPED_BY_BROWSERS, ''));
}
