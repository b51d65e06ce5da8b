// Media have their own host, so `<image:loc>` does not match. The `[^…]` parts keep the time linear.
const LOCATION = /(<loc>\s*(?:<!\[CDATA\[\s*)?)https?:\/\/[^/?#<\]\s]*/gi;
const ALTERNATE = /<xhtml:link\s[^<>]*>/gi;
const HREF = /(\shref\s*=\s*["']\s*)https?:\/\/[^/?#"'\s]*/i;

/** Search engines accept only URLs of the host that serves the sitemap. */
export function toPublicSitemap(xml: string, publicUrl: string): string {
  return xml
    .replace(LOCATION, (_url, before: string) => before + publicUrl)
    .replace(ALTERNATE, (link) => link.replace(HREF, (_url, before: string) => before + publicUrl));
}
