// These expressions do not match `<image:loc>`, because media have their own host. The `[^…]` parts keep the
// time linear.
const LOCATION = /(<loc>\s*(?:<!\[CDATA\[\s*)?)https?:\/\/[^/?#<\]\s]*/gi;
const ALTERNATE = /<xhtml:link\s[^<>]*>/gi;
const HREF = /(\shref\s*=\s*["']\s*)https?:\/\/[^/?#"'\s]*/i;

/**
 * Replaces the host of all page URLs in a sitemap, because search engines accept only URLs of the host that
 * serves the sitemap.
 */
export function toPublicSitemap(xml: string, publicUrl: string): string {
  return xml
    .replace(LOCATION, (_url, before: string) => before + publicUrl)
    .replace(ALTERNATE, (link) => link.replace(HREF, (_url, before: string) => before + publicUrl));
}
