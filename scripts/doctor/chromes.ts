const CHROME = /<code\b(?=[^>]*\bchrometype="(\w+)")(?=[^>]*\bkind="(open|close)")[^>]*>/g;

/** What is wrong with the chromes of an editor's page; `null` when each one that opens is closed in its turn. */
export function findChromeProblem(html: string): string | null {
  const open: string[] = [];
  let count = 0;
  for (const [, type = '', kind] of html.matchAll(CHROME)) {
    count += 1;
    if (kind === 'open') open.push(type);
    else if (open.pop() !== type) return `a ${type} chrome is closed that is not open`;
  }
  if (count === 0) return 'it has no chromes';
  return open.length > 0 ? `${open.length} chrome(s) are never closed` : null;
}

/** The language that a page says it is in. */
export function findLanguage(html: string): string | null {
  return /<html\b[^>]*\blang="([^"]*)"/.exec(html)?.[1] ?? null;
}
