// A second slash, or a backslash, would begin a host name. Browsers ignore tabs and line breaks before it.
const ONE_LEADING_SLASH = /^\/(?![/\\\t\r\n])/;
const FILE_EXTENSION = /\.\w+$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore these characters before and in a scheme
const IGNORED_BY_BROWSERS = /[\u0000-\u0020]/g;
const SCRIPT_SCHEME = /^(javascript|vbscript|data):/i;

/** Returns whether a link loads without a new document (spec §5): it has one leading slash and no file extension. */
export function isPageLink(href: string): boolean {
  const [path = ''] = href.split(/[?#]/, 1);
  if (!ONE_LEADING_SLASH.test(path)) return false;
  return !FILE_EXTENSION.test(path.slice(path.lastIndexOf('/') + 1));
}

/** Returns whether the URL of a link contains a script that would run when the link is followed. */
export function isScriptLink(href: string): boolean {
  return SCRIPT_SCHEME.test(href.replace(IGNORED_BY_BROWSERS, ''));
}
