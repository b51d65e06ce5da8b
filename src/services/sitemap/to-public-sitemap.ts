// `<loc>` of a page, not `<image:loc>`: media live on a host of their own. `[^…]` parts make both linear.
const LOCATION = /(<loc>\s*(?:<!\[CDATA\[\s*)?)https?:\/\/[^/?#<\]\s]*/gi;
const ALTERNATE = /<xhtml:link\s[^<>]*>/gi;
const HREF = /(\shref\s*=\s*["']\s*)https?:\/\/[^/?#"'\s]*/i;

/** The CMS writes its own host into sitemaps; a search engine takes only those of the host that it asked. */
export function toPublicSitemap(xml: string, publicUrl: string): string {
  return xml
    .replace(LOCATION, (_address, before: string) => before + publicUrl)
    .replace(ALTERNATE, (link) => link.replace(HREF, (_address, before: string) => before + publicUrl));
}
