/** Every 20th rule is a pattern rule. The pattern of every 200th rule matches paths with any first word. */
export function createRules(count: number) {
  return Array.from({ length: count }, (_, i) => {
    const { pattern, target } = toRule(i);
    return toRedirect(pattern, target);
  });
}

export const toRedirect = (pattern: string, target: string) => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: false,
  locale: '',
});

function toRule(i: number): { pattern: string; target: string } {
  if (i % 200 === 100) return { pattern: `^/([a-z-]+)/archive-${i}/(\\d+)$`, target: '/news' };
  if (i % 20 === 0) return { pattern: `^/section-${i}/(.*)$`, target: `/news/${i}/$1` };
  if (i % 20 === 1) return { pattern: `/product-${i}?id=${i}&lang=en`, target: `/news/${i}` };
  return { pattern: `/old/page-${i}`, target: `/news/${i}` };
}
