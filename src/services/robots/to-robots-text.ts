const WITHOUT_RULES = 'User-agent: *\nAllow: /\n';
const SITEMAP_LINE = /^[ \t]*sitemap[ \t]*:/im;

/** Adds to the rules that the editors wrote where the sitemap is, unless they say it themselves (RFC 9309 §2.2.4). */
export function toRobotsText(rules: string | null, publicUrl: string): string {
  const text = rules?.trim() ? `${rules.trimEnd()}\n` : WITHOUT_RULES;
  return SITEMAP_LINE.test(text) ? text : `${text}Sitemap: ${publicUrl}/sitemap.xml\n`;
}
