const MOST_WARNINGS = 500;
const warned = new Set<string>();

/**
 * Tells the operator, in the server's log, what is odd in the content: once, not at every view of the page. Call
 * it on the server alone (`typeof window`), so that browsers download no text that they never show.
 */
export function warnOnce(message: string): void {
  if (warned.has(message) || warned.size >= MOST_WARNINGS) return;
  warned.add(message);
  // biome-ignore lint/suspicious/noConsole: the kit also runs in the browser, where there is no logger
  console.warn(message);
}
