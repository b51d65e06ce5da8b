import { createOnce } from '@/lib/once';

const isFirst = createOnce();

/**
 * Tells the operator, in the server's log, what is odd in the content: once, not at every view of the page. Call
 * it on the server alone (`typeof window`), so that browsers download no text that they never show.
 */
export function warnOnce(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the kit also runs in the browser, where there is no logger
  if (isFirst(message)) console.warn(message);
}
