const WITHOUT_RULES = 'User-agent: *\nAllow: /\n';
const SITEMAP_LINE = /^[ \t]*sitemap[ \t]*:/im;

/** Adds the URL of the sitemap to the editors' rules, unless these name a sitemap (RFC 9309 §2.2.4). */
export function toRobotsText(rules: string | null, publicUrl: string): string {
  const text = rules?.trim() ? `${rules.trimEnd()}\n` : WITHOUT_RULES;
  return SITEMAP_LINE.test(text) ? text : `${text}Sitemap: ${publicUrl}/sitemap.xml\n`;
}
