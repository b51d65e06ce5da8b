import { createOnce } from '@/platform/telemetry/create-once';

const isFirst = createOnce();

/**
 * Logs a problem with the content once, not at every view of the page. Call it only on the server
 * (`typeof window`), so that browsers do not download the text.
 */
export function warnOnce(message: string): void {
  // biome-ignore lint/suspicious/noConsole: components also run in the browser, where there is no logger
  if (isFirst(message)) console.warn(message);
}
