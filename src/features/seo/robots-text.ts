const WITHOUT_RULES = 'User-agent: *\nAllow: /\n';
const SITEMAP_LINE = /^[ \t]*sitemap[ \t]*:/im;

/** Adds the URL of the sitemap to the rules of the editors, unless they have one (RFC 9309 §2.2.4). */
export function toRobotsText(rules: string | null, publicUrl: string): string {
  const text = rules?.trim() ? `${rules.trimEnd()}\n` : WITHOUT_RULES;
  return SITEMAP_LINE.test(text) ? text : `${text}Sitemap: ${publicUrl}/sitemap.xml\n`;
}
